import type { BattleFile, CardEffect, LeaderFile, SideFile, UnitFile, UnitFlag } from '@sandtable/scenario'
import type { Answer, Game, Options } from '@sandtable/kernel'
import { begin, encode, isSpace, loaded, over, pending, submit } from '@sandtable/kernel'
import type { BattleReport, SideName } from '../report.ts'
import type { Event, Waw } from '../events.ts'
import type { Options as Rulings } from '../editions/rulings.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { battleReport, SIDE_NAMES } from '../report.ts'
import { battleScenario } from '../setup/battle.ts'
import { copy } from '@sandtable/kernel'
import { defaultAnswer } from '../battle/policy.ts'
import { leaderAt } from '../battle/commanders.ts'
import { TYPES } from '../charts/type-codes.ts'
import { WAW } from '../index.ts'

/**
 * A battle in a few words, for tests. A stack is a list of counters: `Foot 3/2` has CF 3 and MF 2, `Guard 3>2/1` two
 * steps, `Guns A` no factors and is a support unit, `Lee 3* 1/2` a rank and is a leader. Types and flags come last.
 */
export interface Field {
  /** By default the battle is fought in both editions, and must go the same way. */
  readonly edition?: 'A' | 'B'
  readonly terrain?: BattleFile['terrain']
  readonly crossing?: BattleFile['crossing']
  readonly bridge?: true
  readonly landing?: true
  readonly options?: Partial<Rulings>
  readonly cap?: Partial<BattleFile['cap']>
  readonly attacker: readonly string[]
  readonly defender: readonly string[]
  readonly supremacy?: readonly [number, number]
  readonly cornered?: SideName
  readonly cards?: Partial<Record<SideName, Readonly<Record<string, readonly CardEffect[]>>>>
  /** The dice in order: exactly these must be used. */
  readonly dice?: readonly number[]
  /** What every further die shows. */
  readonly rest?: number
  /** The owners' answers by name, in order; after the last, the house's. */
  readonly choices?: readonly string[]
  /** Changes the position before the first step. */
  readonly arrange?: (setup: Position) => void
}

/** A player was asked: who, for what, by which rule, the options, and the answer. */
export interface Asked {
  readonly player: SideName
  readonly kind: string
  readonly rule: string
  readonly options: readonly string[]
  readonly answer: string
}

export interface Played {
  readonly s: Scenario
  readonly events: readonly Event[]
  readonly p: Position
  readonly report: BattleReport
  readonly asked: readonly Asked[]
}

/** Fights a battle to its end. */
export function play(field: Field): Played {
  if (field.edition !== undefined) return fight(field, field.edition)
  const [older, revised] = [fight(field, 'A'), fight(field, 'B')]
  const differ = encode(older.report) !== encode(revised.report)
  if (differ) throw new Error('the editions differ: a test of this battle names one')
  return revised
}

export function scenarioOf(field: Field, edition = field.edition ?? 'B'): Scenario {
  const s = battleScenario(fileOf(field, edition))
  const setup = copy(s.setup) as Position
  field.arrange?.(setup)
  return { ...s, setup }
}

/** The battle at its first decision, or over. */
export function start(field: Field, edition = field.edition ?? 'B'): Game<Waw> {
  const further = field.rest === undefined ? [] : Array.from({ length: 500 }, () => field.rest as number)
  return begin(WAW, scenarioOf(field, edition), { dice: loaded([...(field.dice ?? []), ...further]) })
}

function fight(field: Field, edition: 'A' | 'B'): Played {
  const g = start(field, edition)
  const choices = [...(field.choices ?? [])]
  const asked: Asked[] = []
  while (!over(g)) asked.push(answerNext(g, choices))
  if (choices.length > 0) throw new Error(`nobody was asked for: ${choices.join(', ')}`)
  const spare = (field.dice ?? []).length - g.dice.used
  if (spare > 0) throw new Error(`the last ${spare} of the dice were not needed`)
  const events = g.log ?? []
  return { s: g.s, events, p: g.p, report: battleReport(g.s, events, g.p, g.dice.used), asked }
}

function answerNext(g: Game<Waw>, choices: string[]): Asked {
  const [decision] = pending(g)
  if (decision === undefined || isSpace(decision.options)) throw new Error('nobody can be asked')
  const { player, kind, rule } = decision
  const options = decision.options.map(option => nameOf(g, kind, option))
  const wanted = choices.shift() ?? nameOf(g, kind, defaultAnswer(g, player, kind, decision.options))
  const given = decision.options[options.indexOf(wanted)]
  if (given === undefined) throw new Error(`'${wanted}' is no answer to '${kind}': ${options.join(', ')}`)
  submit(g, player, given)
  return { player: SIDE_NAMES[player] as SideName, kind, rule, options, answer: wanted }
}

/** A test's name for an option. */
function nameOf(g: Game<Waw>, kind: string, option: Answer): string {
  if (typeof option === 'string') return option
  if (typeof option !== 'number') return encode(option)
  if (kind === 'cards') return g.s.cards[option]?.name ?? ''
  return kind === 'commander' ? leaderAt(g.s, g.p, option).name : (g.s.units[option]?.name ?? '')
}

