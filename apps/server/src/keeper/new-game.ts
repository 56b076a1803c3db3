import type { ClockSettings, NewGame } from '@sandtable/protocol'
import type { GameRecord } from '@sandtable/store'
import type { GameSystem, OpenedPack } from '@sandtable/shelf'
import type { GameBody, Seat } from '../game/body.ts'
import { commitmentTo } from '@sandtable/shelf'
import { asData } from '../game/body.ts'
import { drawSecret, drawToken, hashOf } from '../game/secrets.ts'
import { fullClock } from '../game/clock.ts'

/** A game without players yet, the invitations to its seats, and its host's token. */
export interface Opened {
  readonly record: GameRecord
  readonly invitations: readonly (string | null)[]
  /** The token of the player who started it. */
  readonly host: string
}

export function newGame(
  { pack, s, digest, id }: OpenedPack,
  { rules, summaryOf }: GameSystem,
  { seats: wanted, clock = {} }: NewGame,
  now: number,
): Opened {
  const invitations = wanted.map(seat => (seat === 'human' ? drawToken() : null))
  const { players, absent } = summaryOf(pack)
  const seats = wanted.map((seat, player) =>
    seat === 'human'
      ? openSeat(players[player]?.name ?? '', invitations[player] as string, clock)
      : botSeat(seat.bot, clock),
  )
  const secret = drawSecret()
  const host = drawToken()
  const body: GameBody = {
    seats,
    secret,
    commitment: commitmentTo(secret),
    clock,
    absent,
    loose: [],
    held: [],
    asked: 0,
    told: Array.from({ length: rules.players(s) + 1 }, () => 0),
    outcome: null,
    host: hashOf(host),
  }
  const record: GameRecord = {
    id: drawToken(),
    version: 1,
    stage: 'gathering',
    ruleset: rules.name,
    rulesetVersion: rules.version,
    scenario: id,
    pack: digest,
    createdAt: now,
    dueAt: null,
    body: asData(body),
    snapshot: null,
  }
  return { record, invitations, host }
}

const openSeat = (name: string, invitation: string, clock: ClockSettings): Seat => ({
  ...EMPTY,
  ...fullClock(clock),
  name,
  invitation: hashOf(invitation),
})

const botSeat = (bot: string, clock: ClockSettings): Seat => ({
  ...EMPTY,
  ...fullClock(clock),
  holder: 'bot',
  name: bot,
  bot,
  nonce: drawSecret(),
})

const EMPTY: Seat = {
  holder: 'open',
  name: '',
  bot: null,
  invitation: null,
  token: null,
  nonce: null,
  since: null,
  reserve: 0,
  holidays: 0,
  awayUntil: null,
}
