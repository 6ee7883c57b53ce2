import { describe, expect, it } from 'vitest'
import { rectangularBase } from '../rules/base.ts'
import type { Procedure } from '../table/lay.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { courseOn } from './course-on.ts'
import { guides } from './guides.ts'

describe('a procedure of a game of round bases alone', () => {
  it('refuses a table on which rectangular ones stand, and names them', () => {
    for (const game of ['hordes', 'wh40k'] as const)
      for (const { id } of guides[game]) {
        const asked: Procedure = {
          ...{ id: 'p', pinned: false, kind: 'procedure', of: id, actor: 'a', target: 'b', answers: {}, rolls: {} },
        }
        const square = figure('b', 14, 10, { side: 'b', base: rectangularBase(25) })
        const course = courseOn(tableOf([figure('a', 10, 10), square], {}, game), asked)
        expect(course?.refusal).toMatchObject({ code: 'flow.roundOnly', values: { list: { value: ['B'] } } })
        const round = courseOn(tableOf([figure('a', 10, 10), figure('b', 14, 10, { side: 'b' })], {}, game), asked)
        expect(round?.refusal?.code).not.toBe('flow.roundOnly')
      }
  })
})
