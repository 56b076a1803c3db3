export type { GameRecord, KeptFile, News, Outcome, Stage, Store, Turn, Write } from './store.ts'
export { ANYTHING } from './store.ts'
export type { Where } from './open.ts'
export { openStore } from './open.ts'
