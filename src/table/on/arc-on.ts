import type { Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { isRound, type Shape } from '../../geometry/shape/rectangle.ts'
import { reachAlong } from '../../geometry/shape/shape.ts'
import { type ArcFinding, arcOf } from '../../rules/arc.ts'
import { type BackStrike, backStrike } from '../../rules/back-strike.ts'
import { bodyOf, modelOf, shapeOfModel, tableReadings } from '../bodies.ts'
import type { Table } from '../document.ts'
import type { Arc } from '../lay.ts'

/** A model's arcs on the table, and how its attacker stands and walked in them. */
export interface ArcOn {
  readonly target: Shape
  /** Where the target faces, in radians. */
  readonly facing: number
  /** The attacker's base as it stands. */
  readonly attacker: Shape | null
  /** How far the attacker's base reaches from its centre along the target's facing. */
  readonly attackerReach: number | null
  /** The walk that is judged: the attacker's last activation as far as it led to where it stands, or that place alone. */
  readonly path: Path
  /** Whether the walk was cut down to the moment of the attack by the readings. */
  readonly onlyAttack: boolean
  /** Where the attacker stands now. */
  readonly stands: ArcFinding | null
  readonly backStrike: BackStrike | null
}

/** What an attacker did: its recorded walk when it stands where that ended, else only its place. */
function walkOf(table: Table, id: string, place: Point): Path {
  const path = table.activations.find((activation) => activation.model === id)?.path ?? []
  const end = path.at(-1)
  const arrived = end && Math.abs(end.x - place.x) < 1e-6 && Math.abs(end.y - place.y) < 1e-6
  return arrived ? path : [{ x: place.x, y: place.y }]
}

/** A model's arcs, with the back strike judged over its attacker's walk; null when the target is gone. */
export function arcOn(table: Table, arc: Arc): ArcOn | null {
  const model = modelOf(table, arc.target)
  if (!model) return null
  const target = bodyOf(model)
  const bare = { target: shapeOfModel(model), facing: target.facing }
  const attacker = arc.attacker === null || arc.attacker === arc.target ? null : modelOf(table, arc.attacker)
  if (!attacker) {
    return { ...bare, attacker: null, attackerReach: null, path: [], onlyAttack: false, stands: null, backStrike: null }
  }
  const base = shapeOfModel(attacker)
  const reach = reachAlong(base, target.facing)
  const { backArc, backStrikeWhen } = tableReadings(table)
  const walk = walkOf(table, attacker.id, attacker)
  const onlyAttack = backStrikeWhen === 'attack' && walk.length > 1
  const path = onlyAttack ? walk.slice(-1) : walk
  return {
    ...bare,
    attacker: base,
    attackerReach: reach,
    path,
    onlyAttack,
    stands: arcOf(target, attacker.id, base),
    // How a base with corners was turned along its walk isn't recorded: only where it stands can be judged.
    backStrike: isRound(base) || path.length < 2 ? backStrike(target, reach, path, backArc) : null,
  }
}
