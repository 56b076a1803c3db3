/** MG-exact A fraction of whole numbers in its lowest terms; `under` is above 0. */
export interface Ratio {
  readonly over: number
  readonly under: number
}

export function ratio(over: number, under = 1): Ratio {
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under) || under === 0)
    throw new Error(`no exact fraction: ${over}/${under}`)
  const shared = divisor(over, under) * (under < 0 ? -1 : 1)
  return { over: over === 0 ? 0 : over / shared, under: under / shared }
}

export const plus = (a: Ratio, b: Ratio): Ratio => {
  const shared = divisor(a.under, b.under)
  return ratio(a.over * (b.under / shared) + b.over * (a.under / shared), (a.under / shared) * b.under)
}

export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, { over: -b.over, under: b.under })

export const times = (a: Ratio, b: Ratio): Ratio => {
  const [one, other] = [ratio(a.over, b.under), ratio(b.over, a.under)]
  return ratio(one.over * other.over, one.under * other.under)
}

export const dividedBy = (a: Ratio, b: Ratio): Ratio => times(a, ratio(b.under, b.over))

/** Below 0, 0 or above 0, as a is less than b, equal to it or more. */
export const compared = (a: Ratio, b: Ratio): number => minus(a, b).over

/** MG-round To the nearest whole number, exact halves up. */
export const rounded = ({ over, under }: Ratio): number => {
  const whole = Math.floor(over / under)
  return 2 * (over - whole * under) >= under ? whole + 1 : whole
}

/** The greatest whole number that divides both. */
function divisor(a: number, b: number): number {
  let [more, less] = [Math.abs(a), Math.abs(b)]
  while (less !== 0) [more, less] = [less, more % less]
  return more
}
