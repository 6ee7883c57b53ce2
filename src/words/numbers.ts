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

/** A whole number with its sign: "+2", "−4", "+0". */
export function bonusWritten(value: number): string {
  return `${value < 0 ? '−' : '+'}${Math.abs(value)}`
}

/**
 * A chance in whole percent, as it stands beside the exact count. None but what never happens is written as 0, none but what
 * is sure as 100: next to them stand "<1" and ">99".
 */
export function percentWritten(hits: number, of: number): string {
  const share = of > 0 ? hits / of : 0
  const rounded = Math.round(share * 100)
  const text = rounded === 0 && share > 0 ? '<1' : rounded === 100 && share < 1 ? '>99' : `${rounded}`
  return `${text}${NARROW_SPACE}%`
}

/** A place on the mat, as two coordinates to a tenth of an inch: 24.0″, 22.5″; in millimetres where they were asked for. */
export function placeWritten(x: number, y: number, language: Language, unit: Unit): string {
  const one = (value: number) =>
    unit === 'inches' ? `${written(value, 1, language)}″` : millimetresWritten(value * MM_PER_INCH, language)
  return `${one(x)}${language === 'ru' ? '; ' : ', '}${one(y)}`
}

const SIGN = /\s*(″|"|''|°|mm|мм|in)$/u
/** Fractions that have a sign of their own, as they are written out. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅓': '1/3',
  '⅔': '2/3',
}

/**
 * What someone typed as a number, in either language's way, signs of units ignored: 12.5, 12,5 or a fraction as rulers have
 * them, 12 1/2, 12½, 1/4. Null when it is none.
 */
export function numberRead(text: string): number | null {
  const plain = text
    .trim()
    .replace(SIGN, '')
    .replace(/[½¼¾⅛⅜⅝⅞⅓⅔]$/u, (sign) => ` ${FRACTIONS[sign] ?? sign}`)
    .trim()
    .replace(/^[−–]\s*/u, '-')
    .replace(',', '.')
  const [, sign = '', whole = '0', over, under] = /^([+-]?)(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/u.exec(plain) ?? []
  if (over !== undefined) {
    const value = Number(whole) + Number(over) / Number(under)
    return Number.isFinite(value) ? (sign === '-' ? -value : value) : null
  }
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

/** A size someone typed that is given in inches whatever distances are written in. */
export const inchesRead = (text: string): number | null => distanceRead(text, 'inches')

/** A distance someone typed, in inches: a bare number is in the unit that distances are written in, a sign tells another. */
export function distanceRead(text: string, unit: Unit): number | null {
  const value = numberRead(text)
  if (value === null) return null
  const sign = SIGN.exec(text.trim())?.[1]
  const metric = sign === 'mm' || sign === 'мм' || (sign === undefined && unit === 'millimetres')
  return metric ? value / MM_PER_INCH : value
}
