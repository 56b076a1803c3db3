import type { Army, Grounds } from './trial-field.ts'
import type { Contest } from './contest.ts'
import type { GameTally } from '../../../simulate/game-tally.ts'
import type { How } from '../../../simulate/shares-text.ts'
import type { Screen } from '../../../screen.ts'
import { armyText } from './trial-field.ts'
import { percent } from '../../../figures.ts'
import { howText, placeOf, shareText } from '../../../simulate/shares-text.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { scoreOf } from '../../../simulate/game-tally.ts'
import { ERA_NAMES } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** A unit at its price against equal manpower. */
export interface Duel {
  readonly unit: string
  readonly name: string
  readonly cost: number
  readonly own: Army
  readonly foes: Army
  /** No games if `unmeasured` says why. */
  readonly contest: Contest
  /** Why its price stays whatever the result. */
  readonly kept: string | null
  readonly unmeasured: string | null
}

/** A duel and its result. */
export interface Fought {
  readonly duel: Duel
  readonly tally: GameTally
}

/**
 * A price is in line when the unit wins this share of its duels; a unit that wins more is cheap, one that wins
 * fewer is dear; open: too few games to tell.
 */
export const IN_LINE = { least: 0.3, most: 0.7 }

export type Verdict = 'in line' | 'cheap' | 'dear' | 'open' | 'not measured'

const VERDICTS = { below: 'dear', in: 'in line', above: 'cheap' } as const

function verdictOn({ duel, tally }: Fought): Verdict {
  if (duel.unmeasured !== null) return 'not measured'
  const place = placeOf(scoreOf(tally, 0), tally.games, IN_LINE)
  return place === null ? 'open' : VERDICTS[place]
}

/** Units that have won too many duels or too few, perhaps by chance. */
const outOfLine = (fought: readonly Fought[]): Fought[] =>
  fought.filter(({ duel, tally }) => {
    const share = scoreOf(tally, 0)
    return duel.unmeasured === null && (share < IN_LINE.least || share > IN_LINE.most)
  })

/** Each unit's results at its price. */
export function duelsText(
  { paint }: Screen,
  grounds: Grounds,
  fought: readonly Fought[],
  { games, seed }: Pick<Contest, 'games' | 'seed'>,
  how: How,
): string {
  const names = widest(fought.map(({ duel }) => duel.name))
  const { least, most } = IN_LINE
  const row = ({ duel }: Fought, said: string): string =>
    `  ${padEnd(duel.name, names)}  ${padStart(String(duel.cost / 100), 5)}  ${said}`
  const heads = `  ${padEnd('', names)}  ${padStart(fieldPhrase('duel:cost'), 5)}  ${padStart(fieldPhrase('duel:won'), 7)}  ${padStart(fieldPhrase('duel:interval'), 15)}`
  const out = outOfLine(fought)
  return [
    paint.bold(fieldPhrase('duel:title', { era: ERA_NAMES[grounds.trial.era] })),
    paint.dim(fieldPhrase('duel:how', { games, seed, how: howText(how) })),
    '',
    paint.dim(
      `${heads}  ${fieldPhrase('duel:legend', { least: percent(least, 0), most: percent(most, 0) })}`,
    ),
    ...fought.map(each => row(each, rowText(grounds, each, paint))),
    '',
    paint.bold(fieldPhrase('duel:out')),
    ...(out.length > 0
      ? out.map(each => row(each, outText(each, paint)))
      : [`  ${fieldPhrase('duel:none')}`]),
    '',
  ].join('\n')
}

function rowText(grounds: Grounds, fought: Fought, paint: Screen['paint']): string {
  const { own, foes, unmeasured } = fought.duel
  if (unmeasured !== null) {
    const verdict = fieldPhrase(`duel:${verdictOn(fought)}`)
    return paint.dim(fieldPhrase('duel:unmeasured', { verdict, why: unmeasured }))
  }
  const share = shareText(scoreOf(fought.tally, 0), fought.tally.games)
  const armies = fieldPhrase('army:against', {
    own: armyText(grounds, own),
    foes: armyText(grounds, foes),
  })
  return `${share}  ${verdictText(fought, paint)}  ${paint.dim(armies)}`
}

const VERDICT_WIDTH = widest(
  [...Object.values(VERDICTS), 'open' as const].map(one => fieldPhrase(`duel:${one}`)),
)

function verdictText(fought: Fought, paint: Screen['paint']): string {
  const verdict = verdictOn(fought)
  const said = padEnd(fieldPhrase(`duel:${verdict}`), VERDICT_WIDTH)
  return verdict === 'in line' || verdict === 'open' ? said : paint.red(said)
}

/** How far out of line it is, and why the price stays all the same, if it does. */
function outText(fought: Fought, paint: Screen['paint']): string {
  const { kept } = fought.duel
  const share = padStart(percent(scoreOf(fought.tally, 0)), 7)
  return `${share}  ${verdictText(fought, paint)}${kept === null ? '' : paint.dim(`  ${fieldPhrase('duel:kept', { why: kept })}`)}`.trimEnd()
}

/** The same as JSON. */
export function duelFigures({ trial: { era } }: Grounds, fought: readonly Fought[], seed: string): object {
  return {
    era,
    seed,
    units: fought.map(each => {
      const { unit, cost, kept, unmeasured } = each.duel
      const { games, wins, draws } = each.tally
      const row = { unit, cost: cost / 100, verdict: verdictOn(each) }
      if (unmeasured !== null) return { ...row, why: unmeasured }
      return { ...row, games, wins: wins[0], draws, share: scoreOf(each.tally, 0), kept }
    }),
    outOfLine: outOfLine(fought).map(({ duel }) => duel.unit),
  }
}
