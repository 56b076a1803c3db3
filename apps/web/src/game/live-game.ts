import type { StoreApi } from 'zustand/vanilla'
import type {
  Answer,
  Barrier,
  Chronicle,
  Game,
  Kind,
  Pending,
  Ruleset,
  Taken,
  Viewer,
  Word,
} from '@sandtable/kernel'
import type { Client, Follower, Refused, StateMessage, Stream, Told } from '@sandtable/protocol'
import i18next from 'i18next'
import { createStore } from 'zustand/vanilla'
import { emptyStream, gameOf, hear, join, pendingOf, readOn } from '@sandtable/protocol'
import type { HeldSeat } from './seats.ts'
import type { SeatNews } from '../trouble/seat-news.ts'
import { heardBuild, sayUpdated } from '../trouble/update.ts'
import { sayTold } from '../words/told.ts'
import { keepTold } from '../trouble/seat-news.ts'

/** A game as a viewer in this browser sees it; every message from the server changes it. */
export interface Seen<K extends Kind, T> {
  readonly s: K['s']
  /** Whose view this is; null: a spectator's. */
  readonly viewer: Viewer
  readonly view: K['p'] | null
  /** A game whose position is the view, for trying things out. */
  readonly game: Game<K> | null
  /** The viewer's decision, with its legal options. */
  readonly decision: Pending | null
  readonly undo: boolean
  /** The barrier to undoing earlier commands; null: there are none. */
  readonly barred: Barrier | null
  readonly state: StateMessage | null
  /** Everything that has happened, in words, as far as this seat received it; the end may still be on its way. */
  readonly tale: readonly T[]
  /** The tale reaches the view. */
  readonly isWhole: boolean
  readonly connected: boolean
  /** Why the server refuses us, or why the game can't be shown. */
  readonly problem: string | null
}

export interface LiveGame<K extends Kind, T> {
  readonly seen: StoreApi<Seen<K, T>>
  /** Sends a command, whose first answer is for the decision (K-15); a text says why it was refused. */
  readonly answer: (answers: readonly Answer[]) => Promise<Taken | string>
  readonly undo: () => Promise<string | null>
  /** Says something beside the rules; a text says why it was refused. */
  readonly say: (word: Word) => Promise<string | null>
  /** Everything this seat received, for a report. */
  readonly told: () => SeatNews
  readonly close: () => void
}

/** The rules and the words for following a game; null: without the story so far. */
export interface Followed<K extends Kind, T> {
  readonly rules: Ruleset<K>
  readonly chronicle: Chronicle<K, T> | null
}

/** Joins a game with a seat, or without one as a spectator, and follows it until closed. */
export function joinGame<K extends Kind, T>(
  { rules, chronicle }: Followed<K, T>,
  s: K['s'],
  game: string,
  seat: HeldSeat | null,
): LiveGame<K, T> {
  const token = seat === null ? {} : { token: seat.token }
  const client: Client<K, T> = join({ url: location.origin, game, rules, s, chronicle, ...token })
  const stream: Stream<K, T> = emptyStream()
  const know = knower<K>()
  const seen = createStore<Seen<K, T>>(() => ({ ...NOTHING, s, viewer: seat?.player ?? null }))
  let reading = false
  let untold: Told | null = null
  let isTold = false

  /** Shows the current state; missed events are read first, and nothing is shown before that. */
  const show = async (): Promise<void> => {
    hear(stream, client.now)
    if (reading && !isTold) return
    if (chronicle !== null && client.connected && stream.number < client.now.number && !reading) {
      reading = true
      untold = await readOn(stream, client).catch(() => null)
      reading = false
      isTold = true
    }
    seen.setState(seenOf(client, stream, know, untold))
  }
  const stop = client.on('change', () => {
    if (client.outdated) sayUpdated()
    else heardBuild(client.build)
    void show()
  })
  const told = (): SeatNews => toldBy(client, stream, game)
  keepTold(told)
  return {
    seen,
    told,
    answer: async answers => {
      const reply = await client.answer(answers)
      return reply.is === 'refused' ? sayTold(reply) : reply
    },
    undo: async () => wordsOf(await client.undo()),
    say: async word => wordsOf(await client.say(word)),
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
  barred: null,
  state: null,
  tale: [],
  isWhole: false,
  connected: false,
  problem: null,
} as const

const wordsOf = (reply: Refused | { readonly is: 'accepted' }): string | null =>
  reply.is === 'refused' ? sayTold(reply) : null

function seenOf<K extends Kind, T>(
  { now, connected, problem }: Client<K, T>,
  { tale, number }: Stream<K, T>,
  know: Knower<K>,
  untold: Told | null,
): Partial<Seen<K, T>> {
  try {
    const { state, undo, barred } = now
    const why = problem ?? untold
    return {
      ...know(now),
      state,
      undo,
      barred,
      tale,
      isWhole: number === now.number,
      connected,
      problem: why === null ? null : sayTold(why),
    }
  } catch (error) {
    console.error(error)
    return { connected, problem: i18next.t('refused-view') }
  }
}

function toldBy<K extends Kind, T>({ now }: Client<K, T>, { log }: Stream<K, T>, game: string): SeatNews {
  const { player, rules, state, decision } = now
  return {
    game,
    player,
    ruleset: rules.name,
    version: rules.version,
    stage: state?.stage ?? null,
    waiting: state?.waiting ?? [],
    asked: decision === null ? null : { kind: decision.kind, rule: decision.rule },
    events: log,
  }
}

/** The game and the options that follow from the state. */
type Worked<K extends Kind> = Pick<Seen<K, never>, 'view' | 'game' | 'decision'>
type Knower<K extends Kind> = (now: Follower<K>) => Worked<K>

/** Works out the game and its options, and remembers them: most messages change neither the view nor the question. */
function knower<K extends Kind>(): Knower<K> {
  let last: { readonly of: Follower<K>; readonly worked: Worked<K> } | null = null
  return now => {
    if (last === null || last.of.view !== now.view || last.of.decision !== now.decision) {
      const game = gameOf(now)
      last = { of: now, worked: { view: now.view, game, decision: pendingOf(now, game) } }
    }
    return last.worked
  }
}
