import type { Answer, Anywhere, Choice, FrameOf, Next, Space } from '@sandtable/kernel'
import { done, emit, first, goTo, rollDice } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { TruceAnswer } from '../orders.ts'
import { at } from '../position.ts'
import { isOrderOf } from '../answers.ts'
import { breakSpells } from '../powers/castings.ts'
import { captureLeaders } from './surrender.ts'
import { standingSides } from '../victory/victory.ts'

/** Why a player may not offer a truce. */
export type WhyNotTruce = 'offered-before'

/** MG-truce-single Once a turn, in the player's own Movement. */
export const whyNotOffer = (p: Sight, player: number): WhyNotTruce | null =>
  p.offered.includes(player) ? 'offered-before' : null

/** MG-truce-single All others are asked, in the order of initiative. */
export function offerTruce(g: Anywhere<Manpower>, player: number): Next<Manpower, 'movement'> {
  emit(g, { is: 'truce-offered', side: player })
  const left = g.p.order.filter(other => other !== player && !g.p.givenUp.includes(other))
  return first<FrameOf<Manpower, 'truce'>>({ seq: 'truce', at: 'answer', side: player, left })
}

const ACCEPT: TruceAnswer = { do: 'accept' }
const REFUSE: TruceAnswer = { do: 'refuse' }

const ANSWERS: Space<TruceAnswer> = {
  has: answer => isOrderOf<TruceAnswer>(answer, { accept: {}, refuse: {} }),
  sample: dice => (rollDice(dice, 2) === 0 ? ACCEPT : REFUSE),
  shape: {},
}

/** Why a player may not answer an offer this way; null: it is allowed. */
export const whyNotTruce = (_s: Scenario, _p: Sight, _player: number, answer: Answer): 'no-order' | null =>
  ANSWERS.has(answer) ? null : 'no-order'

/** MG-truce-single One refusal is enough to fight on; when all accept, the battle is decided at once. */
export const answerTruce: Choice<Manpower, 'truce', 'truce'> = {
  kind: 'truce',
  rule: 'MG-truce-single',
  who: ({ f }) => f.left.slice(0, 1),
  legal: () => ANSWERS,
  take: (g, player, answer: TruceAnswer) => {
    emit(g, { is: 'truce-answered', side: player, accepted: answer.do === 'accept' })
    if (answer.do === 'refuse') return done
    const left = g.f.left.slice(1)
    return goTo(left.length === 0 ? 'agreed' : 'answer', { left })
  },
}

export function agree(g: Anywhere<Manpower>): void {
  emit(g, { is: 'truce-made' })
}

/** Why a player may not give the whole battle up. */
export type WhyNotGiveUp = 'phase-begun'

/** MG-truce-single, MG-sur-when As the player's Movement begins. */
export const whyNotGiveUp = (isStart: boolean): WhyNotGiveUp | null => (isStart ? null : 'phase-begun')

/** MG-truce-single All that a player has is lost, including what is due; if one side is left, the battle is over at once. */
export function giveUp(g: Anywhere<Manpower>, player: number): void {
  const groups = [...g.p.groups.keys()].filter(n => {
    const { owner, where } = at(g.p.groups, n)
    return owner === player && where !== 'left' && where !== 'merged' && where !== 'captured'
  })
  emit(g, { is: 'gave-up', side: player, groups })
  captureLeaders(g, groups)
  breakSpells(g)
}

/** MG-truce-single Whether nothing is left to fight over: all have agreed, or one side alone has not given up. */
export const isSettled = (s: Scenario, p: Sight): boolean =>
  p.truce || (p.givenUp.length > 0 && standingSides(s, p).length <= 1)
