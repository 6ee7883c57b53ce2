/** What the board paints on: a 2D canvas whose unit is one CSS pixel. */
export type Canvas = CanvasRenderingContext2D

const FACE = '"IBM Plex Sans Variable", system-ui, sans-serif'

/** The face of numbers and labels on the board: semi-bold and a little narrow. */
export const boardFont = (pixels: number, weight = 600) => `${weight} semi-condensed ${pixels}px ${FACE}`

/** Strokes a straight line. */
export function line(canvas: Canvas, x1: number, y1: number, x2: number, y2: number): void {
  canvas.beginPath()
  canvas.moveTo(x1, y1)
  canvas.lineTo(x2, y2)
  canvas.stroke()
}

/** Runs a painting with the canvas's state put back afterwards. */
export function aside(canvas: Canvas, paint: () => void): void {
  canvas.save()
  paint()
  canvas.restore()
}

/** A colour with its opacity multiplied: tokens are #rgb, #rrggbb or #rrggbbaa. */
export function faded(colour: string, opacity: number): string {
  const full = /^#[0-9a-f]{3}$/i.test(colour) ? `#${[...colour.slice(1)].map((c) => c + c).join('')}` : colour
  if (!/^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(full)) return colour
  const alpha = full.length === 9 ? Number.parseInt(full.slice(7), 16) / 255 : 1
  const byte = Math.round(Math.min(1, Math.max(0, alpha * opacity)) * 255)
  return full.slice(0, 7) + byte.toString(16).padStart(2, '0')
}
