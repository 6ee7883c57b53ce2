/** What a table can hold: wide enough for any game, narrow enough that no file can freeze the program. Inches, mm, counts. */
export const MOST_MODELS = 2000
export const MOST_LAYS = 200
export const MOST_OUTLINES = 100
export const MOST_CARDS = 200
export const MOST_WEAPONS = 12
/** How many traits a unit card or a weapon names at most. */
export const MOST_TRAITS = 40
/** How many entries a table's log keeps: the oldest go first. */
export const MOST_ENTRIES = 1000
/** How many dice fall together. */
export const MOST_DICE = 100
/** How many boxes a track of damage has at most, and how many tokens of a kind a model. */
export const MOST_BOXES = 100
export const MOST_TRACKS = 6
export const MOST_TOKENS = 100
/** How many answers a procedure keeps, and how many rolls: a large unit takes hundreds one by one. */
export const MOST_ANSWERS = 1000
export const MOST_LEGS = 500
/** How many dice fall at one table; finding a die takes longer the more fell before it. */
export const MOST_ROLLS = 10_000
/** No coordinate and no length lies farther out than this, in inches. */
export const FARTHEST = 1000
export const LARGEST_BASE = 1000
export const LARGEST_TEMPLATE = 100
/** How many pieces of terrain, with how many corners each, and how high anything reaches in inches. */
export const MOST_TERRAIN = 300
export const MOST_CORNERS = 200
export const TALLEST = 100
export const MOST_DOUBT = 10
export const LONGEST_NAME = 200
/** Angles beyond this many degrees are no angles a player turned. */
export const WIDEST_ANGLE = 1e6

/** A finite number within bounds, both included. */
export function between(value: number, least: number, most: number): boolean {
  return Number.isFinite(value) && value >= least && value <= most
}

/** A coordinate a table may hold, in inches. */
export function isCoordinate(value: number): boolean {
  return between(value, -FARTHEST, FARTHEST)
}

/** A size above 0 and up to `most`. */
export function isSize(value: number, most: number): boolean {
  return value > 0 && between(value, 0, most)
}

/** An angle in degrees, of any turn. */
export function isAngle(value: number): boolean {
  return between(value, -WIDEST_ANGLE, WIDEST_ANGLE)
}

/** An id is short text that is not empty. */
export function isId(value: string): boolean {
  return value.length > 0 && value.length <= LONGEST_NAME
}
