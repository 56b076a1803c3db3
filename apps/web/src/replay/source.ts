import type { Eyes, Kind } from '@sandtable/kernel'
import type { HeldSeat } from '../game/seats.ts'
import type { Stream } from '@sandtable/protocol'
import type { Printed, Staging } from '../systems/plug.ts'
import { emptyStream, gameFile, gameSummary, hear, isServerError, join, readOn } from '@sandtable/protocol'
import type { Show, Told } from '../playback/story.ts'
import type { Fault, GameText } from './game-text.ts'
import type { Record } from '../playback/reel.ts'
import { printed } from '../game/printed.ts'
import { readGameText } from './game-text.ts'
import { toldError } from '../words/told.ts'

/** A game to replay, with its show and the eyes it may be seen through. */
export interface Source<K extends Kind, T extends Told<K>> {
  readonly show: Show<K, T>
  readonly record: Record<K>
  /** The first is the default. */
  readonly eyes: readonly Eyes[]
  /** The file of a finished game; null: it is under way. */
  readonly file: { readonly read: GameText; readonly text: string } | null
  /** The game on this server; null: it came from a file. */
  readonly game: string | null
}

/** A use of a game's source, whatever its rules. */
export type Use<R> = <K extends Kind, T extends Told<K>>(source: Source<K, T>) => R

/** An error that keeps a game from being shown: a named fault of a file, or the server's words. */
export interface Unshown extends Error {
  readonly fault: Fault | 'other-pack' | 'no-file' | 'no-show' | null
}

const unshown = (fault: NonNullable<Unshown['fault']>): Unshown => Object.assign(new Error(fault), { fault })

/** The source of a game file. */
export async function sourceOfFile<R>(text: string, use: Use<R>, game: string | null = null): Promise<R> {
  const read = readGameText(text)
  if (typeof read === 'string') throw unshown(read)
  const laid = await printed(read.scenario, read.pack).catch((error: unknown) => {
    throw isServerError(error) && error.status === 404 ? unshown('other-pack') : error
  })
  return staged(laid, show =>
    use({ show, record: { log: read.log, redacted: false }, eyes: show.eyes, file: { read, text }, game }),
  )
}

/** The source of a game on this server: all of it if it is finished, otherwise what the holder of a seat received. */
export async function sourceOfGame<R>(game: string, seat: HeldSeat | null, use: Use<R>): Promise<R> {
  const summary = await gameSummary(location.origin, game)
  if (summary.stage === 'over') return sourceOfFile(await gameFile(location.origin, game), use, game)
  const laid = await printed(summary.scenario, summary.pack)
  return staged(laid, async show => {
    const log = await toldTo(show, game, seat)
    return use({ show, record: { log, redacted: true }, eyes: [seat?.player ?? null], file: null, game })
  })
}

/** Not every system has replays. */
function staged<R>({ stage }: Printed, use: Staging<R>): Promise<Awaited<R>> {
  if (stage === undefined) throw unshown('no-show')
  return stage(use)
}

/** Everything that a viewer received of an unfinished game. */
async function toldTo<K extends Kind, T extends Told<K>>(
  { rules, s }: Show<K, T>,
  game: string,
  seat: HeldSeat | null,
): Promise<readonly K['e'][]> {
  const token = seat === null ? {} : { token: seat.token }
  const client = join({ url: location.origin, game, rules, s, ...token })
  const stream: Stream<K> = emptyStream()
  try {
    await new Promise<void>((resolve, reject) => {
      client.on('change', () => {
        if (client.problem !== null) reject(toldError(client.problem))
        else if (client.connected && client.now.state !== null) resolve()
      })
    })
    hear(stream, client.now)
    const refused = await readOn(stream, client)
    if (refused !== null) throw toldError(refused)
    return stream.log
  } finally {
    client.close()
  }
}
