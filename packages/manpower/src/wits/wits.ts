import type { Answer } from '@sandtable/kernel'
import type { Plan, Seat } from './seat.ts'
import type { Temper } from './temper.ts'
import { CAREFUL, EAGER } from './temper.ts'
import { planOrders } from './moves.ts'
import { planPlacing, planPurchase } from './setup.ts'
import { planPowers } from './powers.ts'
import { planReaction } from './reactions.ts'
import { planShelter } from './powers-shelter.ts'
import { planTargets } from './targets.ts'

/** The first plan that wants anything. */
const either =
  (first: Plan, second: Plan): Plan =>
  seat => {
    const answers = first(seat)
    return answers.length > 0 ? answers : second(seat)
  }

/** What a plan leaves to do when it has come to its end. */
const lastly =
  (first: Plan, second: Plan): Plan =>
  seat => {
    const answers = first(seat)
    return answers.length > 1 ? answers : [...second(seat), ...answers]
  }

const FIGHT_ON: Answer = { do: 'done' }

/** How a commander of some temper answers each kind of decision; what is not here is left to chance. */
const plansOf = (temper: Temper): Readonly<Record<string, Plan>> => ({
  buy: planPurchase,
  place: planPlacing,
  orders: lastly(planOrders(temper), planShelter),
  react: planReaction(temper),
  declare: either(planPowers, planTargets),
  yield: () => [FIGHT_ON],
})

const PLANS = plansOf(CAREFUL)
const URGES = plansOf(EAGER)

const none: Plan = () => []

/** What the rules' authors know of good play; bots follow it, and see no more than their seat shows. */
export const WITS = {
  plans: (seat: Seat): readonly Answer[] => (PLANS[seat.pending.kind] ?? none)(seat),
  urges: (seat: Seat): readonly Answer[] => (URGES[seat.pending.kind] ?? none)(seat),
}
