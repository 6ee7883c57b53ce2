const TURN = 2 * Math.PI

/** An angle of any number of degrees in radians, within a turn; a full turn is exactly nothing. */
export function radians(degrees: number): number {
  return ((degrees % 360) * Math.PI) / 180
}

/** An angle in degrees. */
export function degrees(radians: number): number {
  return (radians * 180) / Math.PI
}

/** The same direction within [0, 2π). */
export function wrapped(angle: number): number {
  const rest = angle % TURN
  const turned = rest < 0 ? rest + TURN : rest
  return turned < TURN ? turned : 0
}

/** The turn from one direction to another by the shorter way, in (−π, π]; positive is clockwise on screen. */
export function turnBetween(from: number, to: number): number {
  const turned = wrapped(to - from)
  return turned > Math.PI ? turned - TURN : turned
}

/** Cosine and sine of a direction in radians, exact at the quarter turns. */
export function directionOf(angle: number): { readonly cos: number; readonly sin: number } {
  const quarters = angle / (Math.PI / 2)
  const nearest = Math.round(quarters)
  if (Math.abs(quarters - nearest) > 1e-15 * Math.max(1, Math.abs(nearest)))
    return { cos: Math.cos(angle), sin: Math.sin(angle) }
  const quarter = ((nearest % 4) + 4) % 4
  return { cos: quarter === 0 ? 1 : quarter === 2 ? -1 : 0, sin: quarter === 1 ? 1 : quarter === 3 ? -1 : 0 }
}
