import { describe, expect, it } from 'vitest'
import { draw, placed } from './outline.ts'
import { flatWedge, roundWedge } from './wedge.ts'

function strokes(outline: Parameters<typeof draw>[0]): string[] {
  const written: string[] = []
  const n = (value: number) => Number(value.toFixed(4)) + 0
  draw(outline, {
    moveTo: (x, y) => written.push(`move ${n(x)} ${n(y)}`),
    lineTo: (x, y) => written.push(`line ${n(x)} ${n(y)}`),
    arc: (x, y, radius, from, to) => written.push(`arc ${n(x)} ${n(y)} ${n(radius)} ${n(from)} ${n(to)}`),
    closePath: () => written.push('close'),
  })
  return written
}

describe('an outline', () => {
  it('draws itself with straight lines once round, clockwise', () => {
    expect(strokes(flatWedge(1, 1, 2))).toEqual([
      'move 0 -1',
      'line 2 -1',
      'line 2 1',
      'line 0 1',
      'line 0 -1',
      'close',
    ])
  })

  it('draws a round end as an arc, not as a row of lines', () => {
    expect(strokes(roundWedge(1, 1, 4, 4))).toEqual([
      'move 0 -1',
      'line 4 -1',
      'arc 4 0 1 -1.5708 1.5708',
      'line 0 1',
      'line 0 -1',
      'close',
    ])
  })

  it('leaves out a mouth of no width', () => {
    expect(strokes(flatWedge(0, 1, 2))).toEqual(['move 0 0', 'line 2 -1', 'line 2 1', 'line 0 0', 'close'])
  })

  it('laid on the table is turned clockwise on screen, exactly at the quarter turn', () => {
    const down = placed(flatWedge(1, 1, 2), { at: { x: 10, y: 20 }, direction: Math.PI / 2 })
    expect(down.edges.map(({ from }) => from)).toEqual([
      { x: 11, y: 20 },
      { x: 11, y: 22 },
      { x: 9, y: 22 },
      { x: 9, y: 20 },
    ])
  })

  it('without edges draws nothing', () => {
    expect(strokes({ edges: [] })).toEqual([])
  })
})
