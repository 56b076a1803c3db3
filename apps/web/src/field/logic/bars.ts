import type { Outcome, Outlook } from '@sandtable/manpower'
import type { Bar } from '../../odds/bars.ts'
import { barEach, binned } from '../../odds/bars.ts'

interface Bars {
  /** Men who fall, or damage where no roll fells anybody. */
  readonly counts: 'fall' | 'damage'
  readonly bars: readonly Bar[]
}

const fallen = ({ dead, injured }: Outcome): number => dead + Math.max(0, injured)

/** A bar for every sum of a volley's dice, or for the numbers that can fall. */
export function barsOf({ kind, rolls, of }: Outlook): Bars {
  const counts = rolls.some(roll => fallen(roll) > 0) ? 'fall' : 'damage'
  const likely = rolls.map(roll => ({
    value: counts === 'fall' ? fallen(roll) : roll.damage,
    chance: roll.ways / of,
  }))
  return { counts, bars: kind === 'volley' ? barEach(likely) : binned(likely) }
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
