import type { Data } from './data.ts'
import type { Dice } from './dice.ts'
import type { Frame, Game, Kind, Ruleset, Sealed } from './game.ts'
import { placesOf, standsAtADecision } from './agenda.ts'
import { digest, encode, isData } from './data.ts'
import { fold } from './event.ts'
import { BOUND, over, OVER } from './game.ts'
import { HEADER, SAVED_GAME } from './saved-shape.ts'
import { deeperThan } from './shape.ts'

/** The save format's own version; a ruleset counts its versions beside it. */
const SAVE_VERSION = 1

/** A save of an older ruleset version is brought up one version at a time (K-13). */
export interface Migration {
  readonly from: number
  readonly migrate: (body: SavedGame) => SavedGame
}

export interface SavedGame {
  readonly position: Data
  readonly agenda: readonly Frame[]
  readonly dice: Dice
  readonly sealed: readonly Sealed[]
  readonly asked: number
  readonly revealed: number
  readonly log: readonly Data[] | null
}

/** No position of any rules goes down so far. */
const DEPTH = 64

interface Header {
  readonly format: 'sandtable-save'
  readonly version: number
  readonly ruleset: string
  readonly rulesetVersion: number
  readonly scenario: string
}

interface SaveFile extends Header {
  readonly sum: string
  readonly game: SavedGame
}

/** A save is bad: what was expected, and where. Nothing is half-loaded. */
export const isSaveError = (error: unknown): boolean => error instanceof Error && error.name === 'SaveError'

const saveError = (message: string): Error =>
  Object.assign(new Error(`this save cannot be loaded: ${message}`), { name: 'SaveError' })

/** All that is needed to go on the same; it shares its parts with the game. */
export const freeze = <K extends Kind>(g: Game<K>): SavedGame => ({
  position: plain(g.p),
  agenda: g.agenda,
  dice: g.dice,
  sealed: g.sealed,
  asked: g.asked,
  revealed: g.revealed,
  log: plain(g.log) as Data[] | null,
})

/** A game is made of data, whatever its types are called. */
const plain = (part: unknown): Data => part as Data

/** A game as canonical text: header first, then all that is needed to go on the same (K-3, K-12). */
export const save = <K extends Kind>(g: Game<K>, scenario: string): string =>
  saveText({ ruleset: g.rules.name, rulesetVersion: g.rules.version, scenario }, freeze(g))

/** The same of a game that was frozen, by whichever version of its rules; they need not be there. */
export function saveText(
  { ruleset, rulesetVersion, scenario }: Omit<Header, 'format' | 'version'>,
  game: SavedGame,
): string {
  const header: Header = {
    format: 'sandtable-save',
    version: SAVE_VERSION,
    ruleset,
    rulesetVersion,
    scenario,
  }
  const body = encode(game, 'game')
  return `${encode({ ...header, sum: sumOf(header, body) }).slice(0, -1)},"game":${body}}`
}

/** Loads a save of this ruleset and scenario, migrating older versions; the game stands at the decision it stood at. */
export function revive<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  scenario: string,
  text: string,
  migrations: readonly Migration[] = [],
): Game<K> {
  const file = readHeader(text)
  expect(file.ruleset === rules.name, `it is of ruleset '${file.ruleset}', not '${rules.name}'`)
  expect(file.scenario === scenario, `it is of scenario '${file.scenario}', not '${scenario}'`)
  expect(
    isData(file.game) && sumOf(file, encode(file.game)) === file.sum,
    'its checksum is wrong: the file was damaged or changed',
  )
  return thaw(rules, s, file.game, file.rulesetVersion, migrations)
}

/** The game that was frozen by some version of the rules; it takes over what it is given. */
export function thaw<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  body: SavedGame,
  version: number,
  migrations: readonly Migration[] = [],
): Game<K> {
  const game = migrated(body, version, rules.version, migrations)
  const agenda = [...game.agenda]
  const g: Game<K> = {
    rules,
    s,
    p: game.position as K['p'],
    f: agenda.at(-1) ?? OVER,
    agenda,
    dice: game.dice,
    sealed: [...game.sealed],
    asked: game.asked,
    revealed: game.revealed,
    log: game.log as K['e'][] | null,
    bound: BOUND,
  }
  expect(standsAtADecision(g), `the rules have no such places: ${placesOf(g)}`)
  if (version < rules.version && !over(g)) tellUpdate(g, version)
  return g
}

/** K-17 The log of a game that goes on by newer rules says so. */
function tellUpdate<K extends Kind>(g: Game<K>, from: number): void {
  const e = g.rules.updated?.(from)
  if (e === undefined) return
  fold(g.rules, g.s, g.p, [e])
  g.log = g.log === null ? null : [...g.log, e]
}

/** The check sum covers the header too, so that no save passes for one of other rules. */
const sumOf = ({ format, version, ruleset, rulesetVersion, scenario }: Header, body: string): string =>
  digest(encode({ format, version, ruleset, rulesetVersion, scenario }) + body)

function readHeader(text: string): SaveFile {
  let file: SaveFile
  try {
    file = JSON.parse(text) as SaveFile
  } catch (error) {
    throw saveError(`it is not whole JSON (${(error as Error).message})`)
  }
  expect(file?.format === 'sandtable-save', "its header must say format 'sandtable-save'")
  const lack = HEADER(file, '')
  expect(lack === null, `in its header, ${lack}`)
  expect(
    file.version === SAVE_VERSION,
    `its format version is ${file.version}, and this program reads ${SAVE_VERSION}`,
  )
  expect(!deeperThan(file.game, DEPTH), `its lists and objects are nested more than ${DEPTH} deep`)
  const fault = SAVED_GAME(file.game, 'game')
  expect(fault === null, `${fault}`)
  return file
}

function migrated(game: SavedGame, from: number, to: number, migrations: readonly Migration[]): SavedGame {
  expect(from <= to, `it was written by version ${from} of the rules, newer than this program's ${to}`)
  let body = game
  for (let version = from; version < to; version++) {
    const step = migrations.find(m => m.from === version)
    if (!step) throw saveError(`there is no way from version ${version} of the rules to ${version + 1}`)
    body = step.migrate(body)
  }
  return body
}

function expect(holds: boolean, problem: string): void {
  if (!holds) throw saveError(problem)
}
