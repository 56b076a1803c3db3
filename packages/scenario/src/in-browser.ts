/** Reading and writing of texts without a disk: all that a browser gets of this package. */
export { formatProblem } from './problem.ts'
export { armyText, parseArmy } from './systems/manpower/army.ts'
export { orderOf } from './systems/manpower/normalise.ts'
export { parseRoster } from './systems/manpower/roster.ts'
export { rosterText } from './systems/manpower/roster-text.ts'
