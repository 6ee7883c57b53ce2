import * as v from 'valibot'
import { aim, type Marksman } from '../../../games/mordheim/aim.ts'
import { targetChoice } from '../../../games/mordheim/targets.ts'
import type { Solid } from '../../../geometry/solid.ts'
import { hiddenFromCentre, seesFromCentre } from '../../../rules/sight/plan.ts'
import { discOf, listOf, number, size } from '../../input.ts'
import { ballisticSkill, flag } from '../../profile-input.ts'
import { ask } from '../../question.ts'
import { solids } from '../../solid-input.ts'

const states = { down: flag, stunned: flag, fleeing: flag, engaged: flag, large: flag }

const enemies = listOf(states)
type Enemy = v.InferOutput<typeof enemies>[number]

const input = v.object(
  {
    shooter: v.object(
      { x: number, y: number, d: size, bs: ballisticSkill, range: size, moved: flag, elevated: flag },
      'a shooter with x, y, d, bs and range',
    ),
    enemies,
    blockers: v.optional(solids, []),
  },
  'an object with shooter and enemies',
)

/** A shot at an enemy as measured, by the given terrain alone; a line that touches it is blocked. */
function aimAt(marksman: Marksman, enemy: Enemy, blockers: readonly Solid[]) {
  const disc = discOf(enemy)
  return aim(marksman, {
    disc,
    large: enemy.large,
    visible: seesFromCentre(marksman.disc, disc, blockers, 'blocked'),
    hidden: hiddenFromCentre(marksman.disc, disc, blockers, 'blocked'),
  })
}

export const mordheimTargets = ask(input, ({ shooter, enemies: all, blockers }) => {
  const marksman: Marksman = { ...shooter, disc: discOf(shooter), ballisticSkill: shooter.bs }
  const aimed = all.map((enemy) => ({ enemy, shot: aimAt(marksman, enemy, blockers) }))
  const { choices, nearestThreats } = targetChoice(
    aimed.map(({ enemy, shot }) => ({ ...enemy, gap: shot.gap, need: shot.need, sameBuilding: false })),
    shooter.elevated,
    // The question is put so: easier is a lower number, where the board asks for the chance; and who lies is as any other.
    { which: 'any', harmless: 'easier', ease: (need) => -need },
  )
  return {
    legal: [...choices].flatMap(([id, { legal }]) => (legal ? [id] : [])).toSorted(),
    nearestThreats: nearestThreats.toSorted(),
    info: Object.fromEntries(
      aimed.map(({ enemy, shot: { gap, need, inRange, conditions } }) => [
        enemy.id,
        { gap, visible: need !== null, cover: conditions.cover, long: conditions.long, inRange, need },
      ]),
    ),
  }
})
