import { enFantasy } from './en-fantasy.ts'
import { enFlow } from './en-flow.ts'
import { enHordes } from './en-hordes.ts'
import { enMordheim } from './en-mordheim.ts'
import { enWh40k } from './en-wh40k.ts'

/** What procedures say, in English: it comes when one is taken up. */
export const enProcedures = { ...enFlow, ...enFantasy, ...enHordes, ...enMordheim, ...enWh40k } as const
