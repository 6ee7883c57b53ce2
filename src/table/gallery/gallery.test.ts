import { describe, expect, it } from 'vitest'
import { isCardOf } from '../../games/card.ts'
import { gameOf } from '../../games/catalogue.ts'
import { distance } from '../../geometry/point.ts'
import { awayFrom } from '../../geometry/shape/shape.ts'
import { shapeGap } from '../../geometry/shape/shape-gap.ts'
import { radiusOf } from '../../rules/base.ts'
import type { Verdict } from '../../rules/verdict.ts'
import { shapeOfModel } from '../bodies.ts'
import type { Table } from '../document.ts'
import { judged } from '../judged.ts'
import { labelOf } from '../label.ts'
import type { Deviation, Lay, Spray } from '../lay.ts'
import { arcOn } from '../on/arc-on.ts'
import { driftOn } from '../on/drift-on.ts'
import { gallery, galleryTable, type ReadyId, readyIds } from './gallery.ts'

const NOTHING_YET: Verdict = { clauses: [], reasons: [], readings: [], findings: [] }

function shown(id: ReadyId): { table: Table; lay: Lay; verdict: Verdict } {
  const table = galleryTable(id, 'en', 7)
  const lay = table.lays.find((each) => !each.pinned)
  // A procedure is followed elsewhere; a table that one is taken up on has to show it all the same.
  const verdict = lay?.kind === 'procedure' ? NOTHING_YET : lay && judged(table, lay)
  if (!lay || !verdict) throw new Error(`${id} shows nothing`)
  return { table, lay, verdict }
}

const coveredBy = (verdict: Verdict | null) =>
  (verdict?.findings ?? []).filter(({ covered }) => covered).map(({ id }) => id)

const marginsOf = (verdict: Verdict | null) =>
  new Map((verdict?.findings ?? []).map(({ id, margin }) => [id, margin] as const))

function aimedAt(table: Table, spray: Lay, id: string): string[] {
  if (spray.kind !== 'spray') throw new Error('not a spray')
  const turned: Spray = { ...spray, aim: { kind: 'model', id } }
  return coveredBy(judged(table, turned))
}

const gapBetween = (table: Table, a: string, b: string) => {
  const [from, to] = [a, b].map((id) => table.models.find((model) => model.id === id))
  if (!from || !to) throw new Error('gone')
  return shapeGap(shapeOfModel(from), shapeOfModel(to)).signedGap
}

describe('every ready table', () => {
  it.each(readyIds)('%s: bases don’t overlap, all lies within a tablet’s view, in both languages', (id) => {
    const table = galleryTable(id, 'en', 7)
    const { models } = table
    for (const [at, a] of models.entries())
      for (const b of models.slice(at + 1)) {
        // In ranks they stand in contact.
        const least = table.game === 'fantasy' ? -1e-9 : 0
        expect(gapBetween(table, a.id, b.id)).toBeGreaterThan(least)
      }
    const xs = models.map(({ x }) => x)
    const ys = models.map(({ y }) => y)
    expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(15)
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(10)
    const russian = galleryTable(id, 'ru', 7)
    expect(russian.models.map(({ name }) => name).every((name) => /^[А-Яа-яё]+( \d)?$/.test(name))).toBe(true)
    expect(models.map(({ name }) => name).every((name) => /^[A-Z][a-z]+( \d)?$/.test(name))).toBe(true)
    const bare = (one: Table) => ({
      ...{ ...one, name: '', models: [] },
      terrain: one.terrain.map((piece) => ({ ...piece, name: '' })),
      cards: one.cards.map((card) => ({
        ...card,
        name: '',
        weapons: card.weapons.map((gun) => ({ ...gun, name: '' })),
      })),
    })
    expect(bare(russian)).toEqual(bare(table))
    expect(table.cards.every((card) => isCardOf(card, gameOf(table.game).sheet))).toBe(true)
    expect(models.every(({ card }) => card === undefined || table.cards.some((one) => one.id === card))).toBe(true)
  })

  it.each(readyIds)('%s: no two bases bear the same label, in either language', (id) => {
    for (const language of ['en', 'ru'] as const) {
      const labels = galleryTable(id, language, 7).models.map(({ name }) => labelOf(name))
      expect(new Set(labels).size, labels.join()).toBe(labels.length)
    }
  })

  it('is listed with a note in either language', () => {
    for (const language of ['en', 'ru'] as const) {
      const list = gallery(language)
      expect(list.map(({ id }) => id)).toEqual(readyIds)
      expect(new Set(list.map(({ table }) => table.name)).size).toBe(readyIds.length)
      expect(list.every(({ note }) => note.length > 40)).toBe(true)
    }
  })
})

