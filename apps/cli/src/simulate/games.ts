import { statSync } from 'node:fs'
import type { GameTally, Tournament } from './game-tally.ts'
import type { Arena } from './arena.ts'
import type { OpenedPack } from '@sandtable/shelf'
import { addTally } from './game-tally.ts'
import { drawnSeed } from '../seed.ts'
import { handsFor, shareOut } from './crew.ts'
import { openPack } from '../open-pack.ts'
import { ownScreen, print, printJson } from '../print.ts'
import { PLUGS } from '../systems.ts'
import { refuse } from '../refuse.ts'
import { progressBar } from '../progress.ts'
import { phrase } from '../words/words.ts'

export interface GamesOptions {
  readonly games: number
  readonly bots?: readonly string[]
  readonly swap?: boolean
  readonly seed?: string
  readonly workers?: number
  readonly json?: boolean
}

/** sandtable simulate SCENARIO --games: bots play it many times. */
export async function simulateGames(scenario: string, options: GamesOptions): Promise<void> {
  if (statSync(scenario, { throwIfNoEntry: false })?.isFile() === true)
    return refuse([phrase('simulate:file', { path: scenario, runs: String(options.games) })])
  const opened = openPack(scenario)
  if (opened === null) return
  const arena = await PLUGS[opened.pack.ruleset]?.arena?.(opened)
  if (arena === undefined)
    return refuse([phrase('simulate:uncounted', { scenario, system: opened.system.title })])
  await playedIn(opened, options, arena)
}

async function playedIn(opened: OpenedPack, options: GamesOptions, arena: Arena): Promise<void> {
  const { s } = opened
  const { bots: known, sides } = opened.system
  const bots = botsFor(Object.keys(known), new Set(sides(s)).size, options.bots ?? ['captain'])
  if (typeof bots === 'string') return refuse([phrase('simulate:bots', { why: bots })])
  const { games, seed = drawnSeed(), swap = false } = options
  const played: Tournament = { s, bots, swap, seed, games }
  const hands = handsFor(games, options.workers)
  const from = performance.now()
  const tally = await playAll(arena, played, hands)
  const seconds = (performance.now() - from) / 1000
  if (options.json) return printJson(arena.figures(played, tally, seconds))
  print(arena.text(ownScreen(), played, tally, { seconds, hands }))
}

async function playAll(
  { empty, play, script }: Arena,
  played: Tournament,
  hands: number,
): Promise<GameTally> {
  const sum = empty(played)
  const bar = await progressBar(played.games, 'games')
  const work = { lots: played.games, here: (game: number) => play(played, game), script, data: played }
  await shareOut<GameTally>(work, hands, tally => {
    addTally(sum, tally)
    bar.update(sum.games)
  }).finally(bar.stop)
  return sum
}

/** One bot for each side, or one for all; a text says what is wrong with them. */
function botsFor(
  known: readonly string[],
  sides: number,
  named: readonly string[],
): readonly string[] | string {
  const unknown = named.find(name => !known.includes(name))
  if (unknown !== undefined) return phrase('error:no-bot', { name: unknown, bots: known })
  if (named.length === 1) return Array.from({ length: sides }, () => named[0] as string)
  if (named.length === sides) return named
  return phrase('simulate:bot-count', { sides, found: named.length })
}
