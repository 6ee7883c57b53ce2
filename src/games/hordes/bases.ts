import { type Base, roundBase } from '../../rules/base.ts'

/** The bases: small, medium, large, huge. Some measure the huge base as 125 mm. */
export const bases: readonly Base[] = [30, 40, 50, 120].map(roundBase)
