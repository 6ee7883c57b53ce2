import { describe, expect, it } from 'vitest'
import { apply } from '../table/apply.ts'
import type { Table } from '../table/document.ts'
import type { Procedure, Shove } from '../table/lay.ts'
import { shoveOn } from '../table/on/shove-on.ts'
import { usualEffects } from '../table/terrain.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { type Aftermath, afterDropped, afterFall, afterPush, afterShove } from './aftermath.ts'
import { aimAll, type MassShoveInHand, massShoveFrom, nextShove } from './mass-shove.ts'

/** Ids one after another, each told from the others. */
function numbered(): () => string {
  let last = 0
  return () => `id ${++last}`
}

// A hill from x 15 to 24, four inches high; whoever is thrown six inches from 18 on comes down on the other side.
const ground = { shape: 'rectangle', x: 19.5, y: 24, width: 9, depth: 9, turned: 0 } as const
const hill = { ...usualEffects.hill, id: 'h', name: 'Hill', kind: 'hill', ground, stand: 4, locked: true } as const
const models = [figure('mage', 17, 24), figure('near', 20, 24), figure('far', 22, 24), figure('low', 28.9, 24.4)]
const table = tableOf(models, { terrain: [hill] })
const thrown: MassShoveInHand = { ...massShoveFrom(null, 'mage'), manner: 'throw', inches: 6, order: ['far', 'near'] }
const nothing = { massShove: null, falls: [] }

/** A shove takes place, nobody making room for it: the table then, and what follows. */
function shoved(before: Table, shove: Shove, held: Pick<Aftermath, 'massShove' | 'falls'>, identify = numbered()) {
  const on = shoveOn(before, shove)
  if (!on) throw new Error('gone')
  const places = [{ id: shove.mover, ...on.moved.to, facing: 0 }]
  const after = apply(before, { do: 'rest', id: null, places })
  return { after, aftermath: afterShove(after, held, on, on.drop, identify) }
}
const shoveOf = (mover: string, x: number, y = 24): Shove => {
  return { kind: 'shove', id: `shove ${mover}`, pinned: false, mover, manner: 'throw', x, y }
}
const actors = (falls: readonly Procedure[]) => falls.map(({ actor }) => actor)

describe('what follows a shove', () => {
  it('is nothing where nobody fell', () => {
    const { aftermath } = shoved(table, shoveOf('low', 32), nothing)
    expect(aftermath).toEqual({ lay: null, massShove: null, falls: [] })
  })

  it('is the fall of one that came down a hill, against whom it contacted where it landed', () => {
    const { aftermath } = shoved(table, shoveOf('far', 28.5), nothing)
    expect(aftermath.lay).toMatchObject({ kind: 'procedure', of: 'fall', actor: 'far' })
    expect(aftermath.falls).toEqual([aftermath.lay])
    expect(aftermath.falls[0]?.answers).toEqual({ 'hordes.height': 4, 'hordes.landedOn': ['low'] })
  })

  it('of several by one effect is the next of them; once all have landed every fall is rolled for, in their order', () => {
    const identify = numbered()
    const first = nextShove(table, thrown, null, identify)
    if (!first) throw new Error('nobody goes')
    const one = shoved(table, first, { massShove: thrown, falls: [] }, identify)
    expect(one.aftermath.lay).toMatchObject({ kind: 'shove', mover: 'near' })
    expect(one.aftermath.massShove).toBe(thrown)
    expect(actors(one.aftermath.falls)).toEqual(['far'])
    if (one.aftermath.lay?.kind !== 'shove') throw new Error('nobody follows')

    const two = shoved(one.after, one.aftermath.lay, one.aftermath, identify)
    expect(two.aftermath.massShove).toBeNull()
    expect(actors(two.aftermath.falls)).toEqual(['far', 'near'])
    expect(two.aftermath.lay).toBe(two.aftermath.falls[0])
    expect(new Set(two.aftermath.falls.map(({ id }) => id)).size).toBe(2)

    const [far, near] = two.aftermath.falls
    const three = afterFall(two.after, two.aftermath.falls, far?.id ?? '')
    expect(three).toEqual({ lay: near, massShove: null, falls: [near] })
    expect(afterFall(two.after, three.falls, near?.id ?? '')).toEqual({ lay: null, massShove: null, falls: [] })
  })

  it('leaves out the fall of one whom a fall before took off the table', () => {
    const identify = numbered()
    const { aftermath: before } = shoved(table, shoveOf('far', 28), nothing, identify)
    const { falls } = shoved(table, shoveOf('near', 20, 31), before, identify).aftermath
    expect(actors(falls)).toEqual(['far', 'near'])
    const gone = apply(table, { do: 'remove', ids: ['near'] })
    expect(afterFall(gone, falls, falls[0]?.id ?? '').lay).toBeNull()
  })

  it('is one fall of one that is thrown anew', () => {
    const once = shoved(table, shoveOf('far', 28), nothing).aftermath
    const again = shoved(table, shoveOf('far', 29), once).aftermath
    expect(actors(again.falls)).toEqual(['far'])
  })

  it('is no other fall after a procedure that was none', () => {
    const { falls } = shoved(table, shoveOf('far', 28), nothing).aftermath
    expect(afterFall(table, falls, 'another')).toEqual({ lay: null, massShove: null, falls })
  })

  it('that is let be is what fell before it by the same effect, and nothing where it went alone', () => {
    const { falls } = shoved(table, shoveOf('far', 28), nothing).aftermath
    expect(afterDropped(table, { massShove: thrown, falls }, 'near').lay).toBe(falls[0])
    expect(afterDropped(table, { massShove: null, falls }, 'near')).toEqual({ lay: null, massShove: null, falls })
  })

  it('of several pushed at once is the fall of each that came down', () => {
    const massShove: MassShoveInHand = { ...massShoveFrom(null, 'mage'), inches: 3.5 }
    const all = aimAll(table, { tool: 'shove', selection: ['near', 'far'], massShove })
    const { lay, falls } = afterPush(table, nothing, all, numbered())
    // The near one comes to rest on the hill.
    expect(actors(falls)).toEqual(['far'])
    expect(lay).toBe(falls[0])
    expect(
      actors(
        afterPush(
          table,
          nothing,
          aimAll(table, { tool: 'shove', selection: ['near', 'far'], massShove: { ...massShove, inches: 9 } }),
          numbered(),
        ).falls,
      ),
    ).toEqual(['far', 'near'])
  })
})
