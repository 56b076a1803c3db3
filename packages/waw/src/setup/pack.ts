import type { PackFile, PlayerFile, RegionFile } from '@sandtable/scenario'
import { board } from '@sandtable/board'
import type { Leader, Unit } from '../counters.ts'
import type { Card } from '../cards/card.ts'
import type { Border, Player, Region, Scenario, WarMap } from '../scenario.ts'
import type { Names } from './names.ts'
import type { Options } from '../editions/rulings.ts'
import type { Rules } from '../editions/rules.ts'
import { byStepsLeft, halves, printedLeader, printedUnit } from './counters.ts'
import { conditionOf, effectsOf } from './effects.ts'
import { counterNamed, namesOf, numberOf } from './names.ts'
import { EDITIONS, revise } from '../editions/rules.ts'
import { NOTHING_USED, PHASES } from './phases.ts'
import { settledOptions } from './options.ts'
import { startingPosition } from './start.ts'

/** The pack with a value for every ruling, as a game stores it from the start. */
export const settledPack = (pack: PackFile, since: 'now' | 'before'): PackFile => ({
  ...pack,
  options: settledOptions(pack.edition, pack.options, since),
})

/** A checked pack as a scenario: names become numbers, movement points half points. */
export function warScenario(pack: PackFile): Scenario {
  const names = namesOf(pack)
  const rules = revise(EDITIONS[pack.edition], pack.options as Partial<Options>)
  const files = Object.values(pack.units)
  const units = Object.entries(pack.units).map(([id, file]) => unitOf(pack, names, id, file, rules))
  const leaders = Object.keys(pack.leaders).map(id => leaderOf(pack, names, id))
  const players = pack.players.map(player => playerOf(names, player))
  return {
    name: pack.title,
    year: pack.year,
    rules,
    players,
    nations: Object.entries(pack.nations).map(([id, { name, player, colour }]) => ({
      id,
      name,
      player: numberOf(names.players, player),
      colour,
    })),
    units,
    leaders,
    symbols: Object.entries(pack.symbols).map(([id, { name, text, effects }]) => ({
      id,
      name,
      text,
      effects: effectsOf(names, effects),
    })),
    cards: Object.entries(pack.cards).flatMap(([id, file]) =>
      Array.from({ length: file.copies }, () => cardOf(names, id, file)),
    ),
    map: mapOf(pack, names),
    turns: pack.turns,
    uses: { ...NOTHING_USED, ...Object.fromEntries(pack.uses.map(phase => [PHASES[phase], true])) },
    resources: pack.resources,
    technologies: pack.technologies,
    extraDraw: pack.extraDraw,
    special: pack.rules.map(rule => ({
      name: rule.name,
      text: rule.text,
      when: rule.when,
      player: rule.player === null ? null : numberOf(names.players, rule.player),
      if: conditionOf(names, rule.if),
      effects: effectsOf(names, rule.effects),
    })),
    victory: {
      conditions: pack.victory.conditions.map(condition => ({
        player: numberOf(names.players, condition.player),
        name: condition.name,
        if: conditionOf(names, condition.if),
        atEnd: condition.atEnd,
      })),
      otherwise: pack.victory.otherwise === 'points' ? null : numberOf(names.players, pack.victory.otherwise),
    },
    reinforcements: reinforcementsOf(pack, names),
    cap: pack.cap,
    cf: files.flatMap(({ cf }) => byStepsLeft(cf)),
    mf: files.flatMap(({ mf }) => byStepsLeft(mf)),
    mp: files.flatMap(({ mp }) => byStepsLeft(mp.map(halves))),
    owner: [...units.map(({ owner }) => owner), ...names.slotOwners],
    faceDownMp: pack.players.map(({ pool }) =>
      pool.length === 0 ? 0 : Math.min(...pool.map(id => halves(pack.leaders[id]?.mp ?? 0))),
    ),
    setup: startingPosition(pack, names, units),
    opening: { seq: 'game', at: 'deal' },
  }
}

