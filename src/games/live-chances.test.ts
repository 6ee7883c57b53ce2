import { describe, expect, it } from 'vitest'
import { CERTAIN } from '../chance/fraction.ts'
import { liveChances } from './live-chances.ts'
import type { Chance, Roll, Step } from './procedure.ts'

const chance = (code: string, about: string | null = null): Chance => ({ code, about, share: CERTAIN })
const rolled = (code: string, faces: readonly number[] | null, about: string | null = null): Step => {
  const roll: Roll = { id: `${code}${about}`, code, about, dice: 2, chance: code, faces }
  return { how: 'rolled', roll, sentence: null, bearing: 'neither' }
}
const chances = [chance('toHit'), chance('toDisable'), chance('toDisable', 'b'), chance('inAll')]
const left = (steps: readonly Step[], isOver = false) =>
  liveChances({ steps, chances, result: isOver ? { said: [], effects: [] } : null }).map(
    ({ code, about }) => `${code}${about ?? ''}`,
  )

describe('the chances that still say something', () => {
  it('are all of them before any die has fallen', () => {
    expect(left([rolled('toHit', null)])).toEqual(['toHit', 'toDisable', 'toDisableb', 'inAll'])
    expect(left([])).toHaveLength(4)
  })

  it('are then those that dice yet to fall decide, about the same model', () => {
    expect(left([rolled('toHit', [1, 2]), rolled('toDisable', null)])).toEqual(['toDisable'])
    expect(left([rolled('toHit', [1, 2]), rolled('toDisable', null, 'b')])).toEqual(['toDisableb'])
    expect(left([rolled('toHit', [1, 2]), rolled('direction', null)])).toEqual([])
  })

  it('are none once all is settled', () => {
    expect(left([rolled('toHit', [1, 2])], true)).toEqual([])
  })
})
