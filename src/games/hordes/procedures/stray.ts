import { names } from '../../../rules/sentence.ts'
import { drawn } from '../../draw.ts'
import type { Fighter } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { NOTHING } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { inMeleeWith } from '../melee.ts'
import { type Blow, damage } from './damage.ts'
import { struckInstead } from './direct-hit.ts'
import { aimed, settledHit, type ToHit } from './to-hit.ts'

/** Everyone in one melee with a model: whom it is in melee with, whom those are, and so on. */
function melee(board: Board, of: Fighter): readonly Fighter[] {
  const found = new Map<string, Fighter>()
  const waiting = [of]
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (found.has(one.id)) continue
    found.set(one.id, one)
    waiting.push(...inMeleeWith(board, one))
  }
  found.delete(of.id)
  return [...found.values()]
}

/** One of several by lot, each as likely; null while dice are to fall. One alone needs none. */
function byLot(tell: Telling, among: readonly Fighter[]): Fighter | null {
  const at = drawn(tell, { id: 'stray', code: 'stray', about: null }, among.length)
  const one = at === null ? undefined : among[at]
  if (one && among.length > 1) tell.fell(say('hordes.strayDrawn', { model: names(one.name) }))
  return one ?? null
}

/**
 * A shot that misses a target in melee may strike another model of that melee, never the target itself, nor whoever makes the
 * attack or lets it through. The
 * text has it fall at random and leaves how to a page that isn't in it: a lot is drawn, each as likely, and the players may
 * say otherwise; a switch leaves it out. Null while something is open; no outcome where nobody is struck.
 */
export function stray(tell: Telling, board: Board, attack: ToHit, blow: Omit<Blow, 'target'>): Result | null {
  if (attack.way === 'spray' || attack.way === 'melee') return NOTHING
  const others = melee(board, attack.target).filter(({ id }) => id !== attack.attacker.id && id !== attack.origin.id)
  if (others.length === 0 || tell.reading('strayShots') === 'lost') return NOTHING
  const drawn = byLot(tell, others)
  if (!drawn) return null
  const ids = others.map(({ id }) => id)
  const [chosen] = tell.models('hordes.strayTarget', ids, [drawn.id], 1)
  const other = others.find(({ id }) => id === chosen)
  if (!other) return NOTHING
  tell.looked(say('hordes.strays', { target: names(attack.target.name), other: names(other.name) }))
  const again: ToHit = { ...attack, target: other, about: other.id, freeAim: true, misses: false, missKnown: false }
  const hits = settledHit(tell, again, aimed(tell, board, again))
  if (hits === null) return null
  if (!hits) return { said: [say('hordes.missedFully', { target: names(other.name) })], effects: [] }
  const struck = struckInstead(tell, board, attack.attacker, other, other.id)
  const about = struck.id === other.id ? other.id : `${struck.id}:${other.id}`
  return damage(tell, board, { ...blow, target: struck, about })
}
