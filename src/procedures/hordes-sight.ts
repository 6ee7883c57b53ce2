import type { Board } from '../games/hordes/board.ts'
import { isRoundBody } from '../rules/body.ts'
import type { RoundSightBody, SightScene } from '../rules/sight/scene.ts'
import { sees, sight } from '../rules/sight/sight.ts'
import type { Table } from '../table/document.ts'
import { sceneOf } from '../table/sight-on.ts'

type Seeing = Pick<Board, 'sees' | 'sight'>

/** Answers that were given once, by who looks at whom. */
function remembered<Answer>(work: (from: string, to: string) => Answer): (from: string, to: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>()
  return (from, to) => {
    const key = JSON.stringify([from, to])
    const before = known.get(key)
    if (before) return before.answer
    const answer = work(from, to)
    known.set(key, { answer })
    return answer
  }
}

function seeingIn(scene: SightScene): Seeing {
  const round = (id: string): RoundSightBody | null => {
    const body = scene.bodies.find((one) => one.id === id)
    return body && isRoundBody(body) ? body : null
  }
  const pair = (from: string, to: string) => {
    const [a, b] = [round(from), round(to)]
    return a && b && a !== b ? ([a, b] as const) : null
  }
  return {
    sees: remembered((from, to) => {
      const both = pair(from, to)
      return both !== null && sees(both[0], both[1], scene)
    }),
    sight: remembered((from, to) => {
      const both = pair(from, to)
      if (!both) return { seen: false, line: null }
      const { seen, line, blockers } = sight(both[0], both[1], scene)
      return { seen, line: line ?? blockers[0]?.line ?? null }
    }),
  }
}

const scenes = new WeakMap<SightScene, Seeing>()

/** Who sees whom on a table; each worked out once for as long as nothing that sight hangs on changes. */
export function seeingOn(table: Table): Seeing {
  const scene = sceneOf(table)
  const before = scenes.get(scene)
  if (before) return before
  const seeing = seeingIn(scene)
  scenes.set(scene, seeing)
  return seeing
}
