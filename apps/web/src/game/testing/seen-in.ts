import type { Game, Kind, Outcome, Viewer } from '@sandtable/kernel'
import type { Seen } from '../live-game.ts'
import { copy, knownGame, over, owingNow, pendingFor } from '@sandtable/kernel'

interface Told<T> {
  readonly tale: readonly T[]
  readonly undo?: boolean
  readonly outcome?: Outcome | null
}

/** A client's state of a game: the view, and the options that follow from it. */
export function seenIn<K extends Kind, T>(
  g: Game<K>,
  viewer: Viewer,
  { tale, undo = false, outcome = null }: Told<T>,
): Seen<K, T> {
  const { rules, s } = g
  const view = copy(rules.view(s, g.p as never, viewer))
  const waiting = owingNow(g)
  const isAsked = viewer !== null && waiting.includes(viewer)
  const game = knownGame<K>({ rules, s, view, agenda: isAsked ? g.agenda : [] })
  const decision = isAsked ? pendingFor(game, viewer) : null
  return {
    s,
    viewer,
    view,
    game,
    decision: decision === null ? null : { ...decision, id: `${g.asked}` },
    undo,
    barred: null,
    state: { is: 'state', stage: over(g) ? 'over' : 'playing', waiting, seats: [], outcome },
    tale,
    isWhole: true,
    connected: true,
    problem: null,
  }
}

/** A client's state before the server's first message. */
export const unheard = <K extends Kind, T>(seen: Seen<K, T>): Seen<K, T> => ({
  ...seen,
  view: null,
  game: null,
  decision: null,
  undo: false,
  barred: null,
  state: null,
  tale: [],
  connected: false,
})
