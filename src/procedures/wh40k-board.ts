import { gameOf } from '../games/catalogue.ts'
import type { Board } from '../games/wh40k/board.ts'
import { modelOf, roundBodyOf } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Spray } from '../table/lay.ts'
import { bestAimed } from '../table/on/spray-best-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import { caughtByBlast, caughtBySpray } from './caught-on.ts'
import { fightersOn } from './fighters-on.ts'
import { measuredOn } from './measured-on.ts'
import { coveredOn, isInCover, sightOf } from './wh40k-sight.ts'

/** What the procedures of Warhammer 40,000 ask, answered by a table. */
export function wh40kBoard(table: Table): Board {
  const discOf = (id: string) => {
    const model = modelOf(table, id)
    return (model && roundBodyOf(model)?.disc) ?? null
  }
  return {
    ...fightersOn(table),
    disc: discOf,
    distance: (from, to) => measuredOn(table, from, to),
    sees: sightOf(table),
    covered(from, to) {
      const [a, b] = [discOf(from), discOf(to)]
      return a && b ? coveredOn(table, a, b) : false
    },
    standsIn(id) {
      const disc = discOf(id)
      return disc !== null && isInCover(table, disc)
    },
    hasMoved(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? walk.path.length > 1 : null
    },
    caughtByBlast: (template) => caughtByBlast(table, template),
    template(origin, target, aim) {
      const { sprays, sprayPresets } = gameOf(table.game)
      const straight: Spray = {
        ...{ id: 'asked', pinned: false, kind: 'spray', origin, aim: { kind: 'model', id: target } },
        ...{ size: sprays[0] ?? 0, outline: sprayPresets[0]?.id ?? '' },
      }
      const lying = sprayOn(table, aim === 'model' ? straight : (bestAimed(table, straight) ?? straight))
      return lying && { outline: lying.outline, ...caughtBySpray(table, origin, lying.outline) }
    },
    isOnTable: ({ x, y }) => x >= 0 && y >= 0 && x <= table.mat.width && y <= table.mat.height,
  }
}
