import type { Outcome, Outlook } from '@sandtable/manpower'

/** A bar of what an attack may do. */
export interface Bar {
  /** Who falls, or points of damage; from and to are one where there are few enough. */
  readonly from: number
  readonly to: number
  readonly chance: number
  /** It belongs to the middle two thirds of all rolls. */
  readonly isMiddle: boolean
}

export interface Bars {
  /** Men who fall, or damage where no roll fells anybody. */
  readonly counts: 'fall' | 'damage'
  readonly bars: readonly Bar[]
}

const MOST = 11

const fallen = ({ dead, injured }: Outcome): number => dead + Math.max(0, injured)

/** At most eleven bars, least harm first: one for every sum of a volley's dice, or for every number that can fall. */
export function barsOf({ kind, rolls, of }: Outlook): Bars {
  const counts = rolls.some(roll => fallen(roll) > 0) ? 'fall' : 'damage'
  const valued = rolls.map(roll => {
    const value = counts === 'fall' ? fallen(roll) : roll.damage
    return { from: value, to: value, chance: roll.ways / of }
  })
  const bars = kind === 'volley' ? valued : binned(valued)
  let before = 0
  return {
    counts,
    bars: bars.map(bar => {
      const middle = before + bar.chance / 2
      before += bar.chance
      return { ...bar, isMiddle: middle > 1 / 6 && middle < 5 / 6 }
    }),
  }
}

type Value = Omit<Bar, 'isMiddle'>

function binned(values: readonly Value[]): Value[] {
  const [least, most] = [Math.min(...values.map(({ from }) => from)), Math.max(...values.map(({ to }) => to))]
  const distinct = new Set(values.map(({ from }) => from)).size
  const wide = distinct <= MOST ? 1 : Math.ceil((most - least + 1) / MOST)
  const bins = new Map<number, Value>()
  for (const { from, chance } of values) {
    const bin = Math.floor((from - least) / wide)
    const start = least + bin * wide
    const before = bins.get(bin)?.chance ?? 0
    bins.set(bin, { from: start, to: Math.min(most, start + wide - 1), chance: before + chance })
  }
  return [...bins].sort(([a], [b]) => a - b).map(([, bar]) => bar)
}

/** What comes of all rolls on an average. */
export function meansOf({ rolls, of }: Outlook): Readonly<Record<'dead' | 'injured' | 'damage', number>> {
  const mean = (count: (roll: Outcome) => number): number =>
    rolls.reduce((sum, roll) => sum + (count(roll) * roll.ways) / of, 0)
  return {
    dead: mean(({ dead }) => dead),
    injured: mean(({ injured }) => Math.max(0, injured)),
    damage: mean(({ damage }) => damage),
  }
}
