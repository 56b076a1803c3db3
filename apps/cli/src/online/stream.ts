import type { Data, Viewer } from '@sandtable/kernel'
import type { Client, Follower } from '@sandtable/protocol'
import type { Event, Scenario, Watch, Waw } from '@sandtable/waw'
import { catchUp, lookAgain, watch } from '@sandtable/waw'

/** What a viewer was told of a game from its first event on; of what was taken back nothing is left. */
export interface Stream {
  readonly s: Scenario
  readonly watch: Watch
  readonly log: Event[]
  /** How far it goes, by the server's count, in which what was taken back counts too. */
  number: number
}

export const streamFor = (s: Scenario, viewer: Viewer): Stream => ({
  s,
  watch: watch(s, viewer, true),
  log: [],
  number: 0,
})

/** Takes what the client was told last, if it goes on from here. */
export function hear(stream: Stream, { number, fresh }: Follower<Waw>): void {
  if (number - fresh.length <= stream.number) take(stream, number - fresh.length, fresh)
}

/** Asks for what is missing up to where the game stands; a text says why it is not told. */
export async function readOn(stream: Stream, client: Client<Waw>): Promise<string | null> {
  while (stream.number < client.now.number) {
    const told = await client.history(stream.number)
    if (told.is === 'refused') return told.text
    if (told.events.length === 0) return 'the server does not tell what has happened before'
    take(stream, told.from, told.events)
  }
  return null
}

function take(stream: Stream, from: number, events: readonly (Event | Data)[]): void {
  const { s, log, watch: w } = stream
  for (const e of events.slice(Math.max(0, stream.number - from))) {
    if (isTakenBack(e)) {
      log.splice(Math.max(0, log.length - e.events))
      lookAgain(w, s, log)
    } else log.push(e as Event)
    stream.number++
  }
}

interface TakenBack {
  readonly is: 'taken-back'
  /** So many events before it do not count. */
  readonly events: number
}

const isTakenBack = (e: unknown): e is TakenBack => (e as TakenBack).is === 'taken-back'

/** Passes over all that somebody who comes back has seen before: up to the end of his own last turn, or for who looks on the turn before this. */
export function passOver({ s, watch: w, log }: Stream, viewer: Viewer): void {
  const begun = log.flatMap((e, at) => (e.is === 'player-began' ? [{ at, player: e.player }] : []))
  const others = begun.slice(0, begun.findLastIndex(({ player }) => player !== viewer) + 1)
  const first =
    viewer === null ? others.at(-1) : others[others.findLastIndex(({ player }) => player === viewer) + 1]
  catchUp(w, s, log.slice(0, first?.at ?? 0))
}
