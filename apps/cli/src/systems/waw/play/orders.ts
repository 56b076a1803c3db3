import type { Answer, WhyNot } from '@sandtable/kernel'
import type { Route } from '@sandtable/waw'
import type { Outcome } from '../../../play/table-talk.ts'
import type { WarDesk } from './war-desk.ts'
import { points, routesOf, stood as halted, whyNotAfter, whyNotMarch, whyNotTo } from '@sandtable/waw'
import { whyNot } from '@sandtable/kernel'
import { exampleFor } from './example.ts'
import { find } from '../../../play/names.ts'
import { regionsOf, sought } from './names.ts'
import { stackName, stackNamed } from './stacks.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayWhyNot } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

const HALT: Answer = { do: 'halt' }
const DONE: Answer = { do: 'done' }

const marching = ({ view }: WarDesk): boolean => view.march.trail.length > 0

/** `move STACK to REGION`: the cheapest path, step by step. */
export function move(desk: WarDesk, text: string): Outcome {
  const [, who, where] = /^(.+?)\s+(?:to|into|->|→)\s+(.+)$/i.exec(text) ?? []
  if (who === undefined || where === undefined)
    return trouble(warPhrase('move:how', exampleFor(desk.s, desk.view, desk.player)))
  const { s, view, player } = desk
  const named = stackNamed(who, s, view, player, 'march')
  if ('trouble' in named) return trouble(named.trouble)
  const target = find(where, regionsOf(s), sought('region'))
  if ('trouble' in target) return trouble(target.trouble)
  const to = target.found.number
  const { stack } = named
  if (named.region === to) return trouble(warPhrase('move:there', { region: target.found.name }))
  const way = wayTo(desk, stack, to)
  if ('show' in way) return way
  return { answers: [...way.before, ...way.route.steps.map(to => ({ do: 'march', stack: [...stack], to }))] }
}

/** The route of a stack's order to a region, and the stack that halts first; or why there is none. */
export function wayTo(
  desk: WarDesk,
  stack: readonly number[],
  to: number,
): { before: readonly Answer[]; route: Route } | { show: string[] } {
  const before = haltFirst(desk, stack)
  if ('show' in before) return before
  const routes = reachable(desk, stack, before.answers)
  const route = routes.get(to)
  return route === undefined
    ? { show: [refused(desk, before.view, stack, to, routes)] }
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
  if (routes.size > 0)
    return { show: [warPhrase('move:reach', { stack: names }), ...routeLines(desk, routes)] }
  const why = whyNotMarch(s, before.view, player, named.stack)
  return trouble(
    why === null
      ? warPhrase('move:nowhere', { stack: names })
      : warPhrase('move:nowhere-why', { stack: names, why: sayWhyNot(s, view, why) }),
  )
}

const routeLines = ({ s }: WarDesk, routes: ReadonlyMap<number, Route>): string[] =>
  [...routes].map(([to, { steps, spent, stops }]) => {
    const via = steps.slice(0, -1).map(region => s.map.regions[region]?.name ?? '')
    const places = { region: s.map.regions[to]?.name ?? '', mp: points(spent), via }
    const step = warPhrase(via.length > 0 ? 'move:step-via' : 'move:step', places)
    return `  ${stops ? warPhrase('move:step-stop', { step }) : step}`
  })

const reachable = (
  { g, view, player }: WarDesk,
  stack: readonly number[],
  before: readonly Answer[],
): Map<number, Route> => routesOf(g, view, player, stack, before)

/** A marching stack halts before another starts, except the counters that join it. */
function haltFirst(
  { g, s, view, player }: WarDesk,
  stack: readonly number[],
): { answers: Answer[]; view: WarDesk['view'] } | { show: string[] } {
  const { march } = view
  if (march.trail.length === 0 || stack.every(c => march.stack.includes(c))) return { answers: [], view }
  const why = whyNot(g, player, HALT)
  if (why !== null)
    return {
      show: [
        warPhrase('move:finish-first', {
          stack: stackName(s, view, march.stack),
          why: sayWhyNot(s, view, why),
        }),
      ],
    }
  return { answers: [HALT], view: halted(view) }
}

/** Why a stack cannot get to a region, and where it can. */
function refused(
  { s, view, player }: WarDesk,
  before: WarDesk['view'],
  stack: readonly number[],
  to: number,
  routes: ReadonlyMap<number, Route>,
): string {
  const names = stackName(s, view, stack)
  const apart = whyNotMarch(s, before, player, stack)
  if (apart !== null) return warPhrase('move:why', { stack: names, why: sayWhyNot(s, view, apart) })
  const why = whyNotTo(s, before, player, stack, routes, to)
  const others = [...routes.keys()].map(region => s.map.regions[region]?.name ?? '')
  return warPhrase(others.length > 0 ? 'move:no-way-but' : 'move:no-way', {
    stack: names,
    region: s.map.regions[to]?.name ?? '',
    why: sayWhyNot(s, view, why),
    others,
  })
}

/** `hide STACK`, `reveal STACK`, `shelter STACK`, `sortie STACK`. */
export const inPlace =
  (what: 'hide' | 'uncover' | 'enter' | 'sally') =>
  (desk: WarDesk, text: string): Outcome => {
    const { g, s, view, player } = desk
    const named = stackNamed(text, s, view, player, what)
    if ('trouble' in named) return trouble(named.trouble)
    const order: Answer = { do: what, stack: [...named.stack] }
    const before = marching(desk) ? [HALT] : []
    const why = whyNotAfter(g, player, before, order)
    return why === null
      ? { answers: [...before, order] }
      : trouble(warPhrase('move:why', { stack: stackName(s, view, named.stack), why: words(desk, why) }))
  }

const words = ({ s, view }: WarDesk, why: WhyNot): string => sayWhyNot(s, view, why)

/** `search REGION`. */
export function search(desk: WarDesk, text: string): Outcome {
  const target = find(text, regionsOf(desk.s), sought('region'))
  if ('trouble' in target) return trouble(target.trouble)
  const order: Answer = { do: 'search', region: target.found.number }
  const why = whyNot(desk.g, desk.player, order)
  return why === null
    ? { answers: [order] }
    : trouble(warPhrase('move:no-search', { region: target.found.name, why: words(desk, why) }))
}

export function halt(desk: WarDesk): Outcome {
  const why = whyNot(desk.g, desk.player, HALT)
  return why === null ? { answers: [HALT] } : trouble(warPhrase('move:no-halt', { why: words(desk, why) }))
}

/** `done`: a marching stack halts, and movement is over. */
export function finish(desk: WarDesk): Outcome {
  if (!marching(desk)) return { answers: [DONE] }
  const halting = halt(desk)
  return 'answers' in halting ? { answers: [HALT, DONE] } : halting
}
