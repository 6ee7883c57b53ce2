import * as v from 'valibot'
import type { Card } from '../../games/card.ts'
import { isCard } from '../../table/act/cards.ts'
import { MOST_TRAITS, MOST_WEAPONS } from '../../table/limits.ts'
import { gameId } from './game.ts'
import { id, text } from './numbers.ts'

const stats = v.record(id, v.nullable(v.pipe(v.number(), v.finite())))
const traits = v.pipe(v.array(id), v.maxLength(MOST_TRAITS))

/** A unit card; its game's sheet says which numbers it may hold and how large they may be. */
export const card = v.pipe(
  v.strictObject({
    id,
    name: text,
    game: gameId,
    stats,
    traits,
    weapons: v.pipe(v.array(v.strictObject({ id, name: text, kind: id, stats, traits })), v.maxLength(MOST_WEAPONS)),
  }),
  v.check((read) => isCard(read), 'the numbers of its game'),
) satisfies v.GenericSchema<unknown, Card>
