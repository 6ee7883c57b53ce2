import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marks } from '../games/mark.ts'
import { freshTable } from '../table/fresh.ts'
import { galleryTable, readyIds } from '../table/gallery/gallery.ts'
import { MOST_MODELS } from '../table/limits.ts'
import { begun, type History, outcome } from '../table/past/history.ts'
import { same } from '../table/same.ts'
import { createTableStore } from '../table/store.ts'
import { anyAction, modelOf, smallTable } from '../table/testing/actions.ts'
import { formatTable, LONGEST_TEXT, MOST_STEPS, packTable } from './format.ts'
import { migrated, migrations, VERSION } from './migrations.ts'
import { parseTable } from './parse.ts'
import { readTable } from './pieces.ts'

const fixtures = join(import.meta.dirname, 'testing')
const fixture = (version: number) => readFileSync(join(fixtures, `version-${version}.json`), 'utf8')

const cardsInFixture = JSON.parse(fixture(VERSION)).table.cards.length

const polygon = (...corners: readonly (readonly [number, number])[]) => ({
  shape: 'polygon',
  points: corners.map(([x, y]) => ({ x, y })),
})

/** The fixture with one thing in it changed, as text. */
function spoilt(change: (file: ReturnType<typeof JSON.parse>) => void): string {
  const file = JSON.parse(fixture(VERSION))
  delete file.past
  change(file)
  return JSON.stringify(file)
}

function reasonOf(text: string) {
  const parsed = parseTable(text)
  return parsed.ok ? null : parsed.reason
}

describe('a base in a file', () => {
  const withBase = (base: unknown) =>
    spoilt((file) => {
      file.table.models[0].base = base
    })

  it('may be a rectangle with a width and a depth, and is none without one of them, or of no known shape', () => {
    const read = parseTable(withBase({ shape: 'rectangle', width: 25, depth: 50 }))
    expect(read.ok && read.history.base.models[0]?.base).toEqual({ shape: 'rectangle', width: 25, depth: 50 })
    expect(reasonOf(withBase({ shape: 'rectangle', width: 25 }))).not.toBeNull()
    expect(reasonOf(withBase({ shape: 'rectangle', width: 25, depth: 0 }))).not.toBeNull()
    expect(reasonOf(withBase({ shape: 'round', width: 25, depth: 50 }))).not.toBeNull()
    expect(reasonOf(withBase({ shape: 'oval', mm: 60 }))).not.toBeNull()
  })
})

describe('an entry of the log in a file', () => {
  const withGave = (gave: unknown) =>
    spoilt((file) => {
      const told = { id: 'p', of: 'hordes.forfeit', actor: 'A', by: 'a', target: '' }
      file.table.log = [{ ...told, steps: [], dice: [], result: [], seed: 1, spent: ['a'], gave }]
    })

  it('keeps what was given up for it, and takes nothing else for that', () => {
    const read = parseTable(withGave({ part: 'movement', gain: 'aiming' }))
    const kept = { spent: ['a'], gave: { part: 'movement', gain: 'aiming' } }
    expect(read.ok && read.history.base.log[0]).toMatchObject(kept)
    expect(reasonOf(withGave({ part: 'lunch', gain: 'aiming' }))).not.toBeNull()
  })
})

