import { statSync } from 'node:fs'
import type { War, WarTally } from './war-tally.ts'
import { addWarTally, emptyWarTally, playWar } from './war-tally.ts'
import { WAW_BOTS } from '@sandtable/shelf'
import { drawnSeed } from '../seed.ts'
import { handsFor, shareOut } from './crew.ts'
import { openWar } from '../open-pack.ts'
import { orRow } from '@sandtable/waw'
import { printJson, refuse } from '../open.ts'
import { progressBar } from '../progress.ts'
import { warFigures } from './war-figures.ts'

export interface WarsOptions {
  readonly games: number
  readonly bots?: readonly string[]
  readonly swap?: boolean
  readonly seed?: string
  readonly workers?: number
  readonly json?: boolean
}

/** sandtable simulate SCENARIO --games: bots play a war many times. */
export async function simulateWars(scenario: string, options: WarsOptions): Promise<void> {
  if (statSync(scenario, { throwIfNoEntry: false })?.isFile() === true)
    return refuse([
      `sandtable: ${scenario} is a file, and --games takes a scenario: for a battle file use --runs ${options.games}`,
    ])
  const opened = openWar(scenario)
  if (opened === null) return
  const { s } = opened
  const bots = botsFor(new Set(s.players.map(({ side }) => side)).size, options.bots ?? ['captain'])
  if (typeof bots === 'string') return refuse([`sandtable: --bots: ${bots}`])
  const { games, seed = drawnSeed(), swap = false } = options
  const war: War = { s, bots, swap, seed, games }
  const hands = handsFor(games, options.workers)
  const from = performance.now()
  const tally = await playAllWars(war, hands)
  const seconds = (performance.now() - from) / 1000
  if (options.json) return printJson(warFigures(opened, war, tally, seconds))
  const { warText } = await import('./war-text.ts')
  const { screenOf } = await import('../screen.ts')
  process.stdout.write(warText(screenOf(process.stdout), opened, war, tally, { seconds, hands }))
}

async function playAllWars(war: War, hands: number): Promise<WarTally> {
  const sum = emptyWarTally(war)
  const bar = await progressBar(war.games, 'games')
  const work = {
    lots: war.games,
    here: (game: number) => playWar(war, game),
    script: new URL('./war-worker.ts', import.meta.url),
    data: war,
  }
  await shareOut<WarTally>(work, hands, tally => {
    addWarTally(sum, tally)
    bar.update(sum.games)
  }).finally(bar.stop)
  return sum
}

/** One bot for each side, or one for all; a text says what is wrong with them. */
function botsFor(sides: number, named: readonly string[]): readonly string[] | string {
  const unknown = named.find(name => !Object.hasOwn(WAW_BOTS, name))
  if (unknown !== undefined) return `there is no bot '${unknown}': expected ${orRow(Object.keys(WAW_BOTS))}`
  if (named.length === 1) return Array.from({ length: sides }, () => named[0] as string)
  if (named.length === sides) return named
  return `expected ${sides} bots, one for each side, or one for all; found ${named.length}`
}
