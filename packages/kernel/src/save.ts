import type { Data } from './data.ts'
import type { Dice } from './dice.ts'
import type { Frame, Game, Kind, Ruleset, Sealed } from './game.ts'
import type { Failure, NoParts, Phrase } from './phrase.ts'
import type { Fault } from './shape.ts'
import { placesOf, standsAtADecision } from './agenda.ts'
import { digest, encode, isData } from './data.ts'
import { fold } from './event.ts'
import { BOUND, over, OVER } from './game.ts'
import { HEADER, SAVED_GAME } from './saved-shape.ts'
import { deeperThan } from './shape.ts'
import { failure } from './phrase.ts'

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

/** No position of any rules is nested as deep as this. */
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

/** The place of the error, and what was expected. */
interface Misfit {
  readonly at: string
  readonly expected: Fault['key']
}

/** What can be wrong with a save. */
export interface SaveFaults {
  /** It is truncated, or something else. */
  readonly 'no-json': NoParts
  readonly 'no-save': NoParts
  readonly header: Misfit
  readonly 'other-format': { readonly found: number; readonly known: number }
  readonly 'too-deep': { readonly most: number }
  readonly shape: Misfit
  readonly 'other-ruleset': { readonly found: string; readonly expected: string }
  readonly 'other-scenario': { readonly found: string; readonly expected: string }
  readonly checksum: NoParts
  readonly 'newer-rules': { readonly found: number; readonly known: number }
  readonly 'no-migration': { readonly from: number; readonly to: number }
  /** The rules have no such sequences, or different lines in them. */
  readonly 'no-such-places': { readonly places: string }
}

export type SaveFault = Phrase<SaveFaults>

/** A save is bad: what was expected, and where. Nothing is half-loaded. */
export type SaveError = Failure<'SaveError', SaveFault>

export const isSaveError = (error: unknown): error is SaveError =>
  error instanceof Error && error.name === 'SaveError'

/** All that is needed to resume unchanged; it shares its parts with the game. */
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

/** A game as canonical text: header first, then all that is needed to resume unchanged (K-3, K-12). */
export const save = <K extends Kind>(g: Game<K>, scenario: string): string =>
  saveText({ ruleset: g.rules.name, rulesetVersion: g.rules.version, scenario }, freeze(g))

/** The same for a frozen game, by any version of its rules; they need not be present. */
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
  if (file.ruleset !== rules.name)
    refuse({ key: 'other-ruleset', parts: { found: file.ruleset, expected: rules.name } })
  if (file.scenario !== scenario)
    refuse({ key: 'other-scenario', parts: { found: file.scenario, expected: scenario } })
  if (!isData(file.game) || sumOf(file, encode(file.game)) !== file.sum)
    refuse({ key: 'checksum', parts: {} })
  return thaw(rules, s, file.game, file.rulesetVersion, migrations)
}

/** A game that was frozen by some version of the rules; it keeps the object it is given. */
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
  if (!standsAtADecision(g)) refuse({ key: 'no-such-places', parts: { places: placesOf(g) } })
  if (version < rules.version && !over(g)) tellUpdate(g, version)
  return g
}

/** K-17 The log of a game that continues under newer rules says so. */
function tellUpdate<K extends Kind>(g: Game<K>, from: number): void {
  const e = g.rules.updated?.(from)
  if (e === undefined) return
  fold(g.rules, g.s, g.p, [e])
  g.log = g.log === null ? null : [...g.log, e]
}

/** The checksum covers the header too, so that no save passes for one of other rules. */
const sumOf = ({ format, version, ruleset, rulesetVersion, scenario }: Header, body: string): string =>
  digest(encode({ format, version, ruleset, rulesetVersion, scenario }) + body)

function readHeader(text: string): SaveFile {
  let file: SaveFile
  try {
    file = JSON.parse(text) as SaveFile
  } catch (error) {
    return refuse({ key: 'no-json', parts: {} }, error)
  }
  if (file?.format !== 'sandtable-save') refuse({ key: 'no-save', parts: {} })
  const lack = HEADER(file, '')
  if (lack !== null) refuse({ key: 'header', parts: misfit(lack) })
  if (file.version !== SAVE_VERSION)
    refuse({ key: 'other-format', parts: { found: file.version, known: SAVE_VERSION } })
  if (deeperThan(file.game, DEPTH)) refuse({ key: 'too-deep', parts: { most: DEPTH } })
  const fault = SAVED_GAME(file.game, 'game')
  if (fault !== null) refuse({ key: 'shape', parts: misfit(fault) })
  return file
}

function migrated(game: SavedGame, from: number, to: number, migrations: readonly Migration[]): SavedGame {
  if (from > to) refuse({ key: 'newer-rules', parts: { found: from, known: to } })
  let body = game
  for (let version = from; version < to; version++) {
    const step = migrations.find(m => m.from === version)
    if (!step) return refuse({ key: 'no-migration', parts: { from: version, to: version + 1 } })
    body = step.migrate(body)
  }
  return body
}

const misfit = ({ key, parts: { at } }: Fault): Misfit => ({ at, expected: key })

function refuse(why: SaveFault, cause?: unknown): never {
  throw failure('SaveError', why, cause)
}
