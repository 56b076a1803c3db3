import type { Why } from '../../messages.ts'

/** Why a server refused something, as part of a sentence. */
export const REFUSAL_WORDS = {
  malformed: 'the server couldn’t read the message',
  'too-large': 'the message is too large',
  'too-deep': 'the message is nested too deeply',
  'too-fast': 'too many messages; wait a moment',
  'hello-first': 'the first message must be a hello',
  'bad-token': 'no seat in this game has this token',
  'bad-invitation': 'no open seat in this game has this invitation',
  'token-taken': 'another seat in this game has this token; draw one for each seat',
  'no-such-game': 'there is no such game here',
  'not-begun': 'the game hasn’t started: seats are still open',
  'not-your-seat': 'only the holder of a seat can do that',
  'not-your-decision': 'you have nothing to decide now',
  'stale-decision': 'this decision has already been made',
  'not-an-option': 'that isn’t one of the options',
  'nothing-to-undo': 'there’s nothing to undo yet',
  'undo-dice': 'can’t undo: dice have been rolled since',
  'undo-secret': 'can’t undo: something hidden has come out since',
  'undo-others': 'can’t undo: another player has answered since',
  'game-over': 'the game is over',
  'no-holiday': 'you don’t have that many days off left',
  'cannot-go-on': 'the rules failed at this point',
  'not-stuck': 'the game isn’t stuck; only a game that the rules have stopped can be rolled back',
  'not-the-host': 'only the host can roll back the game',
  'try-again': 'this may not have been saved; send it again under the same id, and it counts once',
} as const satisfies Readonly<Record<Why, string>>
