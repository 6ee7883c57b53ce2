import { type ReactNode, useCallback } from 'react'
import { useStore } from 'zustand'
import type { BoardStores } from '../board-stores.ts'
import type { Canvas } from '../paint/canvas.ts'
import type { Ink } from '../paint/ink.ts'
import { paintMat, paintRule } from '../paint/mat.ts'
import { Scene } from '../Scene.tsx'

/** The mat with its grid and the rule along the board's edge. */
export function MatLayer({ stores, ink }: { readonly stores: BoardStores; readonly ink: Ink }): ReactNode {
  const mat = useStore(stores.table, (state) => state.table.mat)
  const view = useStore(stores.desk, (state) => state.view)
  const paint = useCallback(
    (canvas: Canvas) => {
      paintMat(canvas, view, mat, ink)
      paintRule(canvas, view, ink)
    },
    [view, mat, ink],
  )
  return <Scene paint={paint} />
}
