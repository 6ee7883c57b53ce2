/**
 * What may have befallen a model, or what it is, as far as the rules of some game ask: a knocked-down one blocks no sight.
 * Each game names those it has.
 */
export const marks = [
  'knockedDown',
  'incorporeal',
  'stationary',
  'stealth',
  'disabled',
  'stunned',
  'fleeing',
  'engaged',
  'large',
  'joined',
  'locked',
  'moved',
  'marching',
  'noMarch',
  'ofCharacters',
] as const

export type Mark = (typeof marks)[number]
