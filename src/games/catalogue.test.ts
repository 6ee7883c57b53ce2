import { describe, expect, it } from 'vitest'
import { choices, gameOf, games, readingsOf } from './catalogue.ts'

describe('the catalogue of games', () => {
  it('has each game under its id, with bases and blasts in ascending order', () => {
    for (const [id, game] of Object.entries(games)) {
      expect(game.id).toBe(id)
      for (const list of [game.blasts, game.sprays]) expect(list).toEqual([...list].sort((a, b) => a - b))
      expect(game.bases.length).toBeGreaterThan(0)
      const round = game.bases.flatMap((base) => (base.shape === 'round' ? [base.mm] : []))
      const sides = game.bases.flatMap((base) => (base.shape === 'rectangle' ? [base.width * base.depth] : []))
      for (const list of [round, sides]) expect(list).toEqual([...list].sort((a, b) => a - b))
      expect(game.blasts.length).toBeGreaterThan(0)
    }
  })

  it('takes one of the choices as default of every reading', () => {
    for (const { readings, open } of Object.values(games)) {
      for (const [name, list] of Object.entries(choices)) {
        const taken = Object.entries(readings).find(([key]) => key === name)?.[1]
        expect(list.map(String)).toContain(taken)
      }
      for (const name of open) expect(choices[name].length).toBeGreaterThan(1)
    }
  })

  it('hinders a walk only by marks that the game has, and stops it only where no move is left', () => {
    for (const { marks, hindrances } of Object.values(games)) {
      for (const { mark } of hindrances) expect(marks).toContain(mark)
    }
    const stopping = Object.values(games).flatMap(({ id, hindrances }) =>
      hindrances.flatMap(({ mark, stops }) => (stops ? [`${id} ${mark}`] : [])),
    )
    expect(stopping.toSorted()).toEqual(['fantasy locked', 'hordes stationary', 'mordheim stunned'])
  })

  it('lets a table differ in some readings', () => {
    const hordes = gameOf('hordes')
    expect(readingsOf(hordes, {})).toEqual(hordes.readings)
    expect(readingsOf(hordes, { touch: 'covered' })).toEqual({ ...hordes.readings, touch: 'covered' })
  })

  it('holds the defaults of HORDES: a bare touch is clear, half of the gap caps, the whole base is behind', () => {
    expect(gameOf('hordes').readings).toEqual({
      touch: 'clear',
      deviationCap: 'edge',
      rangeFrom: 'edge',
      directions: 'clockwise',
      backArc: 'whole',
      backStrikeWhen: 'activation',
      enterBy: 'part',
      sprayAim: 'strict',
      contacted: 'before',
      sightModels: 'targetSize',
      sightTangent: 'free',
      extremes: 'decide',
      coverFrom: 'centre',
      coverStruck: 'showsOne',
      shotOnes: 'miss',
      easierTargets: 'any',
      harmlessTargets: 'free',
      strayShots: 'another',
      gunfighterReach: 'melee',
      volley: 'weapon',
      woundSight: 'unit',
      shortMove: 'nearest',
      leaveClear: 'unit',
      sightArc: 'front',
      sightElevated: 'level',
    })
  })
})
