import { setTimeout as sleep } from 'node:timers/promises'
import type { Where } from '@sandtable/store'
import type { Company } from './company.ts'
import type { Mistake } from './serve-on.ts'
import type { Mortal } from './mortal.ts'
import { rollDice, seeded } from '@sandtable/kernel'
import { openStore } from '@sandtable/store'
import { audit } from './audit.ts'
import { gather } from './company.ts'
import { startMortal } from './mortal.ts'

export interface SiegePlan {
  readonly where: Where
  readonly seed: string
  readonly games: number
  readonly kills: number
  /** An error planted in the server, which must be detected. */
  readonly mistake?: Mistake
}

/** The result of a siege. */
export interface Siege {
  readonly problems: readonly string[]
  /** Acknowledged commands, their games, and kills while some were under way. */
  readonly commands: number
  readonly games: number
  readonly underWay: number
}

/** A server is killed this many milliseconds after its first acknowledgement, or sooner. */
const LONGEST_LIFE = 250
const PATIENCE = 20_000

/** Games go on while their server is killed and restarted; everything wrong with them is found in the end. */
export async function siege({ where, seed, games, kills, mistake }: SiegePlan): Promise<Siege> {
  const dice = seeded(seed)
  const store = await openStore(where)
  const start = (): Promise<Mortal> =>
    startMortal({ store: where, ...(mistake === undefined ? {} : { mistake }) })
  let server = await start()
  const tables: Company[] = []
  const problems: string[] = []
  let [opened, commands, underWay] = [0, 0, 0]
  const sum = (): number => tables.reduce((all, { accepted }) => all + accepted.size, 0)
  const open = (): Promise<Company> =>
    gather({ seed: `${seed}-${opened++}`, url: () => server.url, onlookers: 1 })
  /** Play stops, and everything is checked. */
  const settle = async (table: Company): Promise<void> => {
    await table.rest()
    problems.push(...(await audit(store, table)))
    commands += table.accepted.size
    table.close()
  }
  /** Games that are over make room for new ones. */
  const renew = async (): Promise<void> => {
    for (let at = 0; at < games; at++) {
      const table = tables[at]
      if (table?.isOver() === true) await settle(table)
      if (table !== undefined && !table.isOver()) continue
      const fresh = await open()
      tables[at] = fresh
      problems.push(...(await goOn([fresh])))
    }
  }

  try {
    for (let kill = 0; kill < kills && problems.length === 0; kill++) {
      await renew()
      const before = sum()
      while (sum() === before) await sleep(1)
      await sleep(rollDice(dice, LONGEST_LIFE))
      if (tables.some(table => table.waiting() > 0)) underWay++
      await server.kill()
      server = await start()
    }
    problems.push(...(await goOn(tables)))
    for (const table of tables) await settle(table)
    return { problems, commands, games: opened, underWay }
  } finally {
    await server.kill()
    await store.close()
  }
}

/** Every unfinished game must go on. */
async function goOn(tables: readonly Company[]): Promise<string[]> {
  const before = tables.map(({ accepted }) => accepted.size)
  const goesOn = (table: Company, i: number): boolean =>
    table.isOver() || table.accepted.size > (before[i] as number) + 1
  const giveUp = Date.now() + PATIENCE
  while (!tables.every(goesOn) && Date.now() < giveUp) await sleep(5)
  return tables.every(goesOn) ? [] : ['a game cannot be played on']
}
