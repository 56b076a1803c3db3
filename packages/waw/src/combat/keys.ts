import type { Contest } from '../questions.ts'
import type { Scenario } from '../scenario.ts'

/** A battle as an entry in this turn's list. */
export const contestKey = (s: Scenario, { region, side }: Contest): number => region * s.players.length + side

/** G-68 In the same list, below 0: a side that stood when it could have evaded, and one that failed to. */
export const stoodKey = (s: Scenario, contest: Contest): number => -1 - 2 * contestKey(s, contest)
export const caughtKey = (s: Scenario, contest: Contest): number => -2 - 2 * contestKey(s, contest)

/** G-68 Units that have stood or failed don't test again in this phase. */
export const mayEvade = (s: Scenario, fought: readonly number[], contest: Contest): boolean =>
  !fought.includes(stoodKey(s, contest)) && !caught(s, fought, contest)

/** W-11.2-failure Whether a side in a region has failed to evade. */
export const caught = (s: Scenario, fought: readonly number[], contest: Contest): boolean =>
  fought.includes(caughtKey(s, contest))
