import { describe, expect, it } from 'vitest'
import {
  brief,
  degreesWritten,
  distanceRead,
  distanceWritten,
  marginWritten,
  millimetresWritten,
  numberRead,
  percentWritten,
  placeWritten,
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

  it('a place is two coordinates to a tenth, told apart where the comma is decimal', () => {
    expect(placeWritten(24, 22.46, 'en', 'inches')).toBe('24.0″, 22.5″')
    expect(placeWritten(24, 22.46, 'ru', 'inches')).toBe('24,0″; 22,5″')
    expect(placeWritten(1, 2, 'en', 'millimetres')).toBe('25.4\u202fmm, 50.8\u202fmm')
  })

  it('a chance is written in whole percent', () => {
    expect(percentWritten(10, 36)).toBe('28\u202f%')
    expect(percentWritten(0, 0)).toBe('0\u202f%')
  })

  it('a chance is 0 or 100 percent only where it is none or sure', () => {
    expect(percentWritten(215, 216)).toBe('>99\u202f%')
    expect(percentWritten(1, 216)).toBe('<1\u202f%')
    expect([percentWritten(0, 216), percentWritten(216, 216)]).toEqual(['0\u202f%', '100\u202f%'])
    expect([percentWritten(1, 100), percentWritten(99, 100)]).toEqual(['1\u202f%', '99\u202f%'])
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

  it('a fraction is read as it is written on a ruler', () => {
    for (const text of ['12 1/2', '12½', '12 ½″', '12 1/2"', '12,5']) expect(numberRead(text)).toBe(12.5)
    expect(numberRead('1/4')).toBe(0.25)
    expect(numberRead('⅜')).toBe(0.375)
    expect(numberRead('−1 3/4″')).toBe(-1.75)
  })

  it('a distance without a sign is in the unit that distances are written in; a sign says another', () => {
    expect(distanceRead('6', 'inches')).toBe(6)
    expect(distanceRead('25.4', 'millimetres')).toBeCloseTo(1, 12)
    expect(distanceRead('50.8 mm', 'inches')).toBeCloseTo(2, 12)
    expect(distanceRead('6 1/2″', 'millimetres')).toBe(6.5)
    expect(distanceRead('six', 'inches')).toBeNull()
    for (const unit of ['inches', 'millimetres'] as const)
      expect(distanceRead(distanceWritten(-3, 'ru', unit), unit)).toBeCloseTo(-3, 9)
  })

  it('what is no number is none', () => {
    for (const text of ['1/0', '1/', '/2', '1 2', '1.5 1/2', '', '-', '.', '1.2.3', 'NaN', 'Infinity', '1e9', '12a'])
      expect(numberRead(text)).toBeNull()
  })
})
