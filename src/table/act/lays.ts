import { rolledDie } from '../../chance/die.ts'
import type { Placement } from '../action.ts'
import { diceOf, mayFall } from '../dice.ts'
import type { Table } from '../document.ts'
import { needs } from '../hanging.ts'
import type { Anchor, Deviation, Lay } from '../lay.ts'
import {
  between,
  FARTHEST,
  isAngle,
  isCoordinate,
  isId,
  isSize,
  LARGEST_BASE,
  LARGEST_TEMPLATE,
  MOST_LAYS,
} from '../limits.ts'
import { isProcedure } from '../procedure.ts'
import { same } from '../same.ts'
import { place, put, revise } from './models.ts'

const isAnchor = (anchor: Anchor) => anchor.kind !== 'place' || (isCoordinate(anchor.x) && isCoordinate(anchor.y))

const isFace = (die: number | null) => die === null || (Number.isInteger(die) && between(die, 1, 6))

/** Whether a lay's numbers are ones a table may hold, and nothing is aimed or measured at itself. */
export function isLay(lay: Lay): boolean {
  const held = needs(lay)
  if (!isId(lay.id) || new Set(held).size < held.length) return false
  switch (lay.kind) {
    case 'measure':
      return isAnchor(lay.from) && isAnchor(lay.to) && (lay.limit === null || between(lay.limit, 0, FARTHEST))
    case 'blast':
      return isAnchor(lay.at) && lay.at.kind !== 'edge' && isSize(lay.diameter, LARGEST_TEMPLATE)
    case 'spray':
      return (
        isId(lay.outline) &&
        isSize(lay.size, LARGEST_TEMPLATE) &&
        (lay.aim.kind === 'model' || isAngle(lay.aim.degrees))
      )
    case 'deviation':
      return (
        between(lay.range, 0, FARTHEST) &&
        isSize(lay.diameter, LARGEST_TEMPLATE) &&
        isFace(lay.direction) &&
        isFace(lay.distance)
      )
    case 'replace':
      return isCoordinate(lay.x) && isCoordinate(lay.y) && isSize(lay.mm, LARGEST_BASE)
    case 'shove':
      return isCoordinate(lay.x) && isCoordinate(lay.y)
    case 'sight':
      return true
    case 'procedure':
      return isProcedure(lay)
    case 'arc':
      return lay.attacker !== lay.target
  }
}

/** Whether every model a lay names stands on the table. */
function isGrounded(table: Table, lay: Lay): boolean {
  const ids = [...needs(lay), ...(lay.kind === 'arc' && lay.attacker !== null ? [lay.attacker] : [])]
  return ids.every((id) => table.models.some((model) => model.id === id))
}

/** Lay a thing: it takes the place of the one of its id; unpinned, also of the one in hand. */
export function lay(table: Table, laid: Lay): Table {
  if (!isLay(laid) || !isGrounded(table, laid)) return table
  const former = table.lays.find((other) => other.id === laid.id)
  if (former && same(former, laid)) return table
  const stays = table.lays.filter((other) => other.id === laid.id || other.pinned || laid.pinned)
  if (former) return { ...table, lays: stays.map((other) => (other.id === laid.id ? laid : other)) }
  return stays.length >= MOST_LAYS ? table : { ...table, lays: [...stays, laid] }
}

/** Pin a thing so that it stays, or take it in hand again: then whatever else was in hand is lifted. */
export function pin(table: Table, id: string, pinned: boolean): Table {
  const held = table.lays.find((other) => other.id === id)
  return held ? lay(table, { ...held, pinned }) : table
}

/** Take a laid thing away. */
export function lift(table: Table, id: string): Table {
  const lays = table.lays.filter((other) => other.id !== id)
  return lays.length === table.lays.length ? table : { ...table, lays }
}

/** A model is replaced: it gets the base that its replacement asked for and stands at a place; the asking is over. */
export function replace(table: Table, id: string, x: number, y: number): Table {
  const asked = table.lays.find((other) => other.id === id)
  const model = table.models.find((other) => asked?.kind === 'replace' && other.id === asked.model)
  if (asked?.kind !== 'replace' || !model) return table
  const revised = revise(table, [model.id], { base: { shape: 'round', mm: asked.mm } })
  return lift(place(revised, [{ id: model.id, x, y, facing: model.facing }]), id)
}

/**
 * Models are moved against their will: all named stand where they came to rest, and the shove of the id is lifted; one that
 * is gone changes nothing. What they walked stays as they walked it.
 */
export function rest(table: Table, id: string | null, places: readonly Placement[]): Table {
  if (id !== null && !table.lays.some((other) => other.id === id && other.kind === 'shove')) return table
  const models = put(table.models, places)
  const moved = models === table.models ? table : { ...table, models }
  return id === null ? moved : lift(moved, id)
}

/**
 * Roll the dice of a deviation from the table's seed. `from` is which of the table's dice falls first; without it the next
 * one. The history writes it down, so that a roll stays what it was when another player's earlier roll is taken back.
 */
export function roll(table: Table, id: string, which: 'both' | 'direction' | 'distance', from?: number): Table {
  const shot = table.lays.find((other): other is Deviation => other.id === id && other.kind === 'deviation')
  const first = from ?? table.dice.rolled
  const count = diceOf({ do: 'roll', id, which })
  if (!shot || !mayFall(first, count)) return table
  const { seed } = table.dice
  const rolled: Deviation = {
    ...shot,
    direction: which === 'distance' ? shot.direction : rolledDie(seed, first),
    distance: which === 'direction' ? shot.distance : rolledDie(seed, first + count - 1),
    // Who rolls for a drift says that the shot missed.
    hit: false,
  }
  return {
    ...table,
    lays: table.lays.map((other) => (other === shot ? rolled : other)),
    dice: { seed, rolled: Math.max(table.dice.rolled, first + count) },
  }
}
