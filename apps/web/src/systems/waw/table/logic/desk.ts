import type { Answer, Stop, Taken } from '@sandtable/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { LiveWar, SeenWar, WarCursor } from '../../game/live-war.ts'
import type { Act, Ground, Selection } from './selection.ts'
import type { Command, Reach } from './orders.ts'
import type { Pile } from './piles.ts'
import { createStore } from 'zustand/vanilla'
import { onlyAnswer } from './only-answer.ts'
import { choicesOf } from './choices.ts'
import { choose, IDLE, renewed } from './selection.ts'
import { able, commandOf, doneOrders, fresh, idlers, marchOrders, reachOf, ready } from './orders.ts'
import { pilesOf } from './piles.ts'

/** The possible actions, worked out once for each position. */
export interface Lay extends Ground {
  readonly seen: SeenWar
  /** Present when orders are asked for. */
  readonly command: Command | null
}

export interface DeskState {
  readonly lay: Lay
  readonly selection: Selection
  /** Orders are being sent. */
  readonly busy: boolean
  /** The trouble with the last order. */
  readonly trouble: Trouble | null
}

/** The server's own words, or the number of steps after which a command stopped, and why. */
export type Trouble =
  { readonly text: string } | { readonly taken: number; readonly given: number; readonly stop: Stop }

/** A place at the table: its selection, and its commands. */
export interface Desk {
  readonly live: LiveWar
  /** The war as the screen shows it. */
  readonly cursor: WarCursor
  readonly state: StoreApi<DeskState>
  readonly act: (act: Act) => void
  /** Sends answers as one command. */
  readonly give: (answers: readonly Answer[]) => Promise<void>
  /** Undoes the last command, with all its steps, back to a choice. */
  readonly takeBack: () => Promise<void>
  /** Ends the movement, or passes if possible. */
  readonly finish: () => void
  readonly close: () => void
}

/** The same place as the screen shows it: while that is behind the war, it has no question and no selection. */
export function asShown(
  desk: Desk,
  { isBehind, after, position }: ReturnType<WarCursor['shown']['getState']>,
): Desk {
  if (!isBehind || position === null) return desk
  const { lay } = desk.state.getState()
  const { seen } = lay
  const past = { ...seen, view: position, game: null, decision: null, tale: seen.tale.slice(0, after) }
  const state = createStore<DeskState>(() => ({
    lay: layOut(past),
    selection: IDLE,
    busy: false,
    trouble: null,
  }))
  return { ...desk, state }
}

const MEMORY = 40

/** Everything about a position that decides what a click does. */
function layOut(seen: SeenWar): Lay {
  const { s, view, decision } = seen
  const command = commandOf(s, seen.game, view, decision)
  const piles = view === null ? [] : pilesOf(s, view)
  const known = new Map<string, Reach>()
  const reach = (picked: readonly number[]): Reach => {
    if (command === null) return { before: [], routes: new Map(), why: null }
    const key = picked.toSorted((a, b) => a - b).join()
    const found = known.get(key) ?? reachOf(command, picked)
    if (known.size > MEMORY) known.clear()
    known.set(key, found)
    return found
  }
  const waiting = command === null ? [] : ready(command, piles)
  return {
    seen,
    command,
    piles,
    ready: waiting,
    idlers: command === null ? [] : idlers(command, piles, waiting),
    choices: view === null || decision === null ? [] : choicesOf(s, view, decision),
    fresh: (pile: Pile) => (command === null ? [] : fresh(command, pile)),
    able: (pile: Pile) => (command === null ? [] : able(command, pile)),
    reach,
  }
}

const sameGround = (a: SeenWar, b: SeenWar): boolean => a.view === b.view && a.decision === b.decision

export function sitAt(live: LiveWar, cursor: WarCursor): Desk {
  const state = createStore<DeskState>(() => ({
    lay: layOut(live.seen.getState()),
    selection: IDLE,
    busy: false,
    trouble: null,
  }))
  let unasked = ''

  const stop = live.seen.subscribe(seen => {
    const { lay, selection, busy } = state.getState()
    if (sameGround(lay.seen, seen)) return state.setState({ lay: { ...lay, seen } })
    const next = layOut(seen)
    if (busy) state.setState({ lay: next })
    else state.setState({ lay: next, selection: renewed(selection, next), trouble: null })
    void answerAlone()
  })

  /** An only answer is given automatically. */
  const answerAlone = async (): Promise<void> => {
    const { decision } = live.seen.getState()
    const answer = onlyAnswer(decision)
    if (answer === null || decision === null || state.getState().busy || decision.id === unasked) return
    unasked = decision.id
    await live.answer([answer])
  }

  const give = async (answers: readonly Answer[]): Promise<void> => {
    if (state.getState().busy || !live.seen.getState().connected) return
    cursor.know()
    state.setState({ busy: true, trouble: null })
    const result = await live.answer(answers)
    await settled(live)
    const { lay, selection } = state.getState()
    const trouble = troubleOf(result, answers.length)
    state.setState({ busy: false, trouble, selection: renewed(selection, lay) })
    await answerAlone()
  }

  const takeBack = async (): Promise<void> => {
    if (state.getState().busy || !live.seen.getState().connected) return
    state.setState({ busy: true, trouble: null, selection: IDLE })
    let text: string | null = null
    let back = 0
    for (; text === null && canGoBack(live.seen.getState(), back); back++) {
      text = await live.undo()
      await settled(live)
    }
    state.setState({ busy: false, trouble: text === null ? null : { text } })
  }

  const act = (one: Act): void => {
    const { lay, selection, busy } = state.getState()
    if (busy) return
    const chosen = choose(selection, lay, one)
    state.setState({ selection: chosen.selection, trouble: null })
    if (chosen.answer !== undefined) void give([chosen.answer])
    if (chosen.orders !== undefined) {
      const { picked, route, reach } = chosen.orders
      void give(marchOrders(picked, reach.before, route))
    }
  }

  const finish = (): void => {
    const { command, choices } = state.getState().lay
    const leave = choices.find(({ leaves }) => leaves)
    const orders = command === null ? (leave === undefined ? [] : [leave.answer]) : doneOrders(command)
    if ('rule' in orders || orders.length === 0) return
    state.setState({ selection: IDLE })
    void give(orders)
  }

  void answerAlone()
  return {
    live,
    cursor,
    state,
    act,
    give,
    takeBack,
    finish,
    close: () => (stop(), cursor.close(), live.close()),
  }
}

/** Whether to undo further: after the first, only past a question without a choice. */
const canGoBack = ({ undo, decision }: SeenWar, back: number): boolean =>
  undo && (back === 0 || onlyAnswer(decision) !== null)

function troubleOf(result: Taken | string, given: number): Trouble | null {
  if (typeof result === 'string') return { text: result }
  return result.stop === null ? null : { taken: result.taken, given, stop: result.stop }
}

/** Whether the server has answered: this player has a question, others have, or the game is over. */
function settled({ seen }: LiveWar): Promise<void> {
  const isSo = ({ decision, state, viewer, problem }: SeenWar): boolean =>
    decision !== null ||
    problem !== null ||
    state === null ||
    state.stage === 'over' ||
    !state.waiting.includes(viewer ?? -1)
  if (isSo(seen.getState())) return Promise.resolve()
  return new Promise(resolve => {
    const stop = seen.subscribe(now => {
      if (!isSo(now)) return
      stop()
      resolve()
    })
  })
}
