import type { Plan, Plans, QuestionOf, Seat } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Temper } from './temper.ts'
import { CAREFUL, EAGER } from './temper.ts'
import { planOrders } from './moves.ts'
import { planLeader, planMuster } from './muster.ts'
import { planPlacing, planPurchase } from './setup.ts'
import { planPowers } from './powers.ts'
import { planReaction } from './reactions.ts'
import { planShelter } from './powers-shelter.ts'
import { planTargets } from './targets.ts'
import { planTruce, planYield } from './surrender.ts'

type Question = QuestionOf<Manpower>
type Wanted = readonly Manpower['a'][Question][]

/** The first plan with something to do. */
const either =
  <A extends Question>(first: Plan<Manpower, A>, second: Plan<Manpower, A>): Plan<Manpower, A> =>
  seat => {
    const answers = first(seat)
    return answers.length > 0 ? answers : second(seat)
  }

/** What a plan leaves undone at its end. */
const lastly =
  <A extends Question>(first: Plan<Manpower, A>, second: Plan<Manpower, A>): Plan<Manpower, A> =>
  seat => {
    const answers = first(seat)
    return answers.length > 1 ? answers : [...second(seat), ...answers]
  }

/** How a commander of some temper answers each kind of decision. */
const plansOf = (temper: Temper): Plans<Manpower> => ({
  lead: planLeader,
  muster: planMuster,
  buy: planPurchase,
  place: planPlacing,
  orders: lastly(planOrders(temper), planShelter),
  react: planReaction(temper),
  declare: either(planPowers, planTargets),
  truce: planTruce,
  yield: planYield,
})

const PLANS = plansOf(CAREFUL)
const URGES = plansOf(EAGER)

/** The plan for what is asked. */
const planned = (plans: Plans<Manpower>, seat: Seat<Manpower>): Wanted =>
  (plans[seat.pending.kind] as Plan<Manpower, Question>)(seat)

/** The rules' authors' knowledge of good play; bots follow it, and see only what their seat shows. */
export const WITS = {
  plans: (seat: Seat<Manpower>): Wanted => planned(PLANS, seat),
  urges: (seat: Seat<Manpower>): Wanted => planned(URGES, seat),
}
