import type { HeldSeat } from '../game/seats.ts'
import type { SeatNews } from './seat-news.ts'
import { saidBy } from './said-by.ts'

/** The sources of a report. */
export interface Facts {
  readonly error: unknown
  /** The part of the page that broke. */
  readonly part: string
  readonly build: string | null
  readonly browser: string
  readonly path: string
  readonly told: SeatNews | null
  /** The seats of this browser, whose secrets are redacted. */
  readonly seats: readonly HeldSeat[]
  readonly at: Date
}

/** The name of a report's file, and its text. */
export function reportOf({ error, part, build, browser, path, told, seats, at }: Facts): {
  readonly name: string
  readonly text: string
} {
  const report = {
    about: 'A problem in Sandtable',
    at: at.toISOString(),
    part,
    error: wordsOf(error),
    versions: { build, ruleset: told === null ? null : `${told.ruleset} ${told.version}`, browser },
    path,
    told,
  }
  const text = `${JSON.stringify(report, null, 2)}\n`
  const name = `sandtable-problem-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.json`
  return { name, text: withoutSecrets(text, seats) }
}

function wordsOf(error: unknown): { message: string; stack: string; cause: unknown } {
  if (!(error instanceof Error)) return { message: withoutCodes(saidBy(error)), stack: '', cause: null }
  const cause: unknown = error.cause === undefined ? null : wordsOf(error.cause)
  return { message: withoutCodes(saidBy(error)), stack: withoutCodes(error.stack ?? ''), cause }
}

/**
 * Tokens, invitations and seeds are long rows of digits, small letters and capitals; a few have no digit. So are the
 * names of our own scripts.
 */
const CODE = /(?<![\w-])(?=[\w-]*(?:\d|[a-z][\w-]*[A-Z]|[A-Z][\w-]*[a-z]))[\w-]{22,}(?![\w-]|\.js)/g

const withoutCodes = (words: string): string => words.replaceAll(CODE, '[secret]')

/** Secrets are long; shorter texts occur in any report. */
const SHORTEST = 8

/** The stream of a seat has none of its secrets; this makes sure. */
function withoutSecrets(text: string, seats: readonly HeldSeat[]): string {
  return seats
    .flatMap(({ token, nonce, host = '', links }) => [
      token,
      nonce,
      host,
      ...links.flatMap(link => link?.split('#')[1] ?? []),
    ])
    .filter(secret => secret.length >= SHORTEST)
    .reduce((left, secret) => left.replaceAll(secret, '[secret]'), text)
}
