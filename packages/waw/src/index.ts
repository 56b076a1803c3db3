export { WAW } from './ruleset.ts'
export { MIGRATIONS } from './migrations.ts'
export { counterpart } from './counterpart.ts'
export type { Event, Waw } from './events.ts'
export type { Scenario } from './scenario.ts'
export type { Position, Side } from './position.ts'
export { DUE } from './position.ts'
export { battleScenario, checkBattle } from './setup/battle.ts'
export { checkPack } from './setup/check-pack.ts'
export { warScenario } from './setup/pack.ts'
export { defaultAnswer, hitPick, panicPick } from './battle/policy.ts'
export { WITS } from './wits/wits.ts'
export { attackOdds, forecast } from './wits/foresight.ts'
export type { BattleReport, SideName } from './report.ts'
export { battleReport, SIDE_NAMES } from './report.ts'
export type { BattleOdds } from './odds/battle-odds.ts'
export { battleOdds } from './odds/battle-odds.ts'
export {
  ENGLISH,
  remarks,
  say,
  sayHindrance,
  sayLine,
  sayOption,
  sayPart,
  sayQuestion,
  type Line,
  type Section,
} from './say.ts'
export type { Leader, Unit } from './counters.ts'
export type { Card } from './cards/card.ts'
export type { Condition, Effect } from './effects/vocabulary.ts'
export type { Border, Region } from './scenario.ts'
export { isLeader, slotOf } from './scenario.ts'
export { currentCf, currentMf } from './battle/ranks.ts'
export { armyMorale, moraleLeft } from './battle/morale.ts'
export { dealt, score, type Score } from './battle/score.ts'
export { ableToAttack } from './movement/attack.ts'
export { fixed, pointsOf } from './movement/points.ts'
export { isPlan, type Hindrance } from './movement/march.ts'
export { planMarch as planStep, whyNotMarch as whyNotTogether } from './table/land-march.ts'
export { enemySides } from './combat/contest.ts'
export { crossing, onLand } from './map/passage.ts'
export { enemyFort, hostile, layOf } from './map/presence.ts'
export { inSupply, suppliedRegions } from './supply/line.ts'
export { holds } from './effects/conditions.ts'
export { TERRAIN } from './tables/terrain.ts'
export type { Tale, Told, Watch } from './table/watch.ts'
export { catchUp, lookAgain, watch } from './table/watch.ts'
export type { Leg, Route } from './table/route.ts'
export type { Fare } from './map/passage.ts'
export { routesOf, whyNotTo } from './table/route.ts'
export { firstModifiers } from './table/first-modifiers.ts'
export type { PhaseName } from './table/phase.ts'
export { phaseOf } from './table/phase.ts'
export {
  counterId,
  counterName,
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
} from './table/counter-facts.ts'
export { joinedMarches } from './table/marches.ts'
export type { Stack } from './table/stacks.ts'
export { stacksIn } from './table/stacks.ts'
export { conditionWords } from './table/conditions-in-words.ts'
export { cardTerms, cardUses, PHASE_WORDS } from './table/card-terms.ts'
export { rounded } from './editions/rules.ts'
export { limitOf, roomIn } from './movement/stacking.ts'
export { view as viewOf } from './view.ts'
