import type { Answer } from '@sandtable/kernel'
import type { StoreApi } from 'zustand/vanilla'
import type { LiveWar, SeenWar } from '../../game/live-war.ts'
import type { Act, Ground, Selection } from './selection.ts'
import type { Command, Reach } from './orders.ts'
import type { Pile } from './piles.ts'
import { createStore } from 'zustand/vanilla'
import { isSpace } from '@sandtable/kernel'
import { onlyAnswer } from './only-answer.ts'
import { choicesOf } from './choices.ts'
import { choose, IDLE, renewed } from './selection.ts'
import { commandOf, doneOrders, fresh, marchOrders, reachOf, ready } from './orders.ts'
import { pilesOf } from './piles.ts'

/** What can be done at the table now, worked out once for each position. */
export interface Lay extends Ground {
  readonly seen: SeenWar
  /** There, when orders are asked for. */
  readonly command: Command | null
}

export interface DeskState {
  readonly lay: Lay
  readonly selection: Selection
  /** Orders are on their way. */
  readonly busy: boolean
  /** What went wrong with the last of them. */
  readonly trouble: Trouble | null
}

/** The server's own words, or that the rest of an order could not be carried out. */
export type Trouble = { readonly text: string } | { readonly is: 'stopped' }

/** One place at the table: what is chosen there, and what is ordered. */
export interface Desk {
  readonly live: LiveWar
  readonly state: StoreApi<DeskState>
  readonly act: (act: Act) => void
  /** Gives answers one after the other, each when it is asked for. */
  readonly give: (answers: readonly Answer[]) => Promise<void>
  /** Takes the last command back, with all its steps. */
  readonly takeBack: () => Promise<void>
  /** Ends the movement, or passes where that can be done. */
  readonly finish: () => void
  readonly close: () => void
}

const MEMORY = 40

/** Everything about a position that clicks are judged by. */
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
  return {
    seen,
    command,
    piles,
    ready: command === null ? [] : ready(command, piles),
    choices: view === null || decision === null ? [] : choicesOf(s, view, decision),
    fresh: (pile: Pile) => (command === null ? [] : fresh(command, pile)),
    reach,
  }
}

const sameGround = (a: SeenWar, b: SeenWar): boolean => a.view === b.view && a.decision === b.decision

export function sitAt(live: LiveWar): Desk {
  const state = createStore<DeskState>(() => ({
    lay: layOut(live.seen.getState()),
    selection: IDLE,
    busy: false,
    trouble: null,
  }))
  /** How many answers each command was made of, with those that came after it by themselves. */
  const commands: number[] = []
  const count = (answers: number): void => void commands.push((commands.pop() ?? 0) + answers)
  let unasked = ''

  const stop = live.seen.subscribe(seen => {
    const { lay, selection, busy } = state.getState()
    if (sameGround(lay.seen, seen)) return state.setState({ lay: { ...lay, seen } })
    const next = layOut(seen)
    state.setState({ lay: next, selection: busy ? selection : renewed(selection, next) })
    void answerAlone()
  })

  /** Where there is but one answer, nobody is kept waiting for it. */
  const answerAlone = async (): Promise<void> => {
    const { decision } = live.seen.getState()
    const answer = onlyAnswer(decision)
    if (answer === null || decision === null || state.getState().busy || decision.id === unasked) return
    unasked = decision.id
    if ((await live.answer(answer)) === null) count(1)
  }

  const give = async (answers: readonly Answer[]): Promise<void> => {
    if (state.getState().busy || !live.seen.getState().connected) return
    state.setState({ busy: true, trouble: null })
    let given = 0
    let trouble: Trouble | null = null
    for (const answer of answers) {
      if (given > 0 && !(await askedAgain(live, answer))) {
        trouble = { is: 'stopped' }
        break
      }
      const text = await live.answer(answer)
      if (text !== null) {
        trouble = { text }
        break
      }
      given++
    }
    if (given > 0) {
      commands.push(0)
      count(given)
    }
    await settled(live)
    const { lay, selection } = state.getState()
    state.setState({ busy: false, trouble, selection: renewed(selection, lay) })
    await answerAlone()
  }

  const takeBack = async (): Promise<void> => {
    if (state.getState().busy || !live.seen.getState().connected) return
    state.setState({ busy: true, trouble: null, selection: IDLE })
    let trouble: Trouble | null = null
    const again = (left: number): boolean =>
      live.seen.getState().undo && (left > 0 || onlyAnswer(live.seen.getState().decision) !== null)
    for (let left = commands.pop() ?? 1; again(left); left--) {
      const text = await live.undo()
      if (text !== null) {
        trouble = { text }
        break
      }
      await settled(live)
    }
    state.setState({ busy: false, trouble })
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
    const orders = command === null ? (leave === undefined ? null : [leave.answer]) : doneOrders(command)
    if (orders === null) return
    state.setState({ selection: IDLE })
    void give(orders)
  }

  void answerAlone()
  return { live, state, act, give, takeBack, finish, close: () => (stop(), live.close()) }
}

/** The viewer is asked again, and the answer is one of his options; false: he is not, or it is not. */
async function askedAgain(live: LiveWar, answer: Answer): Promise<boolean> {
  await settled(live)
  const { decision } = live.seen.getState()
  return decision !== null && isSpace(decision.options) && decision.options.has(answer)
}

/** The server has told what came of an answer: he is asked anew, others are, or the game is over. */
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
