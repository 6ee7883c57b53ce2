import { type ReactNode, useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Desk } from '../../desk/desk.ts'
import { shownElsewhere } from '../../desk/room.ts'
import type { BoardStores } from '../board-stores.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Ink } from '../paint/ink.ts'
import { paintModels } from '../paint/models/models.ts'
import { Scene } from '../Scene.tsx'

/** Ids of the models in somebody's hand or on a step that is played, as one string that stays the same for the length of it. */
const inHandKey = ({ draft, steps }: Desk) => {
  const held = draft?.kind === 'move' ? draft.places.map(({ id }) => id) : draft?.kind === 'path' ? [draft.model] : []
  return [...held, ...steps.map(({ id }) => id)].join('\n')
}

/** The models that stand still: painted once when a drag begins, and not again until it ends. */
export function ModelsLayer({ stores, ink }: { readonly stores: BoardStores; readonly ink: Ink }): ReactNode {
  const models = useStore(stores.table, (state) => state.table.models)
  const view = useStore(stores.desk, (state) => state.view)
  const key = useStore(stores.desk, inHandKey)
  const elsewhere = useStore(stores.aside, (aside) => shownElsewhere(aside).join('\n'))
  const inHand = useMemo(() => new Set([...key.split('\n'), ...elsewhere.split('\n')]), [key, elsewhere])
  const paint = useCallback(
    (canvas: Canvas) => paintModels(canvas, view, models, inHand, ink),
    [view, models, inHand, ink],
  )
  return <Scene paint={paint} />
}
