import { arcOf } from './asks/arc-of.ts'
import { backStrike } from './asks/back-strike.ts'
import { blast } from './asks/blast.ts'
import { deviation } from './asks/deviation.ts'
import { distance } from './asks/distance.ts'
import { enterZone } from './asks/enter-zone.ts'
import { leastDisruption } from './asks/least-disruption.ts'
import { los } from './asks/los.ts'
import { replace } from './asks/replace.ts'
import { sprayBest } from './asks/spray-best.ts'
import { sprayCover } from './asks/spray-cover.ts'
import { sprayEvents } from './asks/spray-events.ts'
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
  }),
)
