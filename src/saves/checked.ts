import * as v from 'valibot'
import { placeOf } from './inspect.ts'
import { type Read, type Refusal, refused, shown } from './refusal.ts'

type Issue = v.BaseIssue<unknown>

function keysOf(issue: Issue): (string | number)[] {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** How many an issue allows. */
const mostOf = (issue: Issue) => ('requirement' in issue ? Number(issue.requirement) : 0)

/** What an issue of the schema library means in our codes. Only the first one is told. */
function explained(issue: Issue, root: string): Refusal {
  const keys = keysOf(issue)
  const place = placeOf([...(root === '' ? [] : [root]), ...keys])
  const got = shown(issue.input)
  switch (issue.type) {
    case 'min_value':
    case 'max_value':
    case 'gt_value':
      return { code: 'outOfRange', values: { place, got, expected: issue.expected ?? '' } }
    case 'max_length':
      if (Array.isArray(issue.input)) {
        return { code: 'tooMany', values: { place, got: issue.input.length, most: mostOf(issue) } }
      }
      return { code: 'wrongValue', values: { place, got, expected: issue.expected ?? '' } }
    case 'max_entries':
      return { code: 'tooMany', values: { place, got: Object.keys(Object(issue.input)).length, most: mostOf(issue) } }
    case 'strict_object':
      if (issue.expected === 'never') return { code: 'unknownKey', values: { place } }
      if (issue.received === 'undefined') return { code: 'missingKey', values: { place } }
      return { code: 'wrongType', values: { place, got, expected: 'object' } }
    case 'picklist':
    case 'literal':
    case 'variant':
      if (keys.at(-1) === 'game') return { code: 'unknownGame', values: { place, got } }
      return { code: 'wrongValue', values: { place, got, expected: issue.expected ?? '' } }
    case 'check':
    case 'integer':
    case 'min_length':
      return { code: 'wrongValue', values: { place, got, expected: issue.expected ?? issue.message } }
    case 'custom':
      return { code: 'wrongType', values: { place, got, expected: issue.message } }
    default:
      return { code: 'wrongType', values: { place, got, expected: issue.expected ?? issue.message } }
  }
}

/** Data checked against a schema, stopping at the first thing wrong; `root` names the data in the place of a refusal. */
export function checked<const S extends v.GenericSchema>(
  schema: S,
  data: unknown,
  root: string,
): Read<v.InferOutput<S>> {
  const result = v.safeParse(schema, data, { abortEarly: true })
  if (result.success) return { ok: true, value: result.output }
  const { code, values } = explained(result.issues[0], root)
  return refused(code, values)
}
