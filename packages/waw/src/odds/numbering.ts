import type { Ranks } from '../position.ts'
import { at } from '../position.ts'

/** The number of a key: the same key has the same number, and numbers rise from 0 as new keys come. */
export function intern(known: Map<number, number>, key: number): number {
  let number = known.get(key)
  if (number === undefined) known.set(key, (number = known.size))
  return number
}

/** Equivalent units, and the digits that each of them may show. */
export interface Alike {
  readonly units: readonly number[]
  readonly digit: (r: Ranks, u: number) => number
  readonly digits: number
}

/** Equivalent units as one figure: how many of them show each digit but 0. */
interface Figure {
  readonly units: readonly number[]
  readonly digit: (r: Ranks, u: number) => number
  /** A unit's addition to the figure, by its digit. */
  readonly adds: readonly number[]
  readonly range: number
}

/**
 * Numbers ranks by a digit for each unit, equivalent ones only by how many show which. As many figures share one whole
 * number as it holds exactly.
 */
export function numbering(groups: readonly Alike[]): (r: Ranks) => number {
  const chunks = inChunks(groups.flatMap(figures)).map(figures => ({
    figures,
    codes: new Map<number, number>(),
    wholes: new Map<number, number>(),
  }))
  return r => {
    let whole = 0
    for (const { figures, codes, wholes } of chunks) {
      let code = 0
      for (const { units, digit, adds, range } of figures) {
        code *= range
        for (const u of units) code += at(adds, digit(r, u))
      }
      const part = intern(codes, code)
      whole = chunks.length === 1 ? part : intern(wholes, whole * 2 ** 26 + part)
    }
    return whole
  }
}

/** A single unit is its digit; for several each digit has a place, where they are counted. */
function figures({ units, digit, digits }: Alike): Figure[] {
  if (units.length === 0) return []
  const all = Array.from({ length: digits }, (_, i) => i)
  if (units.length === 1) return [{ units, digit, adds: all, range: digits }]
  const most = Math.floor(Number.MAX_SAFE_INTEGER ** (1 / (digits - 1))) - 1
  return Array.from({ length: Math.ceil(units.length / most) }, (_, i) => {
    const some = units.slice(i * most, (i + 1) * most)
    const base = some.length + 1
    const adds = all.map(place => (place === 0 ? 0 : base ** (place - 1)))
    return { units: some, digit, adds, range: base ** (digits - 1) }
  })
}

function inChunks(figures: readonly Figure[]): Figure[][] {
  const chunks: Figure[][] = []
  let room = 0
  for (const figure of figures) {
    if (figure.range > room) {
      chunks.push([])
      room = Number.MAX_SAFE_INTEGER
    }
    chunks.at(-1)?.push(figure)
    room = Math.floor(room / figure.range)
  }
  return chunks
}
