import type { DeepReadonly, Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Ratio } from '../formula/ratio.ts'
import { copy } from '@sandtable/kernel'
import type { Aim, Casting, Cloud, Granted, Group, Pair, Position, Stack, Treatment } from '../position.ts'
import type { Toll } from '../combat/casualties.ts'
import { at } from '../position.ts'

export type PowerEvent =
  | {
      readonly is: 'ability-used'
      /** The player. */
      readonly side: number
      /** Group and stack of the hero; null: it is the leader's. */
      readonly hero: Pair | null
      /** The ability, by the word that it is known by. */
      readonly name: string
      readonly group: number
    }
  | { readonly is: 'granted'; readonly grants: readonly Granted[]; readonly because: readonly Part[] }
  | {
      readonly is: 'healed'
      readonly group: number
      readonly stack: number
      readonly toll: Toll
      /** Men, or points of health. */
      readonly healed: number
      readonly dice: readonly number[]
      readonly because: readonly Part[]
    }
  | { readonly is: 'treatment-declared'; readonly treatment: Readonly<Treatment> }
  /** Their numbers are places among those that wait. */
  | { readonly is: 'treatment-begun'; readonly number: number }
  | {
      readonly is: 'treatment-lost'
      readonly number: number
      readonly treatment: Readonly<Treatment>
      readonly because: readonly Part[]
    }
  | { readonly is: 'low-cancelled'; readonly group: number }
  | { readonly is: 'moved-again'; readonly group: number; readonly spent: number }
  | { readonly is: 'spell-begun'; readonly casting: DeepReadonly<Casting>; readonly hurried: boolean }
  | {
      readonly is: 'spell-strayed'
      readonly spell: number
      readonly directions: readonly number[]
      readonly dice: readonly number[]
      readonly offset: Pair
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'spell-directed'
      readonly casting: number
      readonly aim: DeepReadonly<Aim>
      readonly falls: Pair | null
      readonly waits: number
    }
  | {
      readonly is: 'spell-failed'
      readonly casting: number
      readonly spell: number
      /** The player. */
      readonly side: number
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'spell-worked'
      readonly casting: number
      readonly spell: number
      /** The player. */
      readonly side: number
      readonly aim: DeepReadonly<Aim>
    }
  | {
      readonly is: 'spell-struck'
      readonly spell: number
      readonly aim: DeepReadonly<Aim>
      readonly dice: readonly number[]
      /** The part that the target's armour lets through; missing in battles of older versions. */
      readonly part?: Ratio
      readonly damage: number
      readonly attacker: readonly Part[]
      readonly target: readonly Part[]
    }
  | { readonly is: 'cloud-rose'; readonly cloud: Readonly<Cloud>; readonly dice: readonly number[] }

type Of<I extends PowerEvent['is']> = Extract<PowerEvent, { is: I }>

const stackAt = (p: Position, g: number, k: number): Stack => (p.groups[g] as Group).stacks[k] as Stack

function use(p: Position, { side, hero }: Of<'ability-used'>): void {
  if (hero === null) p.led[side] = at(p.led, side) + 1
  else stackAt(p, hero[0], hero[1]).used++
}

function heal(p: Position, { group, stack, toll }: Of<'healed'>): void {
  const { health, crew, taken, ...counts } = toll
  Object.assign(stackAt(p, group, stack), counts, { health: [...health], crew: [...crew], taken: [...taken] })
}

/** A power granted for one use is used up. */
function useUp(p: Position, group: number, what: Granted['what']): void {
  p.granted = p.granted.filter(grant => grant.group !== group || grant.what !== what)
}

function beginSpell(p: Position, { casting, hurried }: Of<'spell-begun'>): void {
  p.castings.push(copy(casting) as Casting)
  if (hurried) useUp(p, at(casting.casters, 0)[0], 'cast')
}

/** MG-target-gone A spell is over, and treatments wait for it no longer. */
function endSpell(p: Position, number: number): void {
  const [{ side, aim }] = p.castings.splice(number, 1) as [Casting]
  if (aim === null) return
  const before = p.castings.slice(0, number).filter(one => one.side === side && one.aim !== null).length
  for (const later of p.treatments) if (later.side === side && later.spells > before) later.spells--
}

/** In Acting it comes after what was declared before it. */
function direct(p: Position, { casting: number, aim, falls, waits }: Of<'spell-directed'>): void {
  const [casting] = p.castings.splice(number, 1) as [Casting]
  p.castings.push({ ...casting, aim: copy(aim) as Aim, falls: falls === null ? null : [...falls], waits })
}

export const POWER_EVENTS: Happenings<Battle, PowerEvent> = {
  'ability-used': { seen: 'everyone', apply: use },
  granted: { seen: 'everyone', apply: (p, { grants }) => void p.granted.push(...copy(grants)) },
  healed: { seen: 'everyone', apply: heal },
  'treatment-declared': {
    seen: 'everyone',
    apply: (p, { treatment }) => void p.treatments.push({ ...treatment }),
  },
  'treatment-begun': { seen: 'everyone', apply: (p, { number }) => void p.treatments.splice(number, 1) },
  'treatment-lost': { seen: 'everyone', apply: (p, { number }) => void p.treatments.splice(number, 1) },
  'low-cancelled': { seen: 'everyone', apply: (p, { group }) => void ((p.groups[group] as Group).low = 0) },
  'moved-again': {
    seen: 'everyone',
    apply: (p, { group, spent }) => {
      ;(p.groups[group] as Group).spent = spent
      useUp(p, group, 'free-move')
    },
  },
  'spell-begun': { seen: 'everyone', apply: beginSpell },
  'spell-strayed': { seen: 'everyone', apply: () => {} },
  'spell-directed': { seen: 'everyone', apply: direct },
  'spell-failed': { seen: 'everyone', apply: (p, { casting }) => endSpell(p, casting) },
  'spell-worked': { seen: 'everyone', apply: (p, { casting }) => endSpell(p, casting) },
  'spell-struck': { seen: 'everyone', apply: () => {} },
  'cloud-rose': { seen: 'everyone', apply: (p, { cloud }) => void p.clouds.push(copy(cloud) as Cloud) },
}
