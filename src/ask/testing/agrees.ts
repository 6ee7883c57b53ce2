/** How far numbers may be off, in inches or degrees as the case means them. */
export type Slack = number

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Where an answer first differs from what is expected of it, in words; null when it agrees. It may say more. */
export function differs(expected: unknown, answer: unknown, slack: Slack, where = 'answer'): string | null {
  if (typeof expected === 'number') {
    const near = typeof answer === 'number' && Math.abs(answer - expected) <= slack
    return near ? null : `${where} should be ${expected}, is ${JSON.stringify(answer)}`
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(answer) || answer.length !== expected.length)
      return `${where} should have ${expected.length} entries`
    return first(expected.map((item, i) => differs(item, answer[i], slack, `${where}[${i}]`)))
  }
  if (isRecord(expected)) {
    if (!isRecord(answer)) return `${where} should be an object, is ${JSON.stringify(answer)}`
    return first(Object.entries(expected).map(([key, item]) => differs(item, answer[key], slack, `${where}.${key}`)))
  }
  return Object.is(expected, answer)
    ? null
    : `${where} should be ${JSON.stringify(expected)}, is ${JSON.stringify(answer)}`
}

const first = (faults: readonly (string | null)[]) => faults.find((fault) => fault !== null) ?? null

/** How far two directions in degrees are apart, whole turns aside. */
export function turnApart(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360
  return Math.min(turn, 360 - turn)
}
