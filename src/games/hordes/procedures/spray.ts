import { approximately, times } from '../../../chance/fraction.ts'
import { count, inches, names, percent } from '../../../rules/sentence.ts'
import { statOf, type Weapon } from '../../card.ts'
import { type Fighter, weaponsOf } from '../../fighter.ts'
import type { Course, Result } from '../../procedure.ts'
import { together } from '../../result.ts'
import { tellClose } from '../../tell-close.ts'
import type { Telling } from '../../telling.ts'
import { weaponUsed } from '../../weapon-used.ts'
import type { Board } from '../board.ts'
import { say } from '../codes.ts'
import { inMeleeWith } from '../melee.ts'
import { fury, pow, rat, spraySize } from '../sheet.ts'
import { sprays } from '../templates.ts'
import { afterwards } from './afterwards.ts'
import { aiming, NO_AIMING } from './aiming.ts'
import { type Blow, damage, dealt, type Readied, readied } from './damage.ts'
import { struckInstead } from './direct-hit.ts'
import { given } from './forfeits.ts'
import { gunfighting, hasAtGunpoint, NO_GUNFIGHTING } from './gunfighter.ts'
import { originOf } from './origin.ts'
import { isSeen, lacksWeapon } from './shooting.ts'
import { type Aim, aimed, settledHit, type ToHit } from './to-hit.ts'
import { unable } from './unable.ts'

/** How long the spray is: as its weapon says, one of the lengths that there are, else the nearest of them. */
function sizeOf(tell: Telling, weapon: Weapon | null): number {
  const said = (weapon && statOf(weapon, spraySize)) ?? spraySize.usual ?? 0
  const nearest = sprays.toSorted((a, b) => Math.abs(a - said) - Math.abs(b - said))[0] ?? said
  const options = sprays.map((size) => ({
    value: `${size}`,
    name: null,
    sentence: say('hordes.spraySize', { size: inches(size) }),
  }))
  const chosen = tell.one('spraySize', options, `${nearest}`)
  return sprays.find((size) => `${size}` === chosen) ?? nearest
}

/**
 * Those under the template whom it can hit: not those that terrain alone hides wholly from the attacker. Null where no
 * template lies.
 */
function reached(
  tell: Telling,
  board: Board,
  origin: Fighter,
  target: Fighter,
  size: number,
): readonly Fighter[] | null {
  const [usual] = board.outlines
  const outline = tell.one('hordes.outline', board.outlines, usual?.value ?? '')
  const lying = board.spray(origin.id, target.id, size, outline)
  if (!lying) return null
  const under = lying.ids.flatMap((id) => board.fighter(id) ?? [])
  const spared = under.filter(({ id }) => board.spared(origin.id, id))
  const hit = under.filter(({ id }) => !spared.some((one) => one.id === id))
  tell.reading('touch')
  const told = { size: inches(size), count: count(hit.length), list: names(...hit.map(({ name }) => name)) }
  const sentence =
    hit.length > 0 ? say('hordes.sprayCovers', told) : say('hordes.sprayCoversNobody', { size: inches(size) })
  tell.laid(sentence, lying.area)
  tellClose(tell, lying)
  if (spared.length > 0) {
    tell.measured(say('hordes.spraySpares', { list: names(...spared.map(({ name }) => name)) }), 'hinders')
    for (const { id } of spared) tell.note(id, say('hordes.plateHidden', {}), 'hinders')
  }
  return hit
}

/** One of the attacks of a spray, made ready before any die falls. */
interface Prepared {
  readonly attack: ToHit
  readonly aim: Aim
  readonly blow: Blow
  readonly ready: Readied | null
}

/** Everything before the dice against one model, with its chances. */
function prepared(
  tell: Telling,
  board: Board,
  attack: ToHit & { readonly about: string },
  power: number | null,
): Prepared {
  const { target, about } = attack
  const aim = aimed(tell, board, attack)
  const blow = { target, power, about }
  const ready = aim.kind === 'miss' ? null : readied(tell, blow)
  if (ready && aim.kind === 'roll') tell.chance('toDisableInAll', times(aim.chance, ready.disables), about)
  tell.note(target.id, say('hordes.plateChance', { share: percent(approximately(aim.chance)) }), 'helps')
  return { attack, aim, blow, ready }
}

/** The dice against one model; null while they have not fallen. A miss is a miss and goes nowhere. */
function resolved(tell: Telling, board: Board, { attack, aim, blow, ready }: Prepared): Result | null {
  const hits = settledHit(tell, attack, aim)
  if (hits === null) return null
  if (!hits) return { said: [say('hordes.missedFully', { target: names(attack.target.name) })], effects: [] }
  const { attacker, target } = attack
  const struck = struckInstead(tell, board, attacker, target, target.id)
  if (struck.id === target.id) return dealt(tell, board, blow, ready)
  // Whoever stepped in may be under the template as well: its rolls are told apart by whose place it took.
  return damage(tell, board, { ...blow, target: struck, about: `${struck.id}:${target.id}` })
}

/**
 * A spray: a roll of its own against each model under it, each boosted by itself; every hit is a direct hit, all at once.
 * Concealment, cover, Stealth and models in the way are ignored, a target in melee costs nothing, and a miss is a miss.
 */
export function spray(tell: Telling, board: Board, attacker: Fighter, target: Fighter): Course {
  const why = unable(tell, board, attacker)
  if (why) return tell.refused(why)
  const weapon = weaponUsed(tell, weaponsOf(attacker, ['spray']))
  if (lacksWeapon(attacker, weapon)) return tell.refused(say('hordes.noWeapon', { attacker: names(attacker.name) }))
  const magical = weapon?.traits.includes('magical') ?? false
  const close = !magical && hasAtGunpoint(tell, board, attacker, target)
  if (!magical && !close && inMeleeWith(board, attacker).length > 0)
    return tell.refused(say('hordes.mayNotShoot', { attacker: names(attacker.name) }))
  const { refusal, isFree, charged } = magical ? NO_GUNFIGHTING : gunfighting(tell, board, attacker, target)
  if (refusal) return tell.refused(refusal)
  const origin = magical ? originOf(tell, board, attacker) : attacker
  if (!isSeen(tell, board, origin, target))
    return tell.refused(say('hordes.notDeclared', { target: names(target.name) }))
  const size = sizeOf(tell, weapon)
  const power = tell.stat(pow, weapon)
  const skill = tell.figure(magical ? fury : rat, attacker.card)
  const { bonus, gave } = magical || close || isFree ? NO_AIMING : aiming(tell, board, attacker, charged)
  tell.looked(say('hordes.sprayIgnores', {}))
  const under = reached(tell, board, origin, target, size)
  if (!under) return tell.refused(say('hordes.sprayNowhere', { size: inches(size) }))
  const attack = { way: 'spray', origin, attacker, skill: skill + bonus, isFree } as const
  const attacks = under.map((model) => prepared(tell, board, { ...attack, target: model, about: model.id }, power))
  const outcomes: Result[] = []
  for (const one of attacks) {
    const outcome = resolved(tell, afterwards(board, together(outcomes).effects), one)
    if (!outcome) return tell.course(null)
    outcomes.push(outcome)
  }
  return given(tell.course(together(outcomes)), gave)
}
