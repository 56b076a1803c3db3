import type { Army, Grounds } from './trial-field.ts'
import type { Contest, ContestTally } from './contest.ts'
import type { How } from '../../../simulate/shares-text.ts'
import type { Screen } from '../../../screen.ts'
import { armyText } from './trial-field.ts'
import { hanging } from '../../../screen.ts'
import { percent } from '../../../figures.ts'
import { scoreOf } from '../../../simulate/game-tally.ts'
import { placeOf, sharesText } from '../../../simulate/shares-text.ts'
import { ERA_NAMES } from '../words/story.ts'

/** An army that fights its like. */
export interface Mirror {
  readonly grounds: Grounds
  readonly army: Army
  readonly contest: Contest
}

/** The share that the side going second should win. */
export const EVEN = { least: 0.4, most: 0.6 }

/** What the one who went second has won: in the first turn of the battle, and in the turn in which fire was opened. Null: too few to tell. */
function second(tally: ContestTally): { share: number; contact: number; isEven: boolean | null } {
  const share = scoreOf(tally, 1)
  const contact = scoreOf({ ...tally, wins: tally.contact }, 1)
  const place = placeOf(share, tally.games, EVEN)
  return { share, contact, isEven: place === null ? null : place === 'in' }
}

/** What came of many battles between equal armies. */
export function mirrorText(
  screen: Screen,
  { grounds, army, contest }: Mirror,
  tally: ContestTally,
  how: How,
): string {
  const { share, contact, isEven } = second(tally)
  const { least, most } = EVEN
  return [
    ...sharesText(
      screen,
      `${ERA_NAMES[grounds.trial.era]}: an army against its like`,
      ['who went first', 'who went second'],
      grounds.trial.mirror.turns,
      contest,
      tally,
      how,
    ),
    '',
    screen.paint.bold('Second') +
      screen.paint.dim('  in the first turn, since a die decides anew in each; a draw counts half'),
    `  ${percent(share)}: ${isEven === null ? 'too few battles to tell whether that is even' : isEven ? 'even' : 'not even'}, which is from ${100 * least} to ${100 * most} %`,
    `  ${percent(contact)} for who went second in the turn in which fire was opened`,
    '',
    screen.paint.bold('Army'),
    ...hanging(armyText(grounds, army), screen.width),
    '',
  ].join('\n')
}

/** The same for a program. */
export function mirrorFigures({ grounds, contest }: Mirror, tally: ContestTally): object {
  const { games, wins, draws, turns, early } = tally
  const { share, contact, isEven } = second(tally)
  return {
    era: grounds.trial.era,
    games,
    seed: contest.seed,
    wins: { first: wins[0], second: wins[1] },
    draws,
    second: share,
    secondAtContact: contact,
    isEven,
    turns: { mean: turns / games, early },
  }
}
