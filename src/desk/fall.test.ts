import { describe, expect, it } from 'vitest'
import type { Table } from '../table/document.ts'
import type { Procedure, Shove } from '../table/lay.ts'
import { shoveOn } from '../table/on/shove-on.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { fallOf, fallsDue } from './fall.ts'

const models = [figure('a', 10, 10), figure('under', 14.3, 10), figure('beside', 14, 11.5)]
const shove: Shove = { kind: 'shove', id: 's', pinned: false, mover: 'a', manner: 'place', x: 14, y: 10 }

const fallen = (table: Table, height: number) => {
  const on = shoveOn(table, shove)
  return on && fallOf(table, on, height, 'f')
}

describe('the fall that a shove ends in', () => {
  it('is the game’s procedure for it, from as many inches as it measured, onto those contacted before they make room', () => {
    expect(fallen(tableOf(models), 2.2)).toMatchObject({
      ...{ kind: 'procedure', id: 'f', of: 'fall', actor: 'a', target: null, rolls: {} },
      answers: { 'hordes.height': 2.2, 'hordes.landedOn': ['under'] },
    })
  })

  it('is none below an inch, nor in a game that rolls for no fall', () => {
    expect(fallen(tableOf(models), 0.9)).toBeNull()
    expect(fallen(tableOf(models), 1)).not.toBeNull()
    expect(fallen(tableOf(models, {}, 'mordheim'), 5)).toBeNull()
  })

  it('is no longer due once its model is gone, or another game is played', () => {
    const fallOfOne = (actor: string): Procedure => {
      return {
        kind: 'procedure',
        id: `fall ${actor}`,
        pinned: false,
        of: 'fall',
        actor,
        target: null,
        answers: {},
        rolls: {},
      }
    }
    const falls = ['under', 'gone', 'a'].map(fallOfOne)
    expect(fallsDue(tableOf(models), falls).map(({ actor }) => actor)).toEqual(['under', 'a'])
    expect(fallsDue(tableOf(models, {}, 'mordheim'), falls)).toEqual([])
  })
})
