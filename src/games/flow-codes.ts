import { speaker } from './spoken.ts'

/** What the courses of all games say of themselves: the dice that are to fall next, and how likely what is. */
export const spoken = {
  'flow.open': { what: 'word', dice: 'stat' },
  'flow.openAbout': { what: 'word', who: 'names', dice: 'stat' },
  'flow.roundOnly': { list: 'names' },
  'flow.newTurn': {},
  'flow.tooClose': { list: 'margins' },
  'flow.closeTo': { limit: 'inches', by: 'inches', slack: 'inches' },
  'flow.drawAgain': { faces: 'dice' },
  'flow.destroyed': { count: 'count' },
  'flow.hurt': { count: 'count' },
  'flow.marked': { count: 'count' },
  'flow.unharmed': { count: 'count' },
  'flow.more': { count: 'count' },
  'flow.chance': { what: 'word', share: 'percent' },
} as const

/** A sentence of the list above with exactly the values it mentions. */
export const say = speaker(spoken)
