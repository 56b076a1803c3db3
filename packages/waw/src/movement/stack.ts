import type { Data } from '@sandtable/kernel'
import type { Scenario } from '../scenario.ts'
import { isLeader } from '../scenario.ts'
import { at } from '../position.ts'

/** Whether an answer's datum is a row of whole numbers. */
export const isRow = (datum: Data | undefined): datum is readonly number[] =>
  Array.isArray(datum) && datum.every(n => typeof n === 'number')

/** A stack has one form only: counters in rising order, each once. */
export const ascending = (stack: readonly number[], counters: number): boolean =>
  stack.length > 0 &&
  stack.every((c, i) => Number.isInteger(c) && c >= 0 && c < counters && (i === 0 || c > at(stack, i - 1)))

/** How many of a stack are units, and how many leaders. */
export function numbersOf(s: Scenario, stack: readonly number[]): { units: number; leaders: number } {
  const leaders = stack.filter(c => isLeader(s, c)).length
  return { units: stack.length - leaders, leaders }
}

/** W-A1-para-extra A stack of paras, whose attack is additional to the one of the turn. */
export const onTop = (s: Scenario, stack: readonly number[]): boolean =>
  s.rules.paras && stack.every(c => isLeader(s, c) || s.units[c]?.is.para === true)
