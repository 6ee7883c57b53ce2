import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const script = join(import.meta.dirname, '../../scripts/ask.mjs')
const blast = '{"id":"b","ask":"blast","in":{"template":{"x":0,"y":0,"diameterIn":3},"models":[]}}'

describe('the program’s voice', () => {
  it('answers every line of its input, a broken one included, and passes over empty ones', () => {
    const { stdout, status } = spawnSync(process.execPath, [script], {
      input: `\uFEFF${blast}\r\n\nbroken\n${blast}`,
      encoding: 'utf8',
    })
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id }) => id)).toEqual(['b', null, 'b'])
    expect(status).toBe(0)
  }, 20_000)

  it('reads a file named as argument, and says in one sentence when it can’t', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ask-')), 'questions.jsonl')
    writeFileSync(file, `${blast}\n`)
    expect(spawnSync(process.execPath, [script, file], { encoding: 'utf8' }).stdout).toContain('"answer"')
    const missing = spawnSync(process.execPath, [script, `${file}.gone`], { encoding: 'utf8' })
    expect(missing).toMatchObject({ status: 1, stdout: '' })
    expect(missing.stderr).toContain("can't be read")
  }, 20_000)

  it('takes no second file, and says so rather than pass over it', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, 'a.jsonl', 'b.jsonl'], { encoding: 'utf8' })
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 })
    expect(stderr).toContain('Expected one file of questions at most, got 2')
  }, 20_000)

  it('goes on after a question whose id can’t be written back', () => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [script], {
      input: `{"id":1e400,"ask":"distance"}\n${blast}\n`,
      encoding: 'utf8',
    })
    expect(stdout.trimEnd().split('\n')).toHaveLength(2)
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
  }, 20_000)

  it('speaks of no file where standard input can’t be read', () => {
    const writeOnly = openSync(join(mkdtempSync(join(tmpdir(), 'ask-')), 'written'), 'w')
    const unreadable = spawnSync(process.execPath, [script], { stdio: [writeOnly, 'pipe', 'pipe'], encoding: 'utf8' })
    closeSync(writeOnly)
    expect(unreadable.status).toBe(1)
    expect(unreadable.stderr).toMatch(/^The standard input can't be read: [^\n]*\.\n$/)
  }, 20_000)

  it('answers while it is still being asked', async () => {
    const program = spawn(process.execPath, [script])
    program.stdin.write(`${blast}\n`)
    const [answer] = await once(program.stdout, 'data')
    expect(String(answer)).toContain('"id":"b"')
    program.stdin.end()
    expect(await once(program, 'exit')).toEqual([0, null])
  }, 20_000)
})
