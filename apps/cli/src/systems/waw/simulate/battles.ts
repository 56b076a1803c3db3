import { battleOdds } from '@sandtable/waw'
import { drawnSeed } from '../../../seed.ts'
import { handsFor } from '../../../simulate/crew.ts'
import { playAll } from './lots.ts'
import { openBattle } from '../open-battle.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { progressBar } from '../../../progress.ts'
import { errorOfPoints, errorOfShare, lotsOf, oddsOf } from './tally.ts'

export interface BattlesOptions {
  readonly runs: number
  readonly seed?: string
  readonly workers?: number
  readonly json?: boolean
}

/** sandtable simulate: plays a battle many times with the real rules, and prints the exact odds beside the results. */
export async function simulateBattles(path: string, options: BattlesOptions): Promise<void> {
  const opened = openBattle(path)
  if (opened === null) return
  const { s } = opened
  const { runs, seed = drawnSeed() } = options
  const hands = handsFor(lotsOf(runs), options.workers)
  const bar = await progressBar(runs, 'battles')
  const from = performance.now()
  const tally = await playAll({ s, seed, runs }, hands, bar.update).finally(bar.stop)
  const seconds = (performance.now() - from) / 1000

  const odds = oddsOf(tally)
  const error = { attackerWins: errorOfShare(odds.attackerWins, runs), meanVp: errorOfPoints(tally) }
  if (options.json) return printJson({ runs, seed, ...odds, error, seconds })
  const { simulationText } = await import('./simulation-text.ts')
  const figures = { runs, seed, hands, seconds, odds, errorOfPoints: error.meanVp, exact: battleOdds(s) }
  print(simulationText(ownScreen(), s, figures))
}
