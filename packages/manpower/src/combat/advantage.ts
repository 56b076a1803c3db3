import { total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'

/** One side's state in an encounter (MG-adv-scope). On a map it comes from the position; at a table from switches. */
export interface Standing {
  /** MG-adv-elev At least 5 m higher than the enemy, or on a building that counts as high ground. */
  readonly higher: boolean
  readonly forest: boolean
  /** MG-adv-node */
  readonly node: boolean
  /** MG-adv-era */
  readonly rank: number
  readonly flying: boolean
  readonly mounted: boolean
  /** What it adds against mounted enemies. */
  readonly brace: number
  readonly high: boolean
  readonly low: boolean
  /** Rows that buildings and powers add. */
  readonly more: readonly Part[]
}

interface Row {
  readonly rule: string
  readonly what: string
  readonly change: (own: Standing, other: Standing) => number
}

const when = (holds: boolean, change: number): number => (holds ? change : 0)

/** M-adv-elev, M-adv-forest, M-adv-node The value of a position on the ground. */
export const GROUND = {
  higher: { rule: 'M-adv-elev', what: 'higher-ground', change: 1 },
  forest: { rule: 'M-adv-forest', what: 'forest', change: 2 },
  node: { rule: 'M-adv-node', what: 'node', change: 3 },
} as const satisfies Readonly<Record<string, Part>>

const onGround = (which: keyof typeof GROUND): Row => ({
  ...GROUND[which],
  change: own => when(own[which], GROUND[which].change),
})

/** M-adv-elev … M-adv-air Each side's own additions, in attack and defence alike. */
// prettier-ignore
const ROWS: readonly Row[] = [
  onGround('higher'),
  { rule: 'M-adv-era',    what: 'later-era',     change: (own, other) => Math.max(own.rank - other.rank, 0) },
  onGround('forest'),
  onGround('node'),
  { rule: 'M-adv-high',   what: 'high-morale',   change: own => when(own.high, 1) },
  { rule: 'M-adv-low',    what: 'low-morale',    change: own => when(own.low, -1) },
  { rule: 'MG-adv-scope', what: 'brace',         change: (own, other) => when(other.mounted, own.brace) },
]

/** MG-adv-air A ground target has it against a flying attacker. */
const AIR: Row = {
  rule: 'M-adv-air',
  what: 'attacked-by-air',
  change: (target, attacker) => when(attacker.flying && !target.flying, 2),
}

export interface Advantage {
  readonly attacker: readonly Part[]
  readonly target: readonly Part[]
  /** M-adv-rel In favour of the attacker; below 0: of the target. */
  readonly relative: number
}

export function advantageIn(attacker: Standing, target: Standing): Advantage {
  const own = partsOf(ROWS, attacker, target)
  const theirs = partsOf([...ROWS, AIR], target, attacker)
  return { attacker: own, target: theirs, relative: total(own) - total(theirs) }
}

/** M-adv-even, M-adv-div The divisor of the attacker's strength: a lead of 0 or 1 changes nothing. */
export const divisorOf = (relative: number): number => (relative < -1 ? -relative : 1)

export const divisorBetween = (attacker: readonly Part[], target: readonly Part[]): number =>
  divisorOf(total(attacker) - total(target))

const partsOf = (rows: readonly Row[], own: Standing, other: Standing): Part[] => [
  ...rows
    .map(({ rule, what, change }) => ({ rule, what, change: change(own, other) }))
    .filter(({ change }) => change !== 0),
  ...own.more,
]
