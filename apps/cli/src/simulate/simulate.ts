import type { BattlesOptions } from './battles.ts'
import type { GamesOptions } from './games.ts'

export type SimulateOptions = Partial<BattlesOptions & GamesOptions>

/** sandtable simulate: a scenario by --games, a battle file by --runs. */
export async function simulate(
  what: string,
  { games, runs, ...options }: SimulateOptions,
  complain: (text: string) => never,
): Promise<void> {
  if (games !== undefined && runs === undefined)
    return (await import('./games.ts')).simulateGames(what, { ...options, games })
  if (runs !== undefined && games === undefined)
    return (await import('./battles.ts')).simulateBattles(what, { ...options, runs })
  complain("error: expected '--games <number>' for a scenario, or '--runs <number>' for a battle file")
}
