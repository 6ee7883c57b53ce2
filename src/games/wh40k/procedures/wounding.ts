import { meetsNeed, type NeededRoll } from '../../../chance/needed-roll.ts'
import { stat } from '../../../rules/sentence.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { rollAll } from './roll-all.ts'

/** Hits alike, with the roll that wounds; `key` sets their roll apart. */
export interface Wounding {
  readonly key: string
  readonly about: string | null
  readonly toWound: NeededRoll
  readonly hits: number
}

/** How many of some hits wound; null while the dice have not fallen. */
export function woundsRolled(tell: Telling, { key, about, toWound, hits }: Wounding): number | null {
  if (hits === 0 || toWound === null) return 0
  const faces = rollAll(tell, `wound:${key}`, 'wh40k.wound', hits, about, 'wh40k.wound')
  if (!faces) return null
  const wounds = faces.filter((face) => meetsNeed(face, toWound)).length
  const told = { dice: stat(hits), need: stat(toWound), wounds: stat(wounds) }
  tell.fell(say('wh40k.wounds', told), wounds > 0 ? 'helps' : 'hinders')
  return wounds
}

/** Strength against toughness, looked up in the table. */
export function tellToWound(tell: Telling, strength: number, toughness: number, need: number | null): void {
  const told = { strength: stat(strength), toughness: stat(toughness) }
  if (need === null) tell.looked(say('wh40k.cantWound', told), 'hinders')
  else tell.looked(say('wh40k.needsToWound', { ...told, need: stat(need) }))
}
