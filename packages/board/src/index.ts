export type { Board } from './regions.ts'
export { board, borderBetween, NEVER, spread } from './regions.ts'
