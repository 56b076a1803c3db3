export type { Shot } from './volley.ts'
export { everyToss, successes, volley } from './volley.ts'
export type { Duel, Endings } from './exchange.ts'
export { exchange } from './exchange.ts'