export const optionNames = (g: Game<Waw>): string[] =>
  pending(g).flatMap(({ kind, options }) =>
    (options as Exclude<Options, { has: unknown }>).map(option => nameOf(g, kind, option)),
  )

/** All events of one kind, in their order. */
export const happened = <I extends Event['is']>(b: Played, is: I): Extract<Event, { is: I }>[] =>
  b.events.filter((e): e is Extract<Event, { is: I }> => e.is === is)

export const unitNames = (b: Played, units: readonly number[]): string[] =>
  units.map(u => b.s.units[u]?.name ?? '')

/** Every roll in its order, as `Foot 2 hit`. */
export const shots = (b: Played): string[] =>
  happened(b, 'fired').map(({ unit, die, scored }) => `${b.s.units[unit]?.name} ${die} ${scored}`)

/** What was added to a unit's CF in its first roll. */
export const changeOf = (b: Played, name: string): number | undefined =>
  happened(b, 'fired').find(({ unit }) => b.s.units[unit]?.name === name)?.change

/** The units that panicked, and those that lost steps, in order. */
export const panickers = (b: Played): string[] =>
  unitNames(
    b,
    happened(b, 'panicked').map(e => e.unit),
  )
export const losers = (b: Played): string[] =>
  unitNames(
    b,
    happened(b, 'step-lost').map(e => e.unit),
  )

export const stepsLeft = (b: Played, name: string): number | undefined =>
  b.p.steps[b.s.units.findIndex(unit => unit.name === name)]

/** The two sides' modifiers by round. */
export const modifiers = (b: Played): (readonly number[])[] =>
  happened(b, 'modifiers-set').map(e => e.modifier)

/** The two sides' morale at each check. */
export const morales = (b: Played): (readonly number[])[] => happened(b, 'morale-checked').map(e => e.morale)

export function fileOf(field: Field, edition: 'A' | 'B'): BattleFile {
  return {
    ruleset: 'waw',
    edition,
    year: 1861,
    kind: 'land',
    terrain: field.terrain ?? 'clear',
    crossing: field.crossing ?? null,
    bridge: field.bridge ?? false,
    landing: field.landing ?? false,
    options: { ...field.options } as BattleFile['options'],
    cap: { bonus: null, malus: null, ...field.cap },
    attacker: sideOf(field, 'attacker'),
    defender: sideOf(field, 'defender'),
    script: { dice: null, choices: [] },
  }
}

function sideOf(field: Field, name: SideName): SideFile {
  const counters = field[name].map(counterOf)
  const cards = Object.entries(field.cards?.[name] ?? {})
  return {
    name,
    leaders: counters.flatMap(({ leader }) => leader ?? []),
    units: counters.flatMap(({ unit }) => unit ?? []),
    supremacy: field.supremacy?.[name === 'attacker' ? 0 : 1] ?? 0,
    cornered: field.cornered === name,
    cards: cards.map(([title, effects]) => ({ name: title, text: '', effects: [...effects] })),
  }
}

const FACTORS = /^(-?\d+)(?:>(\d+))?\/(-?\d+)(?:>(\d+))?$/
const RANKS: Readonly<Record<string, LeaderFile['rank']>> = { '1*': 1, '2*': 2, '3*': 3, crown: 'monarch' }
const FLAGS = 'sk elite guard heavy suicide bunker marine para unsupplied reduced'.split(' ')
const isMark = (word: string): boolean =>
  FACTORS.test(word) || word in RANKS || word in TYPES || FLAGS.includes(word) || /^\(\w\)$|^of:/.test(word)

/** One counter from its words: a name, and the marks that follow it. */
function counterOf(text: string): { unit?: UnitFile; leader?: LeaderFile } {
  const words = text.split(' ')
  const end = words.findLastIndex((word, i) => i === 0 || !isMark(word)) + 1
  const marks = words.slice(end)
  const counter = {
    name: words.slice(0, end).join(' '),
    type: marks.find(word => word in TYPES) ?? null,
  }
  const [, cf, backCf, mf, backMf] = marks.map(word => FACTORS.exec(word)).find(found => found !== null) ?? []
  const rank = marks.find(word => word in RANKS)
  if (rank === undefined) {
    const flags = marks.filter(word => FLAGS.includes(word)) as UnitFlag[]
    const factors = { cf: stepsOf(cf, backCf, backMf), mf: stepsOf(mf, backMf, backCf) }
    return { unit: { ...counter, class: cf === undefined ? 'support' : 'combat', ...factors, flags } }
  }
  const commands =
    marks
      .find(word => word.startsWith('of:'))
      ?.slice(3)
      .split(',') ?? null
  return {
    leader: {
      ...counter,
      rank: RANKS[rank] as LeaderFile['rank'],
      cf: Number(cf),
      mf: Number(mf),
      hierarchy: marks.find(word => word.startsWith('('))?.charAt(1) ?? null,
      commands: commands as LeaderFile['commands'],
    },
  }
}

/** Front and back of a factor; if only the other factor has a back, both sides show the same. */
function stepsOf(front: string | undefined, back: string | undefined, other: string | undefined): number[] {
  if (front === undefined) return []
  const second = back ?? (other === undefined ? undefined : front)
  return second === undefined ? [Number(front)] : [Number(front), Number(second)]
}
