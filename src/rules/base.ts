/** Millimetres in an inch, exactly. */
const MM_PER_INCH = 25.4

/** The radius in inches of a round base of a given diameter in millimetres. */
export function radiusOf(mm: number): number {
  return mm / (2 * MM_PER_INCH)
}
