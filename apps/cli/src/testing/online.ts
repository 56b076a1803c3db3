import { afterAll } from 'vitest'
import type { OnlineOptions } from '../online/way-in.ts'
import type { Session } from '../play/session.ts'
import type { Terminal } from '../terminal.ts'
import type { Typist } from './typist.ts'
import { startServer } from '@sandtable/server'
import type { ServerSettings } from '@sandtable/server'
import { openOnline } from '../online/open-online.ts'
import { REPERTOIRE } from '../repertoire.ts'
import { scratch } from './bin.ts'
import { sit } from '../play/play.ts'
import { sittingOf } from '../play/sitting.ts'
import { typist } from './typist.ts'

/** A real server that runs until a file's tests are over. */
export interface House {
  readonly url: string
  /** Stops it, and starts another in the same place. */
  readonly restart: () => Promise<void>
}

let houses = 0

export async function houseForTests(settings: Partial<ServerSettings> = {}): Promise<House> {
  const store = { folder: scratch(`house-${++houses}`) }
  const start = (port: number): ReturnType<typeof startServer> =>
    startServer({ port, host: '127.0.0.1', store, threads: 1, ...settings })
  let server = await start(0)
  afterAll(() => server.close())
  const { url } = server
  return {
    url,
    restart: async () => {
      await server.close()
      server = await start(Number(new URL(url).port))
    },
  }
}

let seats = 0

/** A path for a seat file that is not there yet. */
export const newSeat = (): string => scratch(`${++seats}.seat.json`)

export interface Guest {
  readonly session: Session
  readonly notices: string
  readonly seatFile: string
}

/** A client that comes to a server as the command line does. */
export async function guest(
  scenario: string | undefined,
  options: OnlineOptions,
  known = REPERTOIRE,
): Promise<Guest> {
  const seatFile = options.resume ?? options.seat ?? newSeat()
  const opened = await openOnline(scenario, { seat: seatFile, ...options }, known)
  if (opened === null || typeof opened === 'string') throw new Error(opened ?? 'these options mean no server')
  return { session: opened.session, notices: opened.notices.join('\n'), seatFile }
}

/** Plays at a terminal until the lines end, or the game does. */
export async function plays<T extends Terminal>(
  { session }: Guest,
  at: T,
  saveAs: string | null = null,
): Promise<T> {
  await sit(sittingOf(session, at, saveAs))
  session.close()
  return at
}

export const types = (
  who: Guest,
  script: Parameters<typeof typist>[0],
  saveAs: string | null = null,
): Promise<Typist> => plays(who, typist(script), saveAs)

/** The invitation that was printed, and the link to watch. */
export const invitationIn = ({ notices }: Guest): string => /--join "([^"]+)"/.exec(notices)?.[1] ?? ''
export const watchLinkIn = ({ notices }: Guest): string => /--watch (\S+)/.exec(notices)?.[1] ?? ''
