import type { Answer, Anywhere, Choice, Next, Space } from '@sandtable/kernel'
import { again, emit } from '@sandtable/kernel'
import type { AbilityOrder, WhyNotUse } from '../powers/ability.ts'
import type { AttackOrder, WhyNotAttack } from './attack.ts'
import type { BuildOrder, NoBuilding } from '../works/build.ts'
import type { CastOrder, DirectOrder, WhyNotCast } from '../powers/cast.ts'
import type { Manpower } from '../kind.ts'
import type { MoveOrder } from '../movement/plan.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { TreatOrder, WhyNotTreat } from '../powers/kit.ts'
import type { WhyNotAgain } from '../powers/move-again.ts'
import type { WhyNotSurrender } from '../surrender/surrender.ts'
import { abilitiesOf, useAbility, whyNotUse } from '../powers/ability.ts'
import { build, buildersOf, whyNotSite } from '../works/build.ts'
import {
  cast,
  castersOfSide,
  castingsDue,
  direct,
  dropUndirected,
  whyNotCast,
  whyNotDirect,
} from '../powers/cast.ts'
import type { Forms } from '../answers.ts'
import {
  areStrays,
  isAim,
  isBetween,
  isFacing,
  isNumber,
  isOrderOf,
  isPlace,
  isPoint,
  isRow,
  isWord,
  MANY,
  orNone,
} from '../answers.ts'
import { declareTreatment, kitsOf, whyNotTreat } from '../powers/kit.ts'
import { surrender, whyNotSurrender } from '../surrender/surrender.ts'
import { moveAgain, whyNotMoveAgain } from '../powers/move-again.ts'
import { sampleTargeting } from './sample.ts'
import { takeAttack, whyNotAttack } from './attack.ts'
import { weaponsOf } from './reach.ts'

/** MG-targets What a side may order in Targeting, one thing at a time. */
export type TargetingOrder =
  | ({ readonly do: 'attack' } & AttackOrder)
  | ({ readonly do: 'cast' } & CastOrder)
  | ({ readonly do: 'direct' } & DirectOrder)
  | ({ readonly do: 'ability' } & AbilityOrder)
  | ({ readonly do: 'move-again' } & Omit<MoveOrder, 'do'>)
  | ({ readonly do: 'treat' } & TreatOrder)
  | ({ readonly do: 'build' } & BuildOrder)
  | { readonly do: 'surrender'; readonly group: number }
  | { readonly do: 'done' }

/** Why an order may not be given in Targeting. */
export type WhyNotDeclared =
  WhyNotAttack | WhyNotCast | WhyNotUse | WhyNotAgain | WhyNotTreat | NoBuilding | WhyNotSurrender

/** What keeps a side from giving one kind of order (null: nothing), and what it does. */
interface OrderRule<O extends TargetingOrder> {
  readonly whyNot: (s: Scenario, p: Sight, side: number, order: O) => WhyNotDeclared | null
  readonly take: (g: Anywhere<Manpower>, side: number, order: O) => Next<Manpower, 'targeting'> | void
}

type Kinds = { readonly [D in TargetingOrder['do']]: OrderRule<Extract<TargetingOrder, { do: D }>> }

const ORDERS: Kinds = {
  attack: {
    whyNot: whyNotAttack,
    take: (g, side, order) => (takeAttack(g, side, order), again),
  },
  cast: {
    whyNot: whyNotCast,
    take: (g, side, order) => (cast(g, side, order), again),
  },
  direct: {
    whyNot: whyNotDirect,
    take: (g, side, order) => (direct(g, side, order), again),
  },
  ability: {
    whyNot: whyNotUse,
    take: (g, side, order) => (useAbility(g, side, order), again),
  },
  'move-again': {
    whyNot: whyNotMoveAgain,
    take: (g, _, order) => moveAgain(g, order),
  },
  treat: {
    whyNot: whyNotTreat,
    take: (g, side, order) => (declareTreatment(g, side, order), again),
  },
  build: {
    whyNot: whyNotSite,
    take: (g, side, order) => (build(g, side, order), again),
  },
  surrender: {
    whyNot: (_s, p, side, { group }) => whyNotSurrender(p, side, group, isStart(p, side)),
    take: (g, side, { group }) => (surrender(g, side, group), again),
  },
  done: {
    whyNot: () => null,
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
export const declareAttacks: Choice<Manpower, 'declare', 'targeting'> = {
  kind: 'declare',
  rule: 'M-phase-target',
  who: ({ p }) => [p.active],
  legal: ({ s, p }, side) => ordersOf(s, p, side),
  take: (g, side, order) => ruleOf(order).take(g, side, order),
}

/** What keeps a side from giving an order in its Targeting; null: nothing. */
export const whyNotDeclared = (
  s: Scenario,
  p: Sight,
  side: number,
  order: TargetingOrder,
): WhyNotDeclared | null => ruleOf(order).whyNot(s, p, side, order)

/** What a side has at hand in Targeting. */
export type Offers = {
  readonly weapons: ReturnType<typeof weaponsOf>
  readonly casters: ReturnType<typeof castersOfSide>
  readonly due: ReturnType<typeof castingsDue>
  readonly abilities: ReturnType<typeof abilitiesOf>
  readonly kits: ReturnType<typeof kitsOf>
  readonly builders: ReturnType<typeof buildersOf>
}

/** What the choice shows of its options. */
export const offersIn = ({ shape }: Pick<Space, 'shape'>): Offers => shape as Offers

function ordersOf(s: Scenario, p: Sight, side: number): Space<TargetingOrder> & { readonly shape: Offers } {
  const has = (answer: Answer): boolean => isOrder(answer) && whyNotDeclared(s, p, side, answer) === null
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

/** Casters of one spell, and corners of one way. */
const AT_ONCE = 40

/** What each order names; a spell that takes its time has no target yet, and a group may keep its front. */
const FORMS: Forms<TargetingOrder> = {
  attack: {
    group: isNumber,
    stack: isNumber,
    attack: isNumber,
    units: isBetween(1, MANY),
    aim: isAim,
    roll: isWord('none', 'own', 'group', 'side'),
  },
  cast: { spell: isNumber, casters: isRow(isPlace, AT_ONCE), aim: orNone(isAim) },
  direct: { casting: isNumber, aim: isAim },
  ability: { hero: orNone(isPlace), group: isNumber },
  'move-again': {
    group: isNumber,
    path: isRow(isPoint, AT_ONCE),
    facing: orNone(isFacing),
    crossing: isWord('cautious', 'rush'),
    strays: areStrays,
  },
  treat: { group: isNumber, stack: isNumber, kit: isNumber, patients: isNumber, units: isBetween(1, MANY) },
  build: { group: isNumber, kind: isNumber, at: isPoint, facing: isFacing },
  surrender: { group: isNumber },
  done: {},
}

const isOrder = (answer: Answer): answer is TargetingOrder => isOrderOf<TargetingOrder>(answer, FORMS)
