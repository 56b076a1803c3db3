import { LANGUAGE } from './words/words.ts'

/** Numbers as people read them. */

const sign = (text: string): string => text.replace('-', '−')

/** A chance in per cent: 61.3%. */
export const percent = (chance: number, digits = 1): string => decimals(chance, digits, { style: 'percent' })

/** A number with this many decimals. */
export const decimals = (value: number, digits: number, how: Intl.NumberFormatOptions = {}): string =>
  sign(
    new Intl.NumberFormat(LANGUAGE, {
      ...how,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value),
  )

/** A change with its sign: +1.2, −0.3; a change that rounds to nothing has none. */
export function change(value: number, digits = 0): string {
  return decimals(value, digits, { signDisplay: 'exceptZero' })
}

/** A number with at most this many decimals. */
export const rounded = (value: number, most = 1): string =>
  sign(new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: most }).format(value))

/** A count with thousands separators. */
export const count = (value: number): string => decimals(value, 0)

/** The 95% interval for the true chance, after this many tries and successes (Wilson). */
export function wilson(successes: number, tries: number): { low: number; high: number } {
  if (tries === 0) return { low: 0, high: 1 }
  const z = 1.959964
  const share = successes / tries
  const middle = share + (z * z) / (2 * tries)
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries))
  const whole = 1 + (z * z) / tries
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) }
}
