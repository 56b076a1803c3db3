import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Choice, Game, Here, Next, Ruleset } from '@sandtable/kernel'
import type { Position, Scenario } from '@sandtable/waw'
import { at, begin, copy, emit, goTo, roll, seeded, submit } from '@sandtable/kernel'
import { costs } from '../../measure.ts'
import { gridWar } from './grid.ts'
import { missouri } from './war.ts'

/**
 * One and the same move on our kernel and on boardgame.io: a stack of five counters goes to another region, each of
 * them pays for it, and a die is rolled. The state is that of a war. After twenty moves it is the other player's turn,
 * or it never is: boardgame.io keeps the states of a turn for undo, and forgets them with its end.
 */
type Move = {
  readonly stack: number[]
  readonly to: number
}

const STACK = 5
const COST = 2
/** Moves in a turn. */
const SHORT = 20
const ENDLESS = Infinity
const MOVES = 1_000
/** How many moves were made before, if a long past is wanted. */
const PAST = 20_000

function movesOn(p: Position): Move[] {
  const [counters, regions] = [p.where.length, p.control.length]
  return Array.from({ length: MOVES }, (_, i) => ({
    stack: Array.from({ length: STACK }, (_, n) => (i * 7 + n * 3) % counters).sort((a, b) => a - b),
    to: (i * 13) % regions,
  }))
}

/** What the move does to the state. */
function go(p: Position, { stack, to }: Move, die: number): void {
  for (const c of stack) {
    p.came[c] = p.where[c] as number
    p.where[c] = to
    p.spent[c] = (p.spent[c] as number) + COST
  }
  p.points[0] = (p.points[0] as number) + die
}

interface Marches {
  s: Scenario
  p: Position
  e: { readonly is: 'moved'; readonly move: Move; readonly die: number } | { readonly is: 'turned' }
  f: { play: { readonly moves: number } }
  a: { march: Move }
}

const march: Choice<Marches, 'march', 'play'> = {
  kind: 'march',
  rule: '',
  who: g => [g.p.active],
  legal: g => ({
    has: answer => {
      const { stack, to } = answer as Move
      return stack.every(c => c >= 0 && c < g.p.where.length) && to >= 0 && to < g.p.control.length
    },
    sample: () => ({ stack: [], to: 0 }),
    shape: null,
  }),
  take: (g, _player, move) => {
    emit(g, { is: 'moved', move, die: roll(g, 10) })
  },
}

const marches = (turn: number): Ruleset<Marches> => ({
  name: 'marches',
  version: 1,
  players: () => 2,
  start: s => ({
    position: { ...(s.setup as Position), active: 0 },
    frame: { seq: 'play', at: 'march', moves: 0 },
  }),
  sequences: { play: { march, next: g => nextMove(g, turn) } },
  events: {
    moved: { apply: (p, { move, die }) => go(p, move, die), seen: 'everyone' },
    turned: { apply: p => void (p.active = 1 - p.active), seen: 'everyone' },
  },
  view: (_s, p) => copy(p) as Position,
  world: (_s, view) => copy(view) as Position,
})

function nextMove(g: Here<Marches, 'play'>, turn: number): Next<Marches, 'play'> {
  const moves = (g.f.moves + 1) % turn
  if (moves === 0) emit(g, { is: 'turned' })
  return goTo('march', { moves })
}

/** What is measured, by the names of its figures: the state, and the moves that were made before. */
const CASES = {
  us: { make: missouri, past: 0 },
  medium: { make: () => gridWar(200), past: 0 },
  large: { make: () => gridWar(800), past: 0 },
  late: { make: missouri, past: PAST },
}

type Costs = Record<keyof typeof CASES, number | null>

function costsOf(mover: (s: Scenario, past: number) => () => unknown): Costs {
  const taken = costs(Object.values(CASES).map(({ make, past }) => mover(make(), past)))
  return Object.fromEntries(Object.keys(CASES).map((name, i) => [name, taken[i]])) as Costs
}

/** The move on our kernel, with its log. */
export const onKernel = (): Costs => costsOf(kernelMove(marches(SHORT)))
export const onKernelEndless = (): Costs => costsOf(kernelMove(marches(ENDLESS)))

const kernelMove = (rules: Ruleset<Marches>) => (s: Scenario, past: number) => {
  const g: Game<Marches> = begin(rules, s, { dice: seeded('same move') })
  const moves = movesOn(g.p)
  let next = 0
  const move = (): unknown => submit(g, g.p.active, at(moves, next++ % MOVES))
  while (next < past) move()
  const lines = g.log?.length ?? 0
  return () => {
    if (next % MOVES === 0 && g.log) g.log.length = lines
    return move()
  }
}

/** As much of boardgame.io as is needed here. */
interface BoardgameIo {
  readonly InitializeGame: (how: { game: object; numPlayers: number }) => State
  readonly CreateGameReducer: (how: { game: object }) => (state: State, action: object) => State
}
interface State {
  readonly ctx: { readonly currentPlayer: string }
}
interface MoveContext {
  readonly G: Position
  readonly random: { readonly Die: (sides: number) => number }
}

/** The move in boardgame.io's reducer, as its server runs it; no figures where it is not installed. */
export const onBoardgameIo = (): Costs => onReducer({ minMoves: SHORT, maxMoves: SHORT })
export const onBoardgameIoEndless = (): Costs => onReducer({})

function onReducer(turn: object): Costs {
  const io = boardgameIo()
  return io === null
    ? (Object.fromEntries(Object.keys(CASES).map(name => [name, null])) as Costs)
    : costsOf(reducedMove(io, turn))
}

function boardgameIo(): BoardgameIo | null {
  process.env['NODE_ENV'] = 'production'
  const beside = createRequire(join(import.meta.dirname, '../../anchors/package.json'))
  try {
    return beside('boardgame.io/internal') as BoardgameIo
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

const reducedMove = (io: BoardgameIo, turn: object) => (s: Scenario, past: number) => {
  const game = {
    name: 'marches',
    seed: 'same move',
    setup: () => copy(s.setup),
    turn,
    moves: { march: ({ G, random }: MoveContext, move: Move) => go(G, move, random.Die(10) - 1) },
  }
  const reduce = io.CreateGameReducer({ game })
  const moves = movesOn(s.setup as Position)
  let next = 0
  const after = (state: State): State => {
    const playerID = state.ctx.currentPlayer
    const payload = { type: 'march', args: [moves[next++ % MOVES]], playerID }
    return reduce(state, { type: 'MAKE_MOVE', payload })
  }
  let state = io.InitializeGame({ game, numPlayers: 2 })
  while (next < past) state = after(state)
  const from = state
  return () => (state = after(next % MOVES === 0 ? from : state))
}
