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

/** The kind of an order, which stands under `do`; null: it is none of these. */
export function orderKind<K extends string>(answer: Answer, kinds: Readonly<Record<K, unknown>>): K | null {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return null
  const kind = (answer as { readonly [name: string]: Data })['do']
  return typeof kind === 'string' && Object.hasOwn(kinds, kind) ? (kind as K) : null
}

/** Whether an answer is an order of these kinds in its one form: what it must name, and nothing else. */
export function isOrderOf<K extends string>(
  answer: Answer,
  kinds: Readonly<Record<K, { readonly names: readonly string[] }>>,
  isNamed: (kind: K, name: string, datum: Data) => boolean,
): boolean {
  const kind = orderKind(answer, kinds)
  if (kind === null) return false
  const { names } = kinds[kind]
  return isRecord(answer, ['do', ...names]) && names.every(name => isNamed(kind, name, answer[name] as Data))
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

/** Whether a value says what is aimed at: a stack, a building or a point. */
export function isAim(value: Data | undefined): boolean {
  if (value === undefined) return false
  if (isRecord(value, ['at', 'group', 'stack']))
    return value['at'] === 'stack' && isWhole(value['group'], 0, MANY) && isWhole(value['stack'], 0, MANY)
  if (isRecord(value, ['at', 'work'])) return value['at'] === 'work' && isWhole(value['work'], 0, MANY)
  return isRecord(value, ['at', 'point']) && value['at'] === 'point' && isPoint(value['point'])
}
