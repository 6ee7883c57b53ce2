import type { Board } from '../games/hordes/board.ts'
import { isRoundBody } from '../rules/body.ts'
import type { RoundSightBody, SightScene } from '../rules/sight/scene.ts'
import { sees, sight } from '../rules/sight/sight.ts'
import type { Table } from '../table/document.ts'
import { sceneOf } from '../table/on/sight-on.ts'
import { sights } from './sights.ts'

const seeing = sights<boolean>()
const seen = sights<ReturnType<Board['sight']>>()

function roundIn({ bodies }: SightScene, id: string): RoundSightBody | null {
  const body = bodies.find((one) => one.id === id)
  return body && isRoundBody(body) ? body : null
}

/** Who sees whom on a table; each worked out once for as long as nothing that sight hangs on changes. */
export function seeingOn(table: Table): Pick<Board, 'sees' | 'sight'> {
  const scene = sceneOf(table)
  const pair = (from: string, to: string) => {
    const [a, b] = [roundIn(scene, from), roundIn(scene, to)]
    return a && b && a !== b ? ([a, b] as const) : null
  }
  return {
    sees: (from, to) =>
      seeing(scene, [from, to], () => {
        const both = pair(from, to)
        return both !== null && sees(both[0], both[1], scene)
      }),
    sight: (from, to) =>
      seen(scene, [from, to], () => {
        const both = pair(from, to)
        if (!both) return { seen: false, line: null }
        const found = sight(both[0], both[1], scene)
        return { seen: found.seen, line: found.line ?? found.blockers[0]?.line ?? null }
      }),
  }
}
