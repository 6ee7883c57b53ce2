import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Stage } from 'react-konva/lib/ReactKonvaCore.js'
import { useStore } from 'zustand'
import type { Canvas } from '../board/paint/canvas.ts'
import { Scene } from '../board/Scene.tsx'
import { useInk } from '../board/use-ink.ts'
import { roomTold } from '../desk/room.ts'
import { shownTable } from '../desk/shown.ts'
import type { Follower } from '../live/follow.ts'
import type { Words } from '../words/words.ts'
import styles from './Projector.module.css'
import { paintBarToMeasure, paintLight } from './paint.ts'
import { lockedView, weightAt } from './scale.ts'
import { useFollowing } from './use-following.ts'
import { useShownScale } from './use-shown-scale.ts'

const innerSize = () => ({ width: window.innerWidth, height: window.innerHeight })

/** The window's inner size, followed. */
function useWindowSize(): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState(innerSize)
  useEffect(() => {
    const look = () => setSize(innerSize())
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return size
}

/** The window that is thrown onto the mat: black, without interface, at true scale; another window drives it. */
export function Projector({ follower, words }: { readonly follower: Follower; readonly words: Words }): ReactNode {
  const element = useRef<HTMLDivElement>(null)
  const ink = useInk(element)
  const { table, underWay, connected, reason } = useStore(follower.store)
  const { width, height } = useWindowSize()
  const { scale, measuring, stale } = useShownScale(underWay.show, width)

  const shown = useMemo(() => {
    if (!table) return null
    const { lay, places } = underWay
    const [first] = places
    if (lay) return shownTable(table, { kind: 'lay', lay })
    return first ? shownTable(table, { kind: 'move', grabbed: first.id, places }) : table
  }, [table, underWay])

  const following = useFollowing(shown)
  const paint = useCallback(
    (canvas: Canvas) => {
      if (!ink) return
      if (measuring || scale === null) {
        paintBarToMeasure(canvas, width, height, words.t('projector.measure'), ink)
        return
      }
      if (!shown) return
      const middle = { x: shown.mat.width / 2, y: shown.mat.height / 2 }
      const lit = { table: shown, room: roomTold(shown, underWay.room), following }
      paintLight(canvas, lockedView(scale, width, height, middle), weightAt(scale), lit, words, ink)
    },
    [ink, measuring, scale, shown, following, underWay.room, width, height, words],
  )

  const said = reason
    ? words.t('projector.unread')
    : connected
      ? stale
        ? words.t('projector.changed')
        : null
      : words.t('projector.waiting')
  return (
    <div ref={element} className={styles.projector} data-theme="projector" data-mat="black">
      {ink ? (
        <Stage width={width} height={height} listening={false}>
          <Scene paint={paint} />
        </Stage>
      ) : null}
      {said ? <p className={styles.said}>{said}</p> : null}
    </div>
  )
}
