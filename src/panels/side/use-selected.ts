import type { Model } from '../../table/document.ts'
import { useDesk, useTable } from '../use-stores.ts'

/** Who is selected, where a card says so: not while a tool whose own card has all that is asked then is in hand. */
export function useSelected(models: readonly Model[]): readonly Model[] {
  const selection = useDesk((state) => state.selection)
  const tool = useDesk((state) => state.tool)
  const isShoved = useTable(({ table }) => table.lays.some(({ kind, pinned }) => kind === 'shove' && !pinned))
  // Several are moved by one effect with the tool that shoves; and where one is, its way is what matters.
  const hasOwnCard = tool === 'add' || tool === 'procedure' || (tool === 'shove' && (isShoved || selection.length > 1))
  return hasOwnCard ? [] : models.filter((model) => selection.includes(model.id))
}
