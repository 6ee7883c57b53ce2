import { count, inches, names, type Sentence } from '../../rules/sentence.ts'
import type { Clause, Reason, Verdict } from '../../rules/verdict.ts'
import { notRound } from '../bodies.ts'
import { say } from '../codes.ts'
import type { Table } from '../document.ts'
import type { Shove } from '../lay.ts'
import type { PushedOne } from '../on/mass-shove-on.ts'
import { type ShoveOn, shoveOn } from '../on/shove-on.ts'
import { entriesOf, type Mover } from './entries.ts'
import { namesOn } from './naming.ts'
import { onlyRound } from './only-round.ts'
import { openOnes } from './readings.ts'
import type { NameOf } from './template.ts'

/** How far the mover went, and what stopped it. */
function went({ mover, moved }: Pick<ShoveOn, 'mover' | 'moved'>, nameOf: NameOf): Clause['sentence'] {
  const how = { mover: names(mover.name), length: inches(moved.length) }
  const last = moved.contacted.filter(({ at }) => at >= moved.length - 1e-6).map(({ id }) => nameOf(id))
  if (moved.stop === 'model' && last.length > 0) return say('stoppedByModel', { ...how, by: names(...last) })
  if (moved.stop === 'obstacle') return say('stoppedByTerrain', how)
  return say(moved.stop === 'edge' ? 'stoppedByEdge' : 'went', how)
}

/** How far one of several went that are pushed at once, and what stopped it; or that no direction led away. */
export function wentSaid(table: Table, { mover, moved }: PushedOne): Sentence {
  return moved ? went({ mover, moved }, namesOn(table)) : say('noWayFrom', { mover: names(mover.name) })
}

/** The mover as areas meet it: along its straight way, or put from where it stood to where it is put down. */
function moverOf({ mover, body, moved }: ShoveOn, isPlaced: boolean): Mover {
  const { centre, radius } = body.disc
  return { name: mover.name, radius, path: [centre, moved.to], isPlaced }
}

/** The answer about a model moved against its will, before anybody makes room; null when it is gone. */
export function judgedShove(table: Table, shove: Shove): Verdict | null {
  const on = shoveOn(table, shove)
  if (!on) return onlyRound(notRound(table), table, shove.mover)
  const nameOf = namesOn(table)
  const { mover, moved } = on
  const sentence = went(on, nameOf)
  const contacted = moved.contacted.map(({ id }) => nameOf(id))
  const lands =
    moved.overlapped.length > 0 ? say('landsOn', { count: count(moved.overlapped.length) }) : say('landsFree', {})
  const { refused } = on
  const entries = refused ? [] : entriesOf(table, moverOf(on, shove.manner === 'place'))
  const refusal = say(refused === 'ground' ? 'noGround' : 'notSlammed', { mover: names(mover.name) })
  return {
    clauses: [
      { pip: null, sentence: refused ? refusal : sentence },
      { pip: null, sentence: lands },
    ],
    reasons: [
      ...(refused ? [{ verb: 'fails', sentence: refusal } satisfies Reason] : []),
      { verb: 'went', sentence },
      ...(moved.stop === 'edge' ? [{ verb: 'noted', sentence: say('edgeHarmsNot', {}) } satisfies Reason] : []),
      ...(contacted.length > 0
        ? [{ verb: 'touching', sentence: say('contacts', { list: names(...contacted) }) } satisfies Reason]
        : []),
      { verb: 'landed', sentence: lands },
      ...entries,
    ],
    readings: entries.length > 0 ? openOnes(table, 'contacted', 'enterBy') : openOnes(table, 'contacted'),
    findings: [],
  }
}
