import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { choices } from './catalogue.ts'

const source = join(import.meta.dirname, '..')

interface Row {
  readonly rule: string
  readonly files: readonly string[]
  readonly tests: readonly { readonly file: string; readonly title: string }[]
  readonly switches: readonly string[]
}

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)

function rowOf(line: string): Row | null {
  const [, rule = '', computed = '', tests = '', switches = ''] = line.split('|').map((cell) => cell.trim())
  if (rule === '' || rule === 'Rule' || /^-+$/.test(rule)) return null
  return {
    rule,
    files: quoted(computed),
    tests: [...tests.matchAll(/`([^`]+)`: ([^;]+)/g)].map(([, file = '', title = '']) => ({
      file,
      title: title.trim(),
    })),
    switches: switches.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  }
}

const lines = readFileSync(join(import.meta.dirname, 'COVERAGE.md'), 'utf8').split('\n')
const rows = lines.flatMap((line) => (line.startsWith('|') ? (rowOf(line) ?? []) : []))

/** Whether a test file has a test, or a group of tests, whose title begins so. */
function hasTest(file: string, title: string): boolean {
  const path = join(source, file)
  if (!existsSync(path)) return false
  const text = readFileSync(path, 'utf8')
  return text.includes(`('${title}`) || text.includes(`("${title}`)
}

describe('the table of what is computed', () => {
  it('has rows for each game', () => {
    expect(rows.length).toBeGreaterThan(30)
  })

  it('has four cells a row, none of them padded, so that a change of it can be read', () => {
    const bad = lines.filter((line) => line.startsWith('|') && (/ {2}/.test(line) || line.split('|').length !== 6))
    expect(bad).toEqual([])
  })

  it('names source files that are there', () => {
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(source, file)))).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = rows.flatMap(({ tests }) => tests).filter(({ file, title }) => !hasTest(file, title))
    expect(missing).toEqual([])
  })

  it('has a test for every rule that is computed, and none for one that is not', () => {
    expect(rows.filter(({ files, tests }) => files.length > 0 !== tests.length > 0).map(({ rule }) => rule)).toEqual([])
  })

  it('names switches that are readings', () => {
    expect(rows.flatMap(({ switches }) => switches).filter((name) => !Object.hasOwn(choices, name))).toEqual([])
  })
})
