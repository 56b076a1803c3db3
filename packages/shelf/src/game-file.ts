import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Answer, Dice, Game, Kind } from '@sandtable/kernel'
import type { OpenedPack } from './opened-pack.ts'
import type { FairDice } from './fair-dice.ts'
import { digest, encode, isSaveError, revive, save, seeded } from '@sandtable/kernel'
import { fairDice } from './fair-dice.ts'

/** An answer, and who gave it. */
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
}

/** The dice of one's own table fall from a seed, those of a server from what it and the players have given. */
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
}

export type GameFile = Head & Course & { readonly sum: string; readonly save: object }

const VERSION = 1

/** A game as text: what it is of, its course under a check sum, and the kernel's save, which has one of its own. */
export function gameText<K extends Kind>(
  opened: Pick<OpenedPack, 'id' | 'digest'>,
  g: Game<K>,
  { seats, answers, ...fallen }: Course,
): string {
  const from = 'fair' in fallen ? { fair: fallen.fair } : { seed: fallen.seed }
  const who = {
    format: 'sandtable-game',
    version: VERSION,
    scenario: opened.id,
    pack: opened.digest,
  } as const
  const sum = digest(encode({ ...who, ...from, seats, answers }))
  const head = encode({ ...who, sum }).slice(0, -1)
  return `${head},${encode({ ...from, seats, answers }).slice(1, -1)},"save":${save(g, opened.id)}}\n`
}

/** Why nothing may be saved under a name: whatever is there that is no game file is left alone; null: it may. */
export function whyNotSave(path: string): string | null {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null
  const head = readFileSync(path, 'utf8').slice(0, 400)
  if (/"format"\s*:\s*"sandtable-game"/.test(head)) return null
  return `${path} is there already, and is no Sandtable game: please choose another name.`
}

/** Writes a game file; a text says why there is none. */
export function writeGame<K extends Kind>(
  path: string,
  opened: OpenedPack,
  g: Game<K>,
  course: Course,
): string | null {
  try {
    const taken = whyNotSave(path)
    if (taken !== null) return taken
    writeFileSync(path, gameText(opened, g, course))
    return null
  } catch (error) {
    return `${path}: cannot be written (${(error as Error).message})`
  }
}

/** Reads a game file; a text says why it is none. */
export function readGame(path: string): GameFile | string {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return `${path}: expected a saved game, found no file that can be read`
  }
  try {
    const file = JSON.parse(text) as GameFile
    if (file?.format !== 'sandtable-game') return `${path}: expected format 'sandtable-game'`
    if (file.version !== VERSION)
      return `${path}: its format version is ${file.version}, and this program reads ${VERSION}`
    const { sum, save: _game, ...head } = file
    if (digest(encode(head)) !== sum) return `${path}: its check sum does not fit: it was damaged or changed`
    return file
  } catch (error) {
    return `${path}: expected one whole JSON object (${(error as Error).message})`
  }
}

/** The game of a file, standing where it stood; a text says why it cannot go on. */
export function reviveGame(path: string, file: GameFile, opened: OpenedPack): Game<Kind> | string {
  if (file.scenario !== opened.id) return `${path}: it is a game of '${file.scenario}', not of '${opened.id}'`
  if (file.pack !== opened.digest)
    return `${path}: the scenario '${opened.id}' has changed since it was saved, and the game does not fit it any more`
  try {
    const { rules, migrations } = opened.system
    return revive(rules, opened.s, opened.id, JSON.stringify(file.save), migrations)
  } catch (error) {
    if (isSaveError(error)) return `${path}: ${(error as Error).message}`
    throw error
  }
}
