import type { Answer, Space } from '@sandtable/kernel'
import type { Hindrance, Position, Route, Scenario } from '@sandtable/waw'
import type { Outcome } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import type { Purpose } from './stacks.ts'
import {
  counterName,
  isPlan,
  layOf,
  planStep,
  points,
  pointsLeft,
  routesOf,
  sayHindrance,
  whyNotTogether,
} from '@sandtable/waw'
import { exampleFor } from './example.ts'
import { withExamples } from '../../../play/help-text.ts'
import { find } from '../../../play/names.ts'
import { regionsOf } from './names.ts'
import { stackName, stackNamed } from './stacks.ts'
import { trouble } from '../../../play/table-talk.ts'

const HALT: Answer = { do: 'halt' }

const allows = ({ decision }: WarDesk, order: Answer): boolean => (decision.options as Space).has(order)

const marching = ({ view }: WarDesk): boolean => view.march.trail.length > 0

const WHO = 'Who moves where? For instance: move all {from} to {to}, or move {some} to {to}.'

/** `move STACK to REGION`: the cheapest way, step by step. */
export function move(desk: WarDesk, text: string): Outcome {
  const [, who, where] = /^(.+?)\s+(?:to|into|->|→)\s+(.+)$/i.exec(text) ?? []
  if (who === undefined || where === undefined)
    return trouble(withExamples(WHO, exampleFor(desk.s, desk.view, desk.player)))
  const { s, view, player } = desk
  const named = stackNamed(who, s, view, player, 'march')
  if ('trouble' in named) return trouble(named.trouble)
  const target = find(where, regionsOf(s), 'region')
  if ('trouble' in target) return trouble(target.trouble)
  const to = target.found.number
  const { stack } = named
  if (named.region === to) return trouble(`They are at ${target.found.name} already.`)
  const way = wayTo(desk, stack, named.region, to)
  if ('show' in way) return way
  return { answers: [...way.before, ...way.route.steps.map(to => ({ do: 'march', stack: [...stack], to }))] }
}

/** The way that a stack would be ordered to a region by, and who halts before; or why it cannot be. */
export function wayTo(
  desk: WarDesk,
  stack: readonly number[],
  from: number,
  to: number,
): { before: readonly Answer[]; route: Route } | { show: string[] } {
  const before = haltFirst(desk, stack)
  if ('show' in before) return before
  const route = reachable(desk, stack, before.answers).get(to)
  return route === undefined
    ? { show: [whyNot(desk, stack, from, to, before.answers)] }
    : { before: before.answers, route }
}

/** `reach STACK`: where it could go this turn. */
export function reach(desk: WarDesk, text: string): Outcome {
  const { s, view, player } = desk
  const named = stackNamed(text, s, view, player, 'march')
  if ('trouble' in named) return trouble(named.trouble)
  const before = haltFirst(desk, named.stack)
  if ('show' in before) return before
  const routes = reachable(desk, named.stack, before.answers)
  const names = stackName(s, view, named.stack)
  if (routes.size === 0) {
    const why = whyNotTogether(s, halted(view, before.answers), player, named.stack)
    return trouble(
      `${names} can go nowhere this turn${why === null ? '' : `: ${apartWords(why, named.stack)}`}.`,
    )
  }
  return { show: [`${names} can go to`, ...routeLines(desk, routes)] }
}

const routeLines = ({ s }: WarDesk, routes: ReadonlyMap<number, Route>): string[] =>
  [...routes].map(([to, { steps, spent, stops }]) => {
    const via = steps.slice(0, -1).map(region => s.map.regions[region]?.name)
    const way = via.length > 0 ? ` by way of ${via.join(', ')}` : ''
    return `  ${s.map.regions[to]?.name}, ${points(spent)} MP${way}${stops ? ', and must stop there' : ''}`
  })

const reachable = (
  { g, view, player }: WarDesk,
  stack: readonly number[],
  before: readonly Answer[],
): Map<number, Route> => routesOf(g, view, player, stack, before)

/** Whoever was on the march halts before others set out; those who go on with it need not. */
function haltFirst(desk: WarDesk, stack: readonly number[]): { answers: Answer[] } | { show: string[] } {
  if (!marching(desk) || stack.every(c => desk.view.march.stack.includes(c))) return { answers: [] }
  if (allows(desk, HALT)) return { answers: [HALT] }
  return {
    show: [
      `${stackName(desk.s, desk.view, desk.view.march.stack)} must go on first: they cannot stay where they are.`,
    ],
  }
}

/** The position in which somebody else has halted, if he has to. */
const halted = (view: Position, before: readonly Answer[]): Position =>
  before.length === 0 ? view : { ...view, march: { ...view.march, stack: [], trail: [] } }

