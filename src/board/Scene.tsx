import type { ReactNode } from 'react'
import { Layer, Shape } from 'react-konva/lib/ReactKonvaCore.js'
import type { Canvas } from './paint/canvas.ts'

/**
 * One layer of the board, painted as a whole by one function whenever that function changes. The layer hears nothing:
 * gestures find what is under a finger by geometry, so no second canvas is painted for hits.
 */
export function Scene({ paint }: { readonly paint: (canvas: Canvas) => void }): ReactNode {
  return (
    <Layer listening={false}>
      <Shape listening={false} perfectDrawEnabled={false} sceneFunc={(context) => paint(context._context)} />
    </Layer>
  )
}
