/** An angle in degrees brought into [0, 360); −90 becomes 270, 360 becomes 0. */
export function facingOf(degrees: number): number {
  const turned = degrees % 360
  const positive = turned < 0 ? turned + 360 : turned
  // A tiny negative angle rounds up to the full turn, and −0 is 0.
  return positive >= 360 || positive === 0 ? 0 : positive
}
