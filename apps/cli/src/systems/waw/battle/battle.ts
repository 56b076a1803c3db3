import { loaded, seeded } from '@sandtable/kernel'
import { battleReport } from '@sandtable/waw'
import { openBattle } from '../open-battle.ts'
import { refuse } from '../../../refuse.ts'
import { ownScreen, print, printJson } from '../../../print.ts'
import { drawnSeed } from '../../../seed.ts'
import { play } from './scripted.ts'

export interface BattleOptions {
  readonly dice?: readonly number[]
  readonly seed?: string
  /** False leaves out the file's dice and choices. */
  readonly script?: boolean
  readonly json?: boolean
}

/** sandtable battle: plays a battle out and reports it step by step. */
export async function battle(path: string, options: BattleOptions): Promise<void> {
  const opened = openBattle(path)
  if (opened === null) return
  const script = options.script === false ? { dice: null, choices: [] } : opened.file.script
  const rolls = options.dice ?? script.dice ?? []
  const seed = options.seed ?? (rolls.length === 0 ? drawnSeed() : null)
  const dice = loaded(rolls, seed === null ? null : seeded(seed))
  const played = play(opened, script.choices, dice, options.dice === undefined ? 'file' : 'option')
  if (typeof played === 'string') return refuse([played])

  const report = battleReport(opened.s, played.events, played.p, played.diceUsed)
  if (options.json) return printJson(seed === null ? report : { ...report, seed })
  const { battleText } = await import('./battle-text.ts')
  const again = options.script === false ? `--no-script --seed ${seed}` : `--seed ${seed}`
  const given = { rolls: rolls.length, seed, again: options.seed === undefined ? again : null }
  print(battleText(ownScreen(), opened, played, report, given))
}
