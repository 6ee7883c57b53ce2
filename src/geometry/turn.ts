import type { Point } from './point.ts'

const bits = new DataView(new ArrayBuffer(8))

/** A finite number as a whole one times a power of two, exactly. */
function parts(value: number): { readonly whole: bigint; readonly power: number } {
  bits.setFloat64(0, value)
  const high = bits.getUint32(0)
  const exponent = (high >>> 20) & 0x7ff
  const fraction = BigInt(high & 0xfffff) * 4294967296n + BigInt(bits.getUint32(4))
  const whole = exponent === 0 ? fraction : fraction + 4503599627370496n
  return { whole: value < 0 ? -whole : whole, power: Math.max(exponent, 1) }
}

/** Numbers as whole ones of one common unit, exactly. */
function wholes(values: readonly number[]): readonly bigint[] {
  const all = values.map(parts)
  const least = Math.min(...all.filter(({ whole }) => whole !== 0n).map(({ power }) => power))
  return all.map(({ whole, power }) => (whole === 0n ? 0n : whole << BigInt(power - least)))
}

function exactly(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const [ax = 0n, ay = 0n, bx = 0n, by = 0n, cx = 0n, cy = 0n] = wholes([a.x, a.y, b.x, b.y, c.x, c.y])
  const cross = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  return cross > 0n ? 1 : cross < 0n ? -1 : 0
}

/**
 * Which way one turns who walks from `a` to `b` and on to `c`: 1 to the right on screen (clockwise), −1 to the left, 0 where
 * the three lie on one straight line. Exact for all finite places: where rounding could decide, it is worked out in whole
 * numbers. The bound is that of Shewchuk's orientation test (Adaptive precision predicates, 1997).
 */
export function turn(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const right = (b.x - a.x) * (c.y - a.y)
  const left = (b.y - a.y) * (c.x - a.x)
  const cross = right - left
  const sure = 4e-16 * (Math.abs(right) + Math.abs(left)) + 1e-300
  if (cross > sure) return 1
  if (cross < -sure) return -1
  return exactly(a, b, c)
}
