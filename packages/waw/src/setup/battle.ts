import type { BattleFile, CardEffect, SideFile } from '@sandtable/scenario'
import { board } from '@sandtable/board'
import type { Battle, Position } from '../position.ts'
import type { Leader, Unit } from '../counters.ts'
import type { Card } from '../cards/card.ts'
import type { Border, Player, Region, Scenario } from '../scenario.ts'
import type { Objection } from './options.ts'
import type { Options } from '../editions/rulings.ts'
import { byStepsLeft, printedLeader, printedUnit } from './counters.ts'
import { checkOptions } from './options.ts'
import { EDITIONS, revise } from '../editions/rules.ts'
import { emptyPosition } from './position.ts'
import { NOTHING_USED } from './phases.ts'
import { unfought } from '../combat/join.ts'
import { BATTLE_FRAME } from '../frames.ts'

/** What the edition and the rulings forbid in a well-formed battle file. */
export function checkBattle(file: BattleFile): Objection[] {
  const rules = EDITIONS[file.edition]
  const problems = checkOptions(file.options, ['options'])
  if (file.bridge && !rules.bridges)
    problems.push(refusal(['bridge'], file, 'has no bridges', 'W-3.1-bridge'))
  for (const side of ['attacker', 'defender'] as const)
    file[side].units.forEach((unit, i) => {
      unit.flags.forEach((flag, j) => {
        const path = [side, 'units', i, 'flags', j]
        if (flag === 'bunker' && !rules.bunkers)
          problems.push(refusal(path, file, 'has no bunkers', 'W-A1-bunker-hold'))
        if (flag === 'para' && !rules.paras)
          problems.push(refusal(path, file, 'has no paras', 'W-A1-para-drop'))
      })
    })
  return problems
}

const refusal = (path: (string | number)[], file: BattleFile, what: string, rule: string): Objection => ({
  path,
  message: `edition ${file.edition} ${what}`,
  rule,
})

/** The regions of a battle file: the field, and behind each side its home region. */
const [FIELD, REAR] = [0, 1]

/** A checked battle file as a scenario: the battle is joined, and its first step comes next. */
export function battleScenario(file: BattleFile): Scenario {
  const rules = revise(EDITIONS[file.edition], file.options as Partial<Options>)
  const sides = [file.attacker, file.defender]
  const files = sides.flatMap(side => side.units)
  const units = sides.flatMap((side, owner) =>
    side.units.map(unit => printedUnit({ ...unit, id: unit.name }, owner, rules)),
  )
  const leaders = sides.flatMap((side, owner) =>
    side.leaders.map(leader => printedLeader({ ...leader, id: leader.name, mp: 0 }, owner)),
  )
  return {
    name: `${file.attacker.name} against ${file.defender.name}, ${file.year}`,
    year: file.year,
    rules,
    players: sides.map((side, owner) => fighter(side, owner)),
    nations: sides.map(({ name }, player) => ({ id: name, name, player, colour: '#000000' })),
    units,
    leaders,
    symbols: [],
    cards: sides.flatMap((side, owner) =>
      side.cards.map(card => battleCard(card.name, card.text, owner, card.effects)),
    ),
    map: fieldMap(file),
    turns: [String(file.year)],
    uses: NOTHING_USED,
    resources: [],
    technologies: [],
    extraDraw: null,
    special: [],
    victory: { conditions: [], otherwise: null },
    reinforcements: [],
    cap: file.cap,
    cf: files.flatMap(unit => byStepsLeft(unit.cf)),
    mf: files.flatMap(unit => byStepsLeft(unit.mf)),
    mp: files.flatMap(() => byStepsLeft([0])),
    owner: [...units, ...leaders].map(({ owner }) => owner),
    faceDownMp: [0, 0],
    setup: startingPosition(file, sides, units, leaders),
    opening: BATTLE_FRAME,
  }
}

