import type { Why } from '@sandtable/protocol'
import type { Turn } from '@sandtable/store'
import type { Deed } from '../game/deeds.ts'
import type { Room } from '../game/room.ts'

/** What somebody wants of a game; tasks are done in the order in which they come. */
export type Task = Doing | Looking

/** Something that changes the game; callers hear of it once it is committed. */
export interface Doing {
  readonly is: 'doing'
  /**
   * Does it to the room, after what was done in this round already, or says why not. Where it was done before it gives
   * the turn of that time, or null if there is none. May be called again if another process was faster.
   */
  readonly run: (room: Room, so: readonly Deed[]) => Promise<Done> | Done
  /** Called once. */
  readonly hear: (heard: Heard) => void
}

type Done = Deed | Why | Turn | null

/** Somebody who wants to see a game as it is committed, and before anything else happens to it. */
export interface Looking {
  readonly is: 'looking'
  readonly look: (room: Room) => Promise<void> | void
  readonly fail: (refusal: Refusal) => void
}

export interface Refusal {
  readonly why: Why
  readonly text: string
}

/** What was done, now or before, or why it was not. */
export type Heard = { readonly room: Room; readonly turn: Turn | null } | Refusal

export const isRefusal = (heard: Heard): heard is Refusal => 'why' in heard

export const refusal = (why: Why): Refusal => ({ why, text: TEXTS[why] })

/** What a refusal means, for people. */
const TEXTS: Readonly<Record<Why, string>> = {
  malformed: 'this is no message of the protocol',
  'too-large': 'the message is too large',
  'too-deep': 'the message is nested too deeply',
  'too-fast': 'too many messages; please wait a little',
  'hello-first': 'the first message must be a hello',
  'bad-token': 'no seat of this game has this token',
  'bad-invitation': 'no open seat of this game has this invitation',
  'token-taken': 'another seat of this game has this token; draw one for each seat',
  'no-such-game': 'there is no such game here',
  'not-begun': 'the game has not begun: seats are still open',
  'not-your-seat': 'only who holds a seat may do that',
  'not-your-decision': 'you are not asked for anything now',
  'stale-decision': 'this decision is not open any more',
  'not-an-option': 'the answer is none of the options',
  'nothing-to-undo': 'there’s nothing to undo yet',
  'undo-dice': 'can’t undo: dice have been rolled since',
  'undo-secret': 'can’t undo: something hidden has come out since',
  'undo-others': 'can’t undo: another player has answered since',
  'game-over': 'the game is over',
  'no-holiday': 'you have not so many days of holiday left',
  'cannot-go-on': 'the game cannot go on here',
  'not-stuck': 'this game is not stuck: only a game that the rules have stopped can be rolled back',
  'not-the-host': 'only the host of this game can roll it back',
  'try-again': 'this may not have been written down; send it again under the same id, and it counts once',
}
