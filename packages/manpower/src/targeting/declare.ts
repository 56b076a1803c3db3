import type { Answer, Choice, Data, DeepReadonly, Here, Next, Space } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { Aim, Pair, Sight } from '../position.ts'
import type { Manpower } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { canFight, shotsOfWeapon, weaponsOf, whyNotAt } from './reach.ts'
import { deadOn } from '../powers/in-force.ts'
import { deviate } from './inaccuracy.ts'
import { isPoint, isRecord, isWhole } from '../answers.ts'
import { sampleTargeting } from './sample.ts'

/**
 * MG-targets What a side may order in Targeting, one thing at a time. An attack says with what, how many units fire (of
 * a volley) or how many shots (of anything else), at what, and how its inaccuracy is rolled: not at all, for itself, or
 * once for all indirect fire of the side (M-ind-one-roll).
 */
export type TargetingOrder =
  | {
      readonly do: 'attack'
      readonly group: number
      readonly stack: number
      readonly attack: number
      readonly units: number
      readonly aim: DeepReadonly<Aim>
      readonly roll: 'none' | 'own' | 'shared'
    }
  | { readonly do: 'done' }

type AttackOrder = Extract<TargetingOrder, { do: 'attack' }>

/** What one kind of order names, when it may be given, and what it does. */
interface OrderRule<O extends TargetingOrder> {
  readonly names: readonly Exclude<O extends unknown ? keyof O : never, 'do'>[]
  readonly may: (s: Scenario, p: Sight, side: number, order: O) => boolean
  readonly take: (g: Here<Manpower>, side: number, order: O) => Next | void
}

type Kinds = { readonly [D in TargetingOrder['do']]: OrderRule<Extract<TargetingOrder, { do: D }>> }

const ORDERS: Kinds = {
  attack: {
    names: ['group', 'stack', 'attack', 'units', 'aim', 'roll'],
    may: mayAttack,
    take: (g, side, order) => (takeAttack(g, side, order), again),
  },
  done: {
    names: [],
    may: () => true,
    take: (g, side) => emit(g, { is: 'targeting-ended', side }),
  },
}

const ruleOf = (order: TargetingOrder): OrderRule<TargetingOrder> =>
  ORDERS[order.do] as OrderRule<TargetingOrder>

/** M-phase-target The active side declares who fights, and what each one targets. */
export const declareAttacks: Choice<Manpower> = {
  kind: 'declare',
  rule: 'M-phase-target',
  who: ({ p }) => [p.active],
  legal: ({ s, p }, side) => ordersOf(s, p, side),
  take: (g, side, answer) => {
    const order = answer as unknown as TargetingOrder
    return ruleOf(order).take(g, side, order)
  },
}

function ordersOf(s: Scenario, p: Sight, side: number): Space {
  const has = (answer: Answer): boolean => isOrder(answer) && ruleOf(answer).may(s, p, side, answer)
  return {
    has,
    sample: dice => sampleTargeting(s, p, side, has, dice),
    get shape() {
      return { weapons: weaponsOf(s, p, side) }
    },
  }
}

function isOrder(answer: Answer): answer is Answer & TargetingOrder {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const kind = (answer as { readonly [name: string]: Data })['do']
  if (typeof kind !== 'string' || !Object.hasOwn(ORDERS, kind)) return false
  const { names } = ORDERS[kind as TargetingOrder['do']]
  if (!isRecord(answer, ['do', ...names])) return false
  return names.every(name => IS_NAMED[name](answer[name] as Data))
}

const MOST = 1_000_000
const isNumber = (value: Data): boolean => isWhole(value, 0, MOST)

const IS_NAMED: Readonly<Record<Exclude<keyof AttackOrder, 'do'>, (value: Data) => boolean>> = {
  group: isNumber,
  stack: isNumber,
  attack: isNumber,
  units: value => isWhole(value, 1, MOST),
  aim: isAim,
  roll: value => value === 'none' || value === 'own' || value === 'shared',
}

function isAim(value: Data): boolean {
  if (isRecord(value, ['at', 'group', 'stack']))
    return value['at'] === 'stack' && isNumber(value['group'] as Data) && isNumber(value['stack'] as Data)
  if (isRecord(value, ['at', 'work'])) return value['at'] === 'work' && isNumber(value['work'] as Data)
  return isRecord(value, ['at', 'point']) && value['at'] === 'point' && isPoint(value['point'])
}

/** MG-targets, M-shots-count, MG-ind-one One's own stack, shots that are left, and something in reach. */
function mayAttack(s: Scenario, p: Sight, side: number, order: AttackOrder): boolean {
  if (!canFight(p, side, order)) return false
  const stack = at(at(p.groups, order.group).stacks, order.stack)
  if (order.attack >= attacksOf(s, stack).length || order.units > shotsOfWeapon(s, p, order)) return false
  if (order.roll === 'own' && at(p.offset, side) !== null) return false
  return whyNotAt(s, p, order, order.aim, order.roll !== 'none') === null
}

/** M-phase-inacc Inaccuracy is rolled at once; a shot that cannot miss is one shot, and the others are rolled for. */
function takeAttack(g: Here<Manpower>, side: number, order: AttackOrder): void {
  const { group, stack, attack, units, aim, roll } = order
  if (roll !== 'none' && units > 1 && deadOn(g.p, group)) {
    takeAttack(g, side, { ...order, units: 1 })
    return takeAttack(g, side, { ...order, units: units - 1 })
  }
  const falls = roll === 'none' || aim.at !== 'point' ? null : fallsAt(g, side, order, aim.point as Pair)
  emit(g, { is: 'attack-declared', declared: { side, group, stack, attack, units, aim, falls } })
}

/** M-ind-one-roll, MG-ind-one Where indirect fire falls: by a roll of its own, or by the side's one roll of this turn. */
function fallsAt(g: Here<Manpower>, side: number, order: AttackOrder, [x, y]: Pair): Pair {
  const { group, stack, attack } = order
  const known = at(g.p.offset, side)
  const shared = order.roll === 'shared' && !deadOn(g.p, group)
  if (shared && known !== null) return [x + known[0], y + known[1]]
  const { offset, ...rolled } = deviate(g, group, stack, attackOf(g.s, g.p, order), [x, y])
  emit(g, { is: 'deviation-rolled', side, group, stack, attack, offset, shared, ...rolled })
  return [x + offset[0], y + offset[1]]
}
