import type { Bot } from '@sandtable/ai'
import type {
  Locate,
  LocatedProblem,
  PackFile,
  PackReading as ScenarioReading,
  Problem,
} from '@sandtable/scenario'
import type { Scenario, Waw } from '@sandtable/waw'
import type { PackReading, PackSummary } from '../game-system.ts'
import type { OpenedPack } from '../opened-pack.ts'
import { captain, greedy, random } from '@sandtable/ai'
import { readOutlines, readPack } from '@sandtable/scenario'
import {
  checkPack,
  MIGRATIONS,
  playedPart,
  settledPack,
  takesDraw,
  warScenario,
  WAW,
  WITS,
} from '@sandtable/waw'
import { problemsIn } from '../pack-problem.ts'
import { systemOf } from '../game-system.ts'
import { openable, openedPack } from '../opened-pack.ts'

/** Players of Wars Across the World made of code, by name. */
export const WAW_BOTS: Readonly<Record<string, Bot<Waw>>> = {
  captain: captain<Waw>(WITS),
  greedy: greedy<Waw>(WITS),
  random,
}

/** Wars Across the World. */
export const waw = systemOf<Waw, PackFile>({
  title: 'Wars Across the World',
  rules: WAW,
  migrations: MIGRATIONS,
  read: readWar,
  flawIn: pack => checkPack(pack)[0] ?? null,
  summaryOf: summaryOfWar,
  mapText: (pack, folder) => readOutlines(folder, Object.keys(pack.map.regions)).text,
  settled: settledPack,
  played: playedPart,
  scenarioOf: warScenario,
  sides: s => s.players.map(({ side }) => side),
  winner: ({ p }) => (p.winner < 0 ? null : p.winner),
  bots: WAW_BOTS,
  takesDraw,
})

/** A war that can be played. */
export type WarPack = OpenedPack<Scenario, PackFile>

/** A war that was read and checked before, ready to be played. */
export const openedWar = (pack: PackFile): WarPack => openedPack(waw, pack) as WarPack

export const isWar = (opened: OpenedPack): opened is WarPack => opened.pack.ruleset === WAW.name

/** A war that the rules can take; or all that is wrong with it, in its files or by the rules. */
export type WarReading =
  | { readonly ok: true; readonly opened: WarPack; readonly locate: Locate }
  | {
      readonly ok: false
      readonly at: 'files' | 'rules'
      readonly title: string | null
      readonly problems: readonly LocatedProblem[]
    }

/** Opens what was read of a war, as it is opened to be played. */
export function openWar(reading: ScenarioReading): WarReading {
  if (!reading.ok) return { ok: false, at: 'files', title: null, problems: reading.problems }
  const { pack, locate } = reading
  const refused = (problems: readonly Problem[]): WarReading => ({
    ok: false,
    at: 'rules',
    title: pack.title,
    problems: problems.map(problem => ({ ...problem, ...locate(problem.path) })),
  })
  const problems = checkPack(pack)
  if (problems.length > 0) return refused(problems)
  const opened = openable(waw, pack)
  return 'message' in opened
    ? refused([{ path: ['pack'], message: opened.message }])
    : { ok: true, opened: opened as WarPack, locate }
}

function readWar(folder: string): PackReading<PackFile> {
  const war = openWar(readPack(folder))
  return war.ok
    ? { ok: true, pack: war.opened.read }
    : { ok: false, problems: problemsIn(folder, war.problems) }
}

function summaryOfWar(pack: PackFile): PackSummary {
  const { title, year, about, tagline, minutes, difficulty, turns, players, absent } = pack
  return {
    title,
    when: String(year),
    about,
    tagline,
    minutes,
    difficulty,
    turns: turns.length,
    players: players.map(({ id, name, side }) => ({ id, name, side, colour: colourOf(pack, id) })),
    absent,
  }
}

const NO_COLOUR = '#808080'

/** The colour of a player's first nation. */
const colourOf = ({ nations }: PackFile, player: string): string =>
  Object.values(nations).find(nation => nation.player === player)?.colour ?? NO_COLOUR
