import { readyCards as fantasy } from './fantasy/ready-cards.ts'
import type { GameId } from './game.ts'
import { readyCards as hordes } from './hordes/ready-cards.ts'
import { readyCards as mordheim } from './mordheim/ready-cards.ts'
import type { ReadyCard } from './ready-card.ts'
import { readyCards as wh40k } from './wh40k/ready-cards.ts'

/** The ready unit cards of each game. */
export const readyCards: { readonly [Id in GameId]: readonly ReadyCard[] } = { hordes, wh40k, fantasy, mordheim }
