import { ruDialogs } from './ru-dialogs.ts'
import { ruPanels } from './ru-panels.ts'
import { ruSentences } from './ru-sentences.ts'
import { ruTerrain } from './ru-terrain.ts'

/** The Russian catalogue: the keys of the English one, with the plural forms `_one`, `_few`, `_many` and `_other`. */
export const ru = { ...ruPanels, ...ruDialogs, ...ruSentences, ...ruTerrain } as const
