import type { Answer, Viewer } from '@sandtable/kernel'
import type { Accepted, Hello, Message, Refusal, Request, SampleRequest } from '@sandtable/protocol'
import type { Store, Turn } from '@sandtable/store'
import type { Course } from '../game/course.ts'
import type { Deed, Order } from '../game/deeds.ts'
import type { Clock } from '../time.ts'
import type { Heard, Task } from './task.ts'
import type { Room } from '../game/room.ts'
import { isSpace, questionOf, rollDice, seeded } from '@sandtable/kernel'
import { answerDecision, takeBack, takeHoliday } from '../game/deeds.ts'
import { courseOf } from '../game/course.ts'
import { say } from '../game/parley.ts'
import { decisionId, fitsHash, sampleSeed } from '../game/secrets.ts'
import { historyFrom } from './past.ts'
import { isRefusal } from './task.ts'
import { refusal, told } from '../refusals.ts'
import { whatOf } from '../game/what.ts'

/** Everything a seat may ask for once it has said hello. */
export type Ask = Exclude<Request, Hello>

export interface Office {
  readonly store: Store
  readonly clock: Clock
}

/** The player with this token; undefined: it fits no seat. Without a token the client is a spectator. */
export function viewerWith(room: Room, token: string | undefined): Viewer | undefined {
  if (token === undefined) return null
  const player = room.body.seats.findIndex(seat => fitsHash(token, seat.token))
  return player < 0 ? undefined : player
}

/** A request as a task, for the viewer whom the client's token still stands for. */
export function taskFor(
  office: Office,
  token: string | undefined,
  ask: Ask,
  send: (m: Message) => void,
): Task {
  const { id } = ask
  const refuse = (why: Refusal): void => send({ is: 'refused', id, ...told(why) })
  if (ask.do === 'history')
    return {
      is: 'looking',
      fail: refuse,
      look: async room => {
        const viewer = viewerWith(room, token) ?? null
        const { events, more } = await historyFrom(office.store, room, viewer, ask.from)
        send({ is: 'history', id, from: ask.from, events, more })
      },
    }
  if (ask.do === 'sample')
    return {
      is: 'looking',
      fail: refuse,
      look: room => send({ is: 'samples', id, answers: samplesOf(room, viewerWith(room, token), ask) }),
    }
  return {
    is: 'doing',
    run: (room, so) => doOnce(office, room, so, viewerWith(room, token) ?? null, ask),
    hear: (heard: Heard) => (isRefusal(heard) ? refuse(heard) : send(acceptedBy(id, heard.turn))),
  }
}

/** The reply to a command: the same whether it was done now or before. */
function acceptedBy(id: string, turn: Turn | null): Accepted {
  const what = turn === null ? null : whatOf(turn)
  const { taken, stop } =
    what?.do === 'answer' ? { taken: what.answers.length, stop: what.stop } : { taken: 0, stop: null }
  return { is: 'accepted', id, taken, stop }
}

type Command = Exclude<Ask, { do: 'history' | 'sample' }>

/** Runs a command that hasn't been done before: a repeated one is found in the history by its key. */
async function doOnce(
  { store, clock }: Office,
  room: Room,
  so: readonly Deed[],
  player: number | null,
  command: Command,
): Promise<Deed | readonly Deed[] | Refusal | Turn> {
  if (player === null) return refusal('not-your-seat')
  const key = keyOf(player, command)
  const order: Order = { player, command: key, now: clock.now() }
  const result =
    command.do === 'answer' ? answerDecision(room, order, command.decision, command.answers) : null
  if (result !== null && (!('key' in result) || !MAYBE_DONE.includes(result.key))) return result
  const before =
    so.find(({ turn }) => turn?.command === key)?.turn ?? (await store.turnOf(room.record.id, key))
  if (before !== null) return before
  if (command.do === 'undo') return takeBack(room, order)
  if (command.do === 'say') return say(room, order, command.word, () => courseNow(store, room, so))
  return command.do === 'holiday' ? takeHoliday(room, order, command.days) : (result as Refusal)
}

/** The course of a game up to now, through what is done and not yet committed. */
export const courseNow = (store: Store, { record }: Room, so: readonly Deed[]): Promise<Course> => {
  const since = so.flatMap(({ turn }) => (turn === null ? [] : [turn]))
  return courseOf(store, record.id, record.version - so.length, since)
}

/** A command is refused so when it has been taken already. */
const MAYBE_DONE: readonly Refusal['key'][] = ['stale-decision', 'not-your-decision', 'game-over']

/** A command's key in the history. A decision is answered once, so its key never comes again. */
const keyOf = (player: number, command: Command): NonNullable<Turn['command']> =>
  `${player}/${command.id}/${command.do === 'answer' ? command.decision : command.do}`

/** Answers that would be accepted now; none if no answer is owed. Asked again under the same id, they are the same. */
function samplesOf(room: Room, viewer: Viewer | undefined, { id, count }: SampleRequest): Answer[] {
  const asked = room.owed.find(({ player }) => player === viewer)
  if (asked === undefined || room.g === null) return []
  const { options, player } = asked
  const { secret } = room.body
  const dice = seeded(sampleSeed(secret, decisionId(secret, questionOf(room.g), player), id))
  return Array.from({ length: count }, () =>
    isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Answer),
  )
}
