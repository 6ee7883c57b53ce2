import { opposite } from '../../../chance/fraction.ts'
import { chanceOfNeed, meetsNeed, type NeededRoll } from '../../../chance/needed-roll.ts'
import { successes } from '../../../chance/trials.ts'
import { dice, names, stat, word } from '../../../rules/sentence.ts'
import { statOf } from '../../card.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import type { Telling } from '../../telling.ts'
import { armourSave } from '../armour-save.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { save as saveStat, wounds as woundsStat } from '../sheet.ts'

/** The armour that is named, and what is better than any of it, which its number tells. */
const kinds = ['none', 'light', 'heavy', 'gromril', 'other'] as const
type Kind = (typeof kinds)[number]

/** What armour a save alone stands for. */
const kindOf = (need: number): Kind => (need < 4 ? 'other' : (kinds[7 - need] ?? 'none'))

const optionOf = (kind: Kind) => `fantasy.armour.${kind}`

/** More wounds than this nobody saves at once. */
const MOST_WOUNDS = 20

/** The roll that saves a model, told: by its armour and its shield; null where it has neither. */
function needOf(tell: Telling, fighter: Fighter): NeededRoll {
  const { card } = fighter
  const known = kindOf((card && statOf(card, saveStat)) ?? 7)
  const chosen = tell.one(
    'fantasy.armour',
    kinds.map((kind) => ({ value: optionOf(kind), name: null })),
    optionOf(known),
  )
  const kind = kinds.find((one) => chosen === optionOf(one)) ?? known
  const shield = tell.yes('fantasy.shield', has(fighter, 'shield'))
  // A better save than 2+ there is not: a 1 never saves.
  const better = kind === 'other' ? Math.max(2, tell.figure(saveStat, card) - (shield ? 1 : 0)) : null
  const need = kind === 'other' ? better : armourSave(kind, shield)
  const model = names(fighter.name)
  if (need === null || need > 6) {
    tell.looked(say('fantasy.noSave', { model }), 'hinders')
    return null
  }
  const told = { model, need: stat(need) }
  const armour = word(`option.${optionOf(kind)}`)
  if (kind === 'none') tell.looked(say('fantasy.saveShield', told))
  else tell.looked(say(shield ? 'fantasy.saveWithShield' : 'fantasy.saveOf', { ...told, armour }))
  return need
}

/** Wounds that are marked on a model, and whether it falls by them. */
function marked(fighter: Fighter, all: number, unsaved: number): Result {
  const model = names(fighter.name)
  if (unsaved === 0) return { said: [say('fantasy.unharmed', { model })], effects: [] }
  const before = fighter.marked[0] ?? 0
  const left = Math.max(0, all - before - unsaved)
  const said = [say('fantasy.wounded', { model, wounds: stat(unsaved), left: stat(left) })]
  if (left === 0)
    return { said: [...said, say('fantasy.falls', { model })], effects: [{ do: 'remove', model: fighter.id }] }
  return { said, effects: [{ do: 'hurt', model: fighter.id, marked: [Math.min(all, before + unsaved)] }] }
}

/** Wounds on a model are saved by its armour, or marked: with its last one it falls. */
export function save(tell: Telling, _board: Board, actor: Fighter): Course {
  const need = needOf(tell, actor)
  const all = tell.figure(woundsStat, actor.card)
  const wounds = tell.number('fantasy.wounds', 1, 1, MOST_WOUNDS)
  if (need === null) return tell.course(marked(actor, all, wounds))
  tell.chance('fantasy.saves', chanceOfNeed(need))
  tell.spread(
    'fantasy.unsaved',
    successes(wounds, opposite(chanceOfNeed(need))),
    Math.max(1, all - (actor.marked[0] ?? 0)),
  )
  const faces = tell.roll('save', 'fantasy.save', wounds, null, 'fantasy.saves')
  if (!faces) return tell.course(null)
  const prevented = faces.filter((face) => meetsNeed(face, need)).length
  const told = { faces: dice(faces), need: stat(need), prevented: stat(prevented), wounds: stat(wounds) }
  tell.fell(say('fantasy.saved', told), prevented === wounds ? 'helps' : prevented > 0 ? 'neither' : 'hinders')
  return tell.course(marked(actor, all, wounds - prevented))
}
