import { type ReactNode, useCallback } from 'react'
import { useStore } from 'zustand'
import type { BoardStores } from '../board-stores.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Ink } from '../paint/ink.ts'
import { paintMat, paintRule } from '../paint/mat.ts'
import { paintPiece } from '../paint/terrain.ts'
import { Scene } from '../Scene.tsx'

/** The mat with its grid, the terrain on it, and the rule along the board's edge. */
export function MatLayer({ stores, ink }: { readonly stores: BoardStores; readonly ink: Ink }): ReactNode {
  const mat = useStore(stores.table, (state) => state.table.mat)
  const terrain = useStore(stores.table, (state) => state.table.terrain)
  const piece = useStore(stores.desk, ({ draft }) => (draft?.kind === 'piece' ? draft.piece : null))
  const view = useStore(stores.desk, (state) => state.view)
  const paint = useCallback(
    (canvas: Canvas) => {
      paintMat(canvas, view, mat, ink)
      for (const one of terrain) if (one.id !== piece?.id) paintPiece(canvas, view, one, ink)
      if (piece) paintPiece(canvas, view, piece, ink)
      paintRule(canvas, view, ink)
    },
    [view, mat, terrain, piece, ink],
  )
  return <Scene paint={paint} />
}
