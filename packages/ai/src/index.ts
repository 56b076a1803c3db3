export type { Bot, Seat, Wits } from './bot.ts'
export { captain, greedy, random } from './bot.ts'
export { botAnswer, playGame } from './play.ts'
