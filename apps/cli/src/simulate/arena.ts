import type { GameTally, Tournament } from './game-tally.ts'
import type { How } from './shares-text.ts'
import type { Screen } from '../screen.ts'

/** How one system's games are simulated and reported. */
export interface Arena<S = unknown, T extends GameTally = GameTally> {
  readonly empty: (played: Tournament<S>) => T
  readonly play: (played: Tournament<S>, game: number) => T
  /** What plays a game in another thread. */
  readonly script: URL
  readonly figures: (played: Tournament<S>, tally: T, seconds: number) => object
  readonly text: (screen: Screen, played: Tournament<S>, tally: T, how: How) => string
}

/** A system's arena as `simulate` holds it: the types of its scenarios and tallies are its own. */
export const arenaOf = <S, T extends GameTally>(arena: Arena<S, T>): Arena => arena as unknown as Arena
