import type { Standing } from '../../rules/verdict.ts'
import type { Side } from '../../table/document.ts'

/** The colours and weights a board is painted with; weights in CSS pixels. */
export interface Ink {
  readonly ground: string
  readonly mat: string
  readonly fleck: string
  readonly fleck2: string
  readonly grid: string
  readonly grid6: string
  readonly ink: string
  readonly inkSoft: string
  readonly sides: Readonly<Record<Side, string>>
  readonly baseFill: string
  readonly baseInk: string
  readonly baseCut: string
  readonly baseHalo: string
  readonly standings: Readonly<Record<Standing, string>>
  readonly templateEdge: string
  readonly templateFill: string
  readonly templateAxis: string
  /** What light falls on: the ground that is seen. */
  readonly seen: string
  readonly tape: string
  readonly arrow: string
  readonly ghost: string
  readonly arc: string
  readonly arcFill: string
  readonly plate: string
  readonly plateInk: string
  readonly select: string
  readonly raised: string
}

/** Reads the ink from the tokens that hold at an element: its theme and its mat. */
export function inkOf(element: Element): Ink {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim() || '#888'
  return {
    ground: token('ground'),
    mat: token('mat'),
    fleck: token('fleck'),
    fleck2: token('fleck-2'),
    grid: token('grid'),
    grid6: token('grid-6'),
    ink: token('ink'),
    inkSoft: token('ink-2'),
    sides: { a: token('side-a'), b: token('side-b'), c: token('side-c') },
    baseFill: token('base-fill'),
    baseInk: token('base-ink'),
    baseCut: token('base-cut'),
    baseHalo: token('base-halo'),
    standings: { covered: token('covered'), grazed: token('grazed'), clear: token('clear') },
    templateEdge: token('tpl-edge'),
    templateFill: token('tpl-fill'),
    templateAxis: token('tpl-axis'),
    seen: token('seen'),
    tape: token('tape'),
    arrow: token('arrow'),
    ghost: token('ghost'),
    arc: token('arc'),
    arcFill: token('arc-fill'),
    plate: token('plate'),
    plateInk: token('plate-ink'),
    select: token('select'),
    raised: token('raised'),
  }
}
