/**
 * The barrier of one base in the dual of a relaxed problem: the force on it, w, may be no longer than 1, and a base that
 * moves at least `floor` inches whatever happens pays for |w|. The smallest ν ≥ |w| that does so is found here, so that the
 * kink at w = 0 stays a cone and never a corner.
 */
export interface Cone {
  wx: number
  wy: number
  readonly floor: number
  /** Value of the barrier. */
  value: number
  /** The gradient is −g. */
  gx: number
  gy: number
  /** Inverse of the negated second derivative. */
  ixx: number
  ixy: number
  iyy: number
}

/** A cone at rest. */
export function coneAt(floor: number): Cone {
  return { wx: 0, wy: 0, floor, value: 0, gx: 0, gy: 0, ixx: 0.5, ixy: 0, iyy: 0.5 }
}

/**
 * The depth δ = ν − ρ at which price × (1 − ν) + log(ν² − ρ²) + log(1 − ν) is greatest, for ρ = 1 − room: the root of
 * 1/δ + 1/(δ + 2ρ) − 1/(room − δ) = price, between two bounds in closed form.
 */
function depthIn(price: number, rho: number, room: number): number {
  const pr = price * room
  let low = (2 * room) / (pr + 2 + Math.sqrt(pr * pr + 4))
  let high = (4 * room) / (pr + 3 + Math.sqrt(pr * pr - 2 * pr + 9))
  let depth = rho > low ? low : (low + high) / 2
  for (let i = 0; i < 30; i++) {
    const a = 1 / depth
    const b = 1 / (depth + 2 * rho)
    const c = 1 / (room - depth)
    const over = a + b - c - price
    if (over > 0) low = depth
    else high = depth
    const next = depth + over / (a * a + b * b + c * c)
    const inside = next > low && next < high ? next : (low + high) / 2
    if (Math.abs(inside - depth) <= 1e-13 * depth) return inside
    depth = inside
  }
  return depth
}

/** Only the barrier's value for a force; −∞ outside. */
export function coneValue(floor: number, wx: number, wy: number, t: number): number {
  const square = wx * wx + wy * wy
  if (!(square < 1)) return Number.NEGATIVE_INFINITY
  if (floor <= 0) return Math.log(1 - square)
  const rho = Math.sqrt(square)
  const room = (1 - square) / (1 + rho)
  const depth = depthIn(t * floor, rho, room)
  return t * floor * (room - depth) + Math.log(depth * (depth + 2 * rho)) + Math.log(room - depth)
}

/** Bring value and derivatives up to date for the cone's present force. */
export function settle(cone: Cone, t: number): void {
  const { wx, wy, floor } = cone
  const square = wx * wx + wy * wy
  const rho = Math.sqrt(square)
  let q = 1 - square
  let radial: number
  if (floor <= 0) {
    radial = (2 * (1 + square)) / (q * q)
    cone.value = Math.log(q)
  } else {
    const room = q / (1 + rho)
    const depth = depthIn(t * floor, rho, room)
    const nu = rho + depth
    q = depth * (depth + 2 * rho)
    const c = 1 / ((room - depth) * (room - depth))
    const p = (2 * (nu * nu + square)) / (q * q)
    radial = (4 / (q * q) + p * c) / (p + c)
    cone.value = t * floor * (room - depth) + Math.log(q) + Math.log(room - depth)
  }
  cone.gx = (2 * wx) / q
  cone.gy = (2 * wy) / q
  const across = q / 2
  const along = 1 / radial
  const ux = rho > 0 ? wx / rho : 1
  const uy = rho > 0 ? wy / rho : 0
  cone.ixx = along * ux * ux + across * uy * uy
  cone.ixy = (along - across) * ux * uy
  cone.iyy = along * uy * uy + across * ux * ux
}
