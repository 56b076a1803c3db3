import type { Scenario } from '@sandtable/waw'
import type { OddsOptions } from '../../../odds/options.ts'
import type { Found } from './odds-text.ts'
import { battleOdds } from '@sandtable/waw'
import { openBattle } from '../open-battle.ts'
import { ownScreen, print, printJson } from '../../../print.ts'

/** How often a battle without exact odds is simulated, and from which seed. */
const SAMPLE = { runs: 10_000, seed: 'odds' }

/** The chances of a battle in which both owners leave the choices to the house. */
export async function battleFileOdds(path: string, options: OddsOptions): Promise<void> {
  const opened = openBattle(path)
  if (opened === null) return
  const { s } = opened
  const exact = battleOdds(s)
  const found: Found = exact === null ? await sampled(s) : { method: 'exact', ...exact }
  if (options.json) return printJson(found)
  const { oddsText } = await import('./odds-text.ts')
  const { whatIf } = await import('./what-if.ts')
  const what = exact === null ? null : whatIf(opened, exact)
  print(oddsText(ownScreen(), opened, found, what))
}

async function sampled(s: Scenario): Promise<Found> {
  const { handsFor } = await import('../../../simulate/crew.ts')
  const { playAll } = await import('../simulate/lots.ts')
  const { progressBar } = await import('../../../progress.ts')
  const { errorOfShare, lotsOf, oddsOf } = await import('../simulate/tally.ts')
  const { runs } = SAMPLE
  const bar = await progressBar(runs, 'battles')
  const tally = await playAll({ s, ...SAMPLE }, handsFor(lotsOf(runs)), bar.update).finally(bar.stop)
  const share = oddsOf(tally)
  return { method: 'sampled', runs, error: errorOfShare(share.attackerWins, runs), ...share }
}
