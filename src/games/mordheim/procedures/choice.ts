import { names, type Sentence, stat, word } from '../../../rules/sentence.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'
import { type Choice, type TargetChoice, targetChoice } from '../targets.ts'
import { facesThatHit } from '../to-hit.ts'
import type { Shooter } from './shooter.ts'
import type { Surveyed } from './survey.ts'

/** Whom a shooter may shoot at, of those surveyed: easier to hit is what more faces of the die hit. */
export function choiceOf(tell: Telling, shooter: Shooter, all: readonly Surveyed[]): TargetChoice {
  const [which, ones] = [tell.reading('easierTargets'), tell.reading('shotOnes')]
  const harmless = tell.reading('harmlessTargets')
  return targetChoice(
    all.map(({ enemy }) => enemy),
    shooter.elevated,
    { which, harmless, ease: (need) => facesThatHit(need, ones) },
  )
}

/** What an enemy is that is no threat at once, by the code of its word; null of one that may be. */
function stateOf({ enemy: { down, stunned, fleeing } }: Surveyed): string | null {
  if (stunned) return 'state.stunned'
  if (down) return 'state.knockedDown'
  return fleeing ? 'state.fleeing' : null
}

/** Why an enemy may be shot at or not, as a sentence. `nearest` are the names of those who bar a farther one. */
export function whyOf(one: Surveyed, choice: Choice, nearest: readonly string[]): Sentence {
  const target = names(one.fighter.name)
  const state = stateOf(one)
  switch (choice.reason) {
    case 'nearest':
      return state
        ? say('mordheim.may.noThreatItself', { target, state: word(state) })
        : say('mordheim.may.nearest', { target })
    case 'harmless':
      return say('mordheim.may.noThreatItself', { target, state: word(state ?? 'state.fleeing') })
    case 'easier':
      return say('mordheim.may.easier', { target, need: stat(one.need) })
    case 'large':
    case 'elevated':
    case 'sameBuilding':
    case 'noThreat':
      return say(`mordheim.may.${choice.reason}`, { target })
    case 'unseen':
    case 'engaged':
      return say(`mordheim.mayNot.${choice.reason}`, { target })
    case 'nearerThreat':
    case 'threatInBuilding':
      return say(`mordheim.mayNot.${choice.reason}`, { target, nearest: names(...nearest) })
  }
}

/** The names of the threats that bar farther enemies: the nearest, or those in the shooter's own building. */
export function barring(all: readonly Surveyed[], { nearestThreats }: TargetChoice, choice: Choice): readonly string[] {
  const bars = ({ enemy }: Surveyed) =>
    choice.reason === 'threatInBuilding'
      ? enemy.sameBuilding && enemy.need !== null && !enemy.engaged
      : nearestThreats.includes(enemy.id)
  return all.filter(bars).map(({ fighter }) => fighter.name)
}
