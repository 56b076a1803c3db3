import type { Answer, Choice, Data, DeepReadonly, Here, Next, Space } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { AbilityOrder } from '../powers/ability.ts'
import type { Aim, Pair, Roll, Sight } from '../position.ts'
import type { BuildOrder } from '../works/build.ts'
import type { CastOrder, DirectOrder } from '../powers/cast.ts'
import type { Manpower } from '../events.ts'
import type { MoveOrder } from '../movement/plan.ts'
import type { Scenario } from '../scenario.ts'
import type { TreatOrder } from '../powers/kit.ts'
import { abilitiesOf, mayUseAbility, useAbility } from '../powers/ability.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { build, buildersOf, mayBuild } from '../works/build.ts'
import { canFight, shotsOfWeapon, weaponsOf, whyNotAt } from './reach.ts'
import {
  cast,
  castersOfSide,
  castingsDue,
  direct,
  dropUndirected,
  mayCast,
  mayDirect,
} from '../powers/cast.ts'
import { deadOn } from '../powers/in-force.ts'
import { DEAD_ON, deviate, multiplierOf, rollsOf, sharedOffset, zeroAt } from './inaccuracy.ts'
import { distanceTo } from '../formation/distance.ts'
import { areStrays, isFacing, isPoint, isRecord, isWhole } from '../answers.ts'
import { declareTreatment, kitsOf, mayTreat } from '../powers/kit.ts'
import { maySurrender, surrender } from '../movement/leave.ts'
import { mayMoveAgain, moveAgain } from '../powers/move-again.ts'
import { sampleTargeting } from './sample.ts'

/**
 * MG-targets What a side may order in Targeting, one thing at a time. An attack says with what, how many units fire (of
 * a volley) or how many shots (of anything else), at what, and how its inaccuracy is rolled: not at all, for each shot,
 * or once for all indirect fire of the group or of the side (M-ind-one-roll).
 */
export type TargetingOrder =
  | {
      readonly do: 'attack'
      readonly group: number
      readonly stack: number
      readonly attack: number
      readonly units: number
      readonly aim: DeepReadonly<Aim>
      readonly roll: 'none' | Roll
    }
  | ({ readonly do: 'cast' } & CastOrder)
  | ({ readonly do: 'direct' } & DirectOrder)
  | ({ readonly do: 'ability' } & AbilityOrder)
  | ({ readonly do: 'move-again' } & Omit<MoveOrder, 'do'>)
  | ({ readonly do: 'treat' } & TreatOrder)
  | ({ readonly do: 'build' } & BuildOrder)
  | { readonly do: 'surrender'; readonly group: number }
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
  cast: {
    names: ['spell', 'casters', 'aim'],
    may: mayCast,
    take: (g, side, order) => (cast(g, side, order), again),
  },
  direct: {
    names: ['casting', 'aim'],
    may: mayDirect,
    take: (g, side, order) => (direct(g, side, order), again),
  },
  ability: {
    names: ['hero', 'group'],
    may: mayUseAbility,
    take: (g, side, order) => (useAbility(g, side, order), again),
  },
  'move-again': {
    names: ['group', 'path', 'facing', 'crossing', 'strays'],
    may: mayMoveAgain,
    take: (g, _, order) => moveAgain(g, order),
  },
  treat: {
    names: ['group', 'stack', 'kit', 'patients', 'units'],
    may: mayTreat,
    take: (g, side, order) => (declareTreatment(g, side, order), again),
  },
  build: {
    names: ['group', 'kind', 'at', 'facing'],
    may: mayBuild,
    take: (g, side, order) => (build(g, side, order), again),
  },
  surrender: {
    names: ['group'],
    may: (_s, p, side, { group }) => isStart(p, side) && maySurrender(p, side, group),
    take: (g, side, { group }) => (surrender(g, side, group), again),
  },
  done: {
    names: [],
    may: () => true,
    take: (g, side) => {
      dropUndirected(g, side)
      emit(g, { is: 'targeting-ended', side })
    },
  },
}

/** MG-sur-when A phase has only begun for a side that has declared nothing in it: no attack, treatment or spell. */
const isStart = (p: Sight, side: number): boolean =>
  [...p.declared, ...p.treatments].every(one => one.side !== side) &&
  p.castings.every(one => one.side !== side || (one.begun < p.turn && one.aim === null))

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
      return {
        weapons: weaponsOf(s, p, side),
        casters: castersOfSide(s, p, side),
        due: castingsDue(p, side),
        abilities: abilitiesOf(s, p, side),
        kits: kitsOf(s, p, side),
        builders: buildersOf(s, p, side),
      }
    },
  }
}

