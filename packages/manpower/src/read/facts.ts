/** What apps may ask of the chapters: facts about a position, worked out by the rules that play it. */
export { divisorBetween } from '../combat/advantage.ts'
export { injuryRadius } from '../combat/blast.ts'
export { encounter, hasMorale } from '../combat/encounter.ts'
export { attackOf } from '../combat/fire.ts'
export { caughtIn, swathOf } from '../combat/patterns.ts'
export { attacksOf } from '../combat/rate.ts'
export { distanceBetween, distanceTo, distanceToShelter } from '../formation/distance.ts'
export {
  centre,
  cornerFor,
  footprint,
  living,
  present,
  spacing,
  unitPoints,
  unitsOf,
} from '../formation/layout.ts'
export { speedOf } from '../formation/speed.ts'
export { heightAt } from '../ground/height.ts'
export { hidingBefore, hidingBetween, screenBetween, seesPoint } from '../ground/sight.ts'
export type { Shelter } from '../ground/shelters.ts'
export { shelterOf } from '../ground/shelters.ts'
export { stands, workOutline } from '../ground/terrain.ts'
export { armourOf } from '../powers/on-combat.ts'
export { BESIDE, carriedBy, roomIn } from '../movement/carry.ts'
export { speedLeft } from '../movement/mover.ts'
export { roomLeft, sheltersBeside } from '../movement/shelter.ts'
export { reactionsIn } from '../movement/react.ts'
export { DRAWN, NOBODY } from '../position.ts'
export { dueTurn, turnsOf } from '../powers/cast.ts'
export { kitsOf, patientsOf } from '../powers/kit.ts'
export { freshFor } from '../powers/move-again.ts'
export { movesAgain } from '../powers/on-movement.ts'
export { priceOf, slotsOf } from '../powers/on-price.ts'
export { asAttack } from '../powers/spell-reach.ts'
export { costOf } from '../setup/buy.ts'
export { spellsFor } from '../setup/spells.ts'
export { equipmentCost, equipmentFor, upgradeCost } from '../setup/equip.ts'
export { lostWith } from '../surrender/surrender.ts'
export { comingAt } from '../surrender/yield.ts'
export { offersIn } from '../targeting/declare.ts'
export { isAimedAtGround, linesOfFireAt, shotsAt, shotsOfWeapon } from '../targeting/reach.ts'
export { holder, survivingValue, winnerNow } from '../victory/victory.ts'
export { turnsNeeded, turnsToBuild, workedOn, worksOf } from '../works/build.ts'
