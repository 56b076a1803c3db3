export type { Data, DeepReadonly } from './data.ts'
export { copy, digest, encode, isData, ownCopy, same } from './data.ts'
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
  Anywhere,
  Choice,
  EventRule,
  EventTable,
  Frame,
  FrameOf,
  Game,
  Happenings,
  Here,
  Kind,
  Next,
  NoData,
  Options,
  QuestionOf,
  Ruleset,
  SeqOf,
  Sequence,
  Space,
  Step,
  Viewer,
} from './game.ts'
export { fork, over } from './game.ts'
export { emit, fold, roll, seen, shuffled } from './event.ts'
export { again, done, first, goTo } from './agenda.ts'
export type { Pending, PendingOf, Refusal } from './decision.ts'
export { begin, isSpace, owingNow, pending, playOut, questionOf, submit } from './decision.ts'
export type { Stop, Taken } from './command.ts'
export { barriers, MOST_ANSWERS, submitAll } from './command.ts'
export type { Part } from './reasons.ts'
export { rulesOf, total } from './reasons.ts'
export type { Plan, Plans, Seat } from './seat.ts'
export type { Tellers, Telling } from './story.ts'
export { fill, num, signed } from './story.ts'
export { orRow, shortName } from './names.ts'
export type { Chapter, Rule } from './rulebook.ts'
export { readChapters } from './rulebook.ts'
export type { Chronicle, Eyes, Watch } from './watch.ts'
export { catchUp, lookAgain, watch } from './watch.ts'
export type { Known } from './imagine.ts'
export { imagine } from './imagine.ts'
export type { Table, TakenBack, Told } from './table.ts'
export { answer, answerAll, canUndo, standing, table, undo } from './table.ts'
export type { Migration, SavedGame } from './save.ts'
export { freeze, isSaveError, revive, save, saveText, thaw } from './save.ts'
