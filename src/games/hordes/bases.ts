/** Diameters of the bases in millimetres: small, medium, large, huge. Some measure the huge base as 125. */
export const bases: readonly number[] = [30, 40, 50, 120]
