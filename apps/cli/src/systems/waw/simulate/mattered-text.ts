import type { Card, Scenario } from '@sandtable/waw'
import type { Screen } from '../../../screen.ts'
import type { WarTally } from './war-tally.ts'
import type { Weighed } from './weighed.ts'
import { cardsWeighed, regionsWeighed } from './weighed.ts'
import { change, count, decimals, percent } from '../../../figures.ts'
import { gain, tells } from './bearing.ts'
import { padEnd, padStart, widest, wrapped } from '../../../screen.ts'
import { warPhrase } from '../words/words.ts'

/** How many cards of a player, and how many regions, are listed. */
const CARDS = 4
const REGIONS = 8

/** The cards and regions that went with victory more or less often than chance explains. */
export function mattered(screen: Screen, s: Scenario, tally: WarTally): string[] {
  const told = ({ bearing }: Weighed): boolean => tells(bearing)
  const cards = cardsWeighed(s, tally).filter(told)
  const regions = regionsWeighed(s, tally).filter(told)
  const card = (number: number): Card => s.cards[number] as Card
  const cardRows = s.players.flatMap(({ name }, player) => {
    const own = cards.filter(({ number }) => card(number).owner === player).slice(0, CARDS)
    return own.length === 0
      ? []
      : [heading(name), ...own.map(one => rowOf(`  ${card(one.number).name}`, one))]
  })
  const regionRows = regions.slice(0, REGIONS).map(one => rowOf(s.map.regions[one.number]?.name ?? '', one))
  const names = widest([...cardRows, ...regionRows].map(([name]) => name))
  return [
    ...table(screen, warPhrase('mattered:cards'), warPhrase('mattered:cards-of'), names, cardRows),
    ...table(screen, warPhrase('mattered:regions'), warPhrase('mattered:regions-of'), names, regionRows),
  ]
}

type Row = readonly [name: string, games: string, won: string, expected: string, gain: string]

const heading = (name: string): Row => [name, '', '', '', '']

const rowOf = (name: string, { bearing }: Weighed): Row => {
  const { games, wins, expected, error } = bearing
  const difference = warPhrase('mattered:range', {
    difference: change(100 * gain(bearing), 1),
    error: decimals((100 * error) / games, 1),
  })
  return [name, count(games), percent(wins / games), percent(expected / games), difference]
}

const HEADS: Row = [
  '',
  warPhrase('mattered:games'),
  warPhrase('mattered:won'),
  warPhrase('mattered:expected'),
  warPhrase('mattered:difference'),
]

function table(
  { paint, width }: Screen,
  title: string,
  what: string,
  names: number,
  rows: readonly Row[],
): string[] {
  const head = `${paint.bold(title)}  ${paint.dim(what)}`
  if (rows.length === 0)
    return [head, ...wrapped(warPhrase('mattered:none'), width - 2).map(line => `  ${line}`), '']
  const line = ([name, games, won, expected, difference]: Row): string =>
    `  ${padEnd(name, names)}  ${padStart(games, 7)}  ${padStart(won, 7)}  ${padStart(expected, 8)}  ${padStart(difference, 13)}`.trimEnd()
  return [head, paint.dim(line(HEADS)), ...rows.map(line), '']
}
