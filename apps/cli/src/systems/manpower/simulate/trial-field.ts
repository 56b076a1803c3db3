import type {
  CatalogueFile,
  DuelFile,
  FieldUnitFile,
  MusterFile,
  OpenGroundFile,
  SpellFile,
  TrialFile,
} from '@sandtable/scenario'
import type { Group, Scenario } from '@sandtable/manpower'
import { at } from '@sandtable/kernel'
import { boxOf } from '@sandtable/board'
import { bareMap, fieldScenario, footprint } from '@sandtable/manpower'
import { orderOf } from '@sandtable/scenario'
import { fieldPhrase } from '../words/words.ts'

/** The armies and ground of a trial. */
export interface Grounds {
  readonly trial: TrialFile
  readonly catalogue: CatalogueFile
}

/** How many units of each kind a group has, and their spells; groups form lines, the first in front. */
type Body = Readonly<Record<string, { readonly units: number; readonly spells: readonly string[] }>>
export type Army = readonly (readonly Body[])[]

const costOf = ({ units }: CatalogueFile, id: string): number => (units[id] as FieldUnitFile).cost

/** As many units as come nearest to this price, at least one. */
const bought = (catalogue: CatalogueFile, id: string, manpower: number): number =>
  Math.max(1, Math.round(manpower / costOf(catalogue, id)))

const bodyOf = (catalogue: CatalogueFile, muster: MusterFile): Body =>
  Object.fromEntries(
    Object.entries(muster).map(([id, spent]) => [id, { units: bought(catalogue, id, spent), spells: [] }]),
  )

/** The era's army for about this much manpower, in hundredths. */
export function mirrorArmy({ trial, catalogue }: Grounds, manpower: number): Army {
  const written = trial.mirror.lines.flat().flatMap(muster => Object.values(muster))
  const scale = manpower / written.reduce((sum, spent) => sum + spent, 0)
  const scaled = (muster: MusterFile): MusterFile =>
    Object.fromEntries(Object.entries(muster).map(([id, spent]) => [id, scale * spent]))
  return trial.mirror.lines.map(line => line.map(muster => bodyOf(catalogue, scaled(muster))))
}

/** The unit's army, and infantry at the same cost. */
export function duelArmies(
  { trial: { infantry }, catalogue }: Grounds,
  { unit, manpower, escort, spells }: DuelFile,
): [Army, Army] {
  const beside = bodyOf(catalogue, escort > 0 ? { [infantry]: escort } : {})
  const own = { ...beside, [unit]: { units: bought(catalogue, unit, manpower), spells } }
  const cost = Object.entries(own).reduce((sum, [id, { units }]) => sum + units * costOf(catalogue, id), 0)
  return [[apart(own)], [[bodyOf(catalogue, { [infantry]: cost })]]]
}

/** Every kind of unit as its own group. */
const apart = (body: Body): Body[] => Object.entries(body).map(([id, stack]) => ({ [id]: stack }))

/** An army in words: 60 × Spearman · 3 × Wizard (Firebolt, Lightning). */
export const armyText = ({ catalogue }: Grounds, army: Army): string =>
  army
    .flat()
    .flatMap(body => Object.entries(body))
    .map(([id, { units, spells }]) => {
      const known = spells.map(spell => (catalogue.spells[spell] as SpellFile).name)
      return fieldPhrase(known.length === 0 ? 'army:unit' : 'army:unit-spells', {
        count: units,
        unit: (catalogue.units[id] as FieldUnitFile).name,
        spells: known,
      })
    })
    .join(' · ')

/** Two armies on open ground, at this distance; neither defends it (MG-init-tie). */
export function openField(
  { trial, catalogue }: Grounds,
  armies: readonly [Army, Army],
  { ground, turns, distance }: OpenGroundFile,
): Scenario {
  const sides = armies.map((army, n) => ({
    id: n === 0 ? 'south' : 'north',
    name: fieldPhrase(n === 0 ? 'trial:south' : 'trial:north'),
    colour: n === 0 ? '#2f5d8a' : '#a8442f',
    status: 'attacking' as const,
    edge: n === 0 ? ('south' as const) : ('north' as const),
    manpower: 0,
    buys: [],
    leader: null,
    groups: army.flat().map((body, i) => ({
      id: `group-${i + 1}`,
      name: Object.keys(body)
        .map(id => (catalogue.units[id] as FieldUnitFile).name)
        .join(', '),
      stacks: Object.entries(body).map(([unit, { units, spells }]) => ({
        unit,
        units,
        equipment: [],
        spells: [...spells],
      })),
      at: [0, 0] as [number, number],
      facing: [0, 1] as [number, number],
      files: null,
      order: orderOf({}, trial.era),
    })),
    reinforcements: [],
  }))
  const s = fieldScenario({
    id: `trial-${trial.era}`,
    ruleset: 'manpower',
    title: fieldPhrase('trial:ground'),
    about: '',
    tagline: null,
    minutes: null,
    difficulty: null,
    era: trial.era,
    turns,
    speedFactor: 100,
    map: bareMap(ground, ground),
    sides,
    catalogue,
  })
  const lines = armies.flatMap((army, side) => army.map(line => ({ side, length: line.length })))
  const front = Math.floor((ground - distance) / 2)
  return { ...s, setup: { ...s.setup, groups: drawnUp(s, lines, front) } }
}

/** Between groups of a line, and between lines. */
const GAP = 1000

/** Groups in their lines around the middle of the ground; the second side is the first rotated. */
function drawnUp(
  s: Scenario,
  lines: readonly { readonly side: number; readonly length: number }[],
  front: number,
): Scenario['setup']['groups'] {
  const groups = [...s.setup.groups]
  const depths = [front, front]
  let from = 0
  for (const { side, length } of lines) {
    const depth = at(depths, side)
    const sizes = groups.slice(from, from + length).map(group => {
      const [west, south, east, north] = boxOf(footprint(s, group))
      return { width: east - west, depth: north - south }
    })
    let x = Math.floor((s.map.width - sizes.reduce((sum, { width }) => sum + width + GAP, -GAP)) / 2)
    for (const { width } of sizes) {
      const place: [number, number] = [x, depth]
      const group = groups[from] as (typeof groups)[number]
      groups[from++] = side === 0 ? { ...group, at: place } : { ...group, ...turnedAbout(s, place) }
      x += width + GAP
    }
    depths[side] = depth - Math.max(...sizes.map(size => size.depth)) - GAP
  }
  return groups
}

const turnedAbout = ({ map }: Scenario, [x, y]: readonly [number, number]): Pick<Group, 'at' | 'facing'> => ({
  at: [map.width - x, map.height - y],
  facing: [0, -1],
})