/** Why counters cannot set out; a single one is not told that it is not together. */
function apartWords(why: Hindrance, stack: readonly number[]): string {
  if (why !== 'not-together' || stack.length > 1) return sayHindrance(why)
  return 'a march is under way elsewhere, or a leader would be hidden alone'
}

/** Why a stack cannot step into a region next to it, if there is a reason. */
export function whyNoStep(
  desk: WarDesk,
  view: Position,
  stack: readonly number[],
  to: number,
): string | null {
  const { s, player } = desk
  const names = stackName(s, view, stack)
  const apart = whyNotTogether(s, view, player, stack)
  if (apart !== null) return `${names}: ${apartWords(apart, stack)}.`
  const plan = planStep(s, view, layOf(s, view), player, stack, to)
  if (isPlan(plan)) return null
  const name = s.map.regions[to]?.name
  return `${names} cannot go to ${name}: ${sayHindrance(plan)}${slowest(s, view, stack, plan)}.`
}

/** Why a stack cannot get to a region. */
function whyNot(
  desk: WarDesk,
  stack: readonly number[],
  from: number,
  to: number,
  before: readonly Answer[],
): string {
  const { s, player } = desk
  const view = halted(desk.view, before)
  const names = stackName(s, view, stack)
  const apart = whyNotTogether(s, view, player, stack)
  if (apart !== null) return `${names}: ${apartWords(apart, stack)}.`
  const name = s.map.regions[to]?.name
  if (s.map.board.next[from]?.includes(to)) {
    const why = whyNoStep(desk, view, stack, to)
    if (why !== null) return why
  }
  const routes = reachable(desk, stack, before)
  const others = [...routes.keys()].map(region => s.map.regions[region]?.name)
  return `${names} cannot get to ${name} this turn. ${others.length > 0 ? `They can go to ${others.join(', ')}` : 'They cannot go anywhere'}.`
}

/** Who holds the others up. */
function slowest(s: Scenario, view: Position, stack: readonly number[], why: Hindrance): string {
  if (why !== 'too-far') return ''
  const left = stack.map(c => ({ c, left: pointsLeft(s, view, c) }))
  const least = left.reduce((a, b) => (b.left < a.left ? b : a))
  return ` (${counterName(s, view, least.c)} has ${points(least.left)} MP left)`
}

/** Orders to a stack where it stands. */
const IN_PLACE: Readonly<Record<Exclude<Purpose, 'march' | 'attack' | 'look'>, string>> = {
  hide: 'They cannot hide: only guerrillas in the open can, with leaders, and only so many in a region',
  uncover: 'They cannot be turned up: they are not hidden, or a leader would be left hidden alone',
  enter:
    'They cannot go into a fortress: there must be one of your side where they stand, and they must be able to move',
  sally:
    'They cannot come out: they are not in a fortress, have done their turn, or cannot attack those outside',
}

/** `hide STACK`, `reveal STACK`, `shelter STACK`, `sally STACK`. */
export function inPlace(desk: WarDesk, what: keyof typeof IN_PLACE, text: string): Outcome {
  const { s, view, player } = desk
  const named = stackNamed(text, s, view, player, what)
  if ('trouble' in named) return trouble(named.trouble)
  const order: Answer = { do: what, stack: [...named.stack] }
  const before = marching(desk) && allows(desk, HALT) ? [HALT] : []
  if (before.length === 0 && !allows(desk, order)) return trouble(`${IN_PLACE[what]}.`)
  return { answers: [...before, order] }
}

/** `search REGION`. */
export function search(desk: WarDesk, text: string): Outcome {
  const target = find(text, regionsOf(desk.s), 'region')
  if ('trouble' in target) return trouble(target.trouble)
  const order: Answer = { do: 'search', region: target.found.number }
  if (allows(desk, order)) return { answers: [order] }
  return trouble(
    `Nobody can search ${target.found.name}: it takes hidden enemies there, a stack of yours that could attack, and it is done once a turn.`,
  )
}

export function halt(desk: WarDesk): Outcome {
  if (!marching(desk)) return trouble('Nobody is on the march.')
  return allows(desk, HALT)
    ? { answers: [HALT] }
    : trouble('They cannot stay here: there is no room for all of them.')
}

/** `done`: whoever is on the march halts, and movement is over. */
export function finish(desk: WarDesk): Outcome {
  if (!marching(desk)) return { answers: [{ do: 'done' }] }
  return allows(desk, HALT) ? { answers: [HALT, { do: 'done' }] } : halt(desk)
}
