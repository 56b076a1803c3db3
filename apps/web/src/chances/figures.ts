/** Sums of floats may miss a half by so much. */
const HAIR = 1e-9

/** With one figure after the point, where there is any. */
export const figure = (value: number): number => Math.round(value * 10 + HAIR) / 10
