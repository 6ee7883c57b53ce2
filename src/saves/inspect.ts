import { type Read, refused } from './refusal.ts'

const DEEPEST = 24
/** Keys that reach into an object's prototype; no table has them, so a file that does is refused before anything reads it. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** How a place inside a file is written: `table.models[3].x`. */
export function placeOf(keys: readonly (string | number)[]): string {
  return keys.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('')
}

/** Walk plain data without recursion: nothing nested beyond reason, no key that could reach a prototype. */
export function inspected(data: unknown): Read<unknown> {
  const waiting: { readonly value: unknown; readonly keys: readonly (string | number)[] }[] = [
    { value: data, keys: [] },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, keys } = next
    if (typeof value !== 'object' || value === null) continue
    if (keys.length > DEEPEST) return refused('tooDeep', { place: placeOf(keys.slice(0, 4)), most: DEEPEST })
    if (Array.isArray(value)) {
      value.forEach((item: unknown, at) => {
        if (typeof item === 'object') waiting.push({ value: item, keys: [...keys, at] })
      })
      continue
    }
    for (const [key, item] of Object.entries(value)) {
      if (forbidden.has(key)) return refused('badKey', { place: placeOf([...keys, key]) })
      if (typeof item === 'object') waiting.push({ value: item, keys: [...keys, key] })
    }
  }
  return { ok: true, value: data }
}
