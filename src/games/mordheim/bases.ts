/** Diameters of the round bases in millimetres that warbands stand on; square ones count as round of that size. */
export const bases: readonly number[] = [20, 25, 28.5, 32, 40]
