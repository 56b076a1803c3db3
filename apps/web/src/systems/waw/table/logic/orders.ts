import type { Answer, Game, Pending, Space, WhyNot } from '@sandtable/kernel'
import type { Position, Route, Scenario, Waw } from '@sandtable/waw'
import type { Pile } from './piles.ts'
import { fork, isSpace, pending, submit, whyNot } from '@sandtable/kernel'
import { byFortress, isOutOfPlace, movable, routesOf, whyNotAfter, whyNotMarch } from '@sandtable/waw'

const HALT: Answer = { do: 'halt' }
const DONE: Answer = { do: 'done' }

/** The basis of orders: the view, and the decision that asks for them. */
export interface Command {
  readonly s: Scenario
  readonly game: Game<Waw>
  readonly view: Position
  readonly player: number
  readonly options: Space
}

/** The orders of a deed without a march. */
export const DEEDS = ['hide', 'uncover', 'enter', 'sally'] as const
export type Deed = (typeof DEEDS)[number]

export function commandOf(
  s: Scenario,
  game: Game<Waw> | null,
  view: Position | null,
  decision: Pending | null,
): Command | null {
  if (game === null || view === null || decision?.kind !== 'orders' || !isSpace(decision.options)) return null
  return { s, game, view, player: decision.player, options: decision.options }
}

/** A stack is on the march. */
const marching = ({ view }: Command): boolean => view.march.trail.length > 0

/** The game after the stack on the march halts; null: it can't stop here. */
function rested(command: Command): Command | null {
  if (!marching(command)) return command
  if (!command.options.has(HALT)) return null
  const game = fork(command.game)
  submit(game, command.player, HALT)
  const [decision] = pending(game)
  return commandOf(command.s, game, game.p, decision ?? null)
}

/** A stack in the canonical form for orders. */
export const ascending = (stack: readonly number[]): number[] => stack.toSorted((a, b) => a - b)

const march = (stack: readonly number[], to: number): Answer => ({ do: 'march', stack: ascending(stack), to })

/** Counters that continue the march needn't halt first. */
const goesOn = (command: Command, stack: readonly number[]): boolean =>
  !marching(command) || stack.every(c => command.view.march.stack.includes(c))

/** A stack's counters that may still move by their own state; if none, those at a fortress. */
export function fresh(command: Command, pile: Pile): number[] {
  const { s, view } = command
  const all = able(command, pile)
  const marchers = all.filter(c => movable(s, view, c))
  return marchers.length > 0 ? marchers : all
}

/** Counters that can be picked up: fixed ones too if a fortress takes them in. */
export const able = ({ s, view, player }: Command, { player: owner, counters }: Pile): number[] =>
  owner === player
    ? counters.filter(c => movable(s, view, c) || (view.halted[c] === 0 && byFortress(s, view, c)))
    : []

/** Stacks that can be picked up, though they can only enter or leave their fortress: they aren't listed as ready. */
export function idlers(command: Command, piles: readonly Pile[], ready: readonly Pile[]): Pile[] {
  const after = rested(command)
  return piles.filter(
    pile => after !== null && !ready.includes(pile) && deedsIn(after, able(command, pile)).length > 0,
  )
}

/** The player's stacks that can still act, in the order of the map. */
export function ready(command: Command, piles: readonly Pile[]): Pile[] {
  const after = rested(command)
  return piles.filter(pile => {
    const stack = fresh(command, pile).filter(c => movable(command.s, command.view, c))
    if (stack.length === 0) return false
    const judge = goesOn(command, stack) && marching(command) ? command : after
    return judge !== null && (canStep(judge, stack) || deedsIn(judge, stack).some(deed => deed !== 'enter'))
  })
}

/** Whether all of them together, or one of them alone, can take a step. */
function canStep({ s, view, options }: Command, stack: readonly number[]): boolean {
  const next = s.map.board.next[view.where[stack[0] as number] as number] ?? []
  const sets = [stack, ...stack.map(c => [c])]
  return sets.some(set => next.some(to => options.has(march(set, to))))
}

const deedsIn = ({ options }: Command, stack: readonly number[]): Deed[] =>
  stack.length === 0 ? [] : DEEDS.filter(deed => options.has({ do: deed, stack: ascending(stack) }))

/** A stack's reach this turn, the orders it needs first, and why it can't go anywhere. */
export interface Reach {
  readonly before: readonly Answer[]
  readonly routes: ReadonlyMap<number, Route>
  readonly why: WhyNot | null
}

const NOWHERE: ReadonlyMap<number, Route> = new Map()

export function reachOf(command: Command, stack: readonly number[]): Reach {
  if (stack.length === 0) return { before: [], routes: NOWHERE, why: null }
  const on = goesOn(command, stack)
  const after = on ? command : rested(command)
  const { s, game, view, player } = command
  if (after === null) return { before: [], routes: NOWHERE, why: whyNot(game, player, HALT) }
  const before = on ? [] : [HALT]
  const why = whyNotMarch(s, after.view, player, ascending(stack))
  if (why !== null) return { before, routes: NOWHERE, why }
  return { before, routes: routesOf(game, view, player, ascending(stack), before), why: null }
}

/** Orders one after the other that take a stack along a route. */
export const marchOrders = (
  stack: readonly number[],
  before: readonly Answer[],
  { steps }: Route,
): Answer[] => [...before, ...steps.map(to => march(stack, to))]

/** A deed in place, with its orders; or why it isn't allowed. */
export interface DeedOffer {
  readonly deed: Deed
  readonly orders: readonly Answer[]
  readonly why: WhyNot | null
}

/** A stack's deeds in place, with those that something prevents now. */
export function deedsOf(command: Command, stack: readonly number[]): DeedOffer[] {
  if (stack.length === 0) return []
  const { game, player } = command
  const before = marching(command) ? [HALT] : []
  return DEEDS.flatMap(deed => {
    const order: Answer = { do: deed, stack: ascending(stack) }
    const why = whyNotAfter(game, player, before, order)
    return why !== null && isOutOfPlace(why) ? [] : [{ deed, orders: [...before, order], why }]
  })
}

/** Regions that can be searched for hidden enemies now. */
export const searches = ({ s, options }: Command): number[] =>
  [...s.map.regions.keys()].filter(region => options.has({ do: 'search', region }))

/** Orders that end the movement; or why it can't end: the stack on the march can't stop here. */
export function doneOrders(command: Command): readonly Answer[] | WhyNot {
  if (!marching(command)) return [DONE]
  return whyNot(command.game, command.player, HALT) ?? [HALT, DONE]
}
