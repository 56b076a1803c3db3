import type { StoreApi } from 'zustand/vanilla'
import type { Answer, Game, Pending, Viewer } from '@sandtable/kernel'
import type { Client, Follower, Refused, StateMessage, Stream } from '@sandtable/protocol'
import type { Position, Scenario, Tale, Waw } from '@sandtable/waw'
import { createStore } from 'zustand/vanilla'
import { emptyStream, gameOf, hear, join, pendingOf, readOn } from '@sandtable/protocol'
import { catchUp, watch, WAW } from '@sandtable/waw'
import type { HeldSeat } from './seats.ts'

/** A game as somebody at this browser sees it; it changes with every message of the server. */
export interface Seen {
  readonly s: Scenario
  /** Whose eyes these are; null: somebody who looks on. */
  readonly viewer: Viewer
  readonly view: Position | null
  /** A game whose position is the view, to try things out on. */
  readonly game: Game<Waw> | null
  /** What he is asked, with the options that the rules allow. */
  readonly decision: Pending | null
  readonly undo: boolean
  readonly state: StateMessage | null
  /** All that has happened, in words, as far as he was told; the last of it may still be on its way. */
  readonly tale: readonly Tale[]
  readonly connected: boolean
  /** Why the server will not have us, or why the game cannot be shown. */
  readonly problem: string | null
}

export interface LiveGame {
  readonly seen: StoreApi<Seen>
  /** Answers the decision; a text says why it was refused. */
  readonly answer: (answer: Answer) => Promise<string | null>
  readonly undo: () => Promise<string | null>
  readonly close: () => void
}

/** Joins a game with a seat, or without one to look on, and follows it until it is closed. */
export function joinGame(s: Scenario, game: string, seat: HeldSeat | null): LiveGame {
  const token = seat === null ? {} : { token: seat.token }
  const client: Client<Waw> = join({ url: location.origin, game, rules: WAW, s, ...token })
  const stream: Stream<Waw> = emptyStream()
  const story = storyteller(s, seat?.player ?? null, stream)
  const seen = createStore<Seen>(() => ({ ...NOTHING, s, viewer: seat?.player ?? null }))
  let reading = false

  /** Shows what is known now; what was missed on the way is read up first. */
  const show = async (): Promise<void> => {
    hear(stream, client.now)
    if (client.connected && stream.number < client.now.number && !reading) {
      reading = true
      await readOn(stream, client).catch(() => null)
      reading = false
    }
    seen.setState(seenOf(client, story()))
  }
  const stop = client.on('change', () => void show())
  return {
    seen,
    answer: async answer => wordsOf(await client.answer(answer)),
    undo: async () => wordsOf(await client.undo()),
    close: () => {
      stop()
      client.close()
    },
  }
}

const NOTHING: Omit<Seen, 's' | 'viewer'> = {
  view: null,
  game: null,
  decision: null,
  undo: false,
  state: null,
  tale: [],
  connected: false,
  problem: null,
}

const wordsOf = (reply: Refused | { readonly is: 'accepted' }): string | null =>
  reply.is === 'refused' ? reply.text : null

/** Tells the story on from where it was, and anew where something was taken back. */
function storyteller(s: Scenario, viewer: Viewer, stream: Stream<Waw>): () => readonly Tale[] {
  let told = watch(s, viewer, true)
  let taken = 0
  let tale: readonly Tale[] = []
  return () => {
    if (stream.taken !== taken) told = watch(s, viewer, true)
    if (stream.taken !== taken || told.shown < stream.log.length) {
      catchUp(told, s, stream.log)
      tale = [...told.tale]
    }
    taken = stream.taken
    return tale
  }
}

function seenOf(client: Client<Waw>, tale: readonly Tale[]): Partial<Seen> {
  const { now, connected } = client
  const problem = client.problem?.text ?? null
  try {
    return { ...known(now), state: now.state, undo: now.undo, tale, connected, problem }
  } catch (error) {
    return { tale, connected, problem: (error as Error).message }
  }
}

function known(now: Follower<Waw>): Pick<Seen, 'view' | 'game' | 'decision'> {
  if (now.view === null) return { view: null, game: null, decision: null }
  const game = gameOf(now, now.view, now.decision?.agenda ?? [])
  return { view: now.view, game, decision: pendingOf(now) }
}
