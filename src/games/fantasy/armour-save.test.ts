import { describe, expect, it } from 'vitest'
import { armourSave } from './armour-save.ts'

describe('an armour save of fantasy battles', () => {
  it('is a 6 in light armour or behind a shield, a 5 with both or in heavy armour, and so on', () => {
    expect(armourSave('none', false)).toBeNull()
    expect(armourSave('light', false)).toBe(6)
    expect(armourSave('none', true)).toBe(6)
    expect(armourSave('light', true)).toBe(5)
    expect(armourSave('heavy', false)).toBe(5)
    expect(armourSave('heavy', true)).toBe(4)
    expect(armourSave('gromril', false)).toBe(4)
    expect(armourSave('gromril', true)).toBe(3)
  })
})
