import type { DeepReadonly, Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import { copy } from '@sandtable/kernel'
import type { Aim, Declared, Pair, Position, Roll } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { equipmentOf } from '../combat/rate.ts'

export type TargetingEvent =
  | { readonly is: 'attack-declared'; readonly declared: DeepReadonly<Declared> }
  | {
      readonly is: 'deviation-rolled'
      /** The player. */
      readonly side: number
      readonly group: number
      readonly stack: number
      readonly attack: number
      /** Every d10, rerolled ones first; none for a shot that cannot miss. */
      readonly directions: readonly number[]
      readonly dice: readonly number[]
      readonly offset: Pair
      /** M-ind-one-roll For whom it is rolled. */
      readonly roll: Roll
      readonly because: readonly Part[]
    }
  | { readonly is: 'targeting-ended'; readonly side: number }
  | {
      /** Declarations that are carried out now, by their places among those that wait. */
      readonly is: 'attacks-begun'
      readonly numbers: readonly number[]
      readonly aim: DeepReadonly<Aim>
    }
  | {
      readonly is: 'attack-lost'
      readonly number: number
      readonly declared: DeepReadonly<Declared>
      readonly because: readonly Part[]
    }
  | { readonly is: 'opened-fire'; readonly declared: DeepReadonly<Declared> }

/** M-shots-count The shots are gone when they are declared, and the equipment with them. */
export function spend(
  p: Position,
  s: Scenario,
  { group, stack: k, attack, units }: Pick<Declared, 'group' | 'stack' | 'attack' | 'units'>,
): void {
  const stack = at(at(p.groups, group).stacks, k)
  while (stack.fired.length <= attack) stack.fired.push(0)
  stack.fired[attack] = at(stack.fired, attack) + units
  const slot = equipmentOf(s, stack, attack)
  if (slot !== -1) at(stack.equipment, slot).uses -= units
}

/** MG-target-gone Declarations wait no longer, nor does a spell or a treatment for those that came before it. */
function leave(p: Position, numbers: readonly number[]): void {
  for (const later of [...p.castings, ...p.treatments]) {
    const before = [...p.declared.keys()]
      .filter(n => p.declared[n]?.side === later.side)
      .slice(0, later.waits)
    later.waits -= before.filter(n => numbers.includes(n)).length
  }
  p.declared = p.declared.filter((_, n) => !numbers.includes(n))
}

export const TARGETING_EVENTS: Happenings<Battle, TargetingEvent> = {
  'attack-declared': {
    seen: 'everyone',
    apply: (p, { declared }, s) => {
      p.declared.push(copy(declared) as Declared)
      spend(p, s, declared)
    },
  },
  'deviation-rolled': {
    seen: 'everyone',
    apply: (p, { side, group, directions, offset, roll }) => {
      if (roll !== 'own')
        p.shared.push({ side, group: roll === 'side' ? NOBODY : group, offset: [...offset] })
      if (directions.length > 0) return
      const used = p.granted.findIndex(grant => grant.group === group && grant.what === 'dead-on')
      if (used !== -1) p.granted.splice(used, 1)
    },
  },
  'targeting-ended': { seen: 'everyone', apply: () => {} },
  'attacks-begun': {
    seen: 'everyone',
    apply: (p, { numbers }) => leave(p, numbers),
  },
  'attack-lost': { seen: 'everyone', apply: (p, { number }) => leave(p, [number]) },
  'opened-fire': { seen: 'everyone', apply: (p, { declared }, s) => spend(p, s, declared) },
}
