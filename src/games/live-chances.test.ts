import { describe, expect, it } from 'vitest'
import { CERTAIN } from '../chance/fraction.ts'
import { liveChances } from './live-chances.ts'
import type { Chance, Step } from './procedure.ts'
import type { Roll } from './roll.ts'

const chance = (code: string, about: string | null = null): Chance => ({ code, about, share: CERTAIN })
const rolled = (code: string, faces: readonly number[] | null, about: string | null = null): Step => {
  const roll: Roll = { id: `${code}${about}`, code, about, dice: 2, chance: code, faces }
  return { how: 'rolled', roll, sentence: null, bearing: 'neither' }
}
const chances = [chance('toHit'), chance('toDisable'), chance('toDisable', 'b'), chance('inAll')]
const left = (steps: readonly Step[], isOver = false) =>
  liveChances({ steps, chances, spreads: [], result: isOver ? { said: [], effects: [] } : null }).chances.map(
    ({ code, about }) => `${code}${about ?? ''}`,
  )

describe('the chances that still say something', () => {
  it('are all of them before any die has fallen', () => {
    expect(left([rolled('toHit', null)])).toEqual(['toHit', 'toDisable', 'toDisableb', 'inAll'])
    expect(left([])).toHaveLength(4)
  })

  it('are then all but those whose dice have fallen, about the same model, whichever dice fall next', () => {
    expect(left([rolled('toHit', [1, 2]), rolled('direction', null)])).toEqual(['toDisable', 'toDisableb', 'inAll'])
    expect(left([rolled('toHit', [1, 2]), rolled('toDisable', [1, 2], 'b'), rolled('x', null)])).toEqual([
      'toDisable',
      'inAll',
    ])
  })

  it('hold one for as long as dice that decide it are open: rolled again, or in several rolls', () => {
    const roll: Roll = { id: 'again', code: 'again', about: null, dice: 2, chance: 'toHit', faces: null }
    const again: Step = { how: 'rolled', roll, sentence: null, bearing: 'neither' }
    expect(left([rolled('toHit', [1, 2]), again])).toContain('toHit')
  })

  it('are none once all is settled by dice; where nothing was rolled they are the answer', () => {
    expect(left([rolled('toHit', [1, 2])], true)).toEqual([])
    expect(left([], true)).toHaveLength(4)
  })
})
