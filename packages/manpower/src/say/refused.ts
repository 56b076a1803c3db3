import type { WhyNot } from '@sandtable/kernel'
import type { Speech } from './log-line.ts'
import { decimal } from './names.ts'
import { known } from './log-line.ts'

/** Metres that are left, and metres that are too many, each rounded so that it does not seem enough. */
const left = (length: number): number => Math.floor(length / 100)
const far = (length: number): number => Math.ceil(length / 100)

/** A point stands as it is typed. */
const typed = (part: number): string => String(Math.round(part / 100))

/** The words for a reason's numbers; the rest as they are. */
const PLACES: Readonly<Record<string, (part: number) => number | string>> = {
  left,
  takes: far,
  length: far,
  distance: far,
  range: left,
  reach: far,
  edge: left,
  gap: left,
  least: left,
  width: left,
  height: left,
  x: typed,
  y: typed,
  cost: decimal,
  has: decimal,
}

/** Why something may not be done, with its measure where it has one. */
export function refused(
  t: Pick<Speech, 'voice'>,
  { what, parts = {} }: { readonly what: string; readonly parts?: WhyNot['parts'] },
): string {
  const places = Object.fromEntries(
    Object.entries(parts).map(([part, value]) => [part, PLACES[part]?.(value) ?? value]),
  )
  for (const [part, count] of Object.entries(parts)) {
    const said = known(t, `why:${what}:${part}`, { ...places, count })
    if (said !== null) return said
  }
  return known(t, `why:${what}`) ?? what
}
