import { arcOf } from './asks/board/arc-of.ts'
import { backStrike } from './asks/board/back-strike.ts'
import { blast } from './asks/board/blast.ts'
import { deviation } from './asks/board/deviation.ts'
import { distance } from './asks/board/distance.ts'
import { enterZone } from './asks/board/enter-zone.ts'
import { leastDisruption } from './asks/board/least-disruption.ts'
import { los } from './asks/board/los.ts'
import { replace } from './asks/board/replace.ts'
import { shapeGap } from './asks/board/shape-gap.ts'
import { shortestPath } from './asks/board/shortest-path.ts'
import { sprayBest } from './asks/board/spray-best.ts'
import { sprayCover } from './asks/board/spray-cover.ts'
import { sprayEvents } from './asks/board/spray-events.ts'
import { sumDist } from './asks/board/sum-dist.ts'
import { attack } from './asks/games/attack.ts'
import { bs40k } from './asks/games/bs40k.ts'
import { combinedAttack } from './asks/games/combined-attack.ts'
import { damage, damageReroll } from './asks/games/damage.ts'
import { fall } from './asks/games/fall.ts'
import { majorityT } from './asks/games/majority-t.ts'
import { mordheimHit, mordheimInjury, mordheimSave, mordheimShot } from './asks/games/mordheim-rolls.ts'
import { mordheimTargets } from './asks/games/mordheim-targets.ts'
import { spiral } from './asks/games/spiral.ts'
import { toWoundRow } from './asks/games/to-wound-row.ts'
import { unsaved40k } from './asks/games/unsaved40k.ts'
import { woundAllocation } from './asks/games/wound-allocation.ts'
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
