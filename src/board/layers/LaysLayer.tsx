import { type ReactNode, useCallback } from 'react'
import { useStore } from 'zustand'
import { roomShown } from '../../desk/room.ts'
import { distancesHidden } from '../../table/declared.ts'
import type { BoardStores } from '../board-stores.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Ink } from '../paint/ink.ts'
import { paintLays } from '../paint/lays/lays.ts'
import { Scene } from '../Scene.tsx'
import { useShown } from '../use-shown.ts'

/** Templates, arrows, tapes and arcs with their verdicts, over the bases. */
export function LaysLayer({ stores, ink }: { readonly stores: BoardStores; readonly ink: Ink }): ReactNode {
  const shown = useShown(stores)
  const view = useStore(stores.desk, (state) => state.view)
  const tool = useStore(stores.desk, (state) => state.tool)
  const room = useStore(stores.aside, roomShown)
  const following = useStore(stores.course)
  const { words } = stores
  // While nothing lies on it, the table is none: dragging a model then repaints nothing here.
  const table = shown.lays.length === 0 && shown.activations.length === 0 ? null : shown
  const paint = useCallback(
    (canvas: Canvas) => {
      if (table) paintLays(canvas, view, table, words, ink, { hidden: distancesHidden(table), tool, room, following })
    },
    [table, view, tool, room, following, words, ink],
  )
  return <Scene paint={paint} />
}
