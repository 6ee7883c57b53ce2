import { enFlow } from './en-flow.ts'
import { enHordes } from './en-hordes.ts'
import { enMordheim } from './en-mordheim.ts'

/** What procedures say, in English: it comes when one is taken up. */
export const enProcedures = { ...enFlow, ...enHordes, ...enMordheim } as const
