import { existsSync, readdirSync, statSync } from 'node:fs'
import type { FieldPack } from '@sandtable/shelf'
import type { FieldTally } from '../simulate/field-tally.ts'
import { addTally } from '../../../simulate/game-tally.ts'
import { checkCatalogue } from '@sandtable/manpower'
import { emptyFieldTally, playField } from '../simulate/field-tally.ts'
import { readCatalogue, readField } from '@sandtable/scenario'
import { sayFileProblem, sayProblems } from '../../../words/faults.ts'
import { inEveryLanguage } from '../../../validate/in-every-language.ts'
import { isField, readFolder } from '@sandtable/shelf'
import { decimals } from '../../../figures.ts'
import { fieldPhrase } from '../words/words.ts'

/** The findings about a battle pack or stat sheets. */
export interface FieldReport {
  /** Path, line and what was expected. */
  readonly wrong: readonly string[]
  readonly suspicious: readonly string[]
  /** Its contents, and the results of the games. */
  readonly figures: readonly string[]
}

/** Whether a folder holds only stat sheets: YAML, and nothing of a pack. */
export function isSheets(folder: string): boolean {
  const files = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : []
  return files.some(file => file.endsWith('.yaml')) && !PACK_FILES.some(file => files.includes(file))
}

const PACK_FILES = ['pack.yaml', 'map.yaml', 'armies.yaml', 'units.yaml', 'cards.yaml']

/** Reads stat sheets, dice and all. */
export function inspectSheets(folder: string): FieldReport {
  const reading = inEveryLanguage(folder, language => readCatalogue(folder, language))
  if (!reading.ok)
    return {
      wrong: reading.problems.map(problem => sayFileProblem(folder, problem)),
      suspicious: [],
      figures: [],
    }
  const { catalogue, locate } = reading
  const wrong = checkCatalogue(catalogue).map(problem =>
    sayFileProblem(folder, { ...problem, ...locate(problem.path) }),
  )
  const figures = Object.entries(catalogue).map(([kind, rows]) =>
    fieldPhrase('pack:sheet', { kind, count: Object.keys(rows).length }),
  )
  return { wrong, suspicious: [], figures }
}

/** Games are stopped after this many seconds in total. */
const PATIENCE = 120

/** Reads a battle pack, and lets bots play it. */
export function inspectField(
  folder: string,
  { games, seed }: { readonly games: number; readonly seed: string },
  tell: (games: number) => void,
): FieldReport {
  const opening = readFolder(folder)
  if (!opening.ok) return { wrong: sayProblems(opening.problems), suspicious: [], figures: [] }
  const { opened, folder: ground } = opening
  if (!isField(opened)) throw new Error(`${folder} is no battle of Manpower`)
  const { catalogue } = opened.pack
  const reading = inEveryLanguage(ground, language => readField(ground, catalogue, language))
  if (!reading.ok)
    return {
      wrong: reading.problems.map(problem => sayFileProblem(ground, problem)),
      suspicious: [],
      figures: [],
    }
  const field = { s: opened.s, bots: opened.s.sides.map(() => 'captain'), swap: false, seed, games }
  const tally = emptyFieldTally(field)
  const until = performance.now() + 1000 * PATIENCE
  const wrong: string[] = []
  for (let game = 0; game < games && performance.now() < until && wrong.length === 0; game++) {
    try {
      addTally(tally, playField(field, game))
    } catch (error) {
      wrong.push(brokenOff(folder, game, seed, error))
    }
    tell(tally.games)
  }
  return { wrong, suspicious: doubts(opened, tally), figures: figuresOf(opened, tally) }
}

const brokenOff = (folder: string, game: number, seed: string, error: unknown): string =>
  sayFileProblem(folder, {
    path: ['pack'],
    message: fieldPhrase('pack:crashed', {
      game: game + 1,
      seed: `${seed}/${game}`,
      why: error instanceof Error ? error.message : String(error),
    }),
    line: 1,
    column: 1,
    file: 'pack.yaml',
  })

function figuresOf({ s, pack }: FieldPack, { games, wins, draws, turns }: FieldTally): string[] {
  const held = fieldPhrase('pack:size', {
    sides: fieldPhrase('pack:sides', { count: s.sides.length }),
    groups: fieldPhrase('pack:groups', { count: s.setup.groups.length }),
    areas: fieldPhrase('pack:areas', { count: s.map.ground.length }),
    turns: fieldPhrase('pack:turns', { count: s.turns }),
    blocks: fieldPhrase('pack:blocks', { count: Object.keys(pack.catalogue.units).length }),
  })
  if (games === 0) return [held]
  const won = s.sides.map(({ name }, side) => fieldPhrase('pack:won', { side: name, games: wins[side] ?? 0 }))
  const mean = decimals(turns / games, 1)
  return [held, fieldPhrase('pack:games', { count: games, wins: won, draws, turns: mean })]
}

/** Fewer games than these show nothing. */
const ENOUGH = 20

function doubts({ s }: FieldPack, { games, wins }: FieldTally): string[] {
  if (games < ENOUGH) return []
  return s.sides.flatMap(({ name }, side) =>
    wins[side] === 0 ? [fieldPhrase('pack:never-won', { side: name, games })] : [],
  )
}
