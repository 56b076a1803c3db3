import { env } from 'node:process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import type { Scenario, Waw } from '@sandtable/waw'
import { begin, seeded } from '@sandtable/kernel'
import { captain, greedy, random } from './bot.ts'
import { playGame } from './play.ts'
import { formatProblem, readPack } from '@sandtable/scenario'
import { warScenario, WAW, WITS } from '@sandtable/waw'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
/** Games for each side of each pairing; twice as many where both sides are the same. */
const GAMES = Math.ceil(100 * SCALE)

const CAPTAIN = captain<Waw>(WITS)
/** Whom the captain must beat, and in how many games of a hundred. */
const OPPONENTS = { random: { bot: random, least: 95 }, greedy: { bot: greedy<Waw>(WITS), least: 65 } }
/** Between equals neither side may win a lesser share. */
const FAIR = 0.35

const PACKS = ['missouri-1861', 'hastings-1066', 'mongols-1241']

function packNamed(id: string): Scenario {
  const reading = readPack(join(import.meta.dirname, '../../../packs', id))
  if (!reading.ok) throw new Error(reading.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return warScenario(reading.pack)
}

/** By side: games won by it; the last are draws. */
function results(s: Scenario, bots: readonly [Bot<Waw>, Bot<Waw>], games: number): [number, number, number] {
  const won: [number, number, number] = [0, 0, 0]
  for (let i = 0; i < games; i++) {
    const g = begin(WAW, s, { dice: seeded(`soak ${i}`), record: false })
    playGame(
      g,
      s.players.map(({ side }) => bots[side as 0 | 1]),
      `soak ${i}`,
    )
    won[g.p.winner === 0 || g.p.winner === 1 ? g.p.winner : 2]++
  }
  return won
}

const figure = (what: string): void => console.log(`figure: ${what}`)

describe.for(PACKS)('%s', id => {
  const s = packNamed(id)
  const sides = [0, 1].map(side =>
    s.players
      .filter(player => player.side === side)
      .map(({ name }) => name)
      .join(' and '),
  )

  test.for(Object.entries(OPPONENTS).flatMap(([name, how]) => [0, 1].map(side => ({ name, side, ...how }))))(
    'a captain as side $side beats $name',
    ({ name, side, bot, least }) => {
      const won = results(s, side === 0 ? [CAPTAIN, bot] : [bot, CAPTAIN], GAMES)
      const [wins, draws] = [won[side as 0 | 1], won[2]]
      figure(
        `${id}: captain as ${sides[side]} wins ${wins} of ${GAMES} against ${name}, ${draws} drawn (${least} of 100 needed)`,
      )
      expect(wins).toBeGreaterThanOrEqual((least * GAMES) / 100)
    },
  )

  test('between captains neither side is favoured', () => {
    const won = results(s, [CAPTAIN, CAPTAIN], 2 * GAMES)
    const share = (won[0] + won[2] / 2) / (2 * GAMES)
    figure(
      `${id}: captains, ${sides[0]} ${won[0]}, ${sides[1]} ${won[1]}, drawn ${won[2]}: ${(100 * share).toFixed(0)} % (35 to 65 needed)`,
    )
    expect(share).toBeGreaterThanOrEqual(FAIR)
    expect(share).toBeLessThanOrEqual(1 - FAIR)
  })
})
