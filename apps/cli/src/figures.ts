import { LANGUAGE } from './words/words.ts'

/** Numbers as people read them. */

const sign = (text: string): string => text.replace('-', '−')

/** A chance in per cent: 61.3%. */
export const percent = (chance: number, digits = 1): string => decimals(chance, digits, { style: 'percent' })

/** A number with so many digits behind its point. */
export const decimals = (value: number, digits: number, how: Intl.NumberFormatOptions = {}): string =>
  sign(
    new Intl.NumberFormat(LANGUAGE, {
      ...how,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value),
  )

/** A change with its sign: +1.2, −0.3; what rounds to nothing has none. */
export function change(value: number, digits = 0): string {
  return decimals(value, digits, { signDisplay: 'exceptZero' })
}

/** A number with no more digits behind its point than these. */
export const rounded = (value: number, most = 1): string =>
  sign(new Intl.NumberFormat(LANGUAGE, { maximumFractionDigits: most }).format(value))

/** A count with its thousands set apart. */
export const count = (value: number): string => decimals(value, 0)

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
