import { setTimeout as sleep } from 'node:timers/promises'
import type { Store } from '@sandtable/store'
import type { Company } from './company.ts'
import type { Weather } from './weather.ts'
import { seeded } from '@sandtable/kernel'
import { audit } from './audit.ts'
import { badWeather } from './weather.ts'
import { gather } from './company.ts'

export interface StormPlan {
  readonly url: string
  readonly store: Store
  readonly seed: string
  readonly games: number
  /** In each game, besides its two players. */
  readonly onlookers: number
  /** The storm lasts until every game has this many acknowledged commands. */
  readonly commands: number
}

/** The result of a storm. */
export interface Storm {
  readonly problems: readonly string[]
  readonly commands: number
  readonly met: Weather['met']
}

/** Games are played over lines on which everything goes wrong; everything wrong with the games is found in the end. */
export async function storm(plan: StormPlan): Promise<Storm> {
  const { url, store, seed, games, onlookers, commands } = plan
  const weather = badWeather(seeded(seed))
  const tables: Company[] = []
  for (let game = 0; game < games; game++) {
    const habits = { seed: `${seed}-${game}`, url: () => url, onlookers, socket: weather.socket }
    tables.push(await gather(habits))
  }
  while (!tables.every(table => table.isOver() || table.accepted.size >= commands)) await sleep(20)
  const resting = tables.map(table => table.rest())
  weather.clear()
  await Promise.all(resting)
  const problems: string[] = []
  for (const table of tables) problems.push(...(await audit(store, table)))
  for (const table of tables) table.close()
  const accepted = tables.reduce((all, table) => all + table.accepted.size, 0)
  return { problems, commands: accepted, met: weather.met }
}
