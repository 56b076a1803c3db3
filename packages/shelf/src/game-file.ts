import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Answer, Dice, Game, Kind } from '@sandtable/kernel'
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
import { gameShape, misfit } from './game-shape.ts'
import { openedFor } from './opened-pack.ts'

/** An answer, and its player. */
export interface Given {
  readonly player: number
  readonly answer: Answer
}

/** Who sat where, what the dice fell from, and what was answered: all that it takes to play the game again. */
export type Course = Played & Fallen

export interface Played {
  /** By player: 'human', or the name of a bot. */
  readonly seats: readonly string[]
  readonly answers: readonly Given[]
  /** Where the host of a game on a server rolled it back, in order; missing if that never happened. */
  readonly rollbacks?: readonly Rollback[]
}

/**
 * After this many answers the game was rolled back to there, and its dice went on from this word of their
 * stream.
 */
export interface Rollback {
  readonly after: number
  readonly drawn: number
}

/**
 * Moves the dice of a game on, where it was rolled back after this many answers, and says whether it could. They never go
 * back: no die is rolled twice.
 */
export function rollOn(dice: Dice, { rollbacks = [] }: Pick<Played, 'rollbacks'>, after: number): boolean {
  for (const { drawn } of rollbacks.filter(rollback => rollback.after === after)) {
    if (dice.kind !== 'streamed' || drawn < dice.drawn) return false
    dice.drawn = drawn
  }
  return true
}

/** A local table's dice come from a seed, a server's from its secret and the players' nonces. */
export type Fallen = { readonly seed: string } | { readonly fair: FairDice }

/** The dice that a game began with. */
export const diceOf = (fallen: Fallen): Dice =>
  'fair' in fallen ? fairDice(fallen.fair) : seeded(fallen.seed)

interface Head {
  readonly format: 'sandtable-game'
  readonly version: number
  readonly scenario: string
  /** The digest of the pack that it is played with. */
  readonly pack: string
  /** The value of every ruling that it began with; missing where there are none, or in files of older programs. */
  readonly options?: Options
}

export type GameFile = Head & Course & { readonly sum: string; readonly save: object }

const VERSION = 1

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

/** The same around a save that was written before. */
export function fileText(
  { id, digest: pack, options }: BoundTo,
  saved: string,
  { seats, answers, rollbacks = [], ...fallen }: Course,
): string {
  const from = 'fair' in fallen ? { fair: fallen.fair } : { seed: fallen.seed }
  const who = {
    format: 'sandtable-game',
    version: VERSION,
    scenario: id,
    pack,
    ...(options === undefined ? {} : { options }),
  } as const
  const course = { ...from, seats, answers, ...(rollbacks.length > 0 ? { rollbacks } : {}) }
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
  if (version !== VERSION) return { key: 'other-format', parts: { found: version, known: VERSION } }
  if (deeperThan(file, DEPTH)) return { key: 'too-deep', parts: { most: DEPTH } }
  const read = checked(gameShape(file), file)
  if ('fault' in read) return { key: 'shape', parts: { at: read.fault.parts.at, expected: read.fault.key } }
  const { sum, save: _game, ...head } = file
  if (!isData(head) || digest(encode(head)) !== sum) return { key: 'checksum', parts: {} }
  return { format: 'sandtable-game', version: VERSION, ...read.value }
}

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
