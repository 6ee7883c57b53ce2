import { arcOf } from './asks/arc-of.ts'
import { attack } from './asks/attack.ts'
import { backStrike } from './asks/back-strike.ts'
import { blast } from './asks/blast.ts'
import { bs40k } from './asks/bs40k.ts'
import { combinedAttack } from './asks/combined-attack.ts'
import { damage, damageReroll } from './asks/damage.ts'
import { deviation } from './asks/deviation.ts'
import { distance } from './asks/distance.ts'
import { enterZone } from './asks/enter-zone.ts'
import { fall } from './asks/fall.ts'
import { leastDisruption } from './asks/least-disruption.ts'
import { los } from './asks/los.ts'
import { majorityT } from './asks/majority-t.ts'
import { mordheimHit, mordheimInjury, mordheimSave, mordheimShot } from './asks/mordheim-rolls.ts'
import { mordheimTargets } from './asks/mordheim-targets.ts'
import { replace } from './asks/replace.ts'
import { shapeGap } from './asks/shape-gap.ts'
import { shortestPath } from './asks/shortest-path.ts'
import { spiral } from './asks/spiral.ts'
import { sprayBest } from './asks/spray-best.ts'
import { sprayCover } from './asks/spray-cover.ts'
import { sprayEvents } from './asks/spray-events.ts'
import { sumDist } from './asks/sum-dist.ts'
import { toWoundRow } from './asks/to-wound-row.ts'
import { unsaved40k } from './asks/unsaved40k.ts'
import { woundAllocation } from './asks/wound-allocation.ts'
import type { Ask } from './question.ts'

/** Every kind of question there is an answer to, by the name it is asked under. */
export const asks: ReadonlyMap<string, Ask> = new Map(
  Object.entries({
    distance,
    blast,
    sprayCover,
    sprayEvents,
    sprayBest,
    deviation,
    arcOf,
    backStrike,
    enterZone,
    los,
    replace,
    leastDisruption,
    shortestPath,
    shapeGap,
    sumDist,
    attack,
    damage,
    damageReroll,
    fall,
    spiral,
    combinedAttack,
    bs40k,
    toWoundRow,
    majorityT,
    unsaved40k,
    mordheimHit,
    mordheimSave,
    mordheimShot,
    mordheimInjury,
    woundAllocation,
    mordheimTargets,
  }),
)
