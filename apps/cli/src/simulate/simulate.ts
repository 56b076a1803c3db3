import type { GamesOptions } from './games.ts'
import { PLUGS } from '../systems.ts'
import { phrase } from '../words/words.ts'

/** The user's input; the options of single systems are looked up by name. */
export type SimulateOptions = Partial<GamesOptions>

/** sandtable simulate: a scenario with --games, and whatever else a system plays for its own option. */
export async function simulate(
  what: string | undefined,
  options: SimulateOptions,
  complain: (text: string) => never,
): Promise<void> {
  const { games } = options
  const all = Object.values(PLUGS).flatMap(({ simulations = [] }) => simulations)
  const given = (by: string): unknown => (options as Readonly<Record<string, unknown>>)[by]
  const [asked, ...more] = all.filter(({ by }) => given(by) !== undefined)
  if (asked === undefined && what !== undefined && games !== undefined)
    return (await import('./games.ts')).simulateGames(what, { ...options, games })
  if (asked?.takesFile === true && more.length === 0 && what !== undefined && games === undefined)
    return asked.run(what, options)
  if (asked?.takesFile === false && more.length === 0 && what === undefined)
    return asked.run(String(given(asked.by)), options)
  const ways = [phrase('simulate:expected-games'), ...all.map(({ expected }) => expected)]
  complain(phrase('simulate:expected', { ways }))
}
