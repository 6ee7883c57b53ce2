import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answered } from './answered.ts'
import { differs, turnApart } from './testing/agrees.ts'
import { disruptionDiffers, replaceDiffers } from './testing/disrupts.ts'

interface Case {
  readonly id: string
  readonly ask: string
  readonly in: unknown
  readonly expect: unknown
  readonly tol: Readonly<Record<string, number>>
  readonly note?: string
}

interface Events {
  readonly models: readonly {
    readonly id: string
    readonly full: boolean
    readonly intervals: readonly (readonly [number, number])[]
  }[]
}

interface Best {
  readonly bestScore: number
  readonly optima: readonly { readonly from: number; readonly to: number }[]
}

const folder = join(import.meta.dirname, 'testing/cases')
const read = (file: string): Case[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** Spans of directions agree when each expected one is there, whole turns aside. */
function eventsDiffer(expected: Events, answer: Events, slack: number): string | null {
  for (const { id, full, intervals } of expected.models) {
    const found = answer.models.find((model) => model.id === id)
    if (found?.full !== full || found.intervals.length !== intervals.length)
      return `${id} should be ${JSON.stringify(intervals)}, is ${JSON.stringify(found)}`
    for (const [from, to] of intervals) {
      const near = found.intervals.some(([a, b]) => turnApart(a, from) <= slack && turnApart(b, to) <= slack)
      if (!near) return `${id} should have ${from} to ${to}, has ${JSON.stringify(found.intervals)}`
    }
  }
  return null
}

/** A best direction agrees when its score does, and when it lies in one of the best spans. */
function bestDiffers(expected: Best, answer: { bestScore: number; theta: number }, slack: number): string | null {
  if (Math.abs(answer.bestScore - expected.bestScore) > 1e-9)
    return `score ${answer.bestScore}, not ${expected.bestScore}`
  const lies = expected.optima.some(
    ({ from, to }) => turnApart(answer.theta, (from + to) / 2) <= Math.abs(to - from) / 2 + slack,
  )
  return lies ? null : `${answer.theta}° is in none of the best spans`
}

/** A question with as much time as it needs on a slow machine, or as little as does where no proof is to be had. */
function patient(input: unknown, expected: unknown): unknown {
  const open = typeof expected === 'object' && expected !== null && 'slack' in expected
  return { ...Object(input), ms: open ? 300 : 20_000 }
}

function fault({ id, ask, in: given, expect: expected, tol }: Case): string | null {
  const input = ask === 'leastDisruption' ? patient(given, expected) : given
  const reply = JSON.parse(answered(JSON.stringify({ id, ask, in: input })))
  if (reply.id !== id) return `answers ${reply.id}`
  if (reply.error) return reply.error
  const slack = Math.max(1e-12, ...Object.values(tol).filter((value) => typeof value === 'number'))
  // What is expected of these comes from the cases' files, in the shapes above.
  if (ask === 'sprayEvents') return eventsDiffer(expected as Events, reply.answer, slack)
  if (ask === 'sprayBest') return bestDiffers(expected as Best, reply.answer, slack)
  if (ask === 'replace') return replaceDiffers(expected as Parameters<typeof replaceDiffers>[0], reply.answer, tol)
  if (ask === 'leastDisruption') {
    type Asked = Parameters<typeof disruptionDiffers>
    return disruptionDiffers(input as Asked[0], expected as Asked[1], reply.answer, slack)
  }
  return differs(expected, reply.answer, slack)
}

describe('questions with right answers', () => {
  const files = readdirSync(folder)

  it('are there: thirty-one kinds in eighteen files', () => {
    expect(files).toHaveLength(18)
    expect(new Set(files.flatMap(read).map(({ ask }) => ask)).size).toBe(31)
  })

  it.each(files)(
    'of %s are answered right, every one',
    (file) => {
      const wrong = read(file).flatMap((one) => {
        const why = fault(one)
        return why === null ? [] : [`${one.id} ${one.note ?? ''}: ${why}`]
      })
      expect(wrong).toEqual([])
    },
    60_000,
  )
})