function unitOf(
  pack: PackFile,
  names: Names,
  id: string,
  file: PackFile['units'][string],
  rules: Rules,
): Unit {
  const owner = numberOf(names.players, pack.nations[file.nation]?.player ?? '')
  const { money = 0, ...others } = file.price ?? {}
  return {
    ...printedUnit({ ...file, id }, owner, rules),
    nation: numberOf(names.nations, file.nation),
    siege: file.siege,
    symbol: file.symbol === null ? null : numberOf(names.symbols, file.symbol),
    price:
      file.price === null
        ? null
        : { money, resources: names.resources.map(resource => others[resource] ?? 0) },
    place: file.place.map(region => numberOf(names.regions, region)),
  }
}

function leaderOf(pack: PackFile, names: Names, id: string): Leader {
  const file = pack.leaders[id] as PackFile['leaders'][string]
  const owner = numberOf(names.players, pack.nations[file.nation]?.player ?? '')
  return {
    ...printedLeader({ ...file, id, mp: halves(file.mp) }, owner),
    nation: numberOf(names.nations, file.nation),
    siege: file.siege,
    symbol: file.symbol === null ? null : numberOf(names.symbols, file.symbol),
  }
}

const playerOf = (names: Names, file: PlayerFile): Player => ({
  id: file.id,
  name: file.name,
  side: numberOf(names.sides, file.side),
  joins: file.joins,
  income: file.income,
  hand: file.hand,
  forts: file.forts,
})

function cardOf(names: Names, id: string, file: PackFile['cards'][string]): Card {
  const { generic, battle } = file
  return {
    id,
    name: file.name,
    text: file.text,
    owner: numberOf(names.players, file.player),
    family: file.family,
    deck: file.deck - 1,
    generic: generic && { when: generic.when, effects: effectsOf(names, generic.effects) },
    battle: battle && { effects: effectsOf(names, battle.effects) },
    lasting: file.lasting,
    once: file.once,
    cost: file.cost,
    if: conditionOf(names, file.if),
  }
}

function mapOf(pack: PackFile, names: Names): WarMap {
  const theaters = Object.keys(pack.map.theaters)
  const borders = pack.map.borders.map((file): Border => ({
    between: [numberOf(names.regions, file.between[0]), numberOf(names.regions, file.between[1])],
    river: file.river ?? 'none',
    bridge: file.bridge,
    road: file.road,
    rail: file.rail,
    closed: file.closed,
  }))
  return {
    regions: Object.entries(pack.map.regions).map(([id, file]) => regionOf(names, id, file)),
    borders,
    board: board(
      names.regions.length,
      borders.map(({ between }) => between),
    ),
    areas: Object.values(pack.map.areas).map(({ name, theater }) => ({
      name,
      theater: theater === null ? -1 : theaters.indexOf(theater),
    })),
    theaters: Object.values(pack.map.theaters),
  }
}

const regionOf = (names: Names, id: string, file: RegionFile): Region => ({
  id,
  name: file.name,
  terrain: file.terrain,
  area: file.area === null ? -1 : numberOf(names.areas, file.area),
  city: file.city,
  port: file.port,
  airbase: file.airbase,
  source: file.source.map(player => numberOf(names.players, player)),
  production: file.production.map(player => numberOf(names.players, player)),
  income: file.income,
  resources: names.resources.map(resource => file.resources[resource] ?? 0),
  closed: file.closed,
})

/** Face-down leaders of reinforcements have the last slots, in order of arrival. */
function reinforcementsOf(pack: PackFile, names: Names): Scenario['reinforcements'] {
  const all = pack.setup.reinforcements
  let slot = names.slots.length - all.reduce((sum, { faceDown }) => sum + faceDown, 0)
  return all.map(file => ({
    turn: file.turn,
    player: numberOf(names.players, file.player),
    at: file.at.map(region => numberOf(names.regions, region)),
    counters: [
      ...[...file.units, ...file.leaders].map(id => counterNamed(names, id)),
      ...Array.from({ length: file.faceDown }, () => names.units.length + slot++),
    ],
    hidden: file.hidden,
  }))
}
