import type { Ranks } from '../position.ts'

/** The number of a key: the same key has the same number, and numbers rise from 0 as new keys come. */
export function intern(known: Map<number, number>, key: number): number {
  let number = known.get(key)
  if (number === undefined) known.set(key, (number = known.size))
  return number
}

/** Units that are alike, as one figure: how many of them show each digit. */
interface Figure {
  readonly units: readonly number[]
  /** What a unit adds to the figure, by its digit. */
  readonly adds: readonly number[]
  readonly range: number
}

/**
 * Numbers ranks by a digit for each unit, alike ones told apart only by how many show which. As many figures are put
 * into one whole number as it holds exactly.
 */
export function numbering(
  groups: readonly (readonly number[])[],
  digit: (r: Ranks, u: number) => number,
  base: number,
): (r: Ranks) => number {
  const chunks = inChunks(groups.flatMap(group => figures(group, base))).map(figures => ({
    figures,
    codes: new Map<number, number>(),
    wholes: new Map<number, number>(),
  }))
  return r => {
    let whole = 0
    for (const { figures, codes, wholes } of chunks) {
      let code = 0
      for (const { units, adds, range } of figures) {
        code *= range
        for (const u of units) code += adds[digit(r, u)] as number
      }
      whole =
        chunks.length === 1 ? intern(codes, code) : intern(wholes, whole * 2 ** 26 + intern(codes, code))
    }
    return whole
  }
}

/** A unit alone is its digit; of several each digit is a place of its own, where they are counted. */
function figures(group: readonly number[], base: number): Figure[] {
  const most = Math.floor(Number.MAX_SAFE_INTEGER ** (1 / base)) - 1
  const digits = Array.from({ length: base }, (_, digit) => digit)
  if (group.length === 0) return []
  if (group.length === 1) return [{ units: group, adds: digits, range: base }]
  return Array.from({ length: Math.ceil(group.length / most) }, (_, i) => {
    const units = group.slice(i * most, (i + 1) * most)
    return {
      units,
      adds: digits.map(digit => (units.length + 1) ** digit),
      range: (units.length + 1) ** base,
    }
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
