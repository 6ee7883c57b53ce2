import type { Card } from '../../games/card.ts'
import { formatCards } from '../../saves/card-file.ts'
import { downloadText, fileName } from '../../saves/files.ts'

/** Hands unit cards over as a file of a name. */
export const shareCards = (cards: readonly Card[], name: string) =>
  downloadText(fileName(name, '.cards.json'), formatCards(cards))
