import * as v from 'valibot'
import {
  FARTHEST,
  LARGEST_BASE,
  LARGEST_TEMPLATE,
  LONGEST_NAME,
  MOST_BOXES,
  MOST_DICE,
  MOST_DOUBT,
  MOST_ROLLS,
  MOST_TOKENS,
  TALLEST,
  WIDEST_ANGLE,
} from '../../table/limits.ts'
import { facingOf } from '../../table/place/facing.ts'

/** Whatever JSON can hold as a number is checked for its bounds too; a huge one reads as Infinity and is refused there. */
const within = (least: number, most: number) =>
  v.pipe(
    v.custom<number>((input) => typeof input === 'number', 'number'),
    v.minValue(least),
    v.maxValue(most),
  )

const above0 = (most: number) =>
  v.pipe(
    v.custom<number>((input) => typeof input === 'number', 'number'),
    v.gtValue(0),
    v.maxValue(most),
  )

export const coordinate = within(-FARTHEST, FARTHEST)
export const length = within(0, FARTHEST)
export const matSize = above0(FARTHEST)
export const baseSize = above0(LARGEST_BASE)
export const templateSize = above0(LARGEST_TEMPLATE)
export const halfWidth = within(0, LARGEST_TEMPLATE)
export const height = within(0, TALLEST)
export const doubt = within(0, MOST_DOUBT)
export const angle = within(-WIDEST_ANGLE, WIDEST_ANGLE)
export const facing = v.pipe(angle, v.transform(facingOf))
export const tooClose = within(0, 1)
export const seed = v.pipe(within(0, 2 ** 32 - 1), v.integer())
/** How many of a table's dice fell: in older files the last roll may have gone two past the last die. */
export const rolls = v.pipe(within(0, MOST_ROLLS + 2), v.integer())
export const boxes = v.pipe(within(0, MOST_BOXES), v.integer())
export const tokenCount = v.pipe(within(0, MOST_TOKENS), v.integer())
export const dieFace = v.picklist([1, 2, 3, 4, 5, 6])
export const face = v.nullable(dieFace)
/** Dice that fell together. */
export const faces = v.pipe(v.array(dieFace), v.maxLength(MOST_DICE))
export const text = v.pipe(v.string(), v.maxLength(LONGEST_NAME))
export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME))
