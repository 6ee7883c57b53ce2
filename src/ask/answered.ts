import { asks } from './asks.ts'
import { shown } from './wrong.ts'

type Id = string | number | null

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (value: unknown): Id =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value)) ? value : null

/** A line of JSON; throws a RangeError where a result went beyond what numbers can hold. */
function line(content: object): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('numbers too large to compute with')
    return value
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reply(id: Id, question: Readonly<Record<string, unknown>>): string {
  const given = question.id
  if (given !== undefined && given !== null && id === null)
    return line({ id, error: `id: expected a text or a number, got ${shown(given)}` })
  const name = question.ask
  const ask = typeof name === 'string' ? asks.get(name) : undefined
  if (!ask) return line({ id, error: `ask: expected one of ${[...asks.keys()].join(', ')}, got ${shown(name)}` })
  const result = ask.answer(question.in)
  return line(result.ok ? { id, answer: result.answer } : { id, error: result.error })
}

/**
 * The answer to one question, both a line of JSON: `{"id", "ask", "in"}` in, `{"id", "answer"}` out. What can't be
 * understood gives `{"id", "error"}` with one sentence that says why; the id is null where it can't be read.
 */
export function answered(text: string): string {
  const question = parsed(text)
  if (!isRecord(question))
    return line({ id: null, error: `expected a JSON object {"id", "ask", "in"} on one line, got ${shown(text)}` })
  const id = idOf(question.id)
  try {
    return reply(id, question)
  } catch (error) {
    return line({ id, error: error instanceof Error ? error.message : 'this can not be answered' })
  }
}
