export type { Data, DeepReadonly } from './data.ts'
export { copy, digest, encode, isData, ownCopy, same, without } from './data.ts'
export type { Failure, NoParts, Phrase } from './phrase.ts'
export { codeOf, failure } from './phrase.ts'
export type { Check, Checked, Fault, Faults } from './shape.ts'
export {
  atLeast,
  checked,
  DATA,
  deeperThan,
  exactly,
  FLAG,
  hexDigits,
  isRecord,
  isWhole,
  letters,
  OBJECT,
  oneOf,
  orNull,
  rowOf,
  TEXT,
  textLike,
  that,
  whole,
} from './shape.ts'
export type { Dice, DiceError, Enumerating, Loaded, Seeded, Streamed } from './dice.ts'
export {
  everyRoll,
  isDiceError,
  loaded,
  placeOf,
  rollDice,
  seeded,
  shuffle,
  streamed,
  turnOn,
} from './dice.ts'
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
export {
  begin,
  isSpace,
  owingNow,
  pending,
  pendingFor,
  playOut,
  questionOf,
  submit,
  whyNot,
} from './decision.ts'
export type { Stop, Taken } from './command.ts'
export { barrierBetween, MOST_ANSWERS, submitAll } from './command.ts'
export type { Part, WhyNot } from './reasons.ts'
export { no, rulesOf, total } from './reasons.ts'
export type { Plan, Plans, Seat } from './seat.ts'
export type { Languages, PhraseKey, Places, Tellers, Telling, Voice } from './story.ts'
export { num, signed } from './story.ts'
export { at, nothingAt } from './rows.ts'
export { orRow, shortName } from './names.ts'
export type { Chapter, Rule } from './rulebook.ts'
export { readChapters } from './rulebook.ts'
export type { Chronicle, Eyes, Watch } from './watch.ts'
export { catchUp, firstView, foldTold, lookAgain, watch } from './watch.ts'
export type { Known } from './imagine.ts'
export { imagine, knownGame } from './imagine.ts'
export type { History, TakenBack, Recorded } from './history.ts'
export type { Barrier } from './history.ts'
export { answer, answerAll, canUndo, standing, historyOf, undo, whyNotUndo } from './history.ts'
export type { Course, Given, Halt } from './course.ts'
export { parleyOf, playThrough, rollOn, upTo } from './course.ts'
export type { Does, Ended, Entry, Outcome, Parley, Proposal, Unsaid, Word } from './parley.ts'
export { ENTRIES, hearing, isAsked, outcomeBy, SILENCE, WORDS } from './parley.ts'
export type { Change, Luck, Reckoning, Span, Standing, Summary } from './summary.ts'
export { summarise, swing } from './summary.ts'
export type { Migration, SavedGame, SaveFault, SaveFaults } from './save.ts'
export { freeze, isSaveError, revive, save, saveText, thaw } from './save.ts'
