import { statSync } from 'node:fs'
import type { GameTally, Tournament } from './game-tally.ts'
import type { How } from './shares-text.ts'
import type { OpenedPack } from '@sandtable/shelf'
import type { Screen } from '../screen.ts'
import { addTally } from './game-tally.ts'
import { drawnSeed } from '../seed.ts'
import { emptyFieldTally, playField } from '../systems/manpower/simulate/field-tally.ts'
import { emptyWarTally, playWar } from '../systems/waw/simulate/war-tally.ts'
import { fieldFigures, fieldText } from '../systems/manpower/simulate/field-text.ts'
import { handsFor, shareOut } from './crew.ts'
import { isField, isWar } from '@sandtable/shelf'
import { openPack } from '../open-pack.ts'
import { orRow } from '@sandtable/waw'
import { ownScreen, print, printJson } from '../print.ts'
import { refuse } from '../open.ts'
import { progressBar } from '../progress.ts'
import { warFigures } from '../systems/waw/simulate/war-figures.ts'
import { warText } from '../systems/waw/simulate/war-text.ts'

export interface GamesOptions {
  readonly games: number
  readonly bots?: readonly string[]
  readonly swap?: boolean
  readonly seed?: string
  readonly workers?: number
  readonly json?: boolean
}

/** How the games of one system are played in numbers and told. */
interface Arena<S, T extends GameTally> {
  readonly empty: (played: Tournament<S>) => T
  readonly play: (played: Tournament<S>, game: number) => T
  /** What plays a game in another thread. */
  readonly script: URL
  readonly figures: (played: Tournament<S>, tally: T, seconds: number) => object
  readonly text: (screen: Screen, played: Tournament<S>, tally: T, how: How) => string
}

/** sandtable simulate SCENARIO --games: bots play a war or a battle in metres many times. */
export async function simulateGames(scenario: string, options: GamesOptions): Promise<void> {
  if (statSync(scenario, { throwIfNoEntry: false })?.isFile() === true)
    return refuse([
      `sandtable: ${scenario} is a file, and --games takes a scenario: for a battle file use --runs ${options.games}`,
    ])
  const opened = openPack(scenario)
  if (opened === null) return
  if (isWar(opened))
    return playedIn(opened, opened.s, options, {
      empty: emptyWarTally,
      play: playWar,
      script: new URL('../systems/waw/simulate/war-worker.ts', import.meta.url),
      figures: (war, tally, seconds) => warFigures(opened, war, tally, seconds),
      text: (screen, war, tally, how) => warText(screen, opened, war, tally, how),
    })
  if (isField(opened))
    return playedIn(opened, opened.s, options, {
      empty: emptyFieldTally,
      play: playField,
      script: new URL('../systems/manpower/simulate/field-worker.ts', import.meta.url),
      figures: (field, tally, seconds) => fieldFigures(opened, field, tally, seconds),
      text: (screen, field, tally, how) => fieldText(screen, opened, field, tally, how),
    })
  refuse([`sandtable: '${scenario}' is a game of ${opened.system.title}, and nothing counts its games`])
}

async function playedIn<S, T extends GameTally>(
  opened: OpenedPack,
  s: S,
  options: GamesOptions,
  arena: Arena<S, T>,
): Promise<void> {
  const { bots: known, sides } = opened.system
  const bots = botsFor(Object.keys(known), new Set(sides(s)).size, options.bots ?? ['captain'])
  if (typeof bots === 'string') return refuse([`sandtable: --bots: ${bots}`])
  const { games, seed = drawnSeed(), swap = false } = options
  const played: Tournament<S> = { s, bots, swap, seed, games }
  const hands = handsFor(games, options.workers)
  const from = performance.now()
  const tally = await playAll(arena, played, hands)
  const seconds = (performance.now() - from) / 1000
  if (options.json) return printJson(arena.figures(played, tally, seconds))
  print(arena.text(ownScreen(), played, tally, { seconds, hands }))
}

async function playAll<S, T extends GameTally>(
  { empty, play, script }: Arena<S, T>,
  played: Tournament<S>,
  hands: number,
): Promise<T> {
  const sum = empty(played)
  const bar = await progressBar(played.games, 'games')
  const work = { lots: played.games, here: (game: number) => play(played, game), script, data: played }
  await shareOut<T>(work, hands, tally => {
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
  if (unknown !== undefined) return `there is no bot '${unknown}': expected ${orRow(known)}`
  if (named.length === 1) return Array.from({ length: sides }, () => named[0] as string)
  if (named.length === sides) return named
  return `expected ${sides} bots, one for each side, or one for all; found ${named.length}`
}
