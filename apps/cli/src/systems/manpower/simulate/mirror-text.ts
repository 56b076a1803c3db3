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
import { fieldPhrase } from '../words/words.ts'

/** An army that fights its equal. */
export interface Mirror {
  readonly grounds: Grounds
  readonly army: Army
  readonly contest: Contest
}

/** The share that the side going second should win. */
export const EVEN = { least: 0.4, most: 0.6 }

/** The share won by the side going second: in the first turn, and in the turn that opened fire. Null: too few to tell. */
function second(tally: ContestTally): { share: number; contact: number; isEven: boolean | null } {
  const share = scoreOf(tally, 1)
  const contact = scoreOf({ ...tally, wins: tally.contact }, 1)
  const place = placeOf(share, tally.games, EVEN)
  return { share, contact, isEven: place === null ? null : place === 'in' }
}

/** The results of many battles between equal armies. */
export function mirrorText(
  screen: Screen,
  { grounds, army, contest }: Mirror,
  tally: ContestTally,
  how: How,
): string {
  const { share, contact, isEven } = second(tally)
  const { least, most } = EVEN
  const verdict = isEven === null ? 'mirror:open' : isEven ? 'mirror:even' : 'mirror:uneven'
  return [
    ...sharesText(
      screen,
      fieldPhrase('mirror:title', { era: ERA_NAMES[grounds.trial.era] }),
      [fieldPhrase('mirror:first'), fieldPhrase('mirror:second')],
      grounds.trial.mirror.turns,
      contest,
      tally,
      how,
    ),
    '',
    `${screen.paint.bold(fieldPhrase('mirror:share'))}  ${screen.paint.dim(fieldPhrase('mirror:share-of'))}`,
    `  ${fieldPhrase(verdict, {
      share: percent(share),
      least: percent(least, 0),
      most: percent(most, 0),
    })}`,
    `  ${fieldPhrase('mirror:contact', { share: percent(contact) })}`,
    '',
    screen.paint.bold(fieldPhrase('mirror:army')),
    ...hanging(armyText(grounds, army), screen.width),
    '',
  ].join('\n')
}

/** The same as JSON. */
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
