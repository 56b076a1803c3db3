import type { Part } from '@sandtable/kernel'
import type { AskedOdds, AttackOdds, ExchangeOdds } from '@sandtable/manpower'
import type { OddsOptions } from '../../../odds/options.ts'
import type { Screen } from '../../../screen.ts'
import { attackOdds, exchangeOdds } from '@sandtable/manpower'
import { change, count, percent } from '../../../figures.ts'
import { openRoster } from '@sandtable/shelf'
import { padStart } from '../../../screen.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { refuse } from '../../../refuse.ts'
import { sayPart } from '../words/story.ts'

/** How often an exchange of fire is played. */
const RUNS = 1000

/** The odds of an attack at a table, and of the exchange of fire that it begins. */
export function tableOdds(path: string, { json }: OddsOptions): void {
  const opening = openRoster(path)
  if (!opening.ok) return refuse(opening.problems)
  const { roster, s } = opening
  const asked = roster.odds
  if (asked === null) return refuse([`${path}: required: odds, an attack (by, at)`])
  const attack = attackOdds(s, asked)
  if (attack === null) return refuse([`${path}: odds: nobody of that group can attack the other`])
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
    ? 'nothing'
    : parts.map(part => `${change(part.change)} ${sayPart(part)} ${part.rule}`).join(', ')

function attackLines({ paint }: Screen, [by = '', at = '']: readonly string[], odds: AskedOdds): string[] {
  return [
    howText(paint, odds),
    '',
    paint.bold(`${by} attacks ${at}`),
    `  ${by} has ${partsText(odds.attacker)}; ${at} has ${partsText(odds.target)}`,
    ...endLines(paint, odds),
  ]
}

const howText = (paint: Screen['paint'], { isExact }: AttackOdds): string =>
  paint.dim(isExact ? 'Exact odds' : 'Drawn from some of the rolls')

/** What an attack would do if it were made now. */
export const outlookLines = ({ paint }: Screen, odds: AttackOdds): string[] => [
  howText(paint, odds),
  ...endLines(paint, odds),
]

function endLines(paint: Screen['paint'], odds: AttackOdds): string[] {
  return [
    ...odds.ends.map(
      ({ chance, sum, dead, injured, low }) =>
        `  ${padStart(percent(chance), 7)}  ${sum === null ? '' : `${padStart(String(sum), 2)}: `}${dead} dead, ${injured} more injured${low > 0 ? ', Low morale' : ''}`,
    ),
    `  ${odds.dead.toFixed(1)} dead on average`,
    ...(odds.low === 0 ? [] : [`  Low morale ${percent(odds.low)}  ${paint.dim('MG-mor-stack')}`]),
  ]
}

function exchangeLines(
  { paint }: Screen,
  [by = '', at = '']: readonly string[],
  odds: ExchangeOdds,
): string[] {
  return [
    '',
    paint.bold(`Both fire for ${odds.left.length} turns`) +
      paint.dim(`  ${count(odds.runs)} exchanges were played, standard error ${percent(odds.error, 2)}`),
    `  ${by} is left alone ${percent(odds.attackerWins)}, ${at} ${percent(odds.targetWins)}, both are left ${percent(Math.max(0, 1 - odds.attackerWins - odds.targetWins))}`,
    ...odds.left.map(
      ([own, theirs], turn) =>
        `  after turn ${padStart(String(turn + 1), 2)}: ${own.toFixed(1)} of ${by}, ${theirs.toFixed(1)} of ${at}`,
    ),
  ]
}
