import type { Action, Placement } from '../table/action.ts'
import { apply } from '../table/apply.ts'
import type { Table } from '../table/document.ts'
import type { Draft } from './draft.ts'

/**
 * What moving these models means: in play a leg of the active model's walk, where it is among them and goes somewhere;
 * else a correction of places.
 */
export function moveAction(table: Table, places: readonly Placement[]): Action {
  const open = table.stage === 'play' ? table.activations.find((activation) => activation.open) : undefined
  const walker = open && places.find((placement) => placement.id === open.model)
  const model = walker && table.models.find((other) => other.id === walker.id)
  const walks = walker && model && (walker.x !== model.x || walker.y !== model.y)
  return { do: walks ? 'advance' : 'place', places }
}

/** What a draft will do to the table when the finger lifts; null for a box, which only selects. */
export function draftAction(table: Table, draft: Draft): Action | null {
  switch (draft.kind) {
    case 'move':
      return moveAction(table, draft.places)
    case 'lay':
      return { do: 'lay', lay: draft.lay }
    case 'path':
      return { do: 'reroute', model: draft.model, path: draft.path }
    case 'piece':
      return { do: 'build', pieces: [draft.piece] }
    case 'box':
      return null
  }
}

const last = new WeakMap<Table, { readonly draft: Draft; readonly shown: Table }>()

/** The table as it would be if the finger lifted now. The same table and draft give the very same answer. */
export function shownTable(table: Table, draft: Draft | null): Table {
  if (!draft) return table
  const known = last.get(table)
  if (known?.draft === draft) return known.shown
  const action = draftAction(table, draft)
  const shown = action ? apply(table, action) : table
  last.set(table, { draft, shown })
  return shown
}
