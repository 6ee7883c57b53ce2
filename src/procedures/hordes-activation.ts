import type { Board } from '../games/hordes/board.ts'
import { modelOf } from '../table/bodies.ts'
import type { Table } from '../table/document.ts'
import { arcOn } from '../table/on/arc-on.ts'

/** What the log has since the turn began. */
const sinceTurn = ({ log }: Table) => log.slice(log.findLastIndex(({ of }) => of === 'hordes.turn') + 1)

/** Whether two bear the name of one unit of one side: such are activated together. */
function areMates(table: Table, one: string, other: string): boolean {
  const [a, b] = [modelOf(table, one), modelOf(table, other)]
  return a !== null && b !== null && a.unit !== '' && a.unit === b.unit && a.side === b.side
}

/** What is known of activations on a table: walks, what was given up, and who kept behind whom; `from` as the board has it. */
export function activationsOn(
  table: Table,
  from: (origin: string) => Table,
): Pick<Board, 'stalked' | 'hasMoved' | 'isActive' | 'gaveUp' | 'forfeits'> {
  const walked = (id: string) => table.activations.find(({ model }) => model === id) ?? null
  return {
    stalked(origin, target, attacker) {
      const through = origin !== attacker
      const during = through ? { ...from(origin), activations: [] } : table
      const arc = arcOn(during, { id: 'asked', pinned: false, kind: 'arc', target, attacker: origin })
      const strike = arc?.backStrike
      if (!strike) return null
      const recorded = through || walked(origin) !== null
      // Where its place alone was judged, it came in front on no walk.
      return { eligible: strike.eligible, recorded, along: arc.path.length > 1 ? strike.firstEntry : null }
    },
    hasMoved(id) {
      const walk = walked(id)
      return walk && walk.path.length > 1
    },
    isActive(id) {
      const active = table.activations.find(({ open }) => open)
      return active ? active.model === id || areMates(table, active.model, id) : null
    },
    gaveUp: (id) => sinceTurn(table).some(({ spent }) => spent?.includes(id)),
    forfeits: (id) => sinceTurn(table).flatMap(({ by, gave }) => (by === id && gave ? [gave] : [])),
  }
}
