import type { BattlesOptions } from '../systems/waw/simulate/battles.ts'
import type { GamesOptions } from './games.ts'
import type { TrialOptions } from '../systems/manpower/simulate/trials.ts'

export type SimulateOptions = Partial<BattlesOptions & GamesOptions> &
  TrialOptions & { readonly mirror?: string; readonly duels?: string }

/** sandtable simulate: a scenario by --games, a battle file by --runs, the units of an era by --mirror or --duels. */
export async function simulate(
  what: string | undefined,
  { mirror, duels, runs, ...options }: SimulateOptions,
  complain: (text: string) => never,
): Promise<void> {
  const { games } = options
  const asked = [what, mirror, duels].filter(given => given !== undefined).length
  if (asked === 1 && mirror !== undefined && runs === undefined)
    return (await import('../systems/manpower/simulate/trials.ts')).simulateMirrors(mirror, options)
  if (asked === 1 && duels !== undefined && runs === undefined)
    return (await import('../systems/manpower/simulate/trials.ts')).simulateDuels(duels, options)
  if (asked === 1 && what !== undefined && games !== undefined && runs === undefined)
    return (await import('./games.ts')).simulateGames(what, { ...options, games })
  if (asked === 1 && what !== undefined && runs !== undefined && games === undefined)
    return (await import('../systems/waw/simulate/battles.ts')).simulateBattles(what, { ...options, runs })
  complain(
    "error: expected a scenario with '--games <number>', a battle file with '--runs <number>', '--mirror <era>' or '--duels <era>'",
  )
}
