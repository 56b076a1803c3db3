import type { HeldSeat } from '../game/seats.ts'
import type { Event, Eyes, Waw } from '@sandtable/waw'
import type { Stream } from '@sandtable/protocol'
import { emptyStream, gameFile, gameSummary, hear, isServerError, join, readOn } from '@sandtable/protocol'
import { WAW } from '@sandtable/waw'
import type { Fault, GameText } from './game-text.ts'
import type { PrintedWar } from '../game/printed.ts'
import type { Record } from './reel.ts'
import { printed } from '../game/printed.ts'
import { readGameText } from './game-text.ts'

/** A game to walk through, with what is printed for it and through whose eyes it may be seen. */
export interface Source {
  readonly printed: PrintedWar
  readonly record: Record
  /** The first is where one begins. */
  readonly eyes: readonly Eyes[]
  /** The game file, of a game that is over; null: it goes on. */
  readonly file: { readonly read: GameText; readonly text: string } | null
  /** The game on this server; null: it came from a file. */
  readonly game: string | null
}

/** What cannot be shown, as it is told: a fault of a file by its name, anything else in the words of the server. */
export interface Unshown extends Error {
  readonly fault: Fault | 'other-pack' | 'other-rules' | 'no-file' | null
}

const unshown = (fault: NonNullable<Unshown['fault']>): Unshown => Object.assign(new Error(fault), { fault })

/** A game file, wherever it comes from. */
export async function sourceOfFile(text: string, game: string | null = null): Promise<Source> {
  const read = readGameText(text)
  if (typeof read === 'string') throw unshown(read)
  const laid = await printed(read.scenario, read.pack).catch((error: unknown) => {
    throw isServerError(error) && error.status === 404 ? unshown('other-pack') : error
  })
  if (laid.is === 'field') throw unshown('other-rules')
  const eyes: Eyes[] = ['all', ...laid.s.players.keys(), null]
  return { printed: laid, record: { log: read.log, redacted: false }, eyes, file: { read, text }, game }
}

/** A game of this server: all of it when it is over, otherwise what the holder of a seat was told. */
export async function sourceOfGame(game: string, seat: HeldSeat | null): Promise<Source> {
  const summary = await gameSummary(location.origin, game)
  if (summary.stage === 'over') return sourceOfFile(await gameFile(location.origin, game), game)
  const laid = await printed(summary.scenario, summary.pack)
  if (laid.is === 'field') throw unshown('other-rules')
  const log = await toldTo(laid, game, seat)
  return { printed: laid, record: { log, redacted: true }, eyes: [seat?.player ?? null], file: null, game }
}

/** All that somebody was told of a game that goes on. */
async function toldTo({ s }: PrintedWar, game: string, seat: HeldSeat | null): Promise<readonly Event[]> {
  const token = seat === null ? {} : { token: seat.token }
  const client = join({ url: location.origin, game, rules: WAW, s, ...token })
  const stream: Stream<Waw> = emptyStream()
  try {
    await new Promise<void>((resolve, reject) => {
      client.on('change', () => {
        if (client.problem !== null) reject(new Error(client.problem.text))
        else if (client.connected && client.now.state !== null) resolve()
      })
    })
    hear(stream, client.now)
    const refused = await readOn(stream, client)
    if (refused !== null) throw new Error(refused)
    return stream.log
  } finally {
    client.close()
  }
}
