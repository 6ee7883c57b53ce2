import { ruFantasy } from './ru-fantasy.ts'
import { ruFlow } from './ru-flow.ts'
import { ruHordes } from './ru-hordes.ts'
import { ruMordheim } from './ru-mordheim.ts'
import { ruWh40k } from './ru-wh40k.ts'

/** What procedures say, in Russian: it comes when one is taken up. */
export const ruProcedures = { ...ruFlow, ...ruFantasy, ...ruHordes, ...ruMordheim, ...ruWh40k } as const
