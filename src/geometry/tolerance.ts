/**
 * The one tolerance of the project, in inches. It is there for floating point and for nothing else: two lengths closer
 * than this are the same length. How exactly models can be set up by hand is another thing (a table's `tooClose`).
 */
export const TOLERANCE = 1e-9

/** Whether a length does not exceed a limit, equality (within the tolerance) included. */
export function atMost(length: number, limit: number): boolean {
  return length <= limit + TOLERANCE
}
