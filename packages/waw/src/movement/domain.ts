import type { Border, Scenario } from '../scenario.ts'
import type { Contest } from '../questions.ts'
import type { Counter } from '../counters.ts'
import type { stepCost, stepFares } from '../map/passage.ts'
import type { Lay } from '../map/presence.ts'
import type { Sight } from '../position.ts'

/** W-7.1.4-c-move The differences between the movement phases; everything else about moving is the same. */
export interface DomainRules {
  /** Whether a counter moves in this phase at all. */
  readonly moves: (s: Scenario, c: Counter) => boolean
  /** The border between one region and the next; null: there is none to cross. */
  readonly crossing: (s: Scenario, from: number, to: number) => Border | null
  /** The cost of a step, in half movement points. */
  readonly stepCost: typeof stepCost
  /** The same part by part, for display. */
  readonly stepFares: typeof stepFares
  /** Whether a stack that enters a region must end its movement there. */
  readonly stops: (
    s: Scenario,
    p: Sight,
    lay: Lay,
    player: number,
    region: number,
    hidden: boolean,
  ) => boolean
  /** The reactions to a stack that has entered a region. */
  readonly reacts: (s: Scenario, p: Sight, region: number) => readonly number[]
  /** The battles that follow. */
  readonly fights: (s: Scenario, p: Sight) => Contest[]
}
