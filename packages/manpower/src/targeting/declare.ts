import type { Answer, Anywhere, Choice, Next, Space } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import { again, emit } from '@sandtable/kernel'
import type { WhyNotUse } from '../powers/ability.ts'
import type { WhyNotAttack } from './attack.ts'
import type { NoBuilding } from '../works/build.ts'
import type { WhyNotCast } from '../powers/cast.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNotTreat } from '../powers/kit.ts'
import type { WhyNotAgain } from '../powers/move-again.ts'
import type { WhyNotSurrender } from '../surrender/surrender.ts'
import { abilitiesOf, useAbility, whyNotUse } from '../powers/ability.ts'
import { build, buildersOf, whyNotSite } from '../works/build.ts'
import {
  cast,
  castersReady,
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
import { settledOnce } from '../settled.ts'
import { takeAttack, whyNotAttack } from './attack.ts'
import { weaponsOf } from './reach.ts'

/** Why an order may not be given in Targeting. */
export type WhyNotDeclared =
  WhyNotAttack | WhyNotCast | WhyNotUse | WhyNotAgain | WhyNotTreat | NoBuilding | WhyNotSurrender

/** Why a player may not give one kind of order (null: no reason), and its effect. */
interface OrderRule<O extends TargetingOrder> {
  readonly whyNot: (s: Scenario, p: Sight, player: number, order: O) => WhyNotDeclared | null
  readonly take: (g: Anywhere<Manpower>, player: number, order: O) => Next<Manpower, 'targeting'> | void
}

type Kinds = { readonly [D in TargetingOrder['do']]: OrderRule<Extract<TargetingOrder, { do: D }>> }

const ORDERS: Kinds = {
  attack: {
    whyNot: whyNotAttack,
    take: (g, player, order) => (takeAttack(g, player, order), again),
  },
  cast: {
    whyNot: whyNotCast,
    take: (g, player, order) => (cast(g, player, order), again),
  },
  direct: {
    whyNot: whyNotDirect,
    take: (g, player, order) => (direct(g, player, order), again),
  },
  ability: {
    whyNot: whyNotUse,
    take: (g, player, order) => (useAbility(g, player, order), again),
  },
  'move-again': {
    whyNot: whyNotMoveAgain,
    take: (g, _, order) => moveAgain(g, order),
  },
  treat: {
    whyNot: whyNotTreat,
    take: (g, player, order) => (declareTreatment(g, player, order), again),
  },
  build: {
    whyNot: whyNotSite,
    take: (g, player, order) => (build(g, player, order), again),
  },
  surrender: {
    whyNot: (s, p, player, { group }) => whyNotSurrender(s, p, player, group, isStart(p, player)),
    take: (g, player, { group }) => (surrender(g, player, group), again),
  },
  done: {
    whyNot: () => null,
    take: (g, player) => {
      dropUndirected(g, player)
      emit(g, { is: 'targeting-ended', side: player })
    },
  },
}

/** MG-sur-when A phase has only begun for a player without declarations in it: no attack, treatment or spell. */
const isStart = (p: Sight, player: number): boolean =>
  [...p.declared, ...p.treatments].every(one => one.side !== player) &&
  p.castings.every(one => one.side !== player || (one.begun < p.turn && one.aim === null))

const ruleOf = (order: TargetingOrder): OrderRule<TargetingOrder> =>
  ORDERS[order.do] as OrderRule<TargetingOrder>

/** M-phase-target The active player declares attackers and their targets. */
export const declareAttacks: Choice<Manpower, 'declare', 'targeting'> = {
  kind: 'declare',
  rule: 'M-phase-target',
  who: ({ p }) => [p.active],
  legal: ({ s, p }, player) => ordersOf(s, p, player),
  take: (g, player, order) => ruleOf(order).take(g, player, order),
}

/** Why a player may not give an order in Targeting; null: it is allowed. */
const whyNotDeclared = (
  s: Scenario,
  p: Sight,
  player: number,
  order: TargetingOrder,
): WhyNotDeclared | null => ruleOf(order).whyNot(s, p, player, order)

/** The same for any answer. */
export const whyNotInTargeting = (
  s: Scenario,
  p: Sight,
  player: number,
  answer: Answer,
): WhyNotDeclared | 'no-order' | null => (isOrder(answer) ? whyNotDeclared(s, p, player, answer) : 'no-order')

/** What a player has at hand in Targeting. */
export type Offers = {
  readonly weapons: ReturnType<typeof weaponsOf>
  readonly casters: ReturnType<typeof castersReady>
  readonly due: ReturnType<typeof castingsDue>
  readonly abilities: ReturnType<typeof abilitiesOf>
  readonly kits: ReturnType<typeof kitsOf>
  readonly builders: ReturnType<typeof buildersOf>
}

/** What the choice shows of its options. */
export const offersIn = ({ shape }: Pick<Space, 'shape'>): Offers => shape as Offers

function ordersOf(s: Scenario, p: Sight, player: number): Space<TargetingOrder> & { readonly shape: Offers } {
  const has = settledOnce(p, answer => whyNotInTargeting(s, p, player, answer) === null)
  return {
    has,
    sample: dice => sampleTargeting(s, p, player, has, dice),
    get shape() {
      return {
        weapons: weaponsOf(s, p, player),
        casters: castersReady(s, p, player),
        due: castingsDue(p, player),
        abilities: abilitiesOf(s, p, player),
        kits: kitsOf(s, p, player),
        builders: buildersOf(s, p, player),
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
