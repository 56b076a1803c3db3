export type * from './messages.ts'
export { PROTOCOL } from './messages.ts'
export type * from './http.ts'
export type { Misuses, Refusal, Refusals, Trouble, Troubles } from './refusals.ts'
export { troubleIn } from './refusals.ts'
export { LIMITS } from './limits.ts'
export type { ParsedBody, ParsedRequest } from './parse.ts'
export { parseNewGame, parseRequest, parseRollBack, parseTakeSeat, readJson } from './parse.ts'
export { parseMessage } from './parse-message.ts'
export type { Follower } from './follower.ts'
export { follow, follower, gameOf, helloOf, pendingOf } from './follower.ts'
export type { Socket, Timer } from './connection.ts'
export type { Client, Joining } from './client.ts'
export { join } from './client.ts'
export type { ServerError } from './http-client.ts'
export {
  createGame,
  gameFile,
  gameSummary,
  isServerError,
  listScenarios,
  packOf,
  rollBack,
  takeSeat,
} from './http-client.ts'
export type { GameLink } from './link.ts'
export { linkText, parseLink } from './link.ts'
export { randomHex } from './chance.ts'
export type { Stream } from './stream.ts'
export { emptyStream, hear, readOn } from './stream.ts'
