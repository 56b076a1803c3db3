/** Numbers as people read them. */

const sign = (text: string): string => text.replace('-', '−')

/** A chance in per cent: 61.3 %. */
export const percent = (chance: number, digits = 1): string => `${(100 * chance).toFixed(digits)} %`

/** A change with its sign: +1.2, −0.3; what rounds to nothing has none. */
export function change(value: number, digits = 0): string {
  const text = value.toFixed(digits)
  if (Number(text) === 0) return text.replace('-', '')
  return value > 0 ? `+${text}` : sign(text)
}

/** A count with its thousands set apart. */
export const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** The interval that the true chance lies in 95 times of 100, after this many tries and successes (Wilson). */
export function wilson(successes: number, tries: number): { low: number; high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = successes / tries
  const middle = share + (z * z) / (2 * tries)
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const whole = 1 + (z * z) / tries
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) }
}
