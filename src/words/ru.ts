import { ruNotices } from './ru-notices.ts'
import { ruPanels } from './ru-panels.ts'
import { ruReadings } from './ru-readings.ts'
import { ruSentences } from './ru-sentences.ts'
import { ruTerrain } from './ru-terrain.ts'

/** The Russian catalogue: the keys of the English one, with the plural forms `_one`, `_few`, `_many` and `_other`. */
export const ru = { ...ruNotices, ...ruPanels, ...ruReadings, ...ruSentences, ...ruTerrain } as const
