import type { Answer, Game } from '@sandtable/kernel'
import type { Fare } from '../map/passage.ts'
import type { Hindrance } from '../movement/hindrance.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import type { Reason, WhyNot } from '../why-not.ts'
import { fork, isSpace, pending, seeded, submit } from '@sandtable/kernel'
import { DOMAINS } from '../movement/domains.ts'
import { arrived, faresOf, isPlan, planStep } from '../movement/march.ts'
import { explained } from './land-march.ts'
import { enemyFort, layOf } from '../map/presence.ts'
import { enemySides } from '../combat/contest.ts'
import { no } from '../why-not.ts'
import { pointsOf } from '../movement/points.ts'
import { WAW } from '../ruleset.ts'
import { at, nth } from '../position.ts'

/** A leg of a route, and the parts of its cost. */
export interface Leg {
  readonly to: number
  readonly fares: readonly Fare[]
}

/** The route to a region: its steps, and the half movement points that the slowest will have spent. */
export interface Route {
  readonly steps: readonly number[]
  readonly legs: readonly Leg[]
  readonly spent: number
  /** A stack that goes there must stop. */
  readonly stops: boolean
  /** What waits at its end: enemies to fight, or their fortress. */
  readonly meets: 'enemies' | 'fort' | null
  /** W-10.5-min-one It is possible only as the one step always allowed. */
  readonly only: boolean
}

/** A game to try things on: everything the player doesn't know is dealt again, and the dice are different. */
function supposed(g: Game<Waw>, view: Position, player: number): Game<Waw> {
  const tried = fork(g)
  tried.dice = seeded('suppose')
  tried.p = WAW.world(g.s, view, player, tried.dice)
  return tried
}

interface Reached extends Route {
  readonly g: Game<Waw>
  /** Its current region. */
  readonly region: number
}

/** Where a stack can get to this turn, and its cheapest routes: every step is tried by the rules themselves. */
export function routesOf(
  g: Game<Waw>,
  view: Position,
  player: number,
  stack: readonly number[],
  before: readonly Answer[] = [],
): Map<number, Route> {
  const home = at(view.where, at(stack, 0))
  const start: Reached = {
    g: supposed(g, view, player),
    region: home,
    steps: [],
    legs: [],
    spent: 0,
    stops: false,
    meets: null,
    only: false,
  }
  for (const answer of before) submit(start.g, player, answer)
  const settled = new Map<number, Route>([[home, start]])
  const open: Reached[] = onward(start, player, stack)
  while (open.length > 0) {
    open.sort((a, b) => a.spent - b.spent || a.steps.length - b.steps.length)
    const here = open.shift() as Reached
    if (settled.has(here.region)) continue
    settled.set(here.region, here)
    if (!here.stops) open.push(...onward(here, player, stack).filter(({ region }) => !settled.has(region)))
  }
  settled.delete(home)
  return settled
}

/** Every possible step from the stack's region. */
function onward({ g, region, steps, legs }: Reached, player: number, stack: readonly number[]): Reached[] {
  const [decision] = pending(g)
  if (decision?.kind !== 'orders' || !isSpace(decision.options)) return []
  const { options } = decision
  const lay = layOf(g.s, g.p)
  return nth(g.s.map.board.next, region).flatMap(to => {
    const order: Answer = { do: 'march', stack: [...stack], to }
    if (!options.has(order)) return []
    const fares = faresOf(DOMAINS.land, g.s, g.p, lay, player, stack, to)
    const tried = fork(g)
    submit(tried, player, order)
    const spent = Math.max(...stack.map(c => at(tried.p.spent, c)))
    const way = { steps: [...steps, to], legs: [...legs, { to, fares }] }
    const meets =
      enemySides(g.s, g.p, lay, player, to).length > 0
        ? 'enemies'
        : enemyFort(g.s, g.p, player, to)
          ? 'fort'
          : null
    const only = stack.some(c => at(tried.p.spent, c) > pointsOf(g.s, g.p, c))
    return [{ g: tried, region: to, ...way, spent, stops: !goesOn(tried, player, stack), meets, only }]
  })
}

/** The stack is still together and marching, and no other player has to decide first. */
function goesOn(g: Game<Waw>, player: number, stack: readonly number[]): boolean {
  const [decision] = pending(g)
  return decision?.kind === 'orders' && decision.player === player && g.p.march.stack.length === stack.length
}

/** Reasons that say less than others. */
const SAYS_LESS: readonly Reason[] = ['too-far', 'stopped', 'no-way']

/** Why a stack with these targets can't reach another region: the hindrance of the last step, if it comes that close. */
export function whyNotTo(
  s: Scenario,
  p: Position,
  player: number,
  stack: readonly number[],
  routes: ReadonlyMap<number, Route>,
  to: number,
): WhyNot {
  const home = at(p.where, at(stack, 0))
  const lay = layOf(s, p)
  const beside = nth(s.map.board.next, to)
  const whys = beside.flatMap((near): WhyNot[] => {
    const route = routes.get(near)
    if (near !== home && route === undefined) return []
    const there = route === undefined ? p : arrived(p, stack, near, route.spent)
    const because = (why: Hindrance): WhyNot[] => [explained(s, there, player, stack, to, why)]
    if (route?.stops === true) return because('stopped')
    const plan = planStep(DOMAINS.land, s, there, lay, player, stack, to)
    return isPlan(plan) ? [] : because(plan)
  })
  const telling =
    whys.find(({ what }) => !SAYS_LESS.includes(what)) ?? whys.find(({ what }) => what !== 'no-way')
  return telling ?? whys[0] ?? no('W-10.5-mp', 'too-far')
}
