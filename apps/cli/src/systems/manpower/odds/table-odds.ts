import type { Part } from '@sandtable/kernel'
import type { AskedOdds, AttackOdds, ExchangeOdds } from '@sandtable/manpower'
import type { OddsOptions } from '../../../odds/options.ts'
import type { Screen } from '../../../screen.ts'
import { attackOdds, exchangeOdds } from '@sandtable/manpower'
import { change, decimals, percent } from '../../../figures.ts'
import { openRoster } from '@sandtable/shelf'
import { padStart } from '../../../screen.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { refuse } from '../../../refuse.ts'
import { sayPart } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'
import { sayProblems } from '../../../words/faults.ts'

/** How often an exchange of fire is simulated. */
const RUNS = 1000

/** The odds of an attack at a table, and of the exchange of fire that it starts. */
export function tableOdds(path: string, { json }: OddsOptions): void {
  const opening = openRoster(path)
  if (!opening.ok) return refuse(sayProblems(opening.problems))
  const { roster, s } = opening
  const asked = roster.odds
  if (asked === null) return refuse([fieldPhrase('odds:asked', { path })])
  const attack = attackOdds(s, asked)
  if (attack === null) return refuse([fieldPhrase('odds:no-attack', { path })])
  const { turns } = asked
  const exchange = turns === null ? null : exchangeOdds(s, { ...asked, turns }, RUNS)
  if (json) return printJson({ attack, exchange })
  const names = [asked.by, asked.at].map(group => s.setup.groups[group]?.name ?? '')
  const screen = ownScreen()
  const lines = [
    screen.paint.bold(roster.title),
    ...attackLines(screen, names, attack),
    ...(exchange === null ? [] : exchangeLines(screen, names, exchange)),
  ]
  print(`${lines.join('\n')}\n`)
}

const partsText = (parts: readonly Part[]): string =>
  parts.length === 0
    ? fieldPhrase('odds:no-advantage')
    : parts
        .map(part =>
          fieldPhrase('look:part', { change: change(part.change), part: sayPart(part), rule: part.rule }),
        )
        .join(', ')

function attackLines({ paint }: Screen, [by = '', at = '']: readonly string[], odds: AskedOdds): string[] {
  return [
    howText(paint, odds),
    '',
    paint.bold(fieldPhrase('odds:attack', { by, at })),
    `  ${fieldPhrase('odds:advantages', {
      by,
      at,
      attacker: partsText(odds.attacker),
      target: partsText(odds.target),
    })}`,
    ...endLines(paint, odds),
  ]
}

const howText = (paint: Screen['paint'], { isExact }: AttackOdds): string =>
  paint.dim(fieldPhrase(isExact ? 'odds:exact' : 'odds:drawn'))

/** What an attack would do if it were made now. */
export const outlookLines = ({ paint }: Screen, odds: AttackOdds): string[] => [
  howText(paint, odds),
  ...endLines(paint, odds),
]

function endLines(paint: Screen['paint'], odds: AttackOdds): string[] {
  return [
    ...odds.ends.map(({ chance, sum, dead, injured, low }) => {
      const end = fieldPhrase(low > 0 ? 'odds:end-low' : 'odds:end', { dead, injured })
      const roll = sum === null ? end : fieldPhrase('odds:roll', { sum: padStart(String(sum), 2), end })
      return `  ${padStart(percent(chance), 7)}  ${roll}`
    }),
    `  ${fieldPhrase('odds:mean-dead', { dead: decimals(odds.dead, 1) })}`,
    ...(odds.low === 0
      ? []
      : [`  ${fieldPhrase('odds:low', { chance: percent(odds.low) })}  ${paint.dim('MG-mor-stack')}`]),
  ]
}

function exchangeLines(
  { paint }: Screen,
  [by = '', at = '']: readonly string[],
  odds: ExchangeOdds,
): string[] {
  const runs = fieldPhrase('odds:exchange-runs', { runs: odds.runs, error: percent(odds.error, 2) })
  return [
    '',
    `${paint.bold(fieldPhrase('odds:exchange', { count: odds.left.length }))}  ${paint.dim(runs)}`,
    `  ${fieldPhrase('odds:survivors', {
      by,
      at,
      attacker: percent(odds.attackerWins),
      target: percent(odds.targetWins),
      both: percent(Math.max(0, 1 - odds.attackerWins - odds.targetWins)),
    })}`,
    ...odds.left.map(
      ([own, theirs], turn) =>
        `  ${fieldPhrase('odds:after', {
          turn: padStart(String(turn + 1), 2),
          own: decimals(own, 1),
          theirs: decimals(theirs, 1),
          by,
          at,
        })}`,
    ),
  ]
}
