import { gameOf } from '../games/catalogue.ts'
import type { Board } from '../games/wh40k/board.ts'
import { hullOf, meetsHull } from '../geometry/hull.ts'
import { fromSolid } from '../geometry/solid.ts'
import { TOLERANCE } from '../geometry/tolerance.ts'
import { isRoundBody } from '../rules/body.ts'
import { sees } from '../rules/sight/sight.ts'
import { modelOf, roundBodyOf } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import type { Spray } from '../table/lay.ts'
import { sceneOf } from '../table/on/sight-on.ts'
import { bestAimed } from '../table/on/spray-best-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import { solidOf } from '../table/solid-of.ts'
import { underBlastOn, underSprayOn } from './caught-on.ts'
import { fightersOn } from './fighters-on.ts'
import { measuredOn } from './measured-on.ts'
import { sights } from './sights.ts'

const seeing = sights<boolean>()

/** Whether one sees another on a table without some. */
function sightOf(table: Table): Board['sees'] {
  return (from, to, gone) => {
    const scene = sceneOf(table)
    const steady = scene.rules.models === 'none'
    return seeing(scene, [from, to, ...(steady ? [] : gone)], () => {
      const bodies = scene.bodies.filter(({ id }) => id === from || id === to || !gone.includes(id))
      const [a, b] = [bodies.find(({ id }) => id === from), bodies.find(({ id }) => id === to)]
      if (!a || !b || !isRoundBody(a) || !isRoundBody(b)) return false
      return sees(a, b, steady ? scene : { ...scene, bodies })
    })
  }
}

/** The solids of the terrain that gives cover. */
const coversOf = ({ terrain }: Table) => terrain.flatMap(({ cover, ground }) => (cover ? (solidOf(ground) ?? []) : []))

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
      const hull = a && b && hullOf(a, b)
      return hull ? coversOf(table).some((solid) => meetsHull(hull, solid, 0)) : false
    },
    standsIn(id) {
      const disc = discOf(id)
      return (
        disc !== null &&
        coversOf(table).some((solid) => fromSolid(solid, disc.centre.x, disc.centre.y) < disc.radius - TOLERANCE)
      )
    },
    hasMoved(id) {
      const walk = table.activations.find(({ model }) => model === id)
      return walk ? walk.path.length > 1 : null
    },
    underBlast: (template) => underBlastOn(table, template),
    template(origin, target, aim) {
      const { sprays, sprayPresets } = gameOf(table.game)
      const straight: Spray = {
        ...{ id: 'asked', pinned: false, kind: 'spray', origin, aim: { kind: 'model', id: target } },
        ...{ size: sprays[0] ?? 0, outline: sprayPresets[0]?.id ?? '' },
      }
      const lying = sprayOn(table, aim === 'model' ? straight : (bestAimed(table, straight) ?? straight))
      return lying && { outline: lying.outline, under: underSprayOn(table, origin, lying.outline) }
    },
    isOnTable: ({ x, y }) => x >= 0 && y >= 0 && x <= table.mat.width && y <= table.mat.height,
  }
}
