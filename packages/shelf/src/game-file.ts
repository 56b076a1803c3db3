import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Data, Dice, Entry, Game, Given, Kind } from '@sandtable/kernel'
import type { OpenedPack } from './opened-pack.ts'
import type { FairDice } from './fair-dice.ts'
import type { Options } from './game-system.ts'
import {
  checked,
  codeOf,
  copy,
  deeperThan,
  digest,
  encode,
  fold,
  isData,
  isRecord,
  isSaveError,
  pending,
  revive,
  save,
  seeded,
} from '@sandtable/kernel'
import { fairDice } from './fair-dice.ts'
import type { GameFault } from './game-fault.ts'
import type { Rollback } from './game-shape.ts'
import { gameShape, misfit } from './game-shape.ts'
import { openedFor } from './opened-pack.ts'

/** Who sat where, what the dice fell from, and what was answered: all that it takes to play the game again. */
export type Course = Played & Fallen

export interface Played {
  /** By player: 'human', or the name of a bot. */
  readonly seats: readonly string[]
  readonly answers: readonly Given[]
  /** What was said and done beside the rules; missing where nothing was. */
  readonly entries?: readonly Entry[]
}

/** A local table's dice come from a seed, a server's from its secret and the players' nonces. */
export type Fallen = { readonly seed: string } | { readonly fair: FairDice }

/** The dice that a game began with. */
export const diceOf = (fallen: Fallen): Dice =>
  'fair' in fallen ? fairDice(fallen.fair) : seeded(fallen.seed)

interface Head {
  readonly format: 'sandtable-game'
  readonly version: Version
  readonly scenario: string
  /** The digest of the pack that it is played with. */
  readonly pack: string
  /** The value of every ruling that it began with; missing where there are none, or in files of older programs. */
  readonly options?: Options
}

export type GameFile = Head & Course & { readonly sum: string; readonly save: object }

/** The version that is written, and every one that is read. */
const VERSION = 2
export type Version = keyof typeof COURSES

/** How each version writes what was done beside the answers. Version 1 knew nothing but the host's rollbacks. */
const COURSES = {
  1: (entries: readonly Entry[]) => ({
    rollbacks: entries.flatMap(({ after, drawn }) => (drawn === undefined ? [] : [{ after, drawn }])),
  }),
  2: (entries: readonly Entry[]) => ({ entries: entries.map(plainEntry) }),
} as const

const plainEntry = ({ after, player, does, drawn }: Entry): Data => ({
  after,
  player,
  does,
  ...(drawn === undefined ? {} : { drawn }),
})

/** What a game is bound to. */
export interface BoundTo {
  readonly id: string
  readonly digest: string
  readonly options?: Options | undefined
}

/** A game as text: what it is of, its course under a check sum, and the kernel's save, which has one of its own. */
export const gameText = <K extends Kind>(
  { id, digest: pack, pack: { options } }: Pick<OpenedPack, 'id' | 'digest' | 'pack'>,
  g: Game<K>,
  course: Course,
): string => fileText({ id, digest: pack, options }, save(g, id), course)

/** The same around a save that was written before; as this version of the format had it. */
export function fileText(
  { id, digest: pack, options }: BoundTo,
  saved: string,
  { seats, answers, entries = [], ...fallen }: Course,
  version: Version = VERSION,
): string {
  const from = 'fair' in fallen ? { fair: fallen.fair } : { seed: fallen.seed }
  const who = {
    format: 'sandtable-game',
    version,
    scenario: id,
    pack,
    ...(options === undefined ? {} : { options }),
  } as const
  const beside = entries.length > 0 ? COURSES[version](entries) : {}
  const course = { ...from, seats, answers, ...beside }
  const sum = digest(encode({ ...who, ...course }))
  const head = encode({ ...who, sum }).slice(0, -1)
  return `${head},${encode(course).slice(1, -1)},"save":${saved}}\n`
}

/** Whether there is something under a name that is no game file, and must be left alone. */
export function isTaken(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false
  return !/"format"\s*:\s*"sandtable-game"/.test(readFileSync(path, 'utf8').slice(0, 400))
}

