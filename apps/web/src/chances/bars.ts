/** A possible result of a roll, and its chance. */
interface Likely {
  readonly value: number
  readonly chance: number
}

/** A bar of possible results; from and to are the same if there are few enough. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly chance: number
  /** It belongs to the middle two thirds of all rolls. */
  readonly isMiddle: boolean
}

const MOST = 11

/** A bar for every number, in order. */
export const barEach = (all: readonly Likely[]): Bar[] =>
  inTheMiddle(all.map(({ value, chance }) => ({ from: value, to: value, chance })))

/** At most eleven bars, the lowest first: each for one possible number, or for several together. */
export function binned(all: readonly Likely[]): Bar[] {
  const values = all.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const wide = new Set(values).size <= MOST ? 1 : Math.ceil((most - least + 1) / MOST)
  const bins = new Map<number, Omit<Bar, 'isMiddle'>>()
  for (const { value, chance } of all) {
    const bin = Math.floor((value - least) / wide)
    const from = least + bin * wide
    const before = bins.get(bin)?.chance ?? 0
    bins.set(bin, { from, to: Math.min(most, from + wide - 1), chance: before + chance })
  }
  return inTheMiddle([...bins].sort(([a], [b]) => a - b).map(([, bar]) => bar))
}

function inTheMiddle(bars: readonly Omit<Bar, 'isMiddle'>[]): Bar[] {
  let before = 0
  return bars.map(bar => {
    const middle = before + bar.chance / 2
    before += bar.chance
    return { ...bar, isMiddle: middle > 1 / 6 && middle < 5 / 6 }
  })
}
