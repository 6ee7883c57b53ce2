import { atMost } from '../../geometry/tolerance.ts'
import type { Readings } from '../game.ts'

/** What a shooter knows of an enemy. */
export interface Enemy {
  readonly id: string
  /** Inches from base edge to base edge. */
  readonly gap: number
  /** The roll that would hit it; null where it is out of sight. */
  readonly need: number | null
  readonly large: boolean
  /** In hand-to-hand combat: never to be shot at. */
  readonly engaged: boolean
  readonly down: boolean
  readonly stunned: boolean
  readonly fleeing: boolean
  /** In the shooter's own building. */
  readonly sameBuilding: boolean
}

/** Why an enemy may be shot at. */
export type MayBeShot = 'large' | 'sameBuilding' | 'elevated' | 'noThreat' | 'nearest' | 'harmless' | 'easier'

/** Why one may not: out of sight, in combat, behind a nearer threat, or because another is in the shooter's own building. */
export type MayNotBeShot = 'unseen' | 'engaged' | 'nearerThreat' | 'threatInBuilding'

/** Whether an enemy may be shot at, and why. */
export type Choice =
  | { readonly legal: true; readonly reason: MayBeShot }
  | { readonly legal: false; readonly reason: MayNotBeShot }

/** A shooter's choice of targets. */
export interface TargetChoice {
  readonly choices: ReadonlyMap<string, Choice>
  /** The nearest who threatens, or several equally near. */
  readonly nearestThreats: readonly string[]
}

/** Whether an enemy lies, is stunned or flees, and so is no threat at once. */
const isHarmless = ({ down, stunned, fleeing }: Enemy) => down || stunned || fleeing

/** Whether an enemy threatens at once: seen, up, not fleeing, and not busy in combat. */
export function threatens(enemy: Enemy): boolean {
  return enemy.need !== null && !enemy.engaged && !isHarmless(enemy)
}

const may = (reason: MayBeShot): Choice => ({ legal: true, reason })
const mayNot = (reason: MayNotBeShot): Choice => ({ legal: false, reason })

/** What a choice of targets hangs on: which of those that are easier to hit, and which those are; and which of the harmless. */
export interface Easier {
  readonly which: Readings['easierTargets']
  /** Whether who lies, is stunned or flees may be shot at however far it is, or is farther as any other. */
  readonly harmless: Readings['harmlessTargets']
  /** How easily a shot hits that needs so much: more is easier. */
  ease(need: number): number
}

/**
 * Whom a shooter may shoot at: the nearest threat and what is no farther, or a farther enemy that is easier to hit, which is
 * to say with a greater ease; a large one always; who lies, is stunned or flees, by the letter, however far; anyone at all where nobody threatens, or from more than 2″ up, unless a
 * threat is in the shooter's own building. Range doesn't matter: it is measured when the target has been chosen.
 */
export function targetChoice(
  enemies: readonly Enemy[],
  elevated: boolean,
  { which, harmless, ease }: Easier,
): TargetChoice {
  const threats = enemies.filter(threatens)
  const least = Math.min(...threats.map(({ gap }) => gap))
  const nearest = threats.filter(({ gap }) => atMost(gap, least))
  const easiest = Math.max(...nearest.flatMap(({ need }) => (need === null ? [] : ease(need))))
  const isEasier = ({ need }: Enemy) => need !== null && ease(need) > easiest
  // Who is no threat may be passed over: it keeps nobody from the nearest easier one that is.
  const nearestEasier = Math.min(...threats.filter(isEasier).map(({ gap }) => gap))
  const housed = elevated && threats.some(({ sameBuilding }) => sameBuilding)
  const choice = (enemy: Enemy): Choice => {
    if (enemy.need === null) return mayNot('unseen')
    if (enemy.engaged) return mayNot('engaged')
    if (enemy.large) return may('large')
    if (housed) return enemy.sameBuilding ? may('sameBuilding') : mayNot('threatInBuilding')
    if (elevated) return may('elevated')
    if (threats.length === 0) return may('noThreat')
    if (atMost(enemy.gap, least)) return may('nearest')
    if (harmless === 'free' && isHarmless(enemy)) return may('harmless')
    const isFree = isEasier(enemy) && (which === 'any' || atMost(enemy.gap, nearestEasier))
    return isFree ? may('easier') : mayNot('nearerThreat')
  }
  return {
    choices: new Map(enemies.map((enemy) => [enemy.id, choice(enemy)])),
    nearestThreats: nearest.map(({ id }) => id),
  }
}
