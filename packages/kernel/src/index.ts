export type { Data, DeepReadonly } from './data.ts'
export { copy, digest, encode, isData, same } from './data.ts'
export type { Check } from './shape.ts'
export {
  atLeast,
  DATA,
  deeperThan,
  exactly,
  FLAG,
  isRecord,
  oneOf,
  orNull,
  rowOf,
  TEXT,
  textLike,
  that,
  whole,
} from './shape.ts'
export type { Dice, DiceError, Enumerating, Loaded, Seeded, Streamed } from './dice.ts'
export { everyRoll, isDiceError, loaded, rollDice, seeded, shuffle, streamed } from './dice.ts'
export type {
  Answer,
  Choice,
  EventRule,
  EventTable,
  Frame,
  Game,
  Here,
  Kind,
  Next,
  Options,
  Ruleset,
  Sequence,
  Space,
  Step,
  Viewer,
} from './game.ts'
export { fork, over } from './game.ts'
export { emit, fold, roll, seen, shuffled } from './event.ts'
export { again, done, first, goTo } from './agenda.ts'
export type { Pending, Refusal } from './decision.ts'
export { begin, isSpace, pending, playOut, questionOf, submit } from './decision.ts'
export type { Table, TakenBack, Told } from './table.ts'
export { answer, canUndo, standing, table, undo } from './table.ts'
export type { Migration, SavedGame } from './save.ts'
export { freeze, isSaveError, revive, save, saveText, thaw } from './save.ts'
