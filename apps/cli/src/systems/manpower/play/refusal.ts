import type { Answer, Space } from '@sandtable/kernel'
import type { Group, Order, Pair, TargetingOrder, YieldOrder } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  centre,
  distanceBetween,
  distanceToWork,
  freshFor,
  gapsOf,
  halfSpeed,
  roomIn,
  roomLeft,
  sayWhyNot,
  speedLeft,
  unitsOf,
  wayTo,
  whyNotDeclared,
  whyNotOrdered,
  whyNotYielded,
} from '@sandtable/manpower'
import { trouble } from '../../../play/table-talk.ts'
import { wayLength } from '@sandtable/board'

/** Metres that are left, and metres that are too many, each rounded so that it does not seem enough. */
const left = (length: number): number => Math.floor(length / 100)
const far = (length: number): number => Math.ceil(length / 100)

type Given = Order | TargetingOrder | YieldOrder

/** An answer, if it may be given; or why not. */
export const allowed = ({ decision }: FieldDesk, answer: Answer, why: string): Outcome =>
  (decision.options as Space).has(answer) ? { answers: [answer] } : trouble(why)

/** An order, if it may be given; or the one thing that bars it. */
export const ordered = (desk: FieldDesk, who: string, order: Given): Outcome =>
  allowed(desk, order as unknown as Answer, refusal(desk, who, order, whyNot(desk, order) ?? 'no-order'))

/** What keeps somebody from giving an order at the decision before him. */
export const whyNot = ({ s, view, player, decision: { kind } }: FieldDesk, order: Given): string | null =>
  kind === 'orders'
    ? whyNotOrdered(s, view, player, order as Order)
    : kind === 'yield'
      ? whyNotYielded(s, view, player, order as YieldOrder)
      : whyNotDeclared(s, view, player, order as TargetingOrder)

/** Why, and how far it is from what would do. */
export function refusal(desk: FieldDesk, who: string, order: Given, why: string): string {
  const measured = MEASURES[why]?.(desk, order as Measured)
  return `${who}: ${sayWhyNot(why)}.${measured === undefined ? '' : ` ${measured}`}`
}

/** What orders name, as far as it is measured. */
interface Measured {
  readonly do: Given['do']
  readonly group: number
  readonly into?: number
  readonly carrier?: number
  readonly work?: number
  readonly spell?: number
  readonly casting?: number
  readonly aim?: { readonly at: string } | null
  readonly path?: readonly Pair[]
  readonly facing?: Pair | null
  readonly crossing?: 'cautious' | 'rush'
}

const groupOf = ({ view }: FieldDesk, group: number): Group => view.groups[group] as Group

/** The other group of an order for two, and the carrier of who gets off. */
const otherOf = (desk: FieldDesk, { group, into, carrier }: Measured): number =>
  into ?? carrier ?? groupOf(desk, group).carrier

const speedOf = ({ s, view }: FieldDesk, group: number): string =>
  `It takes ${far(halfSpeed(s, view, group))} m, and ${left(speedLeft(s, view, group))} m are left.`

const countOf = (desk: FieldDesk, group: number): string => `They are ${unitsOf(groupOf(desk, group))}`

/** What stands behind a reason that is a matter of measure. */
const MEASURES: Readonly<Record<string, (desk: FieldDesk, order: Measured) => string | undefined>> = {
  'too-far': farOf,
  'half-speed': (desk, { group }) => speedOf(desk, group),
  'carrier-half-speed': (desk, order) => speedOf(desk, otherOf(desk, order)),
  'off-map': ({ s }) => `It is ${far(s.map.width)} m wide and ${far(s.map.height)} m high.`,
  'too-many-files': (desk, { group }) => `${countOf(desk, group)}.`,
  'too-many': (desk, { group }) => `${countOf(desk, group)}.`,
  apart: (desk, order) =>
    `They are ${far(distanceBetween(desk.s, desk.view, order.group, otherOf(desk, order)))} m apart.`,
  'carrier-full': (desk, order) =>
    `${countOf(desk, order.group)}, and it takes ${roomIn(desk.s, groupOf(desk, otherOf(desk, order)))}.`,
  'building-full': (desk, { group, work = -1 }) =>
    `${countOf(desk, group)}, and it takes ${roomLeft(desk.s, desk.view, work)} more; it is ${far(distanceToWork(desk.s, desk.view, group, work))} m away.`,
  'not-beside': besideWhat,
  cliff: roundIt,
  water: roundIt,
  house: roundIt,
  wall: roundIt,
  work: roundIt,
  'wrong-kind': (_desk, { aim }) =>
    aim?.at === 'point' ? 'It is meant for groups.' : 'It is meant for a point, X Y.',
  'not-own-edge': (desk, { group }) => {
    const { edge } = desk.s.players[desk.player] as (typeof desk.s.players)[number]
    return `That is the ${edge} edge, ${far(gapsOf(desk.s, groupOf(desk, group))[edge])} m away.`
  },
}

/** What is left to go, or how far a spell reaches. */
function farOf(desk: FieldDesk, order: Measured): string {
  const { s, view } = desk
  const { do: what, group } = order
  const spell = order.spell ?? view.castings[order.casting ?? -1]?.spell
  if (spell !== undefined) return `It reaches ${far(s.spells[spell]?.range ?? 0)} m.`
  const seen = what === 'move-again' ? freshFor(s, view, group) : view
  const most = `${left(speedLeft(s, seen, group))} m are left`
  const path = order.path ?? []
  if (path.length === 0) return `${most}.`
  const length = wayLength([centre(s, groupOf(desk, group)), ...path])
  const takes = length > speedLeft(s, seen, group) ? '' : ' without what hazards and wheels add'
  const end = what === 'move' && path.length === 1 ? wayOf(desk, order)?.at(-1) : undefined
  return `It is ${far(length)} m${takes}, and ${most}${end === undefined ? '' : `: as far as ${pointText(end)}`}.`
}

/** The way to the only point of a move, round what bars it, as far as it can be made; undefined: not at all. */
function wayOf(
  { s, view }: FieldDesk,
  { group, path, facing, crossing }: Measured,
): readonly Pair[] | undefined {
  const [to, ...others] = path ?? []
  if (to === undefined || others.length > 0) return undefined
  const { plan, order } = wayTo(s, view, group, to, facing ?? null, crossing ?? 'cautious')
  return plan === null ? undefined : (order.path as readonly Pair[])
}

/** A point as it can be typed, to the centimetre. */
const pointText = ([x, y]: Pair): string => `${x / 100} ${y / 100}`

/** The way round what bars a move to a point. */
function roundIt(desk: FieldDesk, order: Measured): string | undefined {
  const way = order.do === 'move' ? wayOf(desk, order) : undefined
  if (way === undefined || way.length === 0) return undefined
  return way.length === 1
    ? `The way is free as far as ${pointText(way[0] as Pair)}.`
    : `A way round it: ${way.map(pointText).join(', ')}.`
}

/** Where the building or the carrier is that an order is about. */
function besideWhat(desk: FieldDesk, order: Measured): string {
  const { s, view } = desk
  const { group, work } = order
  if (work !== undefined) return `It is ${far(distanceToWork(s, view, group, work))} m away.`
  const { where, inside } = groupOf(desk, group)
  const [x, y] =
    where === 'aboard' ? centre(s, groupOf(desk, otherOf(desk, order))) : (view.works[inside]?.at ?? [0, 0])
  return `It is at ${Math.round(x / 100)} ${Math.round(y / 100)}.`
}
