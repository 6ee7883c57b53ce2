import { enFlow } from './en-flow.ts'
import { enHordes } from './en-hordes.ts'

/** What procedures say, in English: it comes when one is taken up. */
export const enProcedures = { ...enFlow, ...enHordes } as const
