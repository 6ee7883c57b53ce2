import { describe, expect, it } from 'vitest'
import {
  brief,
  degreesWritten,
  distanceWritten,
  marginWritten,
  millimetresWritten,
  numberRead,
  percentWritten,
} from './numbers.ts'

describe('how numbers are written', () => {
  it('inches have two decimals, a true inch sign and the decimal mark of the language', () => {
    expect(distanceWritten(0.031, 'en', 'inches')).toBe('0.03″')
    expect(distanceWritten(6.366, 'ru', 'inches')).toBe('6,37″')
  })

  it('margins always carry their sign, with a true minus', () => {
    expect(marginWritten(0.394, 'en', 'inches')).toBe('+0.39″')
    expect(marginWritten(-0.41, 'ru', 'inches')).toBe('−0,41″')
    expect(marginWritten(0, 'en', 'inches')).toBe('+0.00″')
  })

  it('a margin too small to be written is never a negative zero', () => {
    expect(marginWritten(-0.001, 'en', 'inches')).toBe('+0.00″')
    expect(distanceWritten(-0.004, 'en', 'inches')).toBe('0.00″')
  })

  it('sizes lose the zeros that say nothing', () => {
    expect(brief(8, 'en')).toBe('8')
    expect(brief(0.05, 'ru')).toBe('0,05')
  })

  it('millimetres on request are rounded to a tenth', () => {
    expect(distanceWritten(1, 'en', 'millimetres')).toBe('25.4\u202fmm')
    expect(millimetresWritten(40, 'ru')).toBe('40\u202fмм')
  })

  it('degrees have one decimal, and a whole turn is none', () => {
    expect(degreesWritten(322, 'en')).toBe('322.0°')
    expect(degreesWritten(359.97, 'ru')).toBe('0,0°')
  })

  it('a chance is written in whole percent', () => {
    expect(percentWritten(10, 36)).toBe('28\u202f%')
    expect(percentWritten(0, 0)).toBe('0\u202f%')
  })
})

describe('how typed numbers are read', () => {
  it('comma and point are the same, in both languages', () => {
    expect(numberRead('2.30')).toBe(2.3)
    expect(numberRead('2,30')).toBe(2.3)
  })

  it('a written number is read back, with its sign and its unit', () => {
    expect(numberRead('−0,41″')).toBe(-0.41)
    expect(numberRead('322.0°')).toBe(322)
    expect(numberRead(' +12.5 мм')).toBe(12.5)
  })

  it('what is no number is none', () => {
    for (const text of ['', '-', '.', '1.2.3', 'NaN', 'Infinity', '1e9', '12a']) expect(numberRead(text)).toBeNull()
  })
})
