import type { Answer, Data } from '@sandtable/kernel'

/** Whether an answer is a record with exactly these names, which stand in alphabetical order. */
export function isRecord(
  answer: Answer,
  names: readonly string[],
): answer is { readonly [name: string]: Data } {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const keys = Object.keys(answer)
  return keys.length === names.length && names.every(name => Object.hasOwn(answer, name))
}

export const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/** No coordinate is larger: about 40 km. */
const FURTHEST = 2 ** 22

/** Whether a value is a point in whole centimetres. */
export const isPoint = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(part => isWhole(part, -FURTHEST, FURTHEST))

/** More than there is of anything. */
export const MANY = 100_000

/** M-grp-displace Whether a value is a row of displaced units in the order of their numbers, each with its place. */
export const areStrays = (value: unknown): boolean =>
  Array.isArray(value) && value.every(isStray) && isRising(value.map(([unit]) => unit))

const isStray = (value: unknown): value is [number, number, number] =>
  Array.isArray(value) && value.length === 3 && isWhole(value[0], 0, MANY) && isPoint(value.slice(1))

const isRising = (row: readonly number[]): boolean =>
  row.every((n, i) => i === 0 || n > (row[i - 1] as number))

/** MG-exact Whether a value is a facing: a vector of small whole numbers, not 0. */
export const isFacing = (value: unknown): value is [number, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(part => isWhole(part, -1000, 1000)) &&
  (value[0] !== 0 || value[1] !== 0)
