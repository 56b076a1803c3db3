import type {
  CatalogueFile,
  EquipmentFile,
  FieldFile,
  FieldGroupFile,
  FieldUnitFile,
} from '@sandtable/scenario'
import type { Group, Position, Stack } from '../position.ts'
import type { Ids } from './sheets.ts'
import type { Player, Scenario, Unit } from '../scenario.ts'
import { NOBODY } from '../position.ts'
import { RULINGS } from '../rulings.ts'
import { numbered, numberOf, sheetsOf } from './sheets.ts'
import { setupOrder } from '../initiative/initiative.ts'
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
      status: player.status,
      edge: player.edge,
      buys: buysOf(player.buys, file, ids),
      leader: player.leader === null ? null : numberOf(ids.leaders, player.leader),
      reinforcements: player.reinforcements.map(({ turn, manpower, groups: arriving }) => ({
        turn,
        manpower,
        groups: arriving.map(made => add(made, 'due')),
      })),
    }
  })
  const node = map.node && { ...map.node, owner: numberOf(ids.sides, map.node.owner) }
  return {
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
    opening: { seq: 'battle', at: 'buy' },
  }
}

/** M-mp-units, M-era-prewar What a player may buy: what his list names, or all that the era fields. */
function buysOf(list: readonly string[], file: FieldFile, ids: Ids): number[] {
  if (list.length > 0) return list.map(id => numberOf(ids.units, id))
  return Object.entries(file.catalogue.units)
    .filter(([, { eras }]) => eras.includes(file.era))
    .map(([id]) => numberOf(ids.units, id))
}

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

type NewGroup = Pick<
  Group,
  'owner' | 'name' | 'at' | 'facing' | 'files' | 'order' | 'stacks' | 'where' | 'flying'
>

/** A group to which nothing has happened yet. */
export const newGroup = (made: NewGroup): Group => ({
  ...made,
  carrier: NOBODY,
  inside: NOBODY,
  spent: 0,
  covered: 0,
  trail: [],
  still: 0,
  engaged: NOBODY,
  came: [],
  passed: 0,
  low: 0,
  high: 0,
  strays: [],
})

/** MG-equip Uses are the stack's; of weapons that one man uses there are so many for each price paid. */
export const usesOf = (
  { uses, per, attack }: Pick<EquipmentFile, 'uses' | 'per'> & { readonly attack: object | null },
  units: number,
): number => (uses ?? 0) * (attack === null || per === 0 ? 1 : Math.ceil(units / per))

/** Fresh units of a kind. */
export function stackOf(
  { health, crew }: Pick<Unit, 'health' | 'crew'>,
  made: Pick<Stack, 'unit' | 'equipment' | 'spells'> & { units: number },
): Stack {
  const { units, ...rest } = made
  const each = (value: number | null): number[] =>
    value === null ? [] : Array.from({ length: units }, () => value)
  return {
    ...rest,
    healthy: units,
    injured: 0,
    dead: 0,
    health: each(health),
    crew: each(crew),
    taken: each(health === null && crew === null ? null : 0),
    half: 0,
    fired: [],
    used: 0,
  }
}

function positionOf(file: FieldFile, groups: Group[], ids: Ids, players: readonly Player[]): Position {
  return {
    turn: 0,
    phase: 'setup',
    order: setupOrder(players.map(({ status }) => status)),
    active: 0,
    parts: 0,
    manpower: file.sides.map(({ manpower }) => manpower),
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
    clouds: [],
    declared: [],
    castings: [],
    treatments: [],
    move: null,
    rushed: [],
    shared: [],
    led: players.map(() => 0),
    granted: [],
    offered: [],
    givenUp: [],
    truce: false,
    rulings: RULINGS,
    winner: NOBODY,
  }
}
