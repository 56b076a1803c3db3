import type { BattleFile, LeaderFile, Problem, SideFile, UnitFile, UnitFlag } from '@sandtable/scenario'
import type { Battle, Position } from './position.ts'
import type { Domain, Leader, Trait, Unit } from './counters.ts'
import type { Scenario } from './scenario.ts'
import type { Options } from './editions/rulings.ts'
import type { Rules } from './editions/rules.ts'
import { ALIASES, TYPES } from './tables/type-codes.ts'
import { EDITIONS, revise } from './editions/rules.ts'
import { NOBODY, UNDECIDED } from './position.ts'
import { STEPS } from './scenario.ts'
import { whyNotOption } from './editions/rulings.ts'

/** What the edition and the rulings forbid in a battle file that is right in shape. */
export function checkBattle(file: BattleFile): Problem[] {
  const rules = EDITIONS[file.edition]
  const problems: Problem[] = Object.entries(file.options).flatMap(([name, value]) => {
    const message = whyNotOption(name, value) ?? (name === 'type_aliases' ? whyNotAliases(value) : null)
    return message === null ? [] : [{ path: ['options', name], message }]
  })
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

const refusal = (path: (string | number)[], file: BattleFile, what: string, rule: string): Problem => ({
  path,
  message: `edition ${file.edition} ${what}`,
  rule,
})

function whyNotAliases(aliases: unknown): string | null {
  const bad = Object.entries(aliases as Record<string, string>).find(
    ([code, trait]) => !(code in TYPES) || !ALIASES.includes(trait as Trait),
  )
  if (bad === undefined) return null
  return `${bad[0]}: ${bad[1]}: expected a type code and one of ${ALIASES.join(', ')}`
}

/** A checked battle file as a scenario: the battle is joined, and its first step comes next. */
export function battleScenario(file: BattleFile): Scenario {
  const rules = revise(EDITIONS[file.edition], file.options as Partial<Options>)
  const sides = [file.attacker, file.defender]
  const files = sides.flatMap(side => side.units)
  const units = sides.flatMap((side, owner) => side.units.map(unit => printedUnit(unit, owner, rules)))
  const leaders = sides.flatMap((side, owner) => side.leaders.map(leader => printedLeader(leader, owner)))
  return {
    name: `${file.attacker.name} against ${file.defender.name}, ${file.year}`,
    rules,
    players: sides.map(side => side.name),
    units,
    leaders,
    cards: sides.flatMap((side, owner) => side.cards.map(card => ({ ...card, owner }))),
    supremacy: sides.map(side => side.supremacy),
    cap: file.cap,
    cf: files.flatMap(unit => byStepsLeft(unit.cf)),
    mf: files.flatMap(unit => byStepsLeft(unit.mf)),
    setup: startingPosition(file, sides, files, units, leaders),
  }
}

/** Printed front first; kept by steps left, so that a loss is one subtraction. */
function byStepsLeft(values: readonly number[]): number[] {
  const row = [0, ...values.toReversed()]
  return Array.from({ length: STEPS }, (_, steps) => row[steps] ?? row[1] ?? 0)
}

const FLAG_TRAITS: Readonly<Partial<Record<UnitFlag, Trait>>> = {
  sk: 'skirmisher',
  elite: 'elite',
  guard: 'guard',
  heavy: 'heavy',
  suicide: 'suicide',
  bunker: 'bunker',
  marine: 'marine',
  para: 'para',
}

function printedUnit(file: UnitFile, owner: number, rules: Rules): Unit {
  const alias = file.type === null ? undefined : rules.type_aliases[file.type]
  const byType = alias === undefined ? (TYPES[file.type ?? '']?.[file.class] ?? []) : [alias as Trait]
  const traits = [...byType, ...file.flags.flatMap(flag => FLAG_TRAITS[flag] ?? [])]
  return {
    name: file.name,
    owner,
    support: file.class === 'support',
    type: file.type,
    is: Object.fromEntries(traits.map(trait => [trait, true])),
    steps: Math.max(1, file.cf.length),
  }
}

/** W-5.1-aerial, W-5.1-naval What a leader of a type commands when nothing else is said (W-5.1-multi-domain). */
const COMMANDS: Readonly<Record<string, readonly Domain[]>> = {
  N: ['naval'],
  Air: ['air'],
  F: ['air'],
  B: ['air'],
  FB: ['air'],
}

const printedLeader = (file: LeaderFile, owner: number): Leader => ({
  name: file.name,
  owner,
  rank: file.rank,
  cf: file.cf,
  mf: file.mf,
  hierarchy: file.hierarchy,
  cavalry: file.type === 'C',
  commands: file.commands ?? COMMANDS[file.type ?? ''] ?? ['land'],
})

function startingPosition(
  file: BattleFile,
  sides: SideFile[],
  files: UnitFile[],
  units: Unit[],
  leaders: Leader[],
): Position {
  const of = <T extends { owner: number }>(row: readonly T[], owner: number): number[] =>
    row.flatMap((item, i) => (item.owner === owner ? [i] : []))
  const cards = sides.flatMap((side, owner) => side.cards.map(() => ({ owner })))
  return {
    steps: units.map((unit, i) => (files[i]?.flags.includes('reduced') ? 1 : unit.steps)),
    panicked: units.map(() => 0),
    struck: units.map(() => 0),
    unsupplied: files.map(unit => (unit.flags.includes('unsupplied') ? 1 : 0)),
    hits: [0, 0],
    panics: [0, 0],
    chased: [0, 0],
    face: leaders.map((_, i) => i),
    fate: leaders.map(() => 0),
    pool: [[], []],
    hands: [of(cards, 0), of(cards, 1)],
    played: [],
    points: [0, 0],
    battle: joinedBattle(file, units, [of(leaders, 0), of(leaders, 1)]),
  }
}

function joinedBattle(file: BattleFile, units: Unit[], leaders: number[][]): Battle {
  const pick = (owner: number, support: boolean): number[] =>
    units.flatMap((unit, i) => (unit.owner === owner && unit.support === support ? [i] : []))
  const attackers = pick(0, false)
  return {
    players: [0, 1],
    terrain: file.terrain,
    forces: [attackers, pick(1, false)],
    support: [pick(0, true), pick(1, true)],
    leaders,
    river: attackers.map(() => file.crossing ?? 'none'),
    bridged: attackers.map(() => (file.bridge ? 1 : 0)),
    landed: attackers.map(() => (file.landing ? 1 : 0)),
    cornered: [file.attacker.cornered ? 1 : 0, file.defender.cornered ? 1 : 0],
    cinc: [NOBODY, NOBODY],
    amv: [0, 0],
    round: 0,
    modifier: [0, 0],
    effects: [],
    passed: [0, 0],
    panicsDue: [0, 0],
    hitsDue: [0, 0],
    supportLost: [0, 0],
    routed: NOBODY,
    winner: UNDECIDED,
  }
}
