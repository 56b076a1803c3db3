import type { AttackOrder, BuildOrder } from '../orders.ts'
import type { Pair, Sight } from '../position.ts'
import type { Reason, WhyNot } from '../why-not.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { castersReady } from '../powers/cast.ts'
import { companyFor } from './company.ts'
import { explained, whyNotAnswer } from '../why-not.ts'
import { measured } from '../measures.ts'
import { whyNotBuild } from '../works/build.ts'

/** Ways in which the inaccuracy of fire may be rolled for, the usual ones first. */
export const ROLLS: readonly AttackOrder['roll'][] = ['none', 'side', 'group', 'own']

/** Reasons against one way to fire only, which say less than those against the others. */
const SAYS_LESS: readonly Reason[] = ['wrong-kind', 'rolled-so', 'unseen']

/** Why a weapon may not be fired like this, however its inaccuracy is rolled for; null: in one of the ways it may. */
export function whyNotShot(
  s: Scenario,
  p: Sight,
  player: number,
  order: Omit<AttackOrder, 'roll'>,
  rolls: readonly AttackOrder['roll'][] = ROLLS,
): WhyNot | null {
  const { group, stack, attack, units, aim } = order
  const whys = rolls.map(roll =>
    whyNotAnswer(s, p, player, 'declare', {
      do: 'attack',
      group,
      stack,
      attack,
      units,
      aim: { ...aim },
      roll,
    }),
  )
  if (whys.includes(null)) return null
  const told = whys.filter(why => why !== null)
  return (
    told.find(({ what }) => !SAYS_LESS.includes(what)) ??
    told.find(({ what }) => what !== 'wrong-kind') ??
    at(told, 0)
  )
}

/** M-spl-one, M-spl-multi Why no unit of a stack may start a spell now, whatever its target; null: one may. */
export function whyNotBegun(
  s: Scenario,
  p: Sight,
  player: number,
  spell: number,
  [group, stack]: Readonly<Pair>,
): WhyNot | null {
  const ready = castersReady(s, p, player).filter(({ spells }) => spells.includes(spell))
  if (!ready.some(one => one.group === group && one.stack === stack)) return explained('declare', 'has-cast')
  if (companyFor(s, p, player, spell, [group, stack]) !== null) return null
  const free = ready.reduce((sum, one) => sum + one.free, 0)
  return explained('declare', 'too-few', { parts: { casters: at(s.spells, spell).casters, free } })
}

/** MG-build Why a group may not start a building anywhere; null: somewhere it may. */
export function whyNotWorked(
  s: Scenario,
  p: Sight,
  player: number,
  order: Pick<BuildOrder, 'group' | 'kind'>,
): WhyNot | null {
  const { group, kind } = order
  const what = whyNotBuild(s, p, player, order)
  if (what === null) return null
  return explained('declare', what, {
    order: 'build',
    parts: measured(s, p, player, what, { do: 'build', group, kind }),
  })
}

/** What no change of place or time within a battle would mend. */
const OUT_OF_PLACE: readonly Reason[] = [
  'no-order',
  'not-there',
  'itself',
  'no-carrier',
  'people-only',
  'infantry-only',
  'in-building',
]

/** Whether an order is not for such a group at all; then it need not be offered. */
export const isOutOfPlace = ({ what }: WhyNot): boolean => OUT_OF_PLACE.includes(what)
