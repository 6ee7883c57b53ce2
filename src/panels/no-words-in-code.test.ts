import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const room = import.meta.dirname
const components = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

/** Attributes that a reader sees or hears; `name` is left out, as it names icons. */
const SPOKEN = new Set(['label', 'note', 'title', 'alt', 'placeholder', 'aria-label', 'aria-description'])
const LETTERS = /\p{L}/u

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function walk(value: unknown, meet: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, meet)
  else if (isNode(value)) {
    meet(value)
    for (const part of Object.values(value)) walk(part, meet)
  }
}

/** Texts with letters in them that stand between tags, in braces between tags, or in an attribute that is read out. */
function wordsIn(source: string): string[] {
  const found: string[] = []
  const literal = (value: unknown) => {
    if (isNode(value) && value.type === 'Literal' && typeof value.value === 'string') found.push(value.value)
  }
  const inBraces = (value: unknown) =>
    isNode(value) && value.type === 'JSXExpressionContainer' ? value.expression : value
  walk(parseSync('component.tsx', source).program, (node) => {
    if (node.type === 'JSXText' && typeof node.value === 'string') found.push(node.value)
    if (node.type === 'JSXElement' && Array.isArray(node.children))
      for (const child of node.children) literal(inBraces(child))
    const name = node.type === 'JSXAttribute' && isNode(node.name) ? node.name.name : null
    if (typeof name === 'string' && SPOKEN.has(name)) literal(inBraces(node.value))
  })
  return found.filter((text) => LETTERS.test(text)).map((text) => text.trim())
}

describe('words of the interface', () => {
  it('stand in the catalogues and nowhere in the components', () => {
    expect(components.length).toBeGreaterThan(20)
    const found = components.flatMap((file) =>
      wordsIn(readFileSync(join(room, file), 'utf8')).map((text) => `${file}: ${text}`),
    )
    expect(found).toEqual([])
  })

  it('are found where somebody forgets', () => {
    expect(wordsIn('const a = <p>Forgotten {1}</p>')).toEqual(['Forgotten'])
    expect(wordsIn("const a = <p>{'Forgotten'}</p>")).toEqual(['Forgotten'])
    expect(wordsIn('const a = <Key label="Forgotten" />')).toEqual(['Forgotten'])
    expect(wordsIn("const a = <div aria-label={'Забыто'} />")).toEqual(['Забыто'])
    expect(wordsIn('const a = <Icon name="undo" />')).toEqual([])
  })
})
