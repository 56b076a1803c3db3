import type { Answer, Space } from '@sandtable/kernel'
import type { Order, Pair, Question, TargetingOrder, WhyNot, YieldOrder } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { wayTo, whyNotAnswer } from '@sandtable/manpower'
import { trouble } from '../../../play/table-talk.ts'
import { sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

type Given = Order | TargetingOrder | YieldOrder

/** What bars an answer at the player's decision; null: nothing. */
export const whyNot = ({ s, view, player, decision }: FieldDesk, answer: Answer): WhyNot | null =>
  whyNotAnswer(s, view, player, decision.kind as Question, answer)

/** An answer, if it may be given; or why not. */
export function allowed(desk: FieldDesk, who: string, answer: Answer): Outcome {
  const why = whyNot(desk, answer)
  if (why !== null) return trouble(fieldPhrase('order:why', { who, why: sayWhyNot(why) }))
  return (desk.decision.options as Space).has(answer)
    ? { answers: [answer] }
    : trouble(fieldPhrase('order:not-now', { who }))
}

/** An order, if it may be given; or the one thing that bars it. */
export function ordered(desk: FieldDesk, who: string, order: Given): Outcome {
  const why = whyNot(desk, order)
  return why === null ? allowed(desk, who, order) : trouble(refusal(desk, who, order, why))
}

/** Why an order may not be given, and what could be ordered instead. */
export function refusal(desk: FieldDesk, who: string, order: Given, why: WhyNot): string {
  const meant = why.what === 'wrong-kind' ? MEANT[aimIn(order)] : undefined
  const instead = order.do === 'move' ? otherWay(desk, order, why) : meant
  const places = { who, why: sayWhyNot(why) }
  return instead === undefined
    ? fieldPhrase('order:why', places)
    : fieldPhrase('order:why-instead', { ...places, instead })
}

/** The right kind of target for a spell or weapon that was aimed at something else. */
const MEANT: Readonly<Record<string, string>> = {
  point: fieldPhrase('order:for-groups'),
  stack: fieldPhrase('order:for-points'),
}

const aimIn = (order: Given): string => ('aim' in order && order.aim !== null ? order.aim.at : '')

/** Obstacles that a path can go around. */
const ROUND: readonly string[] = ['cliff', 'water', 'house', 'wall', 'work']

/** A path to the only point of a move, around what bars it, as far as it can be made. */
function otherWay(
  { s, view }: FieldDesk,
  { group, path, facing, crossing }: Extract<Order, { do: 'move' }>,
  { what }: WhyNot,
): string | undefined {
  const [to, ...others] = path
  if (to === undefined || others.length > 0 || (what !== 'too-far' && !ROUND.includes(what))) return undefined
  const { plan, order } = wayTo(s, view, group, to, facing, crossing)
  const way = order.path as readonly Pair[]
  const end = way.at(-1)
  if (plan === null || end === undefined) return undefined
  return way.length === 1
    ? fieldPhrase('order:free-to', { point: pointText(end) })
    : fieldPhrase('order:round', { points: way.map(pointText) })
}

/** A point in the form a user types, to the centimetre. */
const pointText = ([x, y]: Pair): string => `${x / 100} ${y / 100}`
