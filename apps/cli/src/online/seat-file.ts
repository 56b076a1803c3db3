import { readFileSync, writeFileSync } from 'node:fs'
import { isBytes32 } from '@sandtable/shelf'

/** What somebody keeps of a game on a server, so that he can leave and come back. Whoever has it has the seat. */
export interface SeatFile {
  readonly format: 'sandtable-seat'
  readonly version: number
  readonly server: string
  readonly game: string
  readonly scenario: string
  /** What the dice were committed to before he sat down. */
  readonly commitment: string
  readonly seat: HeldSeat
  /** Links to the other seats, for those who began the game. */
  readonly invitations: readonly SeatLink[]
}

export interface HeldSeat {
  /** Null: it has not been taken yet, as far as he was told. */
  readonly player: number | null
  readonly name: string
  readonly invitation: string
  readonly token: string
  /** His own part in the dice. */
  readonly nonce: string
}

export interface SeatLink {
  readonly player: number
  readonly link: string
}

const VERSION = 1

export const seatFile = (file: Omit<SeatFile, 'format' | 'version'>): SeatFile => ({
  format: 'sandtable-seat',
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      return `${path} is there already: please choose another name for the seat file`
    return `${path}: cannot be written (${(error as Error).message})`
  }
}

/** Whether a file is meant as a seat file. */
export function isSeatFile(path: string): boolean {
  try {
    return /"format"\s*:\s*"sandtable-seat"/.test(readFileSync(path, 'utf8').slice(0, 400))
  } catch {
    return false
  }
}

/** Reads a seat file; a text says why it is none. */
export function readSeat(path: string): SeatFile | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return `${path}: expected a seat file, found no file that can be read`
  }
  try {
    const file = JSON.parse(text) as SeatFile
    if (file?.format !== 'sandtable-seat') return `${path}: expected format 'sandtable-seat'`
    if (file.version !== VERSION)
      return `${path}: its format version is ${file.version}, and this program reads ${VERSION}`
    return isWhole(file) ? file : `${path}: it lacks something that holds a seat`
  } catch (error) {
    return `${path}: expected one whole JSON object (${(error as Error).message})`
  }
}

const isWhole = ({ server, game, scenario, commitment, seat, invitations }: SeatFile): boolean =>
  [server, game, scenario, seat?.name, seat?.invitation, seat?.token].every(
    text => typeof text === 'string' && text !== '',
  ) &&
  URL.canParse(server) &&
  (seat.player === null || Number.isSafeInteger(seat.player)) &&
  isBytes32(commitment) &&
  isBytes32(seat.nonce) &&
  Array.isArray(invitations) &&
  invitations.every(({ player, link }) => Number.isSafeInteger(player) && typeof link === 'string')
