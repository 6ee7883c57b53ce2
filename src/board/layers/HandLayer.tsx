import { type ReactNode, useCallback } from 'react'
import { useStore } from 'zustand'
import type { Tool } from '../../desk/desk.ts'
import { aimAll } from '../../desk/mass-shove.ts'
import { distancesHidden } from '../../table/declared.ts'
import type { BoardStores } from '../board-stores.ts'
import type { Canvas } from '../paint/canvas.ts'
import { type Held, paintHeld } from '../paint/held.ts'
import type { Ink } from '../paint/ink.ts'
import { paintMassShove } from '../paint/lays/mass-shove.ts'
import { paintSteps } from '../paint/models/steps.ts'
import { Scene } from '../Scene.tsx'
import { usePlay } from '../use-play.ts'
import { useShown } from '../use-shown.ts'

/** Whether the tool in hand acts on who is selected: the shove does on several. */
const showsSelection = (tool: Tool, { length }: readonly string[]) =>
  tool === 'select' || tool === 'add' || (tool === 'shove' && length > 1)

/** What is in the hand: the models being moved or on their step with their live distances, the selection, and the loupe over the finger. */
export function HandLayer({ stores, ink }: { readonly stores: BoardStores; readonly ink: Ink }): ReactNode {
  const table = useShown(stores)
  const before = useStore(stores.table, (state) => state.table)
  const { view, draft, selection, pending, finger, tool, ghosts, piece, corners, massShove } = useStore(stores.desk)
  const { distances, hand } = useStore(stores.settings)
  const play = usePlay(stores)
  const { words } = stores
  const paint = useCallback(
    (canvas: Canvas) => {
      paintMassShove(canvas, view, aimAll(table, { tool, selection, massShove }), ink)
      if (play) paintSteps(canvas, view, table, play, ink)
      const held: Held = {
        table,
        before,
        draft,
        selection: showsSelection(tool, selection) ? selection : [],
        pending,
        finger,
        ghosts,
        piece,
        corners,
        count: distances === 'all' ? 'all' : 5,
        hand,
        hidden: distancesHidden(table),
      }
      paintHeld(canvas, view, held, words, ink)
    },
    [
      table,
      before,
      view,
      play,
      draft,
      selection,
      pending,
      finger,
      tool,
      ghosts,
      piece,
      corners,
      massShove,
      distances,
      hand,
      words,
      ink,
    ],
  )
  return <Scene paint={paint} />
}
