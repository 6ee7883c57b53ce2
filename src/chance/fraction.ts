/** A fraction in lowest terms, its denominator positive. */
export interface Fraction {
  readonly numerator: number
  readonly denominator: number
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The fraction of two whole numbers in lowest terms. Throws a RangeError on a denominator of 0 or on parts of a whole. */
export function fraction(numerator: number, denominator: number): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0)
    throw new RangeError(`a fraction needs whole numbers and a denominator, got ${numerator}/${denominator}`)
  const by = divisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator)
  return { numerator: numerator / by || 0, denominator: denominator / by }
}

/** A fraction as it is written: "1/3"; whole numbers stand alone. */
export function written({ numerator, denominator }: Fraction): string {
  return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`
}
