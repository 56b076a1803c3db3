import type { Armour, DamageType, Level } from '@sandtable/scenario'
import type { Ratio } from '../formula/ratio.ts'
import { ratio, times } from '../formula/ratio.ts'

/** How a weapon strikes. */
export interface Blow {
  readonly type: DamageType
  readonly pierce: Level
  readonly explodes: boolean
}

/** What protects a unit from damage, or increases it. */
export interface Guard {
  readonly armour: Armour
  /** Classes by which powers raise it. */
  readonly raised: number
  /** MG-types */
  readonly resists: readonly DamageType[]
  readonly weak: readonly DamageType[]
  readonly proof: readonly DamageType[]
}

const NONE = ratio(0)
const HALF = ratio(1, 2)
const FULL = ratio(1)
const DOUBLE = ratio(2)

/** M-arm-classes */
const PIERCE: Readonly<Record<Level, number>> = { N: 0, L: 1, M: 2, H: 3 }
const CLASS: Readonly<Record<Armour, number>> = { N: 0, L: 1, 'L*': 1, M: 2, H: 3 }
const LEVELS = ['N', 'L', 'M', 'H'] as const

/** MG-armour By the levels that the armour is above the pierce. */
const PASSES = [FULL, HALF, NONE, NONE] as const

/** MG-armour-men The only types that armour L* stops. */
const BY_HAND: readonly DamageType[] = ['slashing', 'piercing', 'bashing']

/** The share of a blow's damage that a unit takes, after armour, resistance and weakness. */
export function passes(guard: Guard, blow: Blow): Ratio {
  if (guard.proof.includes(blow.type)) return NONE
  let part = armourPasses(guard, blow)
  if (guard.resists.includes(blow.type)) part = times(part, HALF)
  if (guard.weak.includes(blow.type)) part = times(part, DOUBLE)
  return part
}

/** MG-types Chemicals ignore armour; it is raised from its value against the blow, to Heavy at most. */
function armourPasses({ armour, raised }: Guard, { type, pierce, explodes }: Blow): Ratio {
  if (type === 'chemical') return FULL
  const worn = armour === 'L*' && !BY_HAND.includes(type) ? CLASS.N : CLASS[armour]
  const gap = Math.min(worn + raised, CLASS.H) - Math.max(PIERCE[pierce], explodes ? PIERCE.L : PIERCE.N)
  return PASSES[Math.max(gap, 0)] ?? NONE
}

export const raisedPierce = (pierce: Level, add: number): Level =>
  LEVELS[Math.min(PIERCE[pierce] + add, PIERCE.H)] ?? pierce

/** The better of two armours; L* is worse than L. */
export const betterArmour = (one: Armour, other: Armour): Armour =>
  CLASS[one] > CLASS[other] || (CLASS[one] === CLASS[other] && other === 'L*') ? one : other
