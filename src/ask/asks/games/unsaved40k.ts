import * as v from 'valibot'
import { chanceOf, mean } from '../../../chance/distribution.ts'
import { written } from '../../../chance/fraction.ts'
import { toHit } from '../../../games/wh40k/to-hit.ts'
import { unsavedChance, unsavedWounds, type Volley } from '../../../games/wh40k/volley.ts'
import { flag, save, strength, toughness, whole, wholeOrNone } from '../../profile-input.ts'
import { ask } from '../../question.ts'

const input = v.object(
  {
    shots: whole(1, 200, 'a number of shots'),
    bs: whole(0, 10, 'a Ballistic Skill'),
    s: strength,
    t: toughness,
    save,
    cover: save,
    invulnerable: save,
    ap: wholeOrNone(1, 6, 'an AP'),
    twin: flag,
    snap: flag,
  },
  'an object with shots, bs, s, t, save and ap',
)

export const unsaved40k = ask(input, ({ shots, bs, s, t, ap, twin, snap, ...saves }) => {
  const volley: Volley = {
    shots,
    toHit: toHit(bs, { snap, rerolls: twin }),
    strength: s,
    ap,
    toughness: t,
    saves: { armour: saves.save, cover: saves.cover, invulnerable: saves.invulnerable },
  }
  const wounds = unsavedWounds(volley)
  return {
    perShot: written(unsavedChance(volley)),
    dist: Array.from({ length: shots + 1 }, (_, count) => written(chanceOf(wounds, count))),
    expected: written(mean(wounds)),
  }
})
