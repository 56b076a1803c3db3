import type { Bot } from '@sandtable/ai'
import type { Event, Manpower, Scenario } from '@sandtable/manpower'
import type { GameTally, Tournament } from '../../../simulate/game-tally.ts'
import { addTally, countGame, emptyGameTally, zeros } from '../../../simulate/game-tally.ts'
import { begin, seeded } from '@sandtable/kernel'
import { MANPOWER } from '@sandtable/manpower'
import { MANPOWER_BOTS } from '@sandtable/shelf'
import { playGame } from '@sandtable/ai'
import { progressBar } from '../../../progress.ts'
import { shareOut } from '../../../simulate/crew.ts'

/** Games between two armies, played on these fields in turn. */
export interface Contest extends Tournament<readonly Scenario[]> {
  /** What wins are counted by: the armies, which change sides from field to field, or the order of play. */
  readonly by: 'armies' | 'initiative'
}

/** The results of many contests. */
export interface ContestTally extends GameTally {
  /** Victories by who went first and who second in the turn in which fire was opened. */
  contact: number[]
}

export const emptyContestTally = (): ContestTally => ({ ...emptyGameTally(2, 2), contact: zeros(2) })

/** Plays one game of a contest; its dice depend on its number alone. */
export function playContest(contest: Contest, game: number): ContestTally {
  const { s: fields, bots, seed, by } = contest
  const s = fields[game % fields.length] as Scenario
  const tally = emptyContestTally()
  const g = begin(MANPOWER, s, { dice: seeded(`${seed}/${game}`) })
  playGame(
    g,
    bots.map(bot => MANPOWER_BOTS[bot] as Bot<Manpower>),
    `${seed}/${game}`,
  )
  const { winner, turn } = g.p
  const { first, contact } = orders(g.log ?? [])
  const order = by === 'initiative' ? first : game % 2 === 0 ? [0, 1] : [1, 0]
  countGame(tally, contest, game, { winner: order.indexOf(winner), turn, turns: s.turns })
  if (winner >= 0) tally.contact[contact.indexOf(winner)] = 1
  return tally
}

const FIRE: readonly Event['is'][] = ['volley-fired', 'shot-fired', 'ground-struck']

/** Who went first and who second: in the first turn, and in the turn of the first shot, or the last turn without one. */
function orders(log: readonly Event[]): Record<'first' | 'contact', readonly number[]> {
  const fire = log.findIndex(e => FIRE.includes(e.is))
  const set = log.slice(0, fire < 0 ? log.length : fire).filter(e => e.is === 'initiative-set')
  return { first: set[0]?.order ?? [], contact: set.at(-1)?.order ?? [] }
}

interface Counted {
  readonly contest: number
  readonly tally: ContestTally
}

/** Plays the lot with this number: each contest has the same number of games, one after another. */
export function playLot(contests: readonly Contest[], lot: number): Counted {
  let [contest, game] = [0, lot]
  while (game >= (contests[contest] as Contest).games) game -= (contests[contest++] as Contest).games
  return { contest, tally: playContest(contests[contest] as Contest, game) }
}

/** Plays all games of all contests on this many threads: a tally for each. */
export async function playContests(contests: readonly Contest[], hands: number): Promise<ContestTally[]> {
  const sums = contests.map(emptyContestTally)
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
    addTally(sums[contest] as ContestTally, tally)
    bar.update(++done)
  }).finally(bar.stop)
  return sums
}
