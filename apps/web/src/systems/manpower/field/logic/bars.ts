import type { Harm, Outlook } from '@sandtable/manpower'
import type { Bar } from '../../../../chances/bars.ts'
import { barEach, binned } from '../../../../chances/bars.ts'

interface Bars {
  /** Losses in men, or damage if no roll can cost a man. */
  readonly counts: 'fall' | 'damage'
  readonly bars: readonly Bar[]
  /** The roll of each bar, if it is a single one. */
  readonly sums: readonly number[] | null
}

const fallen = ({ dead, injured }: Harm): number => dead + Math.max(0, injured)

/** A bar for every sum of a volley's dice, or for every possible loss. */
export function barsOf(outlook: Outlook): Bars {
  const { rolls, of } = outlook
  const counts = rolls.some(roll => fallen(roll) > 0) ? 'fall' : 'damage'
  const likely = rolls.map(roll => ({
    value: counts === 'fall' ? fallen(roll) : roll.damage,
    chance: roll.ways / of,
  }))
  return outlook.kind === 'volley'
    ? { counts, bars: barEach(likely), sums: outlook.rolls.map(({ sum }) => sum) }
    : { counts, bars: binned(likely), sums: null }
}

/** The average of all rolls. */
export function meansOf({ rolls, of }: Outlook): Readonly<Record<'dead' | 'injured' | 'damage', number>> {
  const mean = (count: (roll: Harm) => number): number =>
    rolls.reduce((sum, roll) => sum + (count(roll) * roll.ways) / of, 0)
  return {
    dead: mean(({ dead }) => dead),
    injured: mean(({ injured }) => Math.max(0, injured)),
    damage: mean(({ damage }) => damage),
  }
}
