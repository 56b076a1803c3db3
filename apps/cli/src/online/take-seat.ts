import { rmSync } from 'node:fs'
import type { GameLink, NewGame, ScenarioSummary } from '@sandtable/protocol'
import type { Online, OnlineOptions } from './way-in.ts'
import type { Repertoire } from '../repertoire.ts'
import type { SeatFile } from './seat-file.ts'
import {
  createGame,
  gameSummary,
  isServerError,
  linkText,
  listScenarios,
  randomHex,
} from '@sandtable/protocol'
import { freeName } from '../play/keep.ts'
import { HUMAN } from '../play/session.ts'
import { nameApart } from '@sandtable/shelf'
import { playerNamed, seatsOf } from '../play/seats.ts'
import { seatFile, writeSeat } from './seat-file.ts'
import { sitAt } from './come-back.ts'
import { wordsOf } from '../words/faults.ts'
import { phrase } from '../words/words.ts'

/** Starts a game on a server and takes a seat in it; every player who isn't a bot is invited. */
export async function beginGame(
  url: string,
  name: string,
  options: OnlineOptions,
  known: Repertoire,
): Promise<Online | string> {
  const all = await listScenarios(url)
  const scenario = scenarioNamed(all, name)
  if (scenario === null)
    return phrase('online:no-scenario', { url, name, scenarios: all.map(({ id }) => id) })
  const { id, players, bots } = scenario
  const seats = seatsOf(players, options, { names: [HUMAN, ...bots], usual: HUMAN })
  if ('trouble' in seats) return wordsOf(seats.trouble)
  const wanted = seats.map((seat): NewGame['seats'][number] => (seat === HUMAN ? HUMAN : { bot: seat }))
  const { game, commitment, invitations, host } = await createGame(url, { scenario: id, seats: wanted })
  const own = ownPlayer(players, options)
  const others = invitations.flatMap((invitation, player) =>
    invitation === null || player === own ? [] : [{ player, link: linkText({ url, game, invitation }) }],
  )
  const invitation = invitations[own]
  if (invitation === undefined || invitation === null) return phrase('online:no-invitation', { url })
  const file = {
    server: url,
    game,
    scenario: id,
    commitment,
    invitations: others,
    ...(host === undefined ? {} : { host }),
  }
  return takeNow(file, invitation, options, known)
}

/** Takes the seat that an invitation is for. */
export async function acceptInvitation(
  { url, game, invitation }: GameLink,
  options: OnlineOptions,
  known: Repertoire,
): Promise<Online | string> {
  const { scenario, commitment } = await gameSummary(url, game)
  const file = { server: url, game, scenario, commitment, invitations: [] }
  return takeNow(file, invitation as string, options, known)
}

/** The token is saved before it takes the seat, so that no broken line can lose the seat. */
async function takeNow(
  game: Omit<SeatFile, 'format' | 'version' | 'seat'>,
  invitation: string,
  { name = 'Player', seat: path = freeName(fileName(game.scenario), '.seat.json') }: OnlineOptions,
  known: Repertoire,
): Promise<Online | string> {
  const seat = { player: null, name, invitation, token: randomHex(32), nonce: randomHex(32) }
  const file = seatFile({ ...game, seat })
  const trouble = writeSeat(path, file, 'new')
  if (trouble !== null) return trouble
  try {
    return await sitAt(path, file, false, known)
  } catch (error) {
    if (isServerError(error) && error.error !== null) rmSync(path, { force: true })
    throw error
  }
}

/** A scenario's name comes from a server, and becomes part of a file name. */
const fileName = (scenario: string): string => scenario.replace(/[^A-Za-z0-9-]/g, '').slice(0, 60) || 'game'

function ownPlayer(players: ScenarioSummary['players'], { as }: OnlineOptions): number {
  const found = as === undefined ? null : playerNamed(players, as)
  return found !== null && 'found' in found ? found.found.number : 0
}

/** A scenario by its name, or the only one that starts with the text; terms stay behind the name. */
function scenarioNamed(all: readonly ScenarioSummary[], name: string): ScenarioSummary | null {
  const { pack, terms } = nameApart(name)
  const begun = all.filter(({ id }) => id.startsWith(pack))
  const found = all.find(({ id }) => id === pack) ?? (begun.length === 1 ? begun[0] : undefined)
  if (found === undefined) return null
  return terms === null ? found : { ...found, id: `${found.id}--${terms}` }
}