const fighter = ({ name }: SideFile, side: number): Player => ({
  id: name,
  name,
  side,
  joins: 1,
  income: 0,
  hand: 0,
  forts: [],
})

const battleCard = (name: string, text: string, owner: number, effects: readonly CardEffect[]): Card => ({
  id: name,
  name,
  text,
  owner,
  family: 'battle',
  deck: 0,
  generic: null,
  battle: { effects },
  lasting: 1,
  once: false,
  cost: { money: 0, points: 0 },
  if: {},
})

/** W-12.5-no-retreat A cornered side has no border to its home region. */
function fieldMap(file: BattleFile): Scenario['map'] {
  const land = (id: string, terrain: Region['terrain'], source: number[]): Region => ({
    id,
    name: id,
    terrain,
    area: 0,
    city: null,
    port: false,
    airbase: null,
    source,
    production: [],
    income: 0,
    resources: [],
    closed: null,
  })
  const way = (to: number, crossed: boolean): Border => ({
    between: [FIELD, to],
    river: crossed ? (file.crossing ?? 'none') : 'none',
    bridge: crossed && file.bridge,
    road: false,
    rail: false,
    closed: null,
  })
  const borders = [
    ...(file.attacker.cornered ? [] : [way(REAR, true)]),
    ...(file.defender.cornered ? [] : [way(REAR + 1, false)]),
  ]
  const regions = [
    land('field', file.terrain, []),
    land(file.attacker.name, 'clear', [0]),
    land(file.defender.name, 'clear', [1]),
  ]
  return {
    regions,
    borders,
    board: board(
      regions.length,
      borders.map(({ between }) => between),
    ),
    areas: [{ name: 'field', theater: 0 }],
    theaters: [{ name: 'field' }],
  }
}

function startingPosition(file: BattleFile, sides: SideFile[], units: Unit[], leaders: Leader[]): Position {
  const files = sides.flatMap(side => side.units)
  const cards = sides.flatMap((side, owner) => side.cards.map(() => ({ owner })))
  const owners = [...units, ...leaders].map(({ owner }) => owner)
  return {
    ...emptyPosition({
      players: 2,
      regions: 3,
      units,
      leaders: leaders.length,
      resources: 0,
      technologies: 0,
    }),
    steps: units.map((unit, i) => (files[i]?.flags.includes('reduced') ? 1 : unit.steps)),
    unsupplied: files.map(unit => (unit.flags.includes('unsupplied') ? 1 : 0)),
    where: owners.map(() => FIELD),
    came: owners.map(owner => (owner === 0 ? REAR : -1)),
    face: leaders.map((_, i) => i),
    control: [1, 0, 1],
    hands: [of(cards, 0), of(cards, 1)],
    supremacy: sides.map(side => side.supremacy),
    enemies: [0, 1, 1, 0],
    turn: 1,
    active: 0,
    battle: joinedBattle(file, sides, units, [of(leaders, 0), of(leaders, 1)]),
  }
}

const of = <T extends { owner: number }>(row: readonly T[], owner: number): number[] =>
  row.flatMap((item, i) => (item.owner === owner ? [i] : []))

function joinedBattle(file: BattleFile, sides: SideFile[], units: Unit[], leaders: number[][]): Battle {
  const pick = (owner: number, support: boolean): number[] =>
    units.flatMap((unit, i) => (unit.owner === owner && unit.support === support ? [i] : []))
  const attackers = pick(0, false)
  return {
    region: FIELD,
    players: [0, 1],
    terrain: file.terrain,
    forces: [attackers, pick(1, false)],
    support: [pick(0, true), pick(1, true)],
    leaders,
    river: attackers.map(() => file.crossing ?? 'none'),
    bridged: attackers.map(() => (file.bridge ? 1 : 0)),
    landed: attackers.map(() => (file.landing ? 1 : 0)),
    cornered: sides.map(({ cornered }) => (cornered ? 1 : 0)),
    supremacy: sides.map(({ supremacy }) => supremacy),
    ...unfought(),
  }
}
