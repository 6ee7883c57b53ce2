import type { ReadyCard } from '../ready-card.ts'

/** Ready unit cards. */
export const readyCards: readonly ReadyCard[] = []
