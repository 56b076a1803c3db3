/**
 * Roots and shares, rounded once and exactly. A number of the machine is asked first; where it comes too close to the
 * border between two answers, whole numbers of any size decide.
 */

/** Below this a number of the machine is wrong by less than CLOSE after the few operations made on it here. */
const SURE = 2 ** 28
const CLOSE = 2 ** -20

/** The whole number next to √n, for a whole n up to 2^53; √n is never halfway between two. */
export function root(n: number): number {
  let below = Math.floor(Math.sqrt(n))
  if (below * below > n) below--
  return n - below * below > below ? below + 1 : below
}

/** The whole number next to m / √n, exact halves away from 0. */
export function scaled(m: number, n: number): number {
  const near = Math.abs(m) / Math.sqrt(n) + 0.5
  const size = isClear(near)
    ? Math.floor(near)
    : bigScaled(BigInt(Math.abs(m)), BigInt(n), BigInt(Math.round(near)))
  return m < 0 ? 0 - size : size
}

/** The greatest whole number that is not over m / √n + ½, found from one close to it. */
function bigScaled(m: bigint, n: bigint, start: bigint): number {
  const fits = (size: bigint): boolean => (2n * size - 1n) ** 2n * n <= 4n * m * m
  let size = start
  while (size > 0n && !fits(size)) size--
  while (fits(size + 1n)) size++
  return Number(size)
}

/** The whole number next to m · over / under, exact halves up; under is more than 0. */
export function share(m: number, over: number, under: number): number {
  const near = (m * over) / under + 0.5
  if (isClear(near)) return Math.floor(near)
  const [top, bottom] = [2n * BigInt(m) * BigInt(over) + BigInt(under), 2n * BigInt(under)]
  const toZero = top / bottom
  return Number(top < 0n && toZero * bottom !== top ? toZero - 1n : toZero)
}

const isClear = (near: number): boolean => Math.abs(near) < SURE && Math.abs(near - Math.round(near)) > CLOSE

/** So much may two numbers of the machine differ by their rounding alone, in proportion to their size. */
const SLACK = 2 ** -50

/** The sign of m − k√n. */
export function signBeside(m: number, k: number, n: number): number {
  const there = k * Math.sqrt(n)
  if (Math.abs(m - there) > SLACK * (Math.abs(m) + Math.abs(there))) return m < there ? -1 : 1
  return bigSignBeside(BigInt(m), BigInt(k), BigInt(n))
}

/** The same for whole numbers of any size. */
export function bigSignBeside(m: bigint, k: bigint, n: bigint): number {
  return bigSign(m * (m < 0n ? -m : m) - k * (k < 0n ? -k : k) * n)
}

/** The sign of a / b − c / d; b and d are more than 0. */
export function signOfRatios(a: number, b: number, c: number, d: number): number {
  const [left, right] = [a * d, c * b]
  if (Math.abs(left - right) > SLACK * (Math.abs(left) + Math.abs(right))) return left < right ? -1 : 1
  return bigSign(BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b))
}

const bigSign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0)
