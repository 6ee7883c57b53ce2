/** Sides of the square bases in millimetres, taken as round ones of that diameter until ranks are drawn. */
export const bases: readonly number[] = [20, 25, 40, 50]
