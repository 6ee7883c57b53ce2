import { takeTool } from '../../../desk/desk.ts'
import type { Stores } from '../../stores.ts'

/** Opens the placing by tape for a model, or for a new one with null: in the panel, so that the board stays in sight. */
export function openTape({ desk, chrome, settings }: Stores, model: string | null): void {
  takeTool(desk, 'select')
  settings.setState({ panelFolded: false })
  chrome.setState({ tape: { model }, sheet: true, reasons: null, tab: 'context' })
}
