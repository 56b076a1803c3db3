import { readFileSync, statSync, writeFileSync } from 'node:fs'
import {
  atLeast,
  checked,
  codeOf,
  hexDigits,
  isRecord,
  letters,
  orNull,
  rowOf,
  TEXT,
  that,
  whole,
} from '@sandtable/kernel'
import { parseLink, readJson } from '@sandtable/protocol'
import { phrase } from '../words/words.ts'
import { sayCause } from '../words/faults.ts'

/** A player's file for a game on a server, to leave and come back. Anyone with the file has the seat. */
export interface SeatFile {
  readonly format: 'sandtable-seat'
  readonly version: number
  readonly server: string
  readonly game: string
  readonly scenario: string
  /** The commitment to the dice, from before the player took the seat. */
  readonly commitment: string
  readonly seat: HeldSeat
  /** Links to the other seats, for the player who started the game. */
  readonly invitations: readonly SeatLink[]
  /** The token of the game's host, for the player who started it. */
  readonly host?: string
}

export interface HeldSeat {
  /** Null: not taken yet, as far as is known. */
  readonly player: number | null
  readonly name: string
  readonly invitation: string
  readonly token: string
  /** The player's own part in the dice. */
  readonly nonce: string
}

export interface SeatLink {
  readonly player: number
  readonly link: string
}

const FORMAT = 'sandtable-seat'
const VERSION = 1

export const seatFile = (file: Omit<SeatFile, 'format' | 'version'>): SeatFile => ({
  format: FORMAT,
  version: VERSION,
  ...file,
})

/** Writes a seat file that nobody else on this machine can read; a text says why there is none. */
export function writeSeat(path: string, file: SeatFile, how: 'new' | 'again'): string | null {
  try {
    const flag = how === 'new' ? 'wx' : 'w'
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag })
    return null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return phrase('seat:exists', { path })
    return phrase('seat:cannot-write', { path, why: sayCause(codeOf(error)) })
  }
}

/** Whether a file is meant to be a seat file. */
export function isSeatFile(path: string): boolean {
  return /"format"\s*:\s*"sandtable-seat"/.test(textOf(path)?.slice(0, 400) ?? '')
}

/** Reads a seat file, and checks all of it before anything uses it; a text says why it isn't one. */
export function readSeat(path: string): SeatFile | string {
  const text = textOf(path)
  if (text === null) return phrase('seat:unreadable', { path })
  const file = readJson(text)
  if (file === undefined) return phrase('seat:cut-short', { path })
  if (!isRecord(file) || file.format !== FORMAT) return phrase('seat:no-seat-file', { path, format: FORMAT })
  if (file.version !== VERSION)
    return typeof file.version === 'number'
      ? phrase('seat:version', { path, wanted: VERSION, found: file.version })
      : phrase('seat:no-version', { path, wanted: VERSION })
  const read = checked(SEAT_FILE, file)
  return 'fault' in read ? phrase('seat:damaged', { path, at: read.fault.parts.at }) : seatFile(read.value)
}

/** A seat file has a few hundred bytes; null: it can't be read, or is something else. */
function textOf(path: string): string | null {
  try {
    return statSync(path).size > 1_000_000 ? null : readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const ID = letters(1, 64)
const BYTES = hexDigits(64)
const SERVER = that(
  (value): value is string => typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
)
const LINK = that(
  (value): value is string => typeof value === 'string' && parseLink(value)?.invitation !== undefined,
)

const SEAT_FILE = atLeast(
  {
    server: SERVER,
    game: ID,
    scenario: ID,
    commitment: BYTES,
    seat: atLeast({ player: orNull(whole(0)), name: TEXT, invitation: ID, token: ID, nonce: BYTES }),
    invitations: rowOf(atLeast({ player: whole(0), link: LINK })),
  },
  { host: ID },
)
