import { approximately, NONE } from '../../../chance/fraction.ts'
import type { Point } from '../../../geometry/point.ts'
import { atMost } from '../../../geometry/tolerance.ts'
import { count, inches, names, percent, place, stat } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import type { Fighter } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { NOTHING, together } from '../../result.ts'
import { tellClose } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import type { Board, Drifted } from '../board.ts'
import { say } from '../codes.ts'
import { blastPow } from '../sheet.ts'
import { afterwards } from './afterwards.ts'
import { dealt, readied } from './damage.ts'

/** The POW of a blast: as the weapon says, else half of its POW rounded up, which is a suggestion and not in the text. */
function powerOf(tell: Telling, weapon: Weapon | null, power: number | null): number | null {
  const said = weapon?.stats[blastPow.code]
  const half = power === null ? null : Math.ceil(power / 2)
  if (typeof said !== 'number') tell.looked(say('hordes.blastPowSuggested', {}))
  return tell.stat({ ...blastPow, usual: half }, weapon && typeof said === 'number' ? weapon : null)
}

/**
 * Blast damage to all under a template over a place: each of its own roll, all at once, from the point of impact. Nobody in
 * it is hit directly. Null while something is open.
 */
export function blastDamage(
  tell: Telling,
  board: Board,
  blast: {
    readonly at: Point
    readonly diameter: number
    readonly power: number | null
    readonly weapon: Weapon | null
    /** Where it drifted from; null where it didn't. */
    readonly from: Point | null
    /** Those hit directly, who take the direct damage instead. */
    readonly without: readonly string[]
  },
): Result | null {
  const under = board.caughtByBlast(blast.at, blast.diameter)
  const caught = under.ids.filter((id) => !blast.without.includes(id)).flatMap((id) => board.fighter(id) ?? [])
  tell.reading('touch')
  const area = { kind: 'disc', disc: { centre: blast.at, radius: blast.diameter / 2 } } as const
  const drift = blast.from && { from: blast.from, to: blast.at }
  if (caught.length === 0) {
    const size = { diameter: inches(blast.diameter) }
    const nobody = blast.without.length > 0 ? 'hordes.blastCatchesNobodyElse' : 'hordes.blastCatchesNobody'
    tell.laid(say(nobody, size), area, 'neither', drift)
    tellClose(tell, under)
    return drift ? { said: [say(nobody, size)], effects: [] } : NOTHING
  }
  const told = { diameter: inches(blast.diameter), count: count(caught.length) }
  tell.laid(
    say('hordes.blastCatches', { ...told, list: names(...caught.map(({ name }) => name)) }),
    area,
    'neither',
    drift,
  )
  tellClose(tell, under)
  tell.looked(say('hordes.damageFromImpact', {}))
  const power = powerOf(tell, blast.weapon, blast.power)
  const blows = caught.map((target) => {
    const blow = { target, power, about: target.id }
    const ready = readied(tell, blow)
    const share = percent(approximately(ready?.disables ?? NONE))
    tell.note(target.id, say('hordes.plateChance', { share }), 'helps')
    return { blow, ready }
  })
  const outcomes: Result[] = []
  for (const { blow, ready } of blows) {
    const outcome = dealt(tell, afterwards(board, together(outcomes).effects), blow, ready)
    if (!outcome) return null
    outcomes.push(outcome)
  }
  return together(outcomes)
}

/** What is said of a drift that ended, by what cut it short. */
const endings = { none: 'hordes.comesDown', cap: 'hordes.comesDownCut', edge: 'hordes.comesDownAtEdge' } as const

/** How a missed shot with a blast drifts, by two dice; null while they have not fallen. */
export function drifted(tell: Telling, board: Board, origin: Fighter, target: Fighter, range: number): Drifted | null {
  for (const reading of ['deviationCap', 'rangeFrom', 'directions'] as const) tell.reading(reading)
  if (!atMost(board.distance(origin.id, target.id).gap, range))
    tell.looked(say('hordes.driftsFromLine', { range: inches(range), half: inches(range / 2) }))
  const [direction] = tell.roll('direction', 'direction', 1) ?? []
  if (direction === undefined) return null
  const [distance] = tell.roll('distance', 'distance', 1) ?? []
  if (distance === undefined) return null
  const end = board.drifted(origin.id, target.id, range, direction, distance)
  if (!end) return null
  const told = { direction: stat(direction), rolled: stat(distance), length: inches(end.length) }
  tell.fell(say(endings[end.cutBy], { ...told, at: place(end.at.x, end.at.y) }))
  return end
}
