import { dice, names, stat, word } from '../../../rules/sentence.ts'
import type { Effect } from '../../effect.ts'
import { type Fighter, wears } from '../../fighter.ts'
import type { Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { graver, type Injury, injuryOf, injuryRolls } from '../injury.ts'
import type { Blow } from './blow.ts'

/** The injury that a fighter has already; null of one who stands. */
function injuryHad(target: Fighter): Injury | null {
  if (wears(target, 'stunned')) return 'stunned'
  return wears(target, 'knockedDown') ? 'down' : null
}

const wordFor: Readonly<Record<Injury, string>> = {
  down: 'state.knockedDown',
  stunned: 'state.stunned',
  out: 'state.out',
}

/** What an injury makes of a model: marks on it, or it leaves the table. */
function changes(model: string, injury: Injury): readonly Effect[] {
  if (injury === 'out') return [{ do: 'remove', model }]
  return [
    { do: 'mark', model, mark: 'knockedDown', on: injury === 'down' },
    { do: 'mark', model, mark: 'stunned', on: injury === 'stunned' },
  ]
}

/** What one who bears an injury may still do, as a sentence. */
const mayDo = (injury: Injury) =>
  injury === 'down'
    ? say('mordheim.downMay', {})
    : injury === 'stunned'
      ? say('mordheim.stunnedMay', {})
      : say('mordheim.outMeans', {})

/**
 * The injury of a fighter who has lost the last wound: a die for the wound that took it and one for each beyond, the highest
 * counts, and no injury of before grows lighter by it. Null while the dice have not fallen.
 */
function injured(tell: Telling, { target, about }: Blow, rolls: number, extra: number): Result | null {
  const faces = tell.roll(`injury${about ?? ''}`, 'mordheim.injury', rolls, about)
  if (!faces) return null
  const highest = Math.max(...faces) + extra
  const fell = injuryOf(highest)
  tell.fell(say('mordheim.injuryFell', { faces: dice(faces), roll: stat(highest), fate: word(wordFor[fell]) }), 'helps')
  const had = injuryHad(target)
  const injury = had ? graver(fell, had) : fell
  const who = names(target.name)
  if (injury !== fell) tell.looked(say('mordheim.injuryStands', { target: who, state: word(wordFor[injury]) }))
  return {
    said: [say(`mordheim.${injury}`, { target: who }), mayDo(injury)],
    effects: changes(target.id, injury),
  }
}

/** Takes wounds off a fighter, and rolls its injury where the last one is gone; null while something is open. */
export function loseWounds(tell: Telling, blow: Blow, lost: number, extra: number): Result | null {
  const { target, wounds, left } = blow
  const after = Math.max(0, left - lost)
  const said = [say('mordheim.loses', { target: names(target.name), wounds: stat(lost), left: stat(after) })]
  const hurt: Effect = { do: 'hurt', model: target.id, marked: [wounds - after] }
  const rolls = injuryRolls(lost, left)
  if (rolls === 0) return { said, effects: [hurt] }
  tell.looked(say('mordheim.injuryRolls', { rolls: stat(rolls), left: stat(left), wounds: stat(lost) }))
  const injury = injured(tell, blow, rolls, extra)
  return injury && together([{ said, effects: [hurt] }, injury])
}
