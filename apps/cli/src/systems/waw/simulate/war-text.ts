import type { WarPack } from '@sandtable/shelf'
import type { Screen } from '../../../screen.ts'
import type { How } from '../../../simulate/shares-text.ts'
import type { War, WarTally } from './war-tally.ts'
import { at } from '@sandtable/kernel'
import { mattered } from './mattered-text.ts'
import { sharesText } from '../../../simulate/shares-text.ts'
import { sidesNamed } from './war-figures.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { decimals } from '../../../figures.ts'
import { warPhrase } from '../words/words.ts'

/** The results of many games. */
export function warText(screen: Screen, opened: WarPack, war: War, tally: WarTally, how: How): string {
  const { paint } = screen
  const { s } = opened
  return [
    ...sharesText(
      screen,
      s.name,
      sidesNamed(opened).map(({ name }) => name),
      s.turns.length,
      war,
      tally,
      how,
    ),
    '',
    `${paint.bold(warPhrase('war:points'))}  ${paint.dim(warPhrase('war:points-of'))}`,
    ...pointRows(opened, tally),
    '',
    ...mattered(screen, s, tally),
  ].join('\n')
}

function pointRows({ s }: WarPack, { points, reached }: WarTally): string[] {
  const columns = s.turns.length + 1
  const names = widest(s.players.map(({ name }) => name))
  const cell = (text: string): string => padStart(text, 6)
  const head = Array.from({ length: columns }, (_, turn) =>
    cell(turn === 0 ? warPhrase('war:start') : String(turn)),
  ).join('')
  return [
    `  ${padEnd('', names)}${head}`,
    ...s.players.map(({ name }, player) => {
      const cells = Array.from({ length: columns }, (_, turn) => {
        const place = player * columns + turn
        const games = at(reached, place)
        return cell(games === 0 ? '–' : decimals(at(points, place) / games, 1))
      })
      return `  ${padEnd(name, names)}${cells.join('')}`
    }),
  ]
}
