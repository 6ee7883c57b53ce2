import { type Base, rectangularBase, roundBase } from '../../rules/base.ts'

/** Warbands stand on round bases or on square ones, riders on 25 × 50 mm. */
export const bases: readonly Base[] = [
  ...[20, 25, 28.5, 32, 40].map(roundBase),
  rectangularBase(20),
  rectangularBase(25),
  rectangularBase(25, 50),
]
