import * as v from 'valibot'

// Profiles as the games print them. Each message says what was expected, with the numbers that can be had.

/** A whole number between two, ends included. */
export function whole(least: number, most: number, what = 'a whole number') {
  const message = `${what} from ${least} to ${most}`
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message))
}

/** The same, or nothing: null, or left out. */
export function wholeOrNone(least: number, most: number, what?: string) {
  return v.nullish(whole(least, most, what), null)
}

export const dice = whole(1, 100, 'a number of dice')
export const ballisticSkill = whole(1, 10, 'a Ballistic Skill')
export const strength = whole(1, 10, 'a Strength')
export const toughness = whole(1, 10, 'a Toughness')
export const save = wholeOrNone(2, 6, 'a save')
export const armourStat = whole(0, 99, 'an ARM')
export const power = v.nullable(whole(0, 99, 'a POW'))
export const boxes = whole(1, 999, 'a number of damage boxes')

/** Yes or no; a case may count instead, 1 or 0. No where it isn't said. */
export const flag = v.optional(
  v.pipe(
    v.union([v.boolean(), v.literal(0), v.literal(1)], 'true or false'),
    v.transform((value) => value === true || value === 1),
  ),
  false,
)
