import { ruFlow } from './ru-flow.ts'
import { ruHordes } from './ru-hordes.ts'
import { ruMordheim } from './ru-mordheim.ts'

/** What procedures say, in Russian: it comes when one is taken up. */
export const ruProcedures = { ...ruFlow, ...ruHordes, ...ruMordheim } as const
