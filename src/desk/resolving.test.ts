import { describe, expect, it } from 'vitest'
import { gameOf } from '../games/catalogue.ts'
import { asked, played, taken } from '../procedures/testing/playing.ts'
import type { Table } from '../table/document.ts'
import type { Lay } from '../table/lay.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { resolving } from './resolving.ts'

const models = [figure('a', 10, 10), figure('b', 15, 10, { side: 'b' })]
const spray = (table: Table, size: number): Lay => ({
  ...{ kind: 'spray', id: 's', pinned: false, origin: 'a', aim: { kind: 'model', id: 'b' }, size },
  outline: gameOf(table.game).sprayPresets[1]?.id ?? gameOf(table.game).sprayPresets[0]?.id ?? '',
})

/** What was answered beforehand must be what the procedure asks: an answer to another question says nothing. */
const answeredAsAsked = (table: Table, lay: Lay | null) => {
  if (lay?.kind !== 'procedure') return false
  const course = played(table, lay)
  return Object.entries(lay.answers).every(([code, answer]) => {
    const question = asked(course, code)
    return question && JSON.stringify('value' in question ? question.value : null) === JSON.stringify(answer)
  })
}

describe('what resolves a thing that lies on the table', () => {
  it('keeps the outline and the length of a spray, by questions that its procedure asks', () => {
    const table = tableOf(models)
    for (const size of [6, 8, 10]) {
      const lay = resolving('hordes', spray(table, size), 'p')
      expect(lay).toMatchObject({ of: 'spray', actor: 'a', target: 'b', answers: { spraySize: `${size}` } })
      expect(answeredAsAsked(table, lay)).toBe(true)
    }
  })

  it('is a shot in HORDES, a blast or a template in 40K, nothing in the other games or at no model', () => {
    const shot: Lay = {
      ...{ kind: 'deviation', id: 'd', pinned: false, origin: 'a', target: 'b', range: 10, diameter: 3 },
      ...{ direction: 1, distance: 1, hit: false },
    }
    const table = tableOf(models, {}, 'wh40k')
    expect(resolving('hordes', shot, 'p')?.of).toBe('ranged')
    expect(resolving('wh40k', shot, 'p')?.of).toBe('blast')
    expect(resolving('wh40k', spray(table, 8), 'p')).toMatchObject({ of: 'template', answers: {} })
    expect(resolving('mordheim', shot, 'p')).toBeNull()
    expect(resolving('fantasy', shot, 'p')).toBeNull()
    const bearing: Lay = {
      ...{ kind: 'spray', id: 's', pinned: false, origin: 'a', aim: { kind: 'bearing', degrees: 0 }, size: 8 },
      outline: '',
    }
    expect(resolving('hordes', bearing, 'p')).toBeNull()
  })

  it('a fall’s answers are to questions that its procedure asks', () => {
    const { fall } = gameOf('hordes').resolves
    const course = fall && played(tableOf(models), taken(fall.of, 'a', null, { [fall.height]: 3.2 }))
    expect(course && fall && asked(course, fall.height)).toMatchObject({ value: 3.2 })
    expect(course && fall && asked(course, fall.contacted)).toMatchObject({ kind: 'models' })
  })
})
