import { names } from '../../../rules/sentence.ts'
import { type Fighter, has } from '../../fighter.ts'
import type { Telling } from '../../telling.ts'
import { say } from '../codes.ts'

/** What a gunfighter did before it shoots: refused where it fought, and whether this is a free strike with its gun. */
export interface Gunfighting {
  readonly refusal: ReturnType<typeof say> | null
  readonly isFree: boolean
}

/** Asks of a gunfighter what bears on its shooting: it shoots not in the activation in which it fights, and may charge and strike freely. */
export function gunfighting(tell: Telling, attacker: Fighter): Gunfighting {
  if (!has(attacker, 'gunfighter')) return { refusal: null, isFree: false }
  if (tell.yes('hordes.foughtBefore'))
    return { refusal: say('hordes.notBothWays', { attacker: names(attacker.name) }), isFree: false }
  const isFree = tell.yes('hordes.freeStrike')
  if (isFree) tell.looked(say('hordes.gunFreeStrike', {}))
  else if (tell.yes('hordes.charged')) tell.looked(say('hordes.gunNoCharge', {}))
  return { refusal: null, isFree }
}
