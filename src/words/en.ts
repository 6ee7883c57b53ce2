import { enNotices } from './en-notices.ts'
import { enPanels } from './en-panels.ts'
import { enReadings } from './en-readings.ts'
import { enSentences } from './en-sentences.ts'
import { enTerrain } from './en-terrain.ts'

/** The English catalogue: flat keys; `{{name}}` takes a value, `<b>` marks what decides, `_one` and `_other` are plural forms. */
export const en = { ...enNotices, ...enPanels, ...enReadings, ...enSentences, ...enTerrain } as const