function isOrder(answer: Answer): answer is Answer & TargetingOrder {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false
  const kind = (answer as { readonly [name: string]: Data })['do']
  if (typeof kind !== 'string' || !Object.hasOwn(ORDERS, kind)) return false
  const names: readonly string[] = ORDERS[kind as TargetingOrder['do']].names
  return isRecord(answer, ['do', ...names]) && names.every(name => isNamed(kind, name, answer[name] as Data))
}

/** What may be left open: the target of a spell that takes its time, and the front of who moves again. */
const isNamed = (kind: string, name: string, datum: Data): boolean =>
  (datum === null && ((kind === 'cast' && name === 'aim') || (kind === 'move-again' && name === 'facing'))) ||
  (FORMS[name]?.(datum) ?? false)

const MOST = 1_000_000
const isNumber = (value: Data): boolean => isWhole(value, 0, MOST)
/** Casters of one spell, and corners of one way. */
const MANY = 40

/** What may stand under each name that orders use. */
const FORMS: Readonly<Record<string, (datum: Data) => boolean>> = {
  group: isNumber,
  stack: isNumber,
  attack: isNumber,
  units: value => isWhole(value, 1, MOST),
  aim: isAim,
  roll: value => value === 'none' || value === 'own' || value === 'group' || value === 'side',
  spell: isNumber,
  casters: value => Array.isArray(value) && value.length <= MANY && value.every(isPlace),
  casting: isNumber,
  hero: value => value === null || isPlace(value),
  kit: isNumber,
  patients: isNumber,
  kind: isNumber,
  at: isPoint,
  facing: isFacing,
  path: value => Array.isArray(value) && value.length <= MANY && value.every(isPoint),
  crossing: value => value === 'cautious' || value === 'rush',
  strays: areStrays,
}

const isPlace = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(part => isWhole(part, 0, MOST))

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
  if (order.roll !== 'none' && !rollsOf(p, side, order.group).includes(order.roll)) return false
  return whyNotAt(s, p, order, order.aim, order.roll !== 'none') === null
}

/** M-phase-inacc, M-ina-when Inaccuracy is rolled at once: for every shot, or once for those that share it. */
function takeAttack(g: Here<Manpower>, side: number, order: AttackOrder): void {
  const { group, stack, attack, units, aim, roll } = order
  if (units > 1 && roll === 'own') {
    for (let shot = 0; shot < units; shot++) takeAttack(g, side, { ...order, units: 1 })
    return
  }
  if (units > 1 && roll !== 'none' && deadOn(g.p, group)) {
    takeAttack(g, side, { ...order, units: 1 })
    return takeAttack(g, side, { ...order, units: units - 1 })
  }
  const falls =
    roll === 'none' || aim.at !== 'point' ? null : fallsAt(g, side, order, roll, aim.point as Pair)
  emit(g, { is: 'attack-declared', declared: { side, group, stack, attack, units, aim, falls } })
}

/** M-ind-one-roll, MG-ind-one Where indirect fire falls; a shot that cannot miss is nobody else's. */
function fallsAt(g: Here<Manpower>, side: number, order: AttackOrder, roll: Roll, [x, y]: Pair): Pair {
  const { group, stack, attack } = order
  const isExact = deadOn(g.p, group)
  const known = isExact ? null : sharedOffset(g.p, side, group, roll)
  if (known !== null) return [x + known[0], y + known[1]]
  const weapon = attackOf(g.s, g.p, order)
  if (weapon.inaccuracy === null) throw new Error('a direct shot has no inaccuracy to roll')
  const multiplier = multiplierOf(g.s, g.p, group, stack, weapon, distanceTo(g.s, g.p, group, [x, y]))
  const zero = zeroAt(g.s, g.p, group, stack, [x, y])
  const { offset, ...rolled } = isExact
    ? DEAD_ON
    : deviate(g, group, stack, weapon.inaccuracy, multiplier, zero)
  const how = isExact ? 'own' : roll
  emit(g, { is: 'deviation-rolled', side, group, stack, attack, offset, roll: how, ...rolled })
  return [x + offset[0], y + offset[1]]
}