describe('the siege shot', () => {
  it('is aimed from exactly ten inches, would catch four, and catches one after three inches in direction 5', () => {
    const { table, lay, verdict } = shown('siege')
    expect(gapBetween(table, 'bombard', 'hunter1')).toBeCloseTo(10, 12)
    const centred = judged(table, {
      kind: 'blast',
      id: 'b',
      pinned: false,
      at: { kind: 'model', id: 'hunter1' },
      diameter: 4,
    })
    expect(coveredBy(centred)).toEqual(['hunter1', 'hunter2', 'hunter3', 'hunter4'])
    expect(coveredBy(verdict)).toEqual(['hunter4'])
    const drift = driftOn(table, lay as Deviation)
    const target = table.models[1] ?? { x: 0, y: 0 }
    expect(drift?.cap).toBeCloseTo(5, 12)
    expect(drift?.end).toMatchObject({ length: 3, cutBy: 'none' })
    expect((drift?.end?.at.x ?? 0) - target.x).toBeCloseTo(-1.5, 9)
    expect((drift?.end?.at.y ?? 0) - target.y).toBeCloseTo(-2.598076, 6)
  })
})

describe('the spray over the shield line', () => {
  it('covers four of the line with the middle one, and none of the friends close by', () => {
    const { table, verdict } = shown('spray')
    expect(coveredBy(verdict)).toEqual(['shield2', 'shield3', 'shield4', 'shield5'])
    const margins = marginsOf(verdict)
    for (const friend of ['lancer1', 'lancer2', 'lancer3']) {
      expect(margins.get(friend)).toBeLessThan(-0.05)
      expect(margins.get(friend)).toBeGreaterThan(-0.4)
    }
    // In melee: within half an inch.
    expect(gapBetween(table, 'lancer1', 'shield4')).toBeLessThan(0.5)
    expect(gapBetween(table, 'lancer2', 'shield3')).toBeLessThan(0.5)
  })
})

describe('the drake’s breath', () => {
  it('aimed at the hound out of range it covers both outriders, aimed at either only that one', () => {
    const { table, lay, verdict } = shown('breath')
    expect(gapBetween(table, 'drake', 'hound')).toBeGreaterThan(8)
    expect(coveredBy(verdict)).toEqual(['rider1', 'rider2'])
    expect(marginsOf(verdict).get('hound')).toBeLessThan(-0.5)
    expect(aimedAt(table, lay, 'rider1')).toEqual(['rider1'])
    expect(aimedAt(table, lay, 'rider2')).toEqual(['rider2'])
  })

  it('the hound is in sight: a straight line runs between the outriders', () => {
    expect(gapBetween(shown('breath').table, 'rider1', 'rider2')).toBeGreaterThan(0.5)
  })
})

describe('the back strike that fails half way', () => {
  it('begins and ends behind, and crosses the line on its second leg', () => {
    const { table, lay } = shown('backStrike')
    if (lay.kind !== 'arc') throw new Error('no arcs')
    const arc = arcOn(table, lay)
    expect(arc?.path).toHaveLength(4)
    expect(arc?.stands?.arc).toBe('back')
    expect(arc?.backStrike?.eligible).toBe(false)
    expect(arc?.backStrike?.firstEntry).toBeCloseTo(4.088, 2)
    expect(arc?.backStrike?.deepest).toBeCloseTo(0.3906, 3)
    expect(gapBetween(table, 'warden', 'blade')).toBeLessThan(0.5)
  })

  it('the walk passes through nobody', () => {
    const { table } = shown('backStrike')
    const path = table.activations[0]?.path ?? []
    for (const id of ['warden', 'squire']) {
      const other = table.models.find((model) => model.id === id)
      for (let leg = 1; leg < path.length; leg += 1)
        for (let part = 0; part <= 100; part += 1) {
          const [a, b] = [path[leg - 1], path[leg]]
          if (!a || !b || !other) throw new Error('gone')
          const place = { x: a.x + (part / 100) * (b.x - a.x), y: a.y + (part / 100) * (b.y - a.y) }
          expect(awayFrom(shapeOfModel(other), place)).toBeGreaterThan(radiusOf(30))
        }
    }
  })
})

describe('the drift at the edge of the mat', () => {
  it('is within its cap and stopped by the edge; two are covered from there', () => {
    const { table, lay, verdict } = shown('edge')
    const end = driftOn(table, lay as Deviation)?.end
    expect(end).toMatchObject({ uncut: 4, cutBy: 'edge' })
    expect(end?.at.y).toBeCloseTo(0, 12)
    expect(coveredBy(verdict)).toEqual(['hunter1', 'hunter2'])
  })
})

describe('the shot out of range', () => {
  it('drifts from where its range ends, and falls on one of each side', () => {
    const { table, lay, verdict } = shown('outOfRange')
    const drift = driftOn(table, lay as Deviation)
    const from = table.models[0] ?? { x: 0, y: 0 }
    expect(drift?.inRange).toBe(false)
    expect(drift?.cap).toBe(4)
    expect(distance(from, drift?.start ?? from)).toBeCloseTo(radiusOf(40) + 8, 9)
    expect(coveredBy(verdict)).toEqual(['lancer', 'hunter3'])
  })
})
