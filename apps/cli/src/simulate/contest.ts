import type { Bot } from '@sandtable/ai'
import type { Event, Manpower, Scenario } from '@sandtable/manpower'
import type { GameTally, Tournament } from './game-tally.ts'
import { addTally, countGame, emptyGameTally } from './game-tally.ts'
import { begin, seeded } from '@sandtable/kernel'
import { MANPOWER } from '@sandtable/manpower'
import { MANPOWER_BOTS } from '@sandtable/shelf'
import { playGame } from '@sandtable/ai'
import { progressBar } from '../progress.ts'
import { shareOut } from './crew.ts'

/** Games between two armies, played on these fields in turn. */
export interface Contest extends Tournament<readonly Scenario[]> {
  /** What wins are counted by: the armies, which change sides from field to field, or who went first and who second. */
  readonly by: 'armies' | 'initiative'
}

/** Plays one game of a contest; its dice hang on its number alone. */
export function playContest(contest: Contest, game: number): GameTally {
  const { s: fields, bots, seed, by } = contest
  const s = fields[game % fields.length] as Scenario
  const tally = emptyGameTally(2, bots.length)
  const g = begin(MANPOWER, s, { dice: seeded(`${seed}/${game}`) })
  playGame(
    g,
    bots.map(bot => MANPOWER_BOTS[bot] as Bot<Manpower>),
    `${seed}/${game}`,
  )
  const order = by === 'initiative' ? orderOfFire(g.log ?? []) : game % 2 === 0 ? [0, 1] : [1, 0]
  countGame(tally, contest, game, { winner: order.indexOf(g.p.winner), turn: g.p.turn, turns: s.turns })
  return tally
}

const FIRE: readonly Event['is'][] = ['volley-fired', 'shot-fired', 'ground-struck']

/** The order of initiative in the first turn in which anybody fired; in the last if nobody has. */
function orderOfFire(log: readonly Event[]): readonly number[] {
  let order: readonly number[] = []
  for (const e of log) {
    if (e.is === 'initiative-set') order = e.order
    if (FIRE.includes(e.is)) break
  }
  return order
}

interface Counted {
  readonly contest: number
  readonly tally: GameTally
}

/** Plays the lot of this number: the contests have so many games each, one after another. */
export function playLot(contests: readonly Contest[], lot: number): Counted {
  let [contest, game] = [0, lot]
  while (game >= (contests[contest] as Contest).games) game -= (contests[contest++] as Contest).games
  return { contest, tally: playContest(contests[contest] as Contest, game) }
}

/** Plays all games of all contests on so many threads: a tally for each. */
export async function playContests(contests: readonly Contest[], hands: number): Promise<GameTally[]> {
  const sums = contests.map(({ bots }) => emptyGameTally(2, bots.length))
  const lots = contests.reduce((sum, { games }) => sum + games, 0)
  const bar = await progressBar(lots, 'games')
  let done = 0
  const work = {
    lots,
    here: (lot: number) => playLot(contests, lot),
    script: new URL('./contest-worker.ts', import.meta.url),
    data: contests,
  }
  await shareOut<Counted>(work, hands, ({ contest, tally }) => {
    addTally(sums[contest] as GameTally, tally)
    bar.update(++done)
  }).finally(bar.stop)
  return sums
}
