import { describe, expect, it } from 'vitest'
import type { Card } from '../games/card.ts'
import { figure, tableOf } from '../table/testing/scene.ts'
import { played, taken } from './testing/playing.ts'

describe('a volley of a thousand shots', () => {
  it('is told in no time: what would take long to reckon is not reckoned', () => {
    const gun = { id: 'g', name: 'G', kind: 'gun', traits: [], stats: { range: 48, strength: 8, ap: 1, shots: 20 } }
    const card: Card = { id: 'c', name: 'C', game: 'wh40k', stats: { bs: 5, wounds: 3 }, traits: [], weapons: [gun] }
    const unit = (id: string, side: 'a' | 'b', x: number) =>
      Array.from({ length: 60 }, (_, at) =>
        figure(`${id}${at}`, x + (at % 8) * 1.2, 8 + Math.floor(at / 8) * 1.2, { side, unit: id, card: 'c' }),
      )
    const table = tableOf([...unit('a', 'a', 5), ...unit('b', 'b', 24)], { cards: [card] }, 'wh40k')
    const begun = performance.now()
    const { chances } = played(table, taken('shooting', 'a0', 'b0'))
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(chances.map(({ code }) => code)).toContain('wh40k.hit')
  })
})
