import type { StoreApi } from 'zustand/vanilla'
import type { Answer, Data, Game, Kind, Pending, Ruleset, Taken, Viewer } from '@sandtable/kernel'
import type { Client, Follower, Refused, StateMessage, Stream } from '@sandtable/protocol'
import { createStore } from 'zustand/vanilla'
import { emptyStream, gameOf, hear, join, pendingOf, readOn } from '@sandtable/protocol'
import type { HeldSeat } from './seats.ts'
import type { Told } from '../trouble/told.ts'
import { heardBuild, sayUpdated } from '../trouble/update.ts'
import { keepTold } from '../trouble/told.ts'

/** A game as somebody at this browser sees it; it changes with every message of the server. */
export interface Seen<K extends Kind, T> {
  readonly s: K['s']
  /** Whose eyes these are; null: somebody who looks on. */
  readonly viewer: Viewer
  readonly view: K['p'] | null
  /** A game whose position is the view, to try things out on. */
  readonly game: Game<K> | null
  /** What he is asked, with the options that the rules allow. */
  readonly decision: Pending | null
  readonly undo: boolean
  readonly state: StateMessage | null
  /** All that has happened, in words, as far as he was told; the last of it may still be on its way. */
  readonly tale: readonly T[]
  readonly connected: boolean
  /** Why the server will not have us, or why the game cannot be shown. */
  readonly problem: string | null
}

export interface LiveGame<K extends Kind, T> {
  readonly seen: StoreApi<Seen<K, T>>
  /** Gives a command, whose first answer is for the decision (K-15); a text says why none of it was taken. */
  readonly answer: (answers: readonly Answer[]) => Promise<Taken | string>
  readonly undo: () => Promise<string | null>
  /** All that this seat was told, for a report. */
  readonly told: () => Told
  readonly close: () => void
}

/** By which rules a game is followed, and who tells of it: he is asked again whenever there is more in the stream. */
export interface Followed<K extends Kind, T> {
  readonly rules: Ruleset<K>
  readonly storyteller: (s: K['s'], viewer: Viewer, stream: Stream<K>) => () => readonly T[]
}

/** Joins a game with a seat, or without one to look on, and follows it until it is closed. */
export function joinGame<K extends Kind, T>(
  { rules, storyteller }: Followed<K, T>,
  s: K['s'],
  game: string,
  seat: HeldSeat | null,
): LiveGame<K, T> {
  const token = seat === null ? {} : { token: seat.token }
  const client: Client<K> = join({ url: location.origin, game, rules, s, ...token })
  const stream: Stream<K> = emptyStream()
  const story = storyteller(s, seat?.player ?? null, stream)
  const seen = createStore<Seen<K, T>>(() => ({ ...NOTHING, s, viewer: seat?.player ?? null }))
  let reading = false

  /** Shows what is known now; what was missed on the way is read up first. */
  const show = async (): Promise<void> => {
    hear(stream, client.now)
    if (client.connected && stream.number < client.now.number && !reading) {
      reading = true
      await readOn(stream, client).catch(() => null)
      reading = false
    }
    seen.setState(seenOf<K, T>(client, story))
  }
  const stop = client.on('change', () => {
    if (client.outdated) sayUpdated()
    else heardBuild(client.build)
    void show()
  })
  const told = (): Told => toldBy(client, stream, game)
  keepTold(told)
  return {
    seen,
    told,
    answer: async answers => {
      const reply = await client.answer(answers)
      return reply.is === 'refused' ? reply.text : reply
    },
    undo: async () => wordsOf(await client.undo()),
    close: () => {
      stop()
      client.close()
    },
  }
}

const NOTHING = {
  view: null,
  game: null,
  decision: null,
  undo: false,
  state: null,
  tale: [],
  connected: false,
  problem: null,
} as const

const wordsOf = (reply: Refused | { readonly is: 'accepted' }): string | null =>
  reply.is === 'refused' ? reply.text : null

function seenOf<K extends Kind, T>(client: Client<K>, story: () => readonly T[]): Partial<Seen<K, T>> {
  const { now, connected } = client
  const problem = client.problem?.text ?? null
  try {
    return { ...known(now), state: now.state, undo: now.undo, tale: story(), connected, problem }
  } catch (error) {
    return { connected, problem: (error as Error).message }
  }
}

function toldBy<K extends Kind>({ now }: Client<K>, { log }: Stream<K>, game: string): Told {
  const { player, rules, state, decision } = now
  return {
    game,
    player,
    ruleset: rules.name,
    version: rules.version,
    stage: state?.stage ?? null,
    waiting: state?.waiting ?? [],
    asked: decision === null ? null : { kind: decision.kind, rule: decision.rule },
    events: log as unknown as readonly Data[],
  }
}

function known<K extends Kind>(now: Follower<K>): Pick<Seen<K, never>, 'view' | 'game' | 'decision'> {
  if (now.view === null) return { view: null, game: null, decision: null }
  const game = gameOf(now, now.view, now.decision?.agenda ?? [])
  return { view: now.view, game, decision: pendingOf(now) }
}
