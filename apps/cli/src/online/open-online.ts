import type { GameLink } from '@sandtable/protocol'
import type { Online, OnlineOptions } from './way-in.ts'
import type { Repertoire } from '../repertoire.ts'
import { gameSummary, isServerError, linkText, parseLink } from '@sandtable/protocol'
import { acceptInvitation, beginGame } from './take-seat.ts'
import { comeBack } from './come-back.ts'
import { isSeatFile } from './seat-file.ts'
import { packFor } from './pack.ts'
import { REPERTOIRE, talkIn } from '../repertoire.ts'
import { sitDown } from './online-table.ts'
import { sayTold, wordsOf } from '../words/faults.ts'
import { phrase } from '../words/words.ts'

/** The game on a server that the options name; null: they name none; a text says why it isn't available. */
export async function openOnline(
  scenario: string | undefined,
  options: OnlineOptions,
  known: Repertoire = REPERTOIRE,
): Promise<Online | string | null> {
  const open = wayIn(scenario, options, known)
  if (open === null || typeof open === 'string') return open
  if (options.seed !== undefined) return phrase('online:no-seed')
  if (options.hotseat === true) return phrase('online:no-hotseat')
  try {
    return await open()
  } catch (error) {
    if (isServerError(error)) return sayTold(error.told)
    throw error
  }
}

type Way = () => Promise<Online | string>

function wayIn(scenario: string | undefined, options: OnlineOptions, known: Repertoire): Way | string | null {
  const { server, join, watch, resume } = options
  if (join !== undefined) {
    const link = linkFrom(join, server)
    return link === null || link.invitation === null
      ? noLink('--join', join, 'join/GAME#INVITATION')
      : () => acceptInvitation(link, options, known)
  }
  if (watch !== undefined) {
    const link = linkFrom(watch, server)
    return link === null ? noLink('--watch', watch, 'watch/GAME') : () => lookOn(link, known)
  }
  if (resume !== undefined && isSeatFile(resume)) return () => comeBack(resume, server, known)
  if (server === undefined) return null
  if (resume !== undefined) return phrase('online:resume-server', { path: resume })
  if (scenario === undefined) return phrase('online:which-scenario')
  return () => beginGame(server, scenario, options, known)
}

/** A link; a server named beside it overrides the one in the link, as a server may have several names. */
function linkFrom(text: string, server: string | undefined): GameLink | null {
  const link = parseLink(text)
  return link === null || server === undefined ? link : { ...link, url: server }
}

const noLink = (option: string, found: string, form: string): string =>
  phrase('online:bad-link', { option, form, typed: wordsOf(found) })

/** A spectator sees what everyone may see. */
async function lookOn({ url, game }: GameLink, known: Repertoire): Promise<Online | string> {
  const opened = await packFor(url, await gameSummary(url, game), known)
  if (typeof opened === 'string') return opened
  const farewell = phrase('online:farewell-watch', { link: linkText({ url, game, invitation: null }) })
  const talk = talkIn(known, opened)
  const session = await sitDown({
    url,
    game,
    opened,
    talk,
    token: null,
    again: true,
    farewell,
    seatFile: null,
  })
  return typeof session === 'string' ? session : { session, notices: [] }
}
