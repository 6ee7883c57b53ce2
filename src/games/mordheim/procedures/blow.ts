import { oneDie } from '../../../chance/dice-sum.ts'
import { type Distribution, mapped, sure } from '../../../chance/distribution.ts'
import { type Fraction, opposite } from '../../../chance/fraction.ts'
import { chanceOfNeed, type NeededRoll } from '../../../chance/needed-roll.ts'
import { bonus, names, stat } from '../../../rules/sentence.ts'
import type { Weapon } from '../../card.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { needToWound } from '../../to-wound.ts'
import { saveAgainst, saveModifier } from '../armour-save.ts'
import { say } from '../codes.ts'
import { pierce, save, strength, toughness, wounds } from '../sheet.ts'
import {
  type CriticalSoFar,
  criticalChance,
  type Fate,
  fateChances,
  fatesOf,
  type ShotNeeds,
  woundOutcome,
  woundsIn,
  woundsOf,
} from '../shot.ts'

/** How many wounds a weapon makes where it wounds: one, D3 or D6. */
export type Harm = 'one' | 'd3' | 'd6'
const harms: readonly Harm[] = ['one', 'd3', 'd6']

/** What a die that fell makes of D3 or D6. */
export function woundsRolled(face: number, harm: Harm): number {
  if (harm === 'one') return 1
  return harm === 'd3' ? Math.ceil(face / 2) : face
}

/** A hit on a fighter, before its dice: what wounds it, what saves it, how many wounds it has left. */
export interface Blow {
  readonly target: Fighter
  readonly about: string | null
  readonly wound: NeededRoll
  readonly save: NeededRoll
  readonly harm: Harm
  /** Wounds that its profile has, and how many of them are left. */
  readonly wounds: number
  readonly left: number
  readonly criticalSpent: boolean
}

/** What the shooter brings to a hit, whoever it strikes. */
export interface Force {
  readonly strength: number
  readonly pierce: number
  readonly harm: Harm
  readonly ignoresArmour: boolean
  readonly criticalSpent: boolean
}

/** The strength of a weapon and what else it does, told; whether the shooter has made its critical hit of this phase. */
export function forceOf(tell: Telling, weapon: Weapon | null, criticalMade: boolean): Force {
  const carries = (trait: string) => weapon?.traits.includes(trait) ?? false
  const usual: Harm = carries('d3Wounds') ? 'd3' : carries('d6Wounds') ? 'd6' : 'one'
  const options = harms.map((value) => ({ value: `mordheim.${value}`, name: null }))
  const chosen = tell.one('mordheim.harm', options, `mordheim.${usual}`)
  return {
    strength: tell.figure(strength, weapon),
    pierce: tell.figure(pierce, weapon),
    harm: harms.find((harm) => chosen === `mordheim.${harm}`) ?? usual,
    ignoresArmour: tell.yes('mordheim.ignoresArmour', carries('ignoresArmour')),
    criticalSpent: tell.yes('mordheim.criticalSpent', criticalMade),
  }
}

/** What saves a fighter from a force, told with what takes off its armour. */
function saveOf(tell: Telling, target: Fighter, force: Force, about: string | null): NeededRoll {
  const armour = tell.figure(save, target.card, about)
  const own = armour - (tell.yes('mordheim.shield', has(target, 'shield'), about) ? 1 : 0)
  if (own > 6) tell.looked(say('mordheim.noArmour', { target: names(target.name) }))
  if (own <= 6 && force.ignoresArmour) tell.looked(say('mordheim.armourIgnored', {}), 'helps')
  if (own > 6 || force.ignoresArmour) return null
  const need = saveAgainst(own, force.strength, force.pierce)
  const told = { own: stat(own), strength: bonus(-saveModifier(force.strength)), pierce: bonus(-force.pierce) }
  tell.looked(
    need === null ? say('mordheim.noSaveLeft', told) : say('mordheim.saveNeeds', { ...told, need: stat(need) }),
    need === null ? 'helps' : 'neither',
  )
  return need
}

