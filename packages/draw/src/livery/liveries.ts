import type { Triple } from '../colour.ts'
import type { Cloth, Livery, Pattern, Tone } from './livery.ts'
import { contrast, darker, fromLab, lab, paler } from '../colour.ts'
import { CLOTHS, footOf, INK, liveryOf, PATTERNS } from './livery.ts'

/** The wearer of a livery: a nation or a side. */
interface Wearer {
  readonly id: string
  readonly colour: string
  readonly side: string
  /** Whether it takes a ready cloth: the first of its side, not one that serves under another. */
  readonly leads: boolean
}

/** A file whose parties wear liveries. */
interface Dressed {
  readonly id: string
}

const known = new WeakMap<Dressed, ReadonlyMap<string, Livery>>()

/** The livery of each wearer: one tone for a side, so that enemies differ in lightness, and a stripe of its own. */
export function dressed(file: Dressed, wearers: () => Wearer[]): ReadonlyMap<string, Livery> {
  const found = known.get(file) ?? new Map(sides(wearers()).flatMap(side => dress(file.id, side)))
  known.set(file, found)
  return found
}

interface Side {
  readonly tone: Tone
  readonly wearers: readonly Wearer[]
}

/** The sides in order of their leaders, from the darkest: the first half is dark, the rest light. */
function sides(all: readonly Wearer[]): Side[] {
  const groups = Map.groupBy(all, ({ side }) => side)
  const byLightness = [...groups.values()].toSorted((a, b) => lightness(a) - lightness(b))
  return byLightness.map((wearers, i) => ({ tone: 2 * i < byLightness.length ? 'dark' : 'light', wearers }))
}

const lightness = ([first]: readonly Wearer[]): number => lab((first as Wearer).colour)[0]

/** Leaders take the cloth closest to their colour; then the others get the remaining patterns. */
function dress(file: string, { tone, wearers }: Side): [string, Livery][] {
  const cloths = new Map<string, Cloth>()
  const isTaken = (pattern: Pattern): boolean => [...cloths.values()].some(cloth => cloth.pattern === pattern)
  for (const { id, colour, leads } of wearers) {
    const ready = CLOTHS.find(
      cloth => cloth.tone === tone && isLike(cloth, colour) && !isTaken(cloth.pattern),
    )
    if (leads && ready !== undefined) cloths.set(id, ready)
  }
  for (const { id, colour } of wearers) {
    if (cloths.has(id)) continue
    cloths.set(id, dyed(colour, tone, PATTERNS.find(free => !isTaken(free)) ?? 'solid'))
  }
  return [...cloths].map(([id, cloth]) => [id, liveryOf(`${file}-${id}`, cloth)])
}

/** How far the hues of two colours may be apart to be taken for one. */
const SAME_HUE = 25

function isLike(cloth: Cloth, colour: string): boolean {
  const [[, a, b], [, a2, b2]] = [lab(cloth.field), lab(colour)]
  return Math.hypot(a - a2, b - b2) < SAME_HUE && isGrey(colour) === isGrey(cloth.field)
}

function isGrey(colour: string): boolean {
  const [, a, b] = lab(colour)
  return Math.hypot(a, b) < 12
}

/** Text can be read on it with this contrast at least. */
const READABLE = 5

/** A cloth of the pack's own colour, which is made darker or lighter until its figures can be read. */
function dyed(colour: string, tone: Tone, pattern: Pattern): Cloth {
  const [l, a, b] = lab(colour)
  const field = isReadable(colour, tone) ? colour.toUpperCase() : fromLab(SHIFT[tone]([l, a, b]))
  return { field, tone, pattern, ...trimming(field, tone) }
}

/** Keeps what is lighter lighter within the tone; pale cloth takes less of the colour. */
const SHIFT = {
  dark: ([l, a, b]: Triple): Triple => [20 + 0.27 * l, a, b],
  light: ([l, a, b]: Triple): Triple => [72 + 0.2 * l, 0.7 * a, 0.7 * b],
} as const

const isReadable = (field: string, tone: Tone): boolean =>
  [field, footOf({ field, tone })].every(ground => contrast(ground, INK[tone]) >= READABLE)

function trimming(field: string, tone: Tone): Pick<Cloth, 'stripe' | 'mark'> {
  if (tone === 'dark') return { stripe: paler(field, 0.72), mark: darker(field, 0.4) }
  const [, a, b] = lab(field)
  return { stripe: fromLab([30, 1.5 * a, 1.2 * b]), mark: paler(field, 0.75) }
}
