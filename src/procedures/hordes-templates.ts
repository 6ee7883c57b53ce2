import { gameOf } from '../games/catalogue.ts'
import type { Board } from '../games/hordes/board.ts'
import type { Table } from '../table/document.ts'
import { driftOn } from '../table/on/drift-on.ts'
import { sprayOn } from '../table/on/spray-on.ts'
import { caughtByBlast, caughtBySpray } from './caught-on.ts'

const lay = { id: 'asked', pinned: false } as const

/** How templates lie on a table, and whom they catch; `from` as the board has it. */
export function templatesOn(
  table: Table,
  from: (origin: string) => Table,
): Pick<Board, 'caughtByBlast' | 'outlines' | 'spray' | 'drifted'> {
  return {
    caughtByBlast: (centre, diameter) => caughtByBlast(table, { centre, radius: diameter / 2 }),
    outlines: [...gameOf(table.game).sprayPresets, ...table.outlines].map(({ id, name = null }) => ({
      value: id,
      name,
    })),
    spray(origin, target, size, outline) {
      const aim = { kind: 'model', id: target } as const
      const lying = sprayOn(from(origin), { ...lay, kind: 'spray', origin, aim, size, outline })
      if (!lying) return null
      const { outline: lies } = lying
      return { area: { kind: 'outline', outline: lies }, ...caughtBySpray(from(origin), origin, lies) }
    },
    drifted(origin, target, range, direction, distance) {
      const drift = driftOn(from(origin), {
        ...{ ...lay, kind: 'deviation', origin, target, range, direction, distance },
        ...{ diameter: 1, hit: false },
      })
      return drift?.end ? { ...drift.end, from: drift.start } : null
    },
  }
}