describe('a table survives its file', () => {
  it('whatever was done to it, the text gives back the same table and the same past', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), fc.nat(3), (actions, undos) => {
        const store = createTableStore(smallTable())
        for (const action of actions) store.act(action)
        for (let count = 0; count < undos; count += 1) store.undo()
        const { history, table } = store.getState()
        for (const text of [formatTable(history), packTable(history)]) {
          const parsed = parseTable(text)
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
          expect(same(parsed.history, history)).toBe(true)
          expect(same(outcome(parsed.history), table)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('a long past is shortened to its last thousand steps', () => {
    const store = createTableStore(smallTable())
    for (let step = 0; step < MOST_STEPS + 500; step += 1)
      store.act({ do: 'place', places: [{ id: 'm0', x: 10 + (step + 1) / 100, y: 10, facing: 0 }] })
    const parsed = parseTable(formatTable(store.getState().history))
    expect(parsed.ok && parsed.history.steps.length).toBe(MOST_STEPS)
    expect(parsed.ok && same(outcome(parsed.history), store.getState().table)).toBe(true)
  })

  it('a file of 200 models with a full past stays under half a megabyte', () => {
    const store = createTableStore({
      ...smallTable(),
      models: Array.from({ length: 200 }, (_, index) => modelOf(`model-${index}`, 1 + index / 5, 20.123456789)),
    })
    for (let step = 0; step < MOST_STEPS; step += 1)
      store.act({ do: 'place', places: [{ id: 'model-1', x: 10 + Math.sqrt(step), y: 10.123456789, facing: 12.5 }] })
    expect(packTable(store.getState().history).length).toBeLessThan(500_000)
  })

  it('reads one model a line', () => {
    const lines = formatTable(begun(smallTable())).split('\n')
    expect(lines.filter((line) => line.includes('"id":"m1"'))).toHaveLength(2)
  })

  it('a past that leads elsewhere is dropped, the table stays', () => {
    const file = JSON.parse(fixture(1))
    file.past.steps.pop()
    const parsed = parseTable(JSON.stringify(file))
    expect(parsed.ok && parsed.history.steps).toEqual([])
    expect(parsed.ok && outcome(parsed.history).lays).toHaveLength(2)
  })
})

describe('versions', () => {
  it('there is a fixture for every version, and each reads to a table with its past', () => {
    const versions = readdirSync(fixtures).flatMap((file) => /^version-(\d+)\.json$/.exec(file)?.[1] ?? [])
    expect(versions.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: VERSION }, (_, at) => at + 1))
    for (const version of versions) {
      const parsed = parseTable(fixture(Number(version)))
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
      expect(parsed.history.steps.length).toBe(3)
      expect(outcome(parsed.history).models.map(({ name }) => name)).toEqual(['Hunter 1', 'Bear'])
    }
  })

  it('a shot of version 1 had missed, wherever in its file it stands', () => {
    const shot = { kind: 'deviation', id: 'l2', pinned: false, origin: 'm1', target: 'm2', range: 9, diameter: 4 }
    const file = JSON.parse(fixture(1))
    const fallen = { ...shot, direction: 1, distance: null }
    file.table.lays[1] = fallen
    file.past.steps[2].action.lay = fallen
    file.past.undone = [file.past.steps[2]]
    const parsed = parseTable(JSON.stringify(file))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
    expect(outcome(parsed.history).lays[1]).toEqual({ ...fallen, hit: false })
    expect(outcome(parsed.history)).toMatchObject({ terrain: [], heights: false })
    expect(parsed.history.steps).toHaveLength(3)
  })

  it('there is a migration from every version but the last, in order', () => {
    expect(migrations.map(({ from }) => from)).toEqual(Array.from({ length: VERSION - 1 }, (_, at) => at + 1))
  })

  it('migrations run one after the other from the version of the file', () => {
    const steps = [1, 2, 3].map((from) => ({
      from,
      change: (file: Readonly<Record<string, unknown>>) => ({ ...file, ran: `${String(file.ran ?? '')}${from}` }),
    }))
    expect(migrated({ version: 2 }, 2, 4, steps)).toEqual({ version: 4, ran: '23' })
  })

  it('migrations import nothing', () => {
    expect(readFileSync(join(import.meta.dirname, 'migrations.ts'), 'utf8')).not.toMatch(/^import/m)
  })
})

describe('a hostile file is refused with the place of what is wrong', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\t ', 'empty'],
    ['prose', 'Dear table', 'notJson'],
    ['a NaN', fixture(1).replace('"x": 20', '"x": NaN'), 'notJson'],
    ['a list', '[1, 2]', 'notATable'],
    ['a number', '42', 'notATable'],
    ['another program’s file', '{"version": 1, "nodes": []}', 'notATable'],
    ['nesting without end', '['.repeat(200_000), 'notJson'],
  ])('%s', (_, text, code) => {
    expect(reasonOf(text)?.code).toBe(code)
  })

  it('cut off anywhere, it is never read and never throws', () => {
    const text = formatTable(begun(smallTable()))
    for (let length = 1; length < text.length - 2; length += 7) {
      const reason = reasonOf(text.slice(0, length))
      expect(['truncated', 'notJson']).toContain(reason?.code)
    }
  })

  it.each<[string, (file: ReturnType<typeof JSON.parse>) => void, object]>([
    [
      'text for a number',
      (f) => (f.table.models[1].x = 'six'),
      { code: 'wrongType', values: { place: 'table.models[1].x', expected: 'number', got: '"six"' } },
    ],
    [
      'null for a number',
      (f) => (f.table.models[0].y = null),
      { code: 'wrongType', values: { place: 'table.models[0].y', expected: 'number', got: 'null' } },
    ],
    ['a list for a table', (f) => (f.table = []), { code: 'missingKey', values: { place: 'table.id' } }],
    [
      'a text for models',
      (f) => (f.table.models = 'many'),
      { code: 'wrongType', values: { place: 'table.models', expected: 'Array', got: '"many"' } },
    ],
    [
      'a huge number',
      (f) => (f.table.models[0].x = 1e308),
      { code: 'outOfRange', values: { place: 'table.models[0].x', got: '1e+308' } },
    ],
    [
      'a place off every mat',
      (f) => (f.table.models[0].y = -1000.5),
      { code: 'outOfRange', values: { place: 'table.models[0].y' } },
    ],
    [
      'a base of no size',
      (f) => (f.table.models[0].base.mm = 0),
      { code: 'outOfRange', values: { place: 'table.models[0].base.mm' } },
    ],
    [
      'a square base',
      (f) => (f.table.models[0].base.shape = 'square'),
      { code: 'wrongValue', values: { place: 'table.models[0].base.shape' } },
    ],
    [
      'a die of seven',
      (f) =>
        (f.table.lays[1] = {
          kind: 'deviation',
          id: 'l2',
          pinned: false,
          origin: 'm1',
          target: 'm2',
          range: 9,
          diameter: 4,
          direction: 7,
          distance: null,
          hit: false,
        }),
      { code: 'wrongValue', values: { place: 'table.lays[1].direction' } },
    ],
    [
      'an id twice',
      (f) => (f.table.models[1].id = 'm1'),
      { code: 'twice', values: { place: 'table.models[1].id', id: 'm1' } },
    ],
    [
      'a lay’s id twice',
      (f) => (f.table.lays[1].id = 'l1'),
      { code: 'twice', values: { place: 'table.lays[1].id', id: 'l1' } },
    ],
    [
      'ten thousand answers',
      (f) => {
        const answers = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`k${at}`, true]))
        const held = { kind: 'procedure', id: 'p', pinned: true, of: 'ranged', actor: 'm1', target: 'm2' }
        f.table.lays.push({ ...held, answers, rolls: {} })
      },
      { code: 'tooMany', values: { got: 10_000, most: 1000 } },
    ],
    [
      'a unit card’s id twice',
      (f) => f.table.cards.push(f.table.cards[0]),
      { code: 'twice', values: { place: `table.cards[${cardsInFixture}].id` } },
    ],
    [
      'a piece of terrain’s id twice',
      (f) => f.table.terrain.push(f.table.terrain[0]),
      { code: 'twice', values: { place: 'table.terrain[1].id', id: 'w1' } },
    ],
    [
      'terrain whose edges cross',
      (f) => (f.table.terrain[0].ground = polygon([0, 0], [4, 4], [4, 0], [0, 4])),
      { code: 'wrongValue', values: { place: 'table.terrain[0].ground' } },
    ],
    [
      'terrain of two corners',
      (f) => (f.table.terrain[0].ground = polygon([0, 0], [4, 4])),
      { code: 'wrongValue', values: { place: 'table.terrain[0].ground.points' } },
    ],
    [
      'terrain without an area',
      (f) => (f.table.terrain[0].ground = polygon([0, 0], [4, 4], [2, 2])),
      { code: 'wrongValue', values: { place: 'table.terrain[0].ground' } },
    ],
    [
      'terrain with a corner off every mat',
      (f) => (f.table.terrain[0].ground = polygon([0, 0], [4000, 4], [2, 2])),
      { code: 'outOfRange', values: { place: 'table.terrain[0].ground.points[1].x' } },
    ],
    [
      'terrain of a shape nobody knows',
      (f) => (f.table.terrain[0].ground.shape = 'star'),
      { code: 'wrongValue', values: { place: 'table.terrain[0].ground.shape' } },
    ],
    [
      'a wood that lets less than nothing pass',
      (f) => (f.table.terrain[0].blocks = { depth: -1 }),
      { code: 'wrongType', values: { place: 'table.terrain[0].blocks' } },
    ],
    [
      'terrain taller than anything',
      (f) => (f.table.terrain[0].height = 101),
      { code: 'outOfRange', values: { place: 'table.terrain[0].height' } },
    ],
    [
      'terrain with a key nobody knows',
      (f) => (f.table.terrain[0].colour = 'red'),
      { code: 'unknownKey', values: { place: 'table.terrain[0].colour' } },
    ],
    [
      'terrain whose edges cross, in the past',
      (f) => {
        const bad = { ...f.table.terrain[0], ground: polygon([0, 0], [4, 4], [4, 0], [0, 4]) }
        f.past = { base: f.table, steps: [{ action: { do: 'build', pieces: [bad] }, author: 'me' }], undone: [] }
      },
      { code: 'wrongValue', values: { place: 'past.steps[0].action.pieces[0].ground' } },
    ],
    [
      'a mark twice',
      (f) => (f.table.models[0].marks = ['knockedDown', 'knockedDown']),
      { code: 'wrongValue', values: { place: 'table.models[0].marks' } },
    ],
    [
      'marks without end',
      (f) => (f.table.models[0].marks = Array(1000).fill('knockedDown')),
      { code: 'tooMany', values: { place: 'table.models[0].marks', most: marks.length } },
    ],
    [
      'a lay on a model that is not there',
      (f) => (f.table.lays[1].origin = 'm9'),
      { code: 'gone', values: { place: 'table.lays[1]', id: 'm9' } },
    ],
    [
      'an activation of nobody',
      (f) => (f.table.activations[0].model = 'm9'),
      { code: 'gone', values: { place: 'table.activations[0].model', id: 'm9' } },
    ],
    [
      'nobody declared',
      (f) => (f.table.declared = 'm9'),
      { code: 'gone', values: { place: 'table.declared', id: 'm9' } },
    ],
    [
      'an activation that began nowhere',
      (f) => (f.table.activations[0].path = []),
      { code: 'wrongValue', values: { place: 'table.activations[0].path' } },
    ],
    [
      'two things in hand',
      (f) => (f.table.lays[0].pinned = false),
      { code: 'wrongValue', values: { place: 'table.lays[1].pinned' } },
    ],
    [
      'a game nobody plays',
      (f) => (f.table.game = 'chess'),
      { code: 'unknownGame', values: { place: 'table.game', got: '"chess"' } },
    ],
    [
      'a key nobody knows',
      (f) => (f.table.models[0].girth = 3),
      { code: 'unknownKey', values: { place: 'table.models[0].girth' } },
    ],
    [
      'a key left out',
      (f) => delete f.table.models[0].side,
      { code: 'missingKey', values: { place: 'table.models[0].side' } },
    ],
    ['a newer version', (f) => (f.version = 99), { code: 'newer', values: { got: 99, known: VERSION } }],
    ['no version', (f) => delete f.version, { code: 'wrongValue', values: { place: 'version' } }],
    ['a version and a half', (f) => (f.version = 1.5), { code: 'wrongValue', values: { place: 'version' } }],
    [
      'a spray at oneself',
      (f) => (f.table.lays[1].aim.id = 'm1'),
      { code: 'wrongValue', values: { place: 'table.lays[1]' } },
    ],
    [
      'an outline whose tip is behind its shoulders',
      (f) => (f.table.outlines[0].profiles['8'].tip = 1),
      { code: 'wrongValue', values: { place: 'table.outlines[0].profiles.8' } },
    ],
    [
      'a step that is none',
      (f) => (f.past = { base: f.table, steps: [{ action: { do: 'explode' }, author: 'me' }], undone: [] }),
      { code: 'wrongValue', values: { place: 'past.steps[0].action.do' } },
    ],
    [
      'a past with too many steps',
      (f) =>
        (f.past = {
          base: f.table,
          steps: Array(MOST_STEPS + 1).fill({ action: { do: 'finish' }, author: 'me' }),
          undone: [],
        }),
      { code: 'tooMany', values: { place: 'past.steps', most: MOST_STEPS } },
    ],
    [
      'a name without end',
      (f) => (f.table.name = 'x'.repeat(5000)),
      { code: 'wrongValue', values: { place: 'table.name' } },
    ],
  ])('%s', (_, change, expected) => {
    expect(reasonOf(spoilt(change))).toMatchObject(expected)
  })

  it('a number beyond all numbers is out of range', () => {
    expect(reasonOf(spoilt(() => undefined).replace('"x":20', '"x":1e999'))).toMatchObject({ code: 'outOfRange' })
  })

  it('keys that reach for a prototype are refused and change nothing', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const text = spoilt(() => undefined).replace('"readings":{', `"readings":{"${key}":{"polluted":true},`)
      expect(reasonOf(text)).toEqual({ code: 'badKey', values: { place: `table.readings.${key}` } })
    }
    expect({}).not.toHaveProperty('polluted')
  })

  it('ten thousand models are refused at once, with the limit', () => {
    const models = Array.from({ length: 10_000 }, (_, index) => modelOf(`n${index}`, 1, 1))
    const text = spoilt((file) => {
      file.table.models = models
    })
    const start = performance.now()
    expect(reasonOf(text)).toEqual({
      code: 'tooMany',
      values: { place: 'table.models', got: 10_000, most: MOST_MODELS },
    })
    expect(performance.now() - start).toBeLessThan(1000)
  })

  it('as many models as a table holds are read in a moment', () => {
    const models = Array.from({ length: MOST_MODELS }, (_, index) => modelOf(`n${index}`, 1, 1))
    const text = formatTable(begun({ ...freshTable({ id: 't', name: '', game: 'hordes', seed: 1 }), models }))
    const start = performance.now()
    expect(parseTable(text).ok).toBe(true)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  it('a text longer than any table is not even looked at', () => {
    expect(reasonOf(`{${' '.repeat(LONGEST_TEXT)}}`)?.code).toBe('tooLarge')
  })

  it('whatever JSON it is given, it answers and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (any, part) => {
        expect(parseTable(JSON.stringify(any)).ok).toBe(false)
        expect(parseTable(spoilt((file) => (file.table.models[0].base = part))).ok).toBe(
          same(part, { shape: 'round', mm: 30 }),
        )
        expect(readTable(any).ok).toBe(false)
      }),
    )
  })

  it('any one value of a good file replaced by any other is read or refused, never half read', () => {
    const file: History = JSON.parse(fixture(1))
    const leaves: string[][] = []
    const walk = (value: unknown, keys: string[]) => {
      if (typeof value !== 'object' || value === null) leaves.push(keys)
      else for (const [key, item] of Object.entries(value)) walk(item, [...keys, key])
    }
    walk(file, [])
    fc.assert(
      fc.property(fc.constantFrom(...leaves), fc.jsonValue({ maxDepth: 1 }), (keys, value) => {
        const copy = structuredClone<ReturnType<typeof JSON.parse>>(file)
        let holder = copy
        for (const key of keys.slice(0, -1)) holder = holder[key]
        holder[keys.at(-1) ?? ''] = value
        const parsed = parseTable(JSON.stringify(copy))
        if (parsed.ok) expect(parseTable(packTable(parsed.history)).ok).toBe(true)
        else expect(parsed.reason.code).not.toBe('')
      }),
      { numRuns: 500 },
    )
  })
})

describe('the ready tables', () => {
  it.each(readyIds)('%s survives its file in both languages', (id) => {
    for (const language of ['en', 'ru'] as const) {
      const table = galleryTable(id, language, 2 ** 32 - 1)
      const parsed = parseTable(formatTable(begun(table)))
      expect(parsed.ok && outcome(parsed.history)).toEqual(table)
    }
  })
})
