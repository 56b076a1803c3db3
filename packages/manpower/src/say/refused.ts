import type { WhyNot } from '@sandtable/kernel'
import { fill } from '@sandtable/kernel'
import type { Telling } from './log-line.ts'
import type { Words } from './english.ts'
import { decimal } from './names.ts'

/** Metres that are left, and metres that are too many, each rounded so that it does not seem enough. */
const left = (length: number): number => Math.floor(length / 100)
const far = (length: number): number => Math.ceil(length / 100)

/** How the numbers of a reason are said; the rest as they are. */
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
  x: part => Math.round(part / 100),
  y: part => Math.round(part / 100),
  cost: decimal,
  has: decimal,
}

/** Why something may not be done, with its measure where it has one. */
export function refused(
  { words }: Pick<Telling, 'words'>,
  { what, parts = {} }: { readonly what: string; readonly parts?: WhyNot['parts'] },
): string {
  const names = Object.keys(parts)
  const measured = names.map(part => `why:${what}:${part}`).find(key => Object.hasOwn(words, key))
  const phrase = words[(measured ?? `why:${what}`) as keyof Words] as string | undefined
  const places = Object.entries(parts).map(([part, value]) => [part, PLACES[part]?.(value) ?? value])
  return phrase === undefined ? what : fill(phrase, Object.fromEntries(places))
}
