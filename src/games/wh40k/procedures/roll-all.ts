import type { Telling } from '../../telling.ts'

/** Dice that fall together at most. */
export const MOST_TOGETHER = 100

/** Any number of dice of one kind, in as few rolls as they fall in, with the chance that each decides; null until all have fallen. */
export function rollAll(
  tell: Telling,
  id: string,
  code: string,
  dice: number,
  about: string | null,
  chance?: string,
): readonly number[] | null {
  const faces: number[] = []
  for (let from = 0; from < dice; from += MOST_TOGETHER) {
    const fell = tell.roll(from === 0 ? id : `${id}:${from}`, code, Math.min(MOST_TOGETHER, dice - from), about, chance)
    if (!fell) return null
    faces.push(...fell)
  }
  return faces
}
