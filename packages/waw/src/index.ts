export { WAW } from './ruleset.ts'
export { MIGRATIONS } from './migrations.ts'
export { counterpart } from './counterpart.ts'
export type { Event, Waw } from './events.ts'
export type { Scenario } from './scenario.ts'
export type { Position, Side } from './position.ts'
export { battleScenario, checkBattle } from './setup/battle.ts'
export { checkPack } from './setup/check-pack.ts'
export { settledPack, warScenario } from './setup/pack.ts'
export { playedPart } from './setup/played.ts'
export { takesDraw } from './read/takes-draw.ts'
export { WITS } from './wits/wits.ts'
export type { BattleReport, SideName } from './report.ts'
export { battleReport, SIDE_NAMES } from './report.ts'
export type { BattleOdds } from './odds/battle-odds.ts'
export { battleOdds } from './odds/battle-odds.ts'
export type { CardLine, CounterCard, LogLine, Section, Storyteller, Words } from './say.ts'
export { storyteller, WORDS } from './say.ts'
export type { Leader, Unit } from './counters.ts'
export type { Card } from './cards/card.ts'
export type { Condition, Effect } from './effects/vocabulary.ts'
export type { Border, Region } from './scenario.ts'
export type { Score } from './battle/score.ts'
export * from './read/facts.ts'
export { chiefOf, figuresOf, orderOf } from './read/army.ts'
export type { Prospects } from './read/prospects.ts'
export { prospectsOf, reachOf } from './read/prospects.ts'
export { lossesDue, lossOf, sideInBattle } from './read/loss.ts'
export { groundOf } from './read/ground.ts'
export { RECKONING } from './read/reckoning.ts'
export { pointsOfPlayer } from './read/standing.ts'
export { wareOf } from './read/wares.ts'
export type { Reason, WhyNot } from './why-not.ts'
export { stood, unmoved, whyNotMarch, whyNotStep } from './read/land-march.ts'
export { isOutOfPlace, whyNotAfter } from './read/after.ts'
export type { Tale, NamedLine, Watch } from './read/watch.ts'
export { watch } from './read/watch.ts'
export type { Leg, Route } from './read/route.ts'
export type { Fare } from './map/passage.ts'
export { routesOf, whyNotTo } from './read/route.ts'
export type { PhaseName } from './read/phase.ts'
export { phaseOf } from './read/phase.ts'
export type { Mark } from './read/counter-facts.ts'
export {
  counterId,
  isCombat,
  leaderOf,
  marksOf,
  movable,
  points,
  pointsLeft,
  rankMark,
  totalCf,
  unitOf,
  valuesOf,
} from './read/counter-facts.ts'
export type { Purpose } from './read/fit.ts'
export { meantFor } from './read/fit.ts'
export type { Stack } from './read/stacks.ts'
export { stacksIn } from './read/stacks.ts'
export type { Foreseen } from './read/first-modifiers.ts'
export { firstModifiers } from './read/first-modifiers.ts'
export { whyNotCard } from './read/why-not-card.ts'
export { attackEvaded } from './read/evasion-odds.ts'
