import { type ReactNode, useEffect, useRef } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore.js'
import { useStore } from 'zustand'
import { keepInSight, lookAtAll } from '../desk/look.ts'
import type { Hands } from '../gestures/hands.ts'
import { listen } from '../gestures/listen.ts'
import { resized, uncovered } from '../view/view.ts'
import styles from './Board.module.css'
import type { BoardStores } from './board-stores.ts'
import { HandLayer } from './layers/HandLayer.tsx'
import { LaysLayer } from './layers/LaysLayer.tsx'
import { MatLayer } from './layers/MatLayer.tsx'
import { ModelsLayer } from './layers/ModelsLayer.tsx'
import { useInk } from './use-ink.ts'

/** Keeps the desk's view as large as the board, and fits it to the models the first time its size is known. */
function useSize(element: { current: HTMLElement | null }, { desk, table }: BoardStores): void {
  useEffect(() => {
    const board = element.current
    if (!board) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = board
      const { view, draft } = desk.getState()
      if (width === 0 || height === 0 || (view.width === width && view.height === height)) return
      // Whatever grows beside the board under a finger, the finger keeps what it holds.
      if (draft !== null) return desk.setState({ view: uncovered(view, width, height) })
      desk.setState({ view: resized(view, width, height) })
      if (view.width === 0) lookAtAll(desk, table.getState().table)
      else keepInSight(desk, table.getState().table)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(board)
    // What was just laid, rolled or drifted is seen where it ends.
    const stop = table.subscribe(({ table: now }, before) => {
      if (now.lays !== before.table.lays && now.id === before.table.id) keepInSight(desk, now)
    })
    return () => {
      watch.disconnect()
      stop()
    }
  }, [element, desk, table])
}

/** The board: four canvases over each other, and the element that hears the pointers. It draws and decides nothing. */
export function Board({ stores, hands }: { readonly stores: BoardStores; readonly hands: Hands }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const ink = useInk(element)
  const width = useStore(stores.desk, (state) => state.view.width)
  const height = useStore(stores.desk, (state) => state.view.height)
  useSize(element, stores)
  useEffect(() => (element.current ? listen(element.current, hands) : undefined), [hands])

  return (
    <div ref={element} className={styles.board}>
      {ink && width > 0 ? (
        <Stage width={width} height={height} listening={false}>
          <MatLayer stores={stores} ink={ink} />
          <ModelsLayer stores={stores} ink={ink} />
          <LaysLayer stores={stores} ink={ink} />
          <HandLayer stores={stores} ink={ink} />
        </Stage>
      ) : null}
    </div>
  )
}
