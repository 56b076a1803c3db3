import type { BattlesOptions } from './battles.ts'
import type { WarsOptions } from './wars.ts'

export type SimulateOptions = Partial<BattlesOptions & WarsOptions>

/** sandtable simulate: a war by --games, a battle by --runs. */
export async function simulate(
  what: string,
  { games, runs, ...options }: SimulateOptions,
  complain: (text: string) => never,
): Promise<void> {
  if (games !== undefined && runs === undefined)
    return (await import('./wars.ts')).simulateWars(what, { ...options, games })
  if (runs !== undefined && games === undefined)
    return (await import('./battles.ts')).simulateBattles(what, { ...options, runs })
  complain("error: expected '--games <number>' for a scenario, or '--runs <number>' for a battle file")
}
