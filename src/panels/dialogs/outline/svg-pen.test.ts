import { describe, expect, it } from 'vitest'
import { svgPen } from './svg-pen.ts'

describe('the pen that writes SVG', () => {
  it('draws lines and closes them, at its scale', () => {
    const pen = svgPen(10)
    pen.moveTo(0, 0)
    pen.lineTo(1, 2)
    pen.closePath()
    expect(pen.path()).toBe('M0 0L10 20Z')
  })

  it('an arc that runs with growing angles sweeps clockwise on screen', () => {
    const pen = svgPen(1)
    pen.moveTo(1, 0)
    pen.arc(0, 0, 1, 0, Math.PI / 2, false)
    expect(pen.path()).toMatch(/^M1 0A1 1 0 0 1 /)
  })

  it('an arc of more than half a turn is the large one', () => {
    const pen = svgPen(1)
    pen.arc(0, 0, 1, 0, 4, false)
    expect(pen.path()).toMatch(/^A1 1 0 1 1 /)
  })
})
