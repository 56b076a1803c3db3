import { join } from 'node:path'
import type { CatalogueFile, FieldFile, FieldMapFile, FieldSideFile } from '@sandtable/scenario'
import type { Scenario } from '../scenario.ts'
import { bareMap } from '../setup/bare-map.ts'
import { fieldScenario } from '../setup/scenario.ts'
import { formatProblem, readCatalogue } from '@sandtable/scenario'

/** The stat sheets that come with the program. */
export const CATALOGUE: CatalogueFile = commonSheets()

function commonSheets(): CatalogueFile {
  const reading = readCatalogue(join(import.meta.dirname, '../../../../packs/catalogue'))
  if (!reading.ok)
    throw new Error(reading.problems.map(problem => formatProblem('catalogue', problem)).join('\n'))
  return reading.catalogue
}

/** A group as a test writes it: metres, and units by the ids of the stat sheets. */
export interface GroupSpec {
  readonly side: number
  readonly name?: string
  readonly stacks: readonly (readonly [unit: string, units: number])[]
  /** Front left corner in metres; null: it is still to be placed. */
  readonly at?: readonly [number, number] | null
  readonly facing?: readonly [number, number]
  readonly files?: number
  readonly order?: 'close' | 'open'
  readonly equipment?: readonly string[]
  readonly spells?: readonly string[]
  /** It arrives with the reinforcements of this turn. */
  readonly turn?: number
}

export interface FieldSpec {
  readonly era?: FieldFile['era']
  readonly turns?: number
  readonly speedFactor?: number
  readonly sides?: readonly Partial<FieldSideFile>[]
  readonly groups: readonly GroupSpec[]
  /** By player: the side; left out: all fight alone. */
  readonly allies?: readonly number[]
  readonly map?: Partial<FieldMapFile>
  readonly sheets?: Partial<CatalogueFile>
}

const SIDES: readonly Pick<FieldSideFile, 'id' | 'name' | 'colour' | 'status' | 'edge'>[] = [
  { id: 'red', name: 'Red', colour: '#a63a35', status: 'attacking', edge: 'west' },
  { id: 'blue', name: 'Blue', colour: '#2b4c78', status: 'defending', edge: 'east' },
  { id: 'green', name: 'Green', colour: '#2e7f6f', status: 'attacking', edge: 'north' },
]

/** A battle on 800 × 800 m of open ground: red attacks from the west, blue defends; a test says what else. */
export function fieldFile(spec: FieldSpec): FieldFile {
  const sides = spec.sides ?? [{}, {}]
  return {
    id: 'test',
    ruleset: 'manpower',
    title: 'Test',
    about: '',
    tagline: null,
    minutes: null,
    difficulty: null,
    era: spec.era ?? 'ww1',
    turns: spec.turns ?? 12,
    speedFactor: spec.speedFactor ?? 100,
    map: { ...bareMap(80_000, 80_000), ...spec.map },
    sides: sides.map((side, n) => sideOf(spec, side, n)),
    catalogue: { ...CATALOGUE, ...spec.sheets },
  }
}

function sideOf(spec: FieldSpec, given: Partial<FieldSideFile>, n: number): FieldSideFile {
  const own = spec.groups.filter(({ side }) => side === n)
  const turns = [...new Set(own.flatMap(({ turn }) => turn ?? []))]
  return {
    ...(SIDES[n] as (typeof SIDES)[number]),
    manpower: 0,
    buys: [],
    leader: null,
    groups: own.filter(({ turn }) => turn === undefined).map(groupOf),
    reinforcements: turns.map(turn => ({
      turn,
      manpower: 0,
      groups: own.filter(group => group.turn === turn).map(groupOf),
    })),
    ...given,
  }
}

function groupOf(spec: GroupSpec, n: number): FieldSideFile['groups'][number] {
  const [x, y] = spec.at ?? [0, 0]
  return {
    id: `group-${n}`,
    name: spec.name ?? `Group ${n + 1}`,
    stacks: spec.stacks.map(([unit, units]) => ({
      unit,
      units,
      equipment: [...(spec.equipment ?? [])],
      spells: [...(spec.spells ?? [])],
    })),
    at: spec.at === null ? null : [x * 100, y * 100],
    facing: [...(spec.facing ?? [0, 1])] as [number, number],
    files: spec.files ?? null,
    order: spec.order ?? 'close',
  }
}

export function field(spec: FieldSpec): Scenario {
  const s = fieldScenario(fieldFile(spec))
  return spec.allies === undefined ? s : allied(s, spec.allies)
}

/** MG-ally The same battle with these sides by player; a side goes by the name of its first player. */
const allied = (s: Scenario, sides: readonly number[]): Scenario => ({
  ...s,
  players: s.players.map((player, n) => ({ ...player, side: sides[n] ?? n })),
  sides: [...new Set(sides)].sort((a, b) => a - b).flatMap(side => s.sides[sides.indexOf(side)] ?? []),
})
