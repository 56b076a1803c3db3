import type {
  CatalogueFile,
  EquipmentFile,
  FieldFile,
  FieldGroupFile,
  FieldUnitFile,
} from '@sandtable/scenario'
import type { Group, Position } from '../position.ts'
import type { Ids } from './sheets.ts'
import type { Player, Scenario } from '../scenario.ts'
import { NOBODY } from '../position.ts'
import { RULINGS } from '../rulings.ts'
import { numbered, numberOf, sheetsOf } from './sheets.ts'
import { setupOrder } from '../initiative/initiative.ts'
import { newGroup, stackOf, usesOf } from './groups.ts'
import { storesFor, unitsFor } from '../skirmish/for-sale.ts'
import { usualFiles } from '../formation/layout.ts'

/** A scenario from a battle that was read and checked. */
export function fieldScenario(file: FieldFile): Scenario {
  const { catalogue, map } = file
  const ids: Ids = {
    units: numbered(Object.keys(catalogue.units)),
    works: numbered(Object.keys(catalogue.works)),
    spells: numbered(Object.keys(catalogue.spells)),
    leaders: numbered(Object.keys(catalogue.leaders)),
    equipment: numbered(Object.keys(catalogue.equipment)),
    sides: numbered(file.sides.map(({ id }) => id)),
  }
  const groups: Group[] = []
  const players = file.sides.map((player, owner): Player => {
    const add = (made: FieldGroupFile, where: Group['where']): number =>
      groups.push(groupOf(made, owner, where, ids, catalogue)) - 1
    for (const made of player.groups) add(made, made.at === null ? 'waiting' : 'field')
    return {
      id: player.id,
      name: player.name,
      colour: player.colour,
      side: owner,
      era: player.chooses ?? file.era,
      chooses: player.chooses !== undefined,
      status: player.status,
      edge: player.edge,
      buys: player.buys.map(id => numberOf(ids.units, id)),
      stores: [],
      leader: player.leader === null ? null : numberOf(ids.leaders, player.leader),
      reinforcements: player.reinforcements.map(({ turn, manpower, groups: arriving }) => ({
        turn,
        manpower,
        groups: arriving.map(made => add(made, 'due')),
      })),
    }
  })
  const node = map.node && { ...map.node, owner: numberOf(ids.sides, map.node.owner) }
  return onSale({
    id: file.id,
    name: file.title,
    era: file.era,
    turns: file.turns,
    map: {
      width: map.width,
      height: map.height,
      contours: map.contours,
      ground: map.ground.map(({ kind, name, outline }) => ({ kind, name: name ?? '', outline })),
      walls: map.walls.map(({ name, line, height }) => ({ name: name ?? '', line, height })),
      node,
    },
    players,
    sides: players.map(({ id, name, colour }) => ({ id, name, colour })),
    ...sheetsOf(file, ids),
    setup: positionOf(file, groups, ids, players),
    opening: { seq: 'battle', at: 'lead' },
  })
}

/**
 * M-mp-units, M-era-prewar Units for sale to each player: those on the player's list, or all of the era that can do anything
 * here.
 */
const onSale = (s: Scenario): Scenario => ({
  ...s,
  players: s.players.map((player, n) => ({
    ...player,
    buys: player.buys.length > 0 ? player.buys : unitsFor(s, n),
    stores: storesFor(s, n),
  })),
})

function groupOf(
  file: FieldGroupFile,
  owner: number,
  where: Group['where'],
  ids: Ids,
  catalogue: CatalogueFile,
): Group {
  const units = file.stacks.reduce((sum, stack) => sum + stack.units, 0)
  const stacks = file.stacks.map(({ unit, units: number, equipment, spells }) =>
    stackOf(catalogue.units[unit] as FieldUnitFile, {
      unit: numberOf(ids.units, unit),
      units: number,
      equipment: equipment.map(id => ({
        kind: numberOf(ids.equipment, id),
        uses: usesOf(catalogue.equipment[id] as EquipmentFile, number),
      })),
      spells: spells.map(id => numberOf(ids.spells, id)),
    }),
  )
  return newGroup({
    owner,
    name: file.name,
    at: file.at ?? [0, 0],
    facing: file.facing,
    files: file.files ?? usualFiles(units),
    order: file.order,
    stacks,
    where,
    flying: file.stacks.some(({ unit }) => catalogue.units[unit]?.minSpeed !== null),
  })
}

function positionOf(file: FieldFile, groups: Group[], ids: Ids, players: readonly Player[]): Position {
  return {
    turn: 0,
    phase: 'setup',
    order: setupOrder(players.map(({ status }) => status)),
    active: 0,
    parts: 0,
    manpower: file.sides.map(({ manpower, reserve = 0 }) => manpower + reserve),
    refunded: players.map(() => 0),
    buying: [...file.sides.keys()].filter(player => (file.sides[player]?.manpower ?? 0) > 0),
    groups,
    works: file.map.works.map(({ work, at, facing, owner }) => ({
      kind: numberOf(ids.works, work),
      at,
      facing,
      owner: owner === null ? NOBODY : numberOf(ids.sides, owner),
      done: file.catalogue.works[work]?.time ?? 0,
      health: file.catalogue.works[work]?.health ?? 0,
      gone: false,
    })),
    ...nothingDone(players.length),
  }
}

/** The state of a battle before any action. */
export const nothingDone = (players: number): Omit<Position, Arranged> => ({
  clouds: [],
  declared: [],
  castings: [],
  treatments: [],
  move: null,
  rushed: [],
  shared: [],
  leaders: Array.from({ length: players }, () => NOBODY),
  led: Array.from({ length: players }, () => 0),
  granted: [],
  offered: [],
  givenUp: [],
  truce: false,
  rulings: RULINGS,
  winner: NOBODY,
})

/** What a scenario arranges. */
type Arranged =
  'turn' | 'phase' | 'order' | 'active' | 'parts' | 'manpower' | 'refunded' | 'buying' | 'groups' | 'works'
