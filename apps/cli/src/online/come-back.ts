import type { GameSummary } from '@sandtable/protocol'
import type { SeatFile } from './seat-file.ts'
import type { Online } from './way-in.ts'
import type { Repertoire } from '../repertoire.ts'
import { gameSummary, linkText, takeSeat } from '@sandtable/protocol'
import { packFor } from './pack.ts'
import { readSeat, writeSeat } from './seat-file.ts'
import { sitDown } from './online-table.ts'
import { talkIn } from '../repertoire.ts'
import { phrase } from '../words/words.ts'

/** Resumes from a saved seat file; a server may have moved since. */
export async function comeBack(
  path: string,
  server: string | undefined,
  known: Repertoire,
): Promise<Online | string> {
  const file = readSeat(path)
  if (typeof file === 'string') return file
  return sitAt(path, server === undefined ? file : { ...file, server }, true, known)
}

/** Takes the seat of a seat file. A client that never heard it has the seat asks again, which counts once. */
export async function sitAt(
  path: string,
  file: SeatFile,
  again: boolean,
  known: Repertoire,
): Promise<Online | string> {
  const { server: url, game, seat } = file
  if (seat.player === null) {
    const { invitation, name, nonce, token } = seat
    const { player } = await takeSeat(url, game, { invitation, name, nonce, token })
    const trouble = writeSeat(path, { ...file, seat: { ...seat, player } }, 'again')
    if (trouble !== null) return trouble
  }
  const summary = await gameSummary(url, game)
  const opened = await packFor(url, summary, known)
  if (typeof opened === 'string') return opened
  const farewell = phrase('online:farewell-seat', { path })
  const talk = talkIn(known, opened)
  const place = { url, game, opened, talk, token: seat.token, again, farewell, seatFile: path }
  const session = await sitDown(place)
  return typeof session === 'string' ? session : { session, notices: noticesOf(path, file, summary) }
}

/** Unused invitations, the path of the seat file, and the link to watch. */
function noticesOf(
  path: string,
  { server: url, game, invitations }: SeatFile,
  { seats }: GameSummary,
): string[] {
  const open = invitations.filter(({ player }) => seats[player]?.holder === 'open')
  return [
    ...open.flatMap(({ player, link }) => [
      phrase('online:invite', { side: seats[player]?.name ?? '' }),
      phrase('online:invite-line', { link }),
    ]),
    phrase('online:watch-line', { link: linkText({ url, game, invitation: null }) }),
    phrase('online:seat-file', { path }),
    '',
  ]
}
