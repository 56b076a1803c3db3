import type { Answer, Choice, Dice, Space } from '@sandtable/kernel'
import type { YieldOrder } from '../orders.ts'
import { again, rollDice } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNotSurrender } from './surrender.ts'
import { at } from '../position.ts'
import type { Forms } from '../answers.ts'
import { isNumber, isOrderOf } from '../answers.ts'
import { isOwn } from '../movement/mover.ts'
import { surrender, whyNotSurrender } from './surrender.ts'
import { hostile } from '../sides.ts'

const FORMS: Forms<YieldOrder> = { surrender: { group: isNumber }, done: {} }

const DONE: YieldOrder = { do: 'done' }

/** MG-sur-when Acting begins for a player, who has seen all attacks to come and may give groups up before them. */
export const yieldGroups: Choice<Manpower, 'yield', 'acting'> = {
  kind: 'yield',
  rule: 'MG-sur-when',
  who: ({ s, p }) => (isAwaited(s, p, p.active) ? [p.active] : []),
  legal: ({ s, p }, player) => yieldsOf(s, p, player),
  take: (g, player, order) => {
    if (order.do === 'done') return undefined
    surrender(g, player, order.group)
    return again
  },
}

/**
 * Whether enemies still have to act, and there is a group they could strike; the last side to act has nothing to fear.
 */
const isAwaited = (s: Scenario, p: Sight, player: number): boolean =>
  ownOf(p, player).length > 0 && comingAt(s, p, player) > 0

/** How many attacks and spells of enemies still wait to be carried out. */
export const comingAt = (s: Scenario, p: Sight, player: number): number =>
  [...p.declared, ...p.castings.filter(({ aim }) => aim !== null)].filter(one => hostile(s, one.side, player))
    .length

const ownOf = (p: Sight, player: number): number[] => [...p.groups.keys()].filter(g => isOwn(p, player, g))

/** Why a player may not give an order as Acting begins; null: it is allowed. */
export const whyNotYielded = (
  s: Scenario,
  p: Sight,
  player: number,
  order: YieldOrder,
): WhyNotSurrender | null => (order.do === 'done' ? null : whyNotSurrender(s, p, player, order.group, true))

/** The same for any answer. */
export const whyNotInActing = (
  s: Scenario,
  p: Sight,
  player: number,
  answer: Answer,
): WhyNotSurrender | 'no-order' | null =>
  isOrderOf<YieldOrder>(answer, FORMS) ? whyNotYielded(s, p, player, answer) : 'no-order'

function yieldsOf(s: Scenario, p: Sight, player: number): Space<YieldOrder> {
  const has = (answer: Answer): boolean => whyNotInActing(s, p, player, answer) === null
  return {
    has,
    sample: dice => sampleYield(p, player, has, dice),
    shape: { groups: ownOf(p, player).filter(group => whyNotSurrender(s, p, player, group, true) === null) },
  }
}

/** Mostly to fight on. */
function sampleYield(p: Sight, player: number, has: (answer: Answer) => boolean, dice: Dice): YieldOrder {
  const own = ownOf(p, player)
  if (rollDice(dice, RARELY) > 0) return DONE
  const order: YieldOrder = { do: 'surrender', group: at(own, rollDice(dice, own.length)) }
  return has(order) ? order : DONE
}

/** A random player surrenders a group once in this many turns. */
const RARELY = 64
