export type { GameRecord, KeptFile, News, Outcome, Stage, Store, Turn, Write } from './store.ts'
export { ANYTHING } from './store.ts'
export type { Opening, Where } from './open.ts'
export { openStore } from './open.ts'
