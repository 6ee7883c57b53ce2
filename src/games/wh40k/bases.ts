/** Diameters of the round bases in millimetres, of the sixth and seventh editions and of the years after. */
export const bases: readonly number[] = [25, 28.5, 32, 40, 50, 60, 80, 100, 130, 160]
