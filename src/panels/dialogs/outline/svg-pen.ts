import type { Pen } from '../../../geometry/pen.ts'

/** A pen that writes an SVG path, every place and radius multiplied by `scale`. */
export interface SvgPen extends Pen {
  /** What was drawn so far, as the `d` of a path. */
  path(): string
}

/** A fresh SVG pen. */
export function svgPen(scale: number): SvgPen {
  let path = ''
  const at = (x: number, y: number) => `${x * scale} ${y * scale}`
  return {
    moveTo: (x, y) => {
      path += `M${at(x, y)}`
    },
    lineTo: (x, y) => {
      path += `L${at(x, y)}`
    },
    arc: (x, y, radius, start, end, anticlockwise = false) => {
      const r = radius * scale
      const large = Math.abs(end - start) > Math.PI ? 1 : 0
      const to = at(x + radius * Math.cos(end), y + radius * Math.sin(end))
      path += `A${r} ${r} 0 ${large} ${anticlockwise ? 0 : 1} ${to}`
    },
    closePath: () => {
      path += 'Z'
    },
    path: () => path,
  }
}
