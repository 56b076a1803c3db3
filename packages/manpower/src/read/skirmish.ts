/** What apps may ask about skirmishes: their terms, units for sale, and saved armies. */
export { armyFrom, armyOf, faultsInArmy, musterOf, priceOfArmy } from '../skirmish/army.ts'
export { whyNotForSale, whyNotStocked } from '../skirmish/for-sale.ts'
export { namedLeader } from '../powers/in-force.ts'
export { nameFor, usualOrder, waresFor } from '../setup/buy.ts'
export { leadersFor } from '../skirmish/leader.ts'
export { priceOfGroups } from '../skirmish/muster.ts'
export {
  LEAST_MANPOWER,
  MOST_MANPOWER,
  readTerms,
  termsText,
  USUAL_SUMS,
  whyNotTerms,
} from '../skirmish/terms.ts'
