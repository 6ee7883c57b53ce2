import { lazy } from 'react'
import { useChrome } from '../use-stores.ts'
import { AddDialog } from './add/AddDialog.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { OutlineDialog } from './outline/OutlineDialog.tsx'
import { ProjectDialog } from './project/ProjectDialog.tsx'
import { ScaleDialog } from './ScaleDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { SettingsDialog } from './settings/SettingsDialog.tsx'
import { TablesDialog } from './tables/TablesDialog.tsx'

/** Dialogues that speak of procedures come with the words for them. */
async function taught<Part>(part: Promise<Part>): Promise<Part> {
  const { teachProcedures } = await import('../../words/procedures/teach.ts')
  teachProcedures()
  return part
}

const CardsDialog = lazy(async () => ({ default: (await taught(import('../cards/CardsDialog.tsx'))).CardsDialog }))
const LogDialog = lazy(async () => ({ default: (await taught(import('../cards/LogDialog.tsx'))).LogDialog }))

const dialogs = {
  cards: CardsDialog,
  log: LogDialog,
  tables: TablesDialog,
  settings: SettingsDialog,
  add: AddDialog,
  outline: OutlineDialog,
  keys: KeysDialog,
  share: ShareDialog,
  scale: ScaleDialog,
  project: ProjectDialog,
} as const

/** The dialogue that is open, if any; loaded only when the first one is. */
export function Dialogs() {
  const open = useChrome((chrome) => chrome.dialog)
  if (!open) return null
  const Open = dialogs[open]
  return <Open />
}
