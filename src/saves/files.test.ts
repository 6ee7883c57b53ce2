import { describe, expect, it } from 'vitest'
import { fileName, readFile } from './files.ts'
import { LONGEST_TEXT } from './format.ts'

describe('the name of a file', () => {
  it.each([
    ['Ford at dawn', 'Ford at dawn.edgewise.json'],
    ['Брод на рассвете', 'Брод на рассвете.edgewise.json'],
    ['../../etc/passwd', 'etc passwd.edgewise.json'],
    ['a:b*c?"<>|', 'a b c.edgewise.json'],
    ['', 'table.edgewise.json'],
    ['...', 'table.edgewise.json'],
    ['CON', 'table CON.edgewise.json'],
    ['line\nbreak\u202e', 'line break.edgewise.json'],
  ])('%j becomes %j', (name, expected) => {
    expect(fileName(name)).toBe(expected)
  })

  it('is never too long', () => {
    expect(fileName('x'.repeat(500)).length).toBeLessThan(100)
  })
})

describe('a chosen file', () => {
  it('gives its text', async () => {
    expect(await readFile(new Blob(['{"a": "ё"}']))).toEqual({ ok: true, value: '{"a": "ё"}' })
  })

  it('is refused before it is read when it is larger than any table', async () => {
    const file = new Blob([new Uint8Array(LONGEST_TEXT + 1)])
    expect(await readFile(file)).toMatchObject({ ok: false, reason: { code: 'tooLarge' } })
  })
})
