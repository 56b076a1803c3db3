import type {
  CatalogueFile,
  Era,
  FieldFile,
  FieldGroupFile,
  FieldMapFile,
  FieldSideFile,
  FieldStackFile,
  OutlineFile,
  PointFile,
} from './field-file.ts'
import type { ArmyText, GroupText, StackText } from './army-schema.ts'
import type { FieldMapText } from './map-schema.ts'
import type { FieldSideText } from './pack-schema.ts'
import type { FieldTexts } from './parts.ts'
import { hundredths } from './measures.ts'

/** MG-win-single */
const TURNS = 12
/** MG-income */
const MANPOWER = 500

/** One form for things that can be written in several: omitted parts are filled in. */
export const normaliseField = (
  id: string,
  { pack, map, armies }: FieldTexts,
  catalogue: CatalogueFile,
): FieldFile => ({
  id,
  ruleset: pack.ruleset,
  title: pack.title,
  about: pack.about,
  tagline: pack.tagline ?? null,
  minutes: pack.minutes ?? null,
  difficulty: pack.difficulty ?? null,
  era: pack.era,
  turns: pack.turns ?? TURNS,
  speedFactor: hundredths(pack['speed-factor'] ?? 1),
  map: mapOf(map),
  sides: pack.sides.map(side => sideOf(side, armies[side.id] ?? {}, pack.era)),
  catalogue,
})

/** MG-adv-node A node without a drawn zone is the whole map. */
const wholeOf = ({ size: [width, height] }: FieldMapText): [number, number][] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

const mapOf = (map: FieldMapText): FieldMapFile => ({
  width: hundredths(map.size[0]),
  height: hundredths(map.size[1]),
  contours: (map.contours ?? []).map(({ height, outline }) => ({
    height: hundredths(height),
    outline: pointsOf(outline),
  })),
  ground: (map.ground ?? []).map(({ kind, name, outline }) => ({
    kind,
    name: name ?? null,
    outline: pointsOf(outline),
  })),
  walls: (map.walls ?? []).map(({ name, line, height }) => ({
    name: name ?? null,
    line: pointsOf(line),
    height: hundredths(height),
  })),
  node: map.node === undefined ? null : { ...map.node, outline: pointsOf(map.node.outline ?? wholeOf(map)) },
  works: (map.works ?? []).map(({ work, at, facing, owner }) => ({
    work,
    at: pointOf(at),
    facing: facingOf(facing),
    owner: owner ?? null,
  })),
  roads: (map.roads ?? []).map(({ name, line }) => ({ name: name ?? null, line: pointsOf(line) })),
  names: (map.names ?? []).map(({ name, at }) => ({ name, at: pointOf(at) })),
})

const sideOf = (side: FieldSideText, army: ArmyText, era: Era): FieldSideFile => ({
  id: side.id,
  name: side.name,
  colour: side.colour,
  status: side.status,
  edge: side.edge,
  manpower: hundredths(army.manpower ?? (army.groups === undefined ? MANPOWER : 0)),
  reserve: hundredths(army.reserve ?? 0),
  buys: army.buys ?? [],
  leader: army.leader ?? null,
  groups: groupsOf(army.groups, era),
  reinforcements: (army.reinforcements ?? []).map(({ turn, manpower, groups }) => ({
    turn,
    manpower: hundredths(manpower ?? 0),
    groups: groupsOf(groups, era),
  })),
})

const groupsOf = (groups: ArmyText['groups'], era: Era): FieldGroupFile[] =>
  Object.entries(groups ?? {}).map(([id, group]) => groupOf(id, group, era))

const groupOf = (id: string, group: GroupText, era: Era): FieldGroupFile => ({
  id,
  name: group.name,
  stacks: Object.entries(group.stacks).map(([unit, stack]) => stackOf(unit, stack)),
  at: group.at === undefined ? null : pointOf(group.at),
  facing: facingOf(group.facing),
  files: group.files ?? null,
  order: orderOf(group, era),
})

/** MG-spacing From the Pre-War era on, troops start in open order. */
export const orderOf = (group: Pick<GroupText, 'order'>, era: Era): 'close' | 'open' =>
  group.order ?? (era === 'medieval' || era === 'napoleonic' ? 'close' : 'open')

export const stackOf = (unit: string, stack: StackText): FieldStackFile =>
  typeof stack === 'number'
    ? { unit, units: stack, equipment: [], spells: [] }
    : { unit, units: stack.units, equipment: stack.equipment ?? [], spells: stack.spells ?? [] }

export const pointOf = ([east, north]: readonly [number, number]): PointFile => [
  hundredths(east),
  hundredths(north),
]

/** A number read from text may be a double to the machine, though whole; `| 0` makes it a small integer, and −0 plain 0. */
const facingOf = ([east, north]: readonly [number, number]): PointFile => [east | 0, north | 0]

export const pointsOf = (points: readonly (readonly [number, number])[]): OutlineFile => points.map(pointOf)
