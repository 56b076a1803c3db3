import type { Army, Grounds } from './trial-field.ts'
import type { Contest } from './contest.ts'
import type { GameTally } from './game-tally.ts'
import type { How } from './shares-text.ts'
import type { Screen } from '../screen.ts'
import { armyText } from './trial-field.ts'
import { ERA_NAMES } from '@sandtable/shelf'
import { hanging } from '../screen.ts'
import { percent } from '../figures.ts'
import { scoreOf } from './game-tally.ts'
import { sharesText } from './shares-text.ts'

/** An army that fights its like. */
export interface Mirror {
  readonly grounds: Grounds
  readonly army: Army
  readonly contest: Contest
}

/** Who goes second should win so many. */
const EVEN = { least: 0.4, most: 0.6 }

const second = (tally: GameTally): { share: number; isEven: boolean } => {
  const share = scoreOf(tally, 1)
  return { share, isEven: share >= EVEN.least && share <= EVEN.most }
}

/** What came of many battles between equal armies. */
export function mirrorText(
  screen: Screen,
  { grounds, army, contest }: Mirror,
  tally: GameTally,
  how: How,
): string {
  const { share, isEven } = second(tally)
  const { least, most } = EVEN
  return [
    ...sharesText(
      screen,
      `${ERA_NAMES[grounds.trial.era]}: an army against its like`,
      ['who went first', 'who went second'],
      grounds.trial.turns,
      contest,
      tally,
      how,
    ),
    '',
    screen.paint.bold('Second') +
      screen.paint.dim('  in the first turn in which anybody fired; a draw counts half'),
    `  ${percent(share)}: ${isEven ? 'even' : 'not even'}, which is from ${100 * least} to ${100 * most} %`,
    '',
    screen.paint.bold('Army'),
    ...hanging(armyText(grounds, army), screen.width),
    '',
  ].join('\n')
}

/** The same for a program. */
export function mirrorFigures({ grounds, contest }: Mirror, tally: GameTally): object {
  const { games, wins, draws, turns, early } = tally
  const { share, isEven } = second(tally)
  return {
    era: grounds.trial.era,
    games,
    seed: contest.seed,
    wins: { first: wins[0], second: wins[1] },
    draws,
    second: share,
    isEven,
    turns: { mean: turns / games, early },
  }
}
