import type { Answer, Game, Pending, Space } from '@sandtable/kernel'
import type { Hindrance, Position, Route, Scenario, Waw } from '@sandtable/waw'
import type { Pile } from './piles.ts'
import { fork, isSpace, pending, submit } from '@sandtable/kernel'
import { movable, routesOf, whyNotTogether } from '@sandtable/waw'

const HALT: Answer = { do: 'halt' }
const DONE: Answer = { do: 'done' }

/** What orders are judged by: the view, and the decision that asks for them. */
export interface Command {
  readonly s: Scenario
  readonly game: Game<Waw>
  readonly view: Position
  readonly player: number
  readonly options: Space
}

/** Orders that an in-place deed is given by. */
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

/** As it will be when whoever is on the march has halted; null: he cannot stay where he is. */
function rested(command: Command): Command | null {
  if (!marching(command)) return command
  if (!command.options.has(HALT)) return null
  const game = fork(command.game)
  submit(game, command.player, HALT)
  const [decision] = pending(game)
  return commandOf(command.s, game, game.p, decision ?? null)
}

/** A stack in the one form in which orders name it. */
export const ascending = (stack: readonly number[]): number[] => stack.toSorted((a, b) => a - b)

const march = (stack: readonly number[], to: number): Answer => ({ do: 'march', stack: ascending(stack), to })

/** Whoever goes on with the march need not halt first. */
const goesOn = (command: Command, stack: readonly number[]): boolean =>
  !marching(command) || stack.every(c => command.view.march.stack.includes(c))

/** Own counters of a stack that may still be moved, as far as they are themselves concerned. */
export const fresh = ({ s, view, player }: Command, { player: owner, counters }: Pile): number[] =>
  owner === player ? counters.filter(c => movable(s, view, c)) : []

/** Own stacks that can still do something, in the order of the map. */
export function ready(command: Command, piles: readonly Pile[]): Pile[] {
  const after = rested(command)
  return piles.filter(pile => {
    const stack = fresh(command, pile)
    if (stack.length === 0) return false
    const judge = goesOn(command, stack) && marching(command) ? command : after
    return judge !== null && (canStep(judge, stack) || deedsIn(judge, pile.counters).length > 0)
  })
}

/** All of them, or one of them alone, can make a step. */
function canStep({ s, view, options }: Command, stack: readonly number[]): boolean {
  const next = s.map.board.next[view.where[stack[0] as number] as number] ?? []
  const sets = [stack, ...stack.map(c => [c])]
  return sets.some(set => next.some(to => options.has(march(set, to))))
}

const deedsIn = ({ options }: Command, stack: readonly number[]): Deed[] =>
  stack.length === 0 ? [] : DEEDS.filter(deed => options.has({ do: deed, stack: ascending(stack) }))

/** Where a stack can go this turn, what must be ordered before, and why it can go nowhere. */
export interface Reach {
  readonly before: readonly Answer[]
  readonly routes: ReadonlyMap<number, Route>
  readonly why: Hindrance | 'others-march' | null
}

const NOWHERE: ReadonlyMap<number, Route> = new Map()

export function reachOf(command: Command, stack: readonly number[]): Reach {
  if (stack.length === 0) return { before: [], routes: NOWHERE, why: null }
  const on = goesOn(command, stack)
  const after = on ? command : rested(command)
  if (after === null) return { before: [], routes: NOWHERE, why: 'others-march' }
  const { s, view, player } = command
  const before = on ? [] : [HALT]
  const why = whyNotTogether(s, after.view, player, ascending(stack))
  if (why !== null) return { before, routes: NOWHERE, why }
  return { before, routes: routesOf(command.game, view, player, ascending(stack), before), why: null }
}

/** Orders one after the other that take a stack along a route. */
export const marchOrders = (
  stack: readonly number[],
  before: readonly Answer[],
  { steps }: Route,
): Answer[] => [...before, ...steps.map(to => march(stack, to))]

/** What a stack may do where it stands, with the orders for it. */
export function deedsOf(
  command: Command,
  stack: readonly number[],
): { readonly deed: Deed; readonly orders: Answer[] }[] {
  const after = rested(command)
  if (after === null || stack.length === 0) return []
  const before = marching(command) ? [HALT] : []
  return deedsIn(after, stack).map(deed => ({
    deed,
    orders: [...before, { do: deed, stack: ascending(stack) }],
  }))
}

/** Regions that can be searched for hidden enemies now. */
export const searches = ({ s, options }: Command): number[] =>
  [...s.map.regions.keys()].filter(region => options.has({ do: 'search', region }))

/** Orders that end the movement; null: whoever is on the march cannot stay where he is. */
export function doneOrders(command: Command): Answer[] | null {
  if (!marching(command)) return [DONE]
  return command.options.has(HALT) ? [HALT, DONE] : null
}
