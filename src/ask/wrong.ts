import * as v from 'valibot'

/** A value as a sentence can hold it: short, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'number' && !Number.isFinite(value)) return `${value}`
  const text = JSON.stringify(value) ?? typeof value
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** What is wrong with an input, in one sentence: the field, what was expected of it, and what came. */
export function wrong(issue: v.BaseIssue<unknown>): string {
  const field = ['in', v.getDotPath(issue)].filter((part) => part !== null).join('.')
  if (issue.kind === 'schema' && issue.input === undefined && issue.path) return `${field}: it is missing`
  const kinds = issue.type === 'variant' ? issue.expected?.replace(/[()]/g, '').replaceAll(' | ', ' or ') : undefined
  return `${field}: expected ${kinds ?? issue.message}, got ${shown(issue.input)}`
}
