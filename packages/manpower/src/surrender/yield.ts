import type { Answer, Choice, Dice, Space } from '@sandtable/kernel'
import { again, rollDice } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Sight } from '../position.ts'
import type { WhyNotSurrender } from './surrender.ts'
import { at } from '../position.ts'
import type { Forms } from '../answers.ts'
import { isNumber, isOrderOf } from '../answers.ts'
import { isOwn } from '../movement/mover.ts'
import { surrender, whyNotSurrender } from './surrender.ts'

/** What a side may still do as Acting begins: give groups up, one after the other, or fight on. */
export type YieldOrder = { readonly do: 'surrender'; readonly group: number } | { readonly do: 'done' }

const FORMS: Forms<YieldOrder> = { surrender: { group: isNumber }, done: {} }

const DONE: YieldOrder = { do: 'done' }

/** MG-sur-when Acting begins for a side: it has seen all that is aimed at it, and may give groups up before that falls. */
export const yieldGroups: Choice<Manpower, 'yield', 'acting'> = {
  kind: 'yield',
  rule: 'MG-sur-when',
  who: ({ p }) => (isAwaited(p, p.active) ? [p.active] : []),
  legal: ({ p }, side) => yieldsOf(p, side),
  take: (g, side, order) => {
    if (order.do === 'done') return undefined
    surrender(g, side, order.group)
    return again
  },
}

/** Whether enemies still wait to act, and somebody is there whom that could strike; a side that acts last has nothing to fear. */
const isAwaited = (p: Sight, side: number): boolean => ownOf(p, side).length > 0 && comingAt(p, side) > 0

/** How many attacks and spells of enemies still wait to be carried out. */
export const comingAt = (p: Sight, side: number): number =>
  [...p.declared, ...p.castings.filter(({ aim }) => aim !== null)].filter(one => one.side !== side).length

const ownOf = (p: Sight, side: number): number[] => [...p.groups.keys()].filter(g => isOwn(p, side, g))

/** What keeps a side from giving an order as Acting begins; null: nothing. */
export const whyNotYielded = (p: Sight, side: number, order: YieldOrder): WhyNotSurrender | null =>
  order.do === 'done' ? null : whyNotSurrender(p, side, order.group, true)

function yieldsOf(p: Sight, side: number): Space<YieldOrder> {
  const has = (answer: Answer): boolean =>
    isOrderOf<YieldOrder>(answer, FORMS) && whyNotYielded(p, side, answer) === null
  return {
    has,
    sample: dice => sampleYield(p, side, has, dice),
    shape: { groups: ownOf(p, side).filter(group => whyNotSurrender(p, side, group, true) === null) },
  }
}

/** Mostly to fight on. */
function sampleYield(p: Sight, side: number, has: (answer: Answer) => boolean, dice: Dice): YieldOrder {
  const own = ownOf(p, side)
  if (rollDice(dice, RARELY) > 0) return DONE
  const order: YieldOrder = { do: 'surrender', group: at(own, rollDice(dice, own.length)) }
  return has(order) ? order : DONE
}

/** Somebody who plays anyhow gives a group up once in so many turns. */
const RARELY = 64
