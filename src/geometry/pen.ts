/**
 * What an outline draws itself with. A canvas context is such a pen as it stands, so that the drawn curve is the computed
 * one; angles are radians, clockwise on screen, as on a canvas.
 */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number, anticlockwise?: boolean): void
  closePath(): void
}
