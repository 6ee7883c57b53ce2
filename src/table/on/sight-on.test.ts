import { describe, expect, it } from 'vitest'
import type { Model, Table } from '../document.ts'
import { freshTable } from '../fresh.ts'
import { judged } from '../judged.ts'
import { type Terrain, usualEffects } from '../terrain.ts'
import { regionOn, sightOn, sparedOn } from './sight-on.ts'

const modelOf = (id: string, x: number, y: number, changes: Partial<Model> = {}): Model => ({
  ...{ id, name: id, unit: '', side: 'a', base: { shape: 'round', mm: 30 }, x, y, facing: 0, doubt: 0 },
  ...changes,
})

const wall = (id: string, x: number, y: number, changes: Partial<Terrain> = {}): Terrain => ({
  ...{ id, name: id, kind: 'wall', locked: false, ...usualEffects.wall },
  ground: { shape: 'rectangle', x, y, width: 0.5, depth: 6, turned: 0 },
  ...changes,
})

const tableWith = (
  models: readonly Model[],
  terrain: readonly Terrain[] = [],
  changes: Partial<Table> = {},
): Table => ({
  ...freshTable({ id: 't', name: 'T', game: 'hordes', seed: 1 }),
  models,
  terrain,
  ...changes,
})

describe('sight on the table', () => {
  const viewer = modelOf('a', 10, 10)
  const target = modelOf('b', 20, 10, { facing: 180 })

  it('is free over open ground, both ways', () => {
    const on = sightOn(tableWith([viewer, target]), { from: 'a', to: 'b' })
    expect([on?.there.seen, on?.back.seen]).toEqual([true, true])
  })

  it('is blocked by a wall between, and the wall is named', () => {
    const table = tableWith([viewer, target], [wall('Old wall', 15, 10)])
    const verdict = judged(table, { kind: 'sight', id: 's', pinned: false, from: 'a', to: 'b' })
    expect(verdict?.clauses.map(({ sentence }) => sentence.code)).toEqual(['blockedBy', 'seesNot'])
    expect(verdict?.reasons[0]?.sentence).toMatchObject({
      code: 'blockedBy',
      values: { blockers: { value: ['Old wall'] } },
    })
  })

  it('is too close to call where its widest way is narrower than the table can be set up, as between walls that touch', () => {
    const between = (gap: number) => {
      const table = tableWith([viewer, target], [wall('over', 15, 7 - gap / 2), wall('under', 15, 13 + gap / 2)])
      const verdict = judged(table, { kind: 'sight', id: 's', pinned: false, from: 'a', to: 'b' })
      return [verdict?.clauses[0]?.pip, verdict?.findings[0]?.standing, verdict?.reasons.map(({ verb }) => verb)[1]]
    }
    expect(between(0)).toEqual(['grazed', 'grazed', 'tooClose'])
    expect(between(0.08)).toEqual(['grazed', 'grazed', 'tooClose'])
    expect(between(0.12)).toEqual(['covered', 'covered', 'measured'])
  })

  it('differs there and back where only the target’s size counts', () => {
    const huge = modelOf('a', 10, 10, { base: { shape: 'round', mm: 120 } })
    const between = modelOf('c', 15, 10, { base: { shape: 'round', mm: 50 } })
    // A wide lane of large bases: the small target can't be seen past them, the huge one can.
    const lane = [6.5, 8.3, 11.7, 13.5].map((y, index) =>
      modelOf(`c${index}`, 15, y, { base: { shape: 'round', mm: 50 } }),
    )
    const on = sightOn(tableWith([huge, target, between, ...lane]), { from: 'a', to: 'b' })
    expect(on?.there.seen).toBe(false)
    expect(on?.back.seen).toBe(true)
  })

  it('is not blocked by one who is knocked down', () => {
    const row = [8, 9, 10, 11, 12].map((y, index) => modelOf(`c${index}`, 15, y, { marks: ['knockedDown'] }))
    expect(sightOn(tableWith([viewer, target, ...row]), { from: 'a', to: 'b' })?.there.seen).toBe(true)
    const standing = row.map((model) => ({ ...model, marks: [] }))
    expect(sightOn(tableWith([viewer, target, ...standing]), { from: 'a', to: 'b' })?.there.seen).toBe(false)
  })

  it('goes over what is lower than both, but only where heights count', () => {
    const low = wall('low', 15, 10, { height: 1 })
    expect(sightOn(tableWith([viewer, target], [low]), { from: 'a', to: 'b' })?.there.seen).toBe(false)
    expect(sightOn(tableWith([viewer, target], [low], { heights: true }), { from: 'a', to: 'b' })?.there.seen).toBe(
      true,
    )
  })

  it('runs through no more wood than its depth', () => {
    const wood = (width: number): Terrain => ({
      ...{ id: 'w', name: 'Wood', kind: 'wood', locked: false, ...usualEffects.wood },
      ground: { shape: 'rectangle', x: 15, y: 10, width, depth: 20, turned: 0 },
    })
    const shallow = sightOn(tableWith([viewer, target], [wood(2.9)]), { from: 'a', to: 'b' })?.there
    expect(shallow).toMatchObject({ seen: true, reason: 'throughWoods' })
    expect(shallow?.throughWoods).toBeCloseTo(2.9, 3)
    expect(sightOn(tableWith([viewer, target], [wood(3.2)]), { from: 'a', to: 'b' })?.there.reason).toBe('tooDeep')
  })

  it('fails behind the viewer where the game looks through the front arc', () => {
    const turned = modelOf('a', 10, 10, { facing: 180 })
    expect(sightOn(tableWith([turned, target]), { from: 'a', to: 'b' })?.there.reason).toBe('behind')
    const around = tableWith([turned, target], [], { readings: { sightArc: 'around' } })
    expect(sightOn(around, { from: 'a', to: 'b' })?.there.seen).toBe(true)
  })

  it('spares from a spray whom terrain alone hides, never whom models hide', () => {
    const near = modelOf('n', 13, 10)
    const hidden = modelOf('h', 16, 10)
    const spray = { kind: 'spray', id: 's', pinned: false, origin: 'a', size: 8, outline: 'nested' } as const
    const aimed = { ...spray, aim: { kind: 'model', id: 'n' } } as const
    const covered = (table: Table) =>
      judged(table, aimed)
        ?.findings.filter((one) => one.covered)
        .map((one) => one.id)
    expect(covered(tableWith([viewer, near, hidden]))).toEqual(['n', 'h'])
    const walled = tableWith([viewer, near, hidden], [wall('w', 14.5, 10)])
    expect(covered(walled)).toEqual(['n'])
    expect(sparedOn(walled, 'a', 'h')).toBe(true)
    expect(judged(walled, aimed)?.clauses.some(({ sentence }) => sentence.code === 'sparedMany')).toBe(true)
  })

  it('the region a model sees ends at a wall', () => {
    const region = regionOn(tableWith([viewer, target], [wall('w', 15, 10)]), { from: 'a', to: 'b' })
    expect(region?.edges.length).toBeGreaterThan(3)
    expect(region?.edges.some(({ from }) => Math.abs(from.x - 14.75) < 1e-6)).toBe(true)
    expect(regionOn(tableWith([viewer]), { from: 'a', to: 'gone' })).toBeNull()
  })

  it('the region ends in a wood as deep as one may see, and behind bases as large as the target’s', () => {
    const wood: Terrain = {
      ...{ id: 'w', name: 'Wood', kind: 'wood', locked: false, ...usualEffects.wood },
      ground: { shape: 'rectangle', x: 20, y: 10, width: 10, depth: 8, turned: 0 },
    }
    const reach = (models: readonly Model[]) => {
      const edges = regionOn(tableWith(models, [wood]), { from: 'a', to: 'b' })?.edges ?? []
      return Math.max(...edges.filter(({ from }) => Math.abs(from.y - 10) < 0.05).map(({ from }) => from.x))
    }
    expect(reach([viewer, target])).toBeCloseTo(18, 2)
    const small = modelOf('s', 13, 10, { base: { shape: 'round', mm: 20 } })
    const same = modelOf('s', 13, 10)
    expect(reach([viewer, target, small])).toBeCloseTo(18, 2)
    expect(reach([viewer, target, same])).toBeLessThan(13)
    expect(reach([viewer, modelOf('b', 17, 10)])).toBeCloseTo(18, 2)
  })

  it('one who stands on a hill looks over what is lower than both', () => {
    const hill: Terrain = {
      ...{ id: 'h', name: 'Hill', kind: 'hill', locked: false, ...usualEffects.hill, stand: 3, height: 3 },
      ground: { shape: 'disc', x: 10, y: 10, radius: 2 },
    }
    const low = wall('low', 15, 10, { height: 2 })
    const huge = modelOf('b', 20, 10, { facing: 180, base: { shape: 'round', mm: 120 } })
    const flat = tableWith([viewer, huge], [low], { heights: true })
    const raised = tableWith([viewer, huge], [hill, low], { heights: true })
    expect(sightOn(flat, { from: 'a', to: 'b' })?.there.seen).toBe(false)
    expect(sightOn(raised, { from: 'a', to: 'b' })?.there.seen).toBe(true)
  })

  it('names the pieces between that give cover, and no others', () => {
    const between = wall('Fence', 15, 10.4, { ground: { shape: 'disc', x: 15, y: 10.4, radius: 0.3 } })
    const bare = wall('Stone', 17, 10, { cover: false, blocks: 'never' })
    const aside = wall('Far', 15, 20)
    expect(sightOn(tableWith([viewer, target], [between, bare, aside]), { from: 'a', to: 'b' })?.covering).toEqual([
      'Fence',
    ])
  })
})
