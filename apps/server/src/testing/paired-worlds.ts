import { createHash } from 'node:crypto'
import type { Answer, Dice, Game, Kind, Options, Ruleset, Viewer } from '@sandtable/kernel'
import type { GameRecord } from '@sandtable/store'
import type { WarPack } from '@sandtable/shelf'
import type { Waw } from '@sandtable/waw'
import {
  begin,
  encode,
  fork,
  isSpace,
  over,
  pending,
  rollDice,
  seeded,
  seen,
  submit,
} from '@sandtable/kernel'
import { commitmentTo, fairDice } from '@sandtable/shelf'
import { counterpart, WAW } from '@sandtable/waw'
import { asData, bodyOf } from '../game/body.ts'
import { hashOf } from '../game/secrets.ts'
import { newGame } from '../keeper/new-game.ts'
import { snapshotOf } from '../game/room.ts'

/** Two games that differ only in what one viewer can't know. */
export interface Pair {
  readonly id: string
  readonly viewer: Viewer
  readonly here: Game<Waw>
  readonly there: Game<Waw>
}

/** One answer in both worlds that looks the same to the viewer, and the games after it. */
export interface Alike {
  readonly player: number
  readonly answers: readonly [Answer, Answer]
  readonly after: Pair
  /** Whether it can be taken back. */
  readonly loose: boolean
}

const bytes32 = (text: string): string => createHash('sha256').update(text).digest('hex')

export const tokenIn = (id: string, player: number): string => bytes32(`token ${id} ${player}`).slice(0, 32)

/** A game played on for a while, and the same in a world dealt again for a viewer. */
export function pairOf({ s }: WarPack, id: string, viewer: Viewer, answers: number): Pair {
  const nonces = s.players.map((_, player) => bytes32(`nonce ${id} ${player}`))
  const dice = seeded(id)
  const here = begin(WAW, s, { dice: fairDice({ secret: bytes32(id), nonces }) })
  for (let n = 0; n < answers && !over(here); n++) {
    const before = fork(here)
    const { player, options } = pending(here)[0] as ReturnType<typeof pending>[number]
    submit(here, player, anyOf(options, dice))
    if (over(here)) return dealt(before, id, viewer, dice)
  }
  return dealt(here, id, viewer, dice)
}

function dealt(here: Game<Waw>, id: string, viewer: Viewer, dice: Dice): Pair {
  const there = fork(here)
  there.p = WAW.world(here.s, WAW.view(here.s, here.p, viewer), viewer, dice)
  return { id, viewer, here, there }
}

/** Whether anything is hidden from the viewer. */
export const differs = ({ here, there }: Pair): boolean => encode(here.p) !== encode(there.p)

/** A world as stored, with its seats taken. */
export function recordIn(opened: WarPack, id: string, g: Game<Waw>): GameRecord {
  const wanted = {
    scenario: opened.id,
    seats: opened.s.players.map(() => 'human' as const),
    clock: { perMove: 1e9, reserve: 1e9 },
  }
  const { record } = newGame(opened, opened.system, wanted, 0)
  const body = bodyOf(record)
  const owing = new Set(pending(g).map(({ player }) => player))
  const seats = body.seats.map((seat, player) => ({
    ...seat,
    holder: 'human' as const,
    invitation: null,
    nonce: bytes32(`nonce ${id} ${player}`),
    token: hashOf(tokenIn(id, player)),
    since: owing.has(player) ? FIRST : null,
  }))
  const secret = bytes32(id)
  const alike = { ...body, seats, secret, commitment: commitmentTo(secret), asked: g.asked }
  const snapshot = snapshotOf(g as unknown as Game<Kind>)
  return { ...record, id, stage: 'playing', createdAt: FIRST, snapshot, body: asData(alike) }
}

/** When the games of a pair were set up. */
export const FIRST = 1_800_000_000_000

const anyOf = (options: Options, dice: Dice): Answer =>
  isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Answer)

const TRIES = 20

/**
 * An answer for the first player asked that by the rules looks the same to the viewer in both worlds; null: none was
 * found.
 */
export function alike(pair: Pair, dice: Dice): Alike | null {
  const asked = pending(pair.here)[0]
  if (asked === undefined) return null
  const { player, options } = asked
  const { here, there, viewer } = pair
  for (let n = 0; n < TRIES; n++) {
    const answer = anyOf(options, dice)
    const other = player === viewer ? answer : counterpart(here.s)(here.p, there.p, player, answer)
    const after = { ...pair, here: answered(here, player, answer), there: answered(there, player, other) }
    if (after.here === null || after.there === null) continue
    if (told(after.here, viewer) !== told(after.there, viewer)) continue
    return {
      player,
      answers: [answer, other],
      after: after as Pair,
      loose: isLoose(here, after.here, player),
    }
  }
  return null
}

function answered(g: Game<Waw>, player: number, answer: Answer): Game<Waw> | null {
  const on = fork(g)
  on.log = []
  return submit(on, player, answer) === null ? on : null
}

/** All that the rules show a viewer after an answer: events, the players asked, and the decision. */
function told(g: Game<Waw>, viewer: Viewer): string {
  const events = (g.log ?? []).map(e => seen(WAW as Ruleset<Waw>, e, viewer)).filter(e => e !== null)
  const owed = pending(g).map(({ player, kind, options }) =>
    player === viewer ? [player, kind, isSpace(options) ? options.shape : options] : [player, kind],
  )
  return encode([events, owed])
}

const isLoose = (before: Game<Waw>, after: Game<Waw>, player: number): boolean =>
  after.dice.used === before.dice.used &&
  after.revealed === before.revealed &&
  !over(after) &&
  pending(after).every(owed => owed.player === player)

/** The games before an answer that was taken back; only the count of answers is kept. */
export const takenBack = (before: Pair, after: Pair): Pair => ({
  ...before,
  here: { ...fork(before.here), asked: after.here.asked + 1 },
  there: { ...fork(before.there), asked: after.there.asked + 1 },
})
