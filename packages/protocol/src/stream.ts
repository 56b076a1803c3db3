import type { Data, Kind } from '@sandtable/kernel'
import type { Client } from './client.ts'
import type { Follower } from './follower.ts'
import { isTakenBack } from './taken-back.ts'

/** All that a viewer was told of a game, from its first event on; of what was taken back nothing is left. */
export interface Stream<K extends Kind> {
  readonly log: K['e'][]
  /** How far it goes, by the server's count, in which what was taken back counts too. */
  number: number
  /** How often something was taken back: whoever has told the story so far tells it anew when this changes. */
  taken: number
  /** How often the host rolled the game back. */
  rolledBack: number
}

export const emptyStream = <K extends Kind>(): Stream<K> => ({ log: [], number: 0, taken: 0, rolledBack: 0 })

/** Takes what the client was told last, if it goes on from here. */
export function hear<K extends Kind>(stream: Stream<K>, { number, fresh }: Follower<K>): void {
  const from = number - fresh.length
  if (from <= stream.number) take(stream, from, fresh as unknown as readonly Data[])
}

/** Asks for what is missing up to where the game stands; a text says why it is not told. */
export async function readOn<K extends Kind>(stream: Stream<K>, client: Client<K>): Promise<string | null> {
  while (stream.number < client.now.number) {
    const told = await client.history(stream.number)
    if (told.is === 'refused') return told.text
    const before = stream.number
    take(stream, told.from, told.events)
    if (stream.number === before) return "the server didn't send the game so far"
  }
  return null
}

function take<K extends Kind>(stream: Stream<K>, from: number, events: readonly Data[]): void {
  for (const e of events.slice(Math.max(0, stream.number - from))) {
    if (isTakenBack(e)) {
      stream.log.splice(Math.max(0, stream.log.length - e.events))
      stream.taken++
      if (e.by === 'host') stream.rolledBack++
    } else stream.log.push(e as unknown as K['e'])
    stream.number++
  }
}
