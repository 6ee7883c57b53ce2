import { type Base, roundBase } from '../../rules/base.ts'

/** The round bases of the sixth and seventh editions and of the years after. */
export const bases: readonly Base[] = [25, 28.5, 32, 40, 50, 60, 80, 100, 130, 160].map(roundBase)