/** Makes a hit of a force on a fighter ready: what wounds, what saves, what wounds are left. */
export function blowOn(tell: Telling, target: Fighter, force: Force, about: string | null): Blow {
  const tough = tell.figure(toughness, target.card, about)
  const all = tell.figure(wounds, target.card, about)
  const need = needToWound(force.strength, tough)
  const told = { strength: stat(force.strength), toughness: stat(tough) }
  tell.looked(
    need === null ? say('mordheim.cannotWound', told) : say('mordheim.woundNeeds', { ...told, need: stat(need) }),
    need === null ? 'hinders' : 'neither',
  )
  if (force.criticalSpent) tell.looked(say('mordheim.criticalSpent', {}))
  else if (need === 6) tell.looked(say('mordheim.noCriticalOnSix', {}))
  const left = Math.max(0, all - (target.marked[0] ?? 0))
  const saves = saveOf(tell, target, force, about)
  return {
    ...{ target, about, wound: need, save: saves, harm: force.harm },
    ...{ wounds: all, left, criticalSpent: force.criticalSpent },
  }
}

export const eachOf = (harm: Harm): Distribution =>
  harm === 'one' ? sure(1) : mapped(oneDie, (face) => woundsRolled(face, harm))

type Fates = Readonly<Record<Fate, Fraction>>

const CODES = ['toWound', 'saves', 'critical', 'unsaved', 'down', 'stunned', 'out'] as const

/** Withdraws what was likely of a blow: dice have fallen that it was reckoned from. */
export function withdrawn(tell: Telling, { about }: Pick<Blow, 'about'>): void {
  for (const code of CODES) tell.chance(`mordheim.${code}`, null, about)
  tell.spread('mordheim.wounds', null, null, about)
}

/** Tells all that may come of an outcome, from unsaved wounds to injuries. */
function tellFates(tell: Telling, { about, left }: Blow, { unhurt, down, stunned, out }: Fates, wounds: Distribution) {
  // A wound that nothing stops any more is no chance.
  const isSure = unhurt.numerator === 0n
  tell.chance('mordheim.unsaved', isSure ? null : opposite(unhurt), about)
  tell.chance('mordheim.down', down, about)
  tell.chance('mordheim.stunned', stunned, about)
  tell.chance('mordheim.out', out, about)
  tell.spread('mordheim.wounds', isSure && wounds.size === 1 ? null : wounds, Math.max(1, left), about)
}

/** What is open of a wound that is sure: what saves from it, how many wounds it makes, which critical hit it is. */
export interface Wounded {
  readonly save: NeededRoll
  readonly each: Distribution
  readonly critical: CriticalSoFar
}

/** Tells what a fighter may come to whose wound is sure, by the dice that are yet to fall. */
export function tellWounded(tell: Telling, blow: Blow, { save: saves, each, critical }: Wounded): void {
  const outcomes = woundOutcome(each, saves, critical)
  tell.chance('mordheim.critical', null, blow.about)
  if (saves === null) tell.chance('mordheim.saves', null, blow.about)
  tellFates(tell, blow, fatesOf(outcomes, blow.left), woundsIn(outcomes))
}

/** Tells how likely everything is that a blow may come to, before its dice; `chance` is how likely it hits, certain of one that has. */
export function tellChances(tell: Telling, blow: Blow, chance: Fraction): void {
  const { about, wound, save: saves } = blow
  const needs: ShotNeeds = { chance, wound, save: saves, criticalSpent: blow.criticalSpent, each: eachOf(blow.harm) }
  tell.chance('mordheim.toWound', chanceOfNeed(wound), about)
  if (saves !== null) tell.chance('mordheim.saves', chanceOfNeed(saves), about)
  tell.chance('mordheim.critical', criticalChance(needs), about)
  tellFates(tell, blow, fateChances(needs, blow.left), woundsOf(needs))
}
