import { count, names, type Sentence, stat } from '../../../rules/sentence.ts'
import type { Fighter } from '../../fighter.ts'
import type { Course } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import type { Choice } from '../targets.ts'
import { barring, choiceOf, whyOf } from './choice.ts'
import { barred, readied, unarmed } from './shooter.ts'
import { enemiesOf, type Surveyed, surveyAll, tellCover, tellNeed } from './survey.ts'

/** What is written beside an enemy on the board: what hits it, or in a word why it may not be shot at. */
function noteOf({ need }: Surveyed, choice: Choice, declaresFirst: boolean): Sentence {
  if (!choice.legal) return say(`mordheim.note.${choice.reason}`, {})
  if (declaresFirst) return say('mordheim.note.legal', {})
  return need > 6 ? say('mordheim.note.impossible', {}) : say('mordheim.note.need', { need: stat(need) })
}

/**
 * Who may be shot at: whether a fighter may shoot at all, then each enemy with the reason for and against it, what hits it,
 * and its mark on the board. While targets are to be declared first, nothing is told that distances would have to say.
 */
export function targets(tell: Telling, board: Board, actor: Fighter): Course {
  const bar = barred(tell, board, actor)
  const shooter = readied(tell, board, actor)
  const why = bar ?? unarmed(shooter)
  if (why) return tell.refused(why)
  const enemies = enemiesOf(board, actor)
  if (enemies.length === 0) return tell.refused(say('mordheim.noTargets', { shooter: names(actor.name) }))
  const all = surveyAll(tell, board, shooter, enemies)
  const whole = choiceOf(tell, shooter, all)
  const legal: string[] = []
  for (const one of all) {
    const choice = whole.choices.get(one.fighter.id)
    if (!choice) continue
    const { line } = choice.reason === 'unseen' ? one.seen : one.measured
    tell.measured(whyOf(one, choice, barring(all, whole, choice)), choice.legal ? 'helps' : 'hinders', line)
    tell.note(one.fighter.id, noteOf(one, choice, board.declaresFirst), choice.legal ? 'helps' : 'hinders')
    if (!choice.legal) continue
    legal.push(one.fighter.name)
    tellCover(tell, one, false)
    if (!board.declaresFirst) tellNeed(tell, shooter, one)
  }
  const said =
    legal.length > 0
      ? say('mordheim.mayShootAt', { count: count(legal.length), list: names(...legal) })
      : say('mordheim.mayShootAtNobody', { shooter: names(actor.name) })
  const open = all.filter(({ cover }) => cover === 'open').map(({ fighter }) => fighter.name)
  const unjudged = open.length > 0 ? [say('mordheim.notJudged', { list: names(...open) })] : []
  return tell.course({ said: [said, ...unjudged], effects: [], answersOnly: true })
}
