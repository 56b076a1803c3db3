import type { WarPack } from '@sandtable/shelf'
import type { Screen } from '../screen.ts'
import type { War, WarTally } from './war-tally.ts'
import { mattered } from './mattered-text.ts'
import { sidesNamed, winsByBot } from './war-figures.ts'
import { count, percent, wilson } from '../figures.ts'
import { padEnd, padStart, widest } from '../screen.ts'

/** What came of many games. */
export function warText(
  screen: Screen,
  opened: WarPack,
  war: War,
  tally: WarTally,
  how: { readonly seconds: number; readonly hands: number },
): string {
  const { paint } = screen
  const { s } = opened
  const { games, draws, turns, early } = tally
  const threads = how.hands === 1 ? 'one thread' : `${how.hands} threads`
  const named = sidesNamed(opened)
  const seats = named.map(({ name }, side) => `${name}: ${war.bots[side]}`).join(' · ')
  const sides = named.map(({ name }, side) => ({ name, wins: tally.wins[side] as number, of: games }))
  const nobody = draws > 0 ? [{ name: 'nobody', wins: draws, of: games }] : []
  const bots = winsByBot(war, tally).map(({ bot, wins, games: of }) => ({ name: bot, wins, of }))
  return [
    paint.bold(s.name),
    paint.dim(
      `${count(games)} ${games === 1 ? 'game' : 'games'}, seed ${war.seed}, ${how.seconds.toFixed(1)} s on ${threads}`,
    ),
    paint.dim(war.swap ? `${seats} · changing places from game to game` : seats),
    '',
    paint.bold('Victories') + paint.dim('  95 % of the time the true share lies between'),
    ...shares([...sides, ...nobody]),
    ...(bots.length > 1
      ? ['', paint.bold('By bot') + paint.dim('  of the games it played'), ...shares(bots)]
      : []),
    '',
    paint.bold('Length'),
    `  ${(turns / games).toFixed(1)} of ${s.turns.length} turns on average, ${percent(early / games)} over before the last`,
    '',
    paint.bold('Points') + paint.dim('  average at the start and at the end of each turn'),
    ...pointRows(opened, tally),
    '',
    ...mattered(screen, s, tally),
  ].join('\n')
}

interface Share {
  readonly name: string
  readonly wins: number
  readonly of: number
}

function shares(rows: readonly Share[]): string[] {
  const names = widest(rows.map(({ name }) => name))
  return rows.map(({ name, wins, of }) => {
    const { low, high } = wilson(wins, of)
    const between = `${(100 * low).toFixed(1)} – ${percent(high)}`
    return `  ${padEnd(name, names)}  ${padStart(percent(of === 0 ? 0 : wins / of), 7)}  ${padStart(between, 15)}  ${padStart(`${count(wins)} of ${count(of)}`, 12)}`
  })
}

function pointRows({ s }: WarPack, { points, reached }: WarTally): string[] {
  const columns = s.turns.length + 1
  const names = widest(s.players.map(({ name }) => name))
  const cell = (text: string): string => padStart(text, 6)
  const head = Array.from({ length: columns }, (_, turn) => cell(turn === 0 ? 'start' : String(turn))).join(
    '',
  )
  return [
    `  ${padEnd('', names)}${head}`,
    ...s.players.map(({ name }, player) => {
      const cells = Array.from({ length: columns }, (_, turn) => {
        const place = player * columns + turn
        const games = reached[place] as number
        return cell(games === 0 ? '–' : ((points[place] as number) / games).toFixed(1))
      })
      return `  ${padEnd(name, names)}${cells.join('')}`
    }),
  ]
}
