/** Sums of floats may miss a half by this much. */
const HAIR = 1e-9

/** With one decimal, if it isn't zero. */
export const figure = (value: number): number => Math.round(value * 10 + HAIR) / 10
