import type { Card } from '@sandtable/waw'
import type { Bearing } from './bearing.ts'
import type { WarPack } from '@sandtable/shelf'
import type { War, WarTally } from './war-tally.ts'
import { at } from '@sandtable/kernel'
import { cardsWeighed, regionsWeighed } from './weighed.ts'
import { gain, tells } from './bearing.ts'
import { winsByBot } from '../../../simulate/shares-text.ts'

/** The sides of a scenario: a player who fights alone goes by their own name, allies by that of their side. */
export const sidesNamed = ({ s, pack }: WarPack): { id: string; name: string }[] =>
  [...new Set(s.players.map(({ side }) => side))]
    .sort((a, b) => a - b)
    .map(side => {
      const members = s.players.filter(player => player.side === side)
      const names = members.map(({ name }) => name).join(' & ')
      const number = s.players.findIndex(player => player.side === side)
      const id = members.length === 1 ? (members[0]?.id ?? '') : (pack.players[number]?.side ?? '')
      return { id, name: names }
    })

/** Games in which a side had it, with the shares won and expected, and the standard error. */
function bearingFigures(bearing: Bearing): object {
  const { games, wins, expected, error } = bearing
  const share = (n: number): number | null => (games === 0 ? null : n / games)
  return {
    games,
    wins,
    winRate: share(wins),
    expected: share(expected),
    difference: gain(bearing),
    error: share(error),
    tells: tells(bearing),
  }
}

/** The report of a simulation as one JSON object. */
export function warFigures(opened: WarPack, war: War, tally: WarTally, seconds: number): object {
  const { s } = opened
  const { games, wins, draws, turns, early, answers } = tally
  const columns = s.turns.length + 1
  const mean = (player: number, turn: number): number | null => {
    const place = player * columns + turn
    const reached = at(tally.reached, place)
    return reached === 0 ? null : at(tally.points, place) / reached
  }
  return {
    scenario: opened.id,
    games,
    seed: war.seed,
    bots: war.bots,
    swap: war.swap,
    wins: Object.fromEntries(sidesNamed(opened).map(({ id }, side) => [id, wins[side]])),
    draws,
    byBot: Object.fromEntries(winsByBot(war, tally).map(({ bot, wins }) => [bot, wins])),
    turns: { mean: turns / games, early },
    points: Object.fromEntries(
      s.players.map(({ id }, player) => [
        id,
        Array.from({ length: columns }, (_, turn) => mean(player, turn)),
      ]),
    ),
    cards: cardsWeighed(s, tally).map(({ number, bearing, times }) => {
      const { id, owner } = s.cards[number] as Card
      return { card: id, player: s.players[owner]?.id, played: times, ...bearingFigures(bearing) }
    }),
    regions: regionsWeighed(s, tally).map(({ number, bearing, times }) => ({
      region: s.map.regions[number]?.id,
      changedHands: times,
      ...bearingFigures(bearing),
    })),
    answers,
    seconds,
  }
}
