/** Sums of floats may miss a half by so much. */
const HAIR = 1e-9

/** With one figure after the point, where there is any. */
export const figure = (value: number): string => String(Math.round(value * 10 + HAIR) / 10)

export const percent = (share: number): string => `${Math.round(100 * Math.max(0, share))}%`
