/** A fraction in lowest terms, its denominator positive; exact, whatever its size. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const positive = (value: bigint): bigint => (value < 0n ? -value : value)

function divisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b]
  while (other !== 0n) [one, other] = [other, one % other]
  return one
}

function whole(value: number | bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new RangeError(`a fraction needs whole numbers, got ${value}`)
  return BigInt(value)
}

/** The fraction of two whole numbers in lowest terms. Throws a RangeError on a denominator of 0 or on parts of a whole. */
export function fraction(numerator: number | bigint, denominator: number | bigint = 1n): Fraction {
  const above = whole(numerator)
  const below = whole(denominator)
  if (below === 0n) throw new RangeError(`a fraction needs a denominator other than 0, got ${numerator}/${denominator}`)
  const by = divisor(positive(above), positive(below)) * (below < 0n ? -1n : 1n)
  return { numerator: above / by, denominator: below / by }
}

export const NONE: Fraction = { numerator: 0n, denominator: 1n }
export const CERTAIN: Fraction = { numerator: 1n, denominator: 1n }

/** The sum of two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** The product of two fractions. */
export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** The chance that something of a given chance doesn't come about. */
export function opposite({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator - numerator, denominator }
}

/** A fraction as it is written: "1/3"; whole numbers stand alone. */
export function written({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
}

/**
 * The number nearest to a fraction, however long its parts: for charts and percents, not to reckon on with. What is less than
 * one, or more than none, stays so.
 */
export function approximately({ numerator, denominator }: Fraction): number {
  const digits = denominator.toString(2).length - 1000
  const by = digits > 0 ? 1n << BigInt(digits) : 1n
  const nearest = Number(numerator / by) / Number(denominator / by)
  if (nearest === 1 && numerator < denominator) return 1 - Number.EPSILON / 2
  return nearest === 0 && numerator > 0n ? Number.MIN_VALUE : nearest
}
