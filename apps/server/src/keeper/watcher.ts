import type { Data, Pending, Viewer } from '@sandtable/kernel'
import type { Decision, Message, Refusal, SeatState, StateMessage } from '@sandtable/protocol'
import type { Deed } from '../game/deeds.ts'
import type { Room } from '../game/room.ts'
import { at, isSpace, questionOf } from '@sandtable/kernel'
import { barredFor, isStuck } from '../game/body.ts'
import { deadlineOf, waitingIn } from '../game/clock.ts'
import { looseBy, rowOf, viewFor } from '../game/room.ts'
import { decisionId } from '../game/secrets.ts'

/** A viewer of a game: which one, and how far the viewer's stream has been sent. */
export interface Watcher {
  readonly viewer: Viewer
  readonly send: (message: Message) => void
  /** Ends it, with the reason. */
  readonly dismiss: (refusal: Refusal) => void
  /** The hash of the token that holds its seat; null: a spectator. */
  readonly token: string | null
  /** Whether its decisions come with their options. */
  readonly options: boolean
  /** The number of the stream sent so far, and the last state and decision sent. */
  number: number
  state: string
  decision: string
  /** Whether the viewer still owes the last decision sent. */
  owes: boolean
}

export const watcherOf = (
  viewer: Viewer,
  room: Room,
  { send, dismiss, options }: Pick<Watcher, 'send' | 'dismiss' | 'options'>,
): Watcher => ({
  viewer,
  send,
  dismiss,
  token: tokenOf(viewer, room),
  options,
  number: 0,
  state: '',
  decision: '',
  owes: false,
})

const tokenOf = (viewer: Viewer, { body }: Room): string | null =>
  viewer === null ? null : (body.seats[viewer]?.token ?? null)

/** Whether it still holds the seat it came with. */
export const stillSits = ({ viewer, token }: Watcher, room: Room): boolean => token === tokenOf(viewer, room)

/** Sends a watcher what was committed together; if one of its commands was taken back, the view as it is now. */
export function show(watcher: Watcher, room: Room, deeds: readonly Deed[]): void {
  const { viewer } = watcher
  if (deeds.some(({ back }) => back.includes(viewer))) showView(watcher, room)
  else
    showEvents(
      watcher,
      deeds.flatMap(({ shown }) => shown[rowOf(room.body, viewer)] as readonly Data[]),
    )
}

export function showEvents(watcher: Watcher, events: readonly Data[]): void {
  if (events.length === 0) return
  watcher.send({ is: 'events', from: watcher.number, events })
  watcher.number += events.length
}

/** The whole view, as it is now. */
export function showView(watcher: Watcher, room: Room): void {
  watcher.number = at(room.body.told, rowOf(room.body, watcher.viewer))
  watcher.send({ is: 'view', number: watcher.number, view: viewFor(room, watcher.viewer) })
}

/** The state of the game, and the decision the watcher owes, if either differs from what was sent last. */
export function showStanding(watcher: Watcher, room: Room): void {
  const state = stateOf(room)
  const stateText = JSON.stringify(state)
  if (stateText !== watcher.state) watcher.send(state)
  watcher.state = stateText
  if (watcher.viewer === null) return
  const decision = decisionFor(room, watcher.viewer, watcher.options)
  const undo = looseBy(room.body) === watcher.viewer && room.body.outcome === null
  const barred = barredFor(room.body, watcher.viewer)
  const decisionText = JSON.stringify([decision, undo, barred])
  if (decisionText !== watcher.decision)
    watcher.send({ is: 'decision', decision, undo, ...(barred === null ? {} : { barred }) })
  watcher.decision = decisionText
  watcher.owes = decision !== null
}

function stateOf(room: Room): StateMessage {
  const { body, record } = room
  return {
    is: 'state',
    stage: record.stage,
    waiting: waitingIn(body),
    seats: body.seats.map((seat, player): SeatState => {
      const dueAt = deadlineOf(body, seat)
      const ticks = body.clock.perMove !== undefined || body.clock.reserve !== undefined
      const { name, holder, awayUntil } = seat
      return { player, name, holder, dueAt, reserve: ticks ? seat.reserve : null, awayUntil }
    }),
    outcome: body.outcome,
    ...(body.talk === undefined ? {} : { talk: body.talk }),
    ...(isStuck(body) ? { stuck: true as const } : {}),
  }
}

/** The decision that a player owes, with its options if requested; null: none. */
function decisionFor(room: Room, player: number, options: boolean): Decision | null {
  const asked = room.owed.find(one => one.player === player)
  if (asked === undefined || room.g === null) return null
  const id = decisionId(room.body.secret, questionOf(room.g), player)
  const { kind, rule } = asked
  return { id, kind, rule, agenda: room.g.agenda, ...(options ? { options: optionsOf(asked) } : {}) }
}

const optionsOf = ({ options }: Pending): NonNullable<Decision['options']> =>
  isSpace(options) ? { shape: options.shape } : { list: options }
