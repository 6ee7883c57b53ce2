const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

/** What gives random bytes: the browser's crypto, in part or not at all. */
export interface Randomness {
  readonly getRandomValues?: (bytes: Uint8Array<ArrayBuffer>) => unknown
}

/**
 * A random id of twelve letters and digits (60 bits). It needs no secure address: it asks the browser for random bytes, and
 * where even those are missing, `Math.random`.
 */
export function identifier(source: Randomness | undefined = globalThis.crypto): string {
  const bytes = new Uint8Array(LENGTH)
  if (typeof source?.getRandomValues === 'function') source.getRandomValues(bytes)
  else for (let at = 0; at < LENGTH; at += 1) bytes[at] = Math.floor(Math.random() * 256)
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** A random seed for dice: a whole number below 2³². */
export function randomSeed(source: Randomness | undefined = globalThis.crypto): number {
  const bytes = new Uint8Array(4)
  if (typeof source?.getRandomValues === 'function') source.getRandomValues(bytes)
  else for (let at = 0; at < 4; at += 1) bytes[at] = Math.floor(Math.random() * 256)
  return bytes.reduce((seed, byte) => seed * 256 + byte, 0)
}