/** Writes a game file; or says why there is none. */
export function writeGame<K extends Kind>(
  path: string,
  opened: OpenedPack,
  g: Game<K>,
  course: Course,
): GameFault | null {
  try {
    if (isTaken(path)) return { key: 'name-taken', parts: {} }
    writeFileSync(path, gameText(opened, g, course))
    return null
  } catch (error) {
    return { key: 'cannot-write', parts: { why: codeOf(error) } }
  }
}

/** No game comes near these: bytes of a file, and how deep its lists and objects lie in one another. */
const SIZE = 64 * 1024 * 1024
const DEPTH = 96

/** Reads a game file, and checks what it is made of before anything uses it; or says why it is none. */
export function readGame(path: string): GameFile | GameFault {
  const text = textOf(path)
  if (typeof text !== 'string') return text
  const file = jsonOf(text)
  if (file === undefined) return { key: 'no-json', parts: {} }
  if (!isRecord(file) || file.format !== 'sandtable-game') return { key: 'no-game', parts: {} }
  const { version } = file
  if (typeof version !== 'number') return { key: 'no-version', parts: { known: VERSION } }
  if (!isKnown(version)) return { key: 'other-format', parts: { found: version, known: VERSION } }
  if (deeperThan(file, DEPTH)) return { key: 'too-deep', parts: { most: DEPTH } }
  const read = checked(gameShape(file), file)
  if ('fault' in read) return { key: 'shape', parts: { at: read.fault.parts.at, expected: read.fault.key } }
  const { sum, save: _game, ...head } = file
  if (!isData(head) || digest(encode(head)) !== sum) return { key: 'checksum', parts: {} }
  const { rollbacks = [], entries = rollbacks.map(byHost), ...value } = read.value
  return { format: 'sandtable-game', version, ...value, ...(entries.length > 0 ? { entries } : {}) }
}

const isKnown = (version: number): version is Version => Object.hasOwn(COURSES, version)

const byHost = ({ after, drawn }: Rollback): Entry => ({ after, player: null, does: 'roll-back', drawn })

function textOf(path: string): string | GameFault {
  try {
    if (statSync(path).size > SIZE) return { key: 'too-large', parts: { most: SIZE / 1024 / 1024 } }
    return readFileSync(path, 'utf8')
  } catch (error) {
    return { key: 'unreadable', parts: { why: codeOf(error) } }
  }
}

/** The value of a JSON text; undefined: it is none, or incomplete. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A game of a file, standing where it stood, and its pack with the rulings that it began with. */
export interface Revived {
  readonly g: Game<Kind>
  readonly opened: OpenedPack
}

/** The game of a file; or why it cannot go on. */
export function reviveGame(file: GameFile, shelved: OpenedPack): Revived | GameFault {
  if (file.scenario !== shelved.id)
    return { key: 'other-scenario', parts: { found: file.scenario, expected: shelved.id } }
  const opened = openedFor(shelved, file)
  if (opened === null) return { key: 'pack-changed', parts: { scenario: shelved.id } }
  const { system, s, id } = opened
  const unfit = misfit(file, system.rules.players(s))
  if (unfit !== null) return unfit
  try {
    const g = revive(system.rules, s, id, JSON.stringify(file.save), system.migrations)
    const { rulesetVersion } = file.save as { readonly rulesetVersion: number }
    if (rulesetVersion === system.rules.version && !fitsRules(g)) return { key: 'unfit', parts: {} }
    pending(g)
    return { g, opened }
  } catch (error) {
    return isSaveError(error) ? error.why : { key: 'unfit', parts: {} }
  }
}

/** Whether rules could have made such a position: its log can be folded, and what comes of that has the same parts. */
function fitsRules({ rules, s, p, log }: Game<Kind>): boolean {
  const folded = fold(rules, s, copy(rules.start(s).position), log ?? [])
  return Object.entries(folded).every(([key, part]) => {
    const own: unknown = Object.hasOwn(p, key) ? (p as Readonly<Record<string, unknown>>)[key] : undefined
    return (
      part === null ||
      own === null ||
      (typeof own === typeof part && Array.isArray(own) === Array.isArray(part))
    )
  })
}
