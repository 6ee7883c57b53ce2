import { enFlow } from './en-flow.ts'
import { enHordes } from './en-hordes.ts'
import { enWh40k } from './en-wh40k.ts'

/** What procedures say, in English: it comes when one is taken up. */
export const enProcedures = { ...enFlow, ...enHordes, ...enWh40k } as const
