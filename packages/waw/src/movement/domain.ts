import type { Border, Scenario } from '../scenario.ts'
import type { Contest } from '../questions.ts'
import type { Counter } from '../counters.ts'
import type { stepCost, stepFares } from '../map/passage.ts'
import type { Lay } from '../map/presence.ts'
import type { Sight } from '../position.ts'

/** W-7.1.4-c-move What differs between the movement phases; the rest of moving is the same in all of them. */
export interface DomainRules {
  /** Who may move: whether a counter moves in this phase at all. */
  readonly moves: (s: Scenario, c: Counter) => boolean
  /** The border that is crossed from one region to the next; null: there is no way. */
  readonly crossing: (s: Scenario, from: number, to: number) => Border | null
  /** What a step costs, in half movement points. */
  readonly stepCost: typeof stepCost
  /** The same part by part, for people. */
  readonly stepFares: typeof stepFares
  /** What stops it: whether a stack that enters a region must end its movement there. */
  readonly stops: (
    s: Scenario,
    p: Sight,
    lay: Lay,
    player: number,
    region: number,
    hidden: boolean,
  ) => boolean
  /** Who may react to those who have come into a region. */
  readonly reacts: (s: Scenario, p: Sight, region: number) => readonly number[]
  /** What fights follow. */
  readonly fights: (s: Scenario, p: Sight) => Contest[]
}
