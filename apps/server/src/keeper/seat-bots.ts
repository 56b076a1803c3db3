import type { Answer, DeepReadonly, Proposal, Word } from '@sandtable/kernel'
import type { Store } from '@sandtable/store'
import type { BotPool } from '../bots/pool.ts'
import type { Clock } from '../time.ts'
import type { Library } from './library.ts'
import type { HostedGame } from './hall.ts'
import type { Room } from '../game/room.ts'
import type { Task } from './task.ts'
import type { Complain } from './complain.ts'
import { freeze, isAsked, questionOf } from '@sandtable/kernel'
import { answerDecision } from '../game/deeds.ts'
import { courseNow } from './requests.ts'
import { isStuck } from '../game/body.ts'
import { say } from '../game/parley.ts'
import { botSeed, decisionId } from '../game/secrets.ts'

export interface BotDesk {
  readonly store: Store
  readonly bots: BotPool
  readonly clock: Clock
  readonly library: Library
  readonly put: (place: HostedGame, task: Task) => void
  readonly complain: Complain
}

/** Asks a game's bots for the answers they owe, except for decisions that one is already thinking about. */
export type Crew = (place: HostedGame, room: Room) => void

export const seatBots =
  (desk: BotDesk): Crew =>
  (place, room) => {
    if (room.g === null || room.body.outcome !== null || isStuck(room.body)) return
    const { open = null } = room.body.talk ?? {}
    if (open !== null) return reply(desk, place, room, open)
    for (const { player } of room.owed) {
      const { holder, bot } = room.body.seats[player] ?? {}
      if (holder !== 'bot' || bot === null || bot === undefined) continue
      const decision = decisionId(room.body.secret, questionOf(room.g), player)
      if (place.thinking.has(decision)) continue
      place.thinking.add(decision)
      think(desk, room, player, bot, decision)
        .then(answer => answer !== undefined && desk.put(place, answering(desk, player, decision, answer)))
        .catch((error: unknown) => desk.complain(error, { what: 'bot', game: place.id, bot }))
        .finally(() => place.thinking.delete(decision))
    }
  }

/** While something is on offer the bots wait for what comes of it, and the next of them to be asked says what it thinks. */
function reply(desk: BotDesk, place: HostedGame, room: Room, open: Proposal): void {
  const player = room.body.seats.findIndex(({ holder }, seat) => holder === 'bot' && isAsked(open, seat))
  if (player < 0) return
  const { clock, store, put } = desk
  put(place, {
    is: 'doing',
    run: (now, so) => {
      const order = { player, command: null, now: clock.now() }
      return say(now, order, replyOf(now, player, open), () => courseNow(store, now, so))
    },
    hear: () => {},
  })
}

/** K-18 A bot gives moves back, and takes a draw by its own estimate. */
function replyOf({ g, system, s }: Room, player: number, { what }: Proposal): Word {
  if (what === 'undo') return 'accept'
  const view = g === null ? null : system.rules.view(s, g.p as DeepReadonly<object>, player)
  return view !== null && system.takesDraw?.(s, view, player) === true ? 'accept' : 'decline'
}

async function think(
  { bots, library }: BotDesk,
  room: Room,
  player: number,
  bot: string,
  decision: string,
): Promise<Answer | undefined> {
  const { record, body, system, g } = room
  // Taken now: by the time the pack is loaded, the game may have moved on.
  const game = JSON.stringify(freeze(g as NonNullable<typeof g>))
  const { pack } = await library.packOf(record.pack)
  return bots.think({
    ruleset: record.ruleset,
    bot,
    player,
    game,
    version: system.rules.version,
    digest: record.pack,
    pack,
    seed: botSeed(body.secret, decision),
  })
}

/** A bot's answer; one that comes too late is dropped, and so is one that would pass over what is on offer. */
const answering = ({ clock }: BotDesk, player: number, decision: string, answer: Answer): Task => ({
  is: 'doing',
  run: room => {
    const { open = null } = room.body.talk ?? {}
    const order = { player, command: `bot/${decision}`, now: clock.now() }
    return open === null ? answerDecision(room, order, decision, [answer]) : null
  },
  hear: () => {},
})
