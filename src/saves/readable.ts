const WIDTH = 110

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A list whose items stand one a line even where they are wide: models, lays, steps. */
function lines(items: readonly string[], open: string, close: string, indent: string): string {
  if (items.length === 0) return `${open}${close}`
  const inner = `${indent}  `
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${indent}${close}`
}

/** Plain data as JSON for readers: short things on one line, the items of a list one a line, the rest indented. */
export function readable(value: unknown, indent = ''): string {
  const compact = JSON.stringify(value) ?? 'null'
  if (!isNested(value) || compact.length <= WIDTH - indent.length) return compact
  if (Array.isArray(value)) {
    return lines(
      value.map((item: unknown) => JSON.stringify(item) ?? 'null'),
      '[',
      ']',
      indent,
    )
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return lines(
    entries.map(([key, item]) => `${JSON.stringify(key)}: ${readable(item, `${indent}  `)}`),
    '{',
    '}',
    indent,
  )
}
