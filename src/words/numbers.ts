/** The languages the program speaks. */
export type Language = 'en' | 'ru'

/** In what distances are written; the table itself is always in inches. */
export type Unit = 'inches' | 'millimetres'

const MINUS = '−'
const NARROW_SPACE = '\u202f'
const MM_PER_INCH = 25.4

/** A number with a fixed count of decimals, a true minus and the language's decimal mark; never "−0.00". */
export function written(value: number, decimals: number, language: Language): string {
  const digits = Math.abs(value).toFixed(decimals)
  const sign = value < 0 && Number(digits) !== 0 ? MINUS : ''
  return sign + (language === 'ru' ? digits.replace('.', ',') : digits)
}

/** A number without the zeros that say nothing: 8, 0.5, 0.05; at most two decimals. */
export function brief(value: number, language: Language): string {
  const digits = String(Number(Math.abs(value).toFixed(2)))
  const sign = value < 0 && digits !== '0' ? MINUS : ''
  return sign + (language === 'ru' ? digits.replace('.', ',') : digits)
}

/** A distance in inches as it is read aloud: 0.03″, or 0.8 mm where millimetres were asked for. */
export function distanceWritten(inches: number, language: Language, unit: Unit): string {
  if (unit === 'inches') return `${written(inches, 2, language)}″`
  return millimetresWritten(inches * MM_PER_INCH, language)
}

/** A margin with its sign always written: +0.12″, −0.41″, and a bare +0.00″ for a touch. */
export function marginWritten(inches: number, language: Language, unit: Unit): string {
  const text = distanceWritten(inches, language, unit)
  return text.startsWith(MINUS) ? text : `+${text}`
}

/** Millimetres to a tenth, without a needless zero: 40 mm, 12.5 mm. */
export function millimetresWritten(millimetres: number, language: Language): string {
  return `${brief(Math.round(millimetres * 10) / 10, language)}${NARROW_SPACE}${language === 'ru' ? 'мм' : 'mm'}`
}

/** Degrees to a tenth; 360.0° is written as 0.0°. */
export function degreesWritten(degrees: number, language: Language): string {
  const rounded = Math.round(degrees * 10) / 10
  return `${written(rounded === 360 ? 0 : rounded, 1, language)}°`
}

/** A chance in whole percent, as it stands beside the exact count. */
export function percentWritten(hits: number, of: number): string {
  return `${of > 0 ? Math.round((hits / of) * 100) : 0}${NARROW_SPACE}%`
}

/** What someone typed as a number, in either language's way, signs of units ignored; null when it is none. */
export function numberRead(text: string): number | null {
  const plain = text
    .trim()
    .replace(/\s*(?:″|"|''|°|mm|мм)$/u, '')
    .replace(/^[−–]/u, '-')
    .replace(',', '.')
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}
