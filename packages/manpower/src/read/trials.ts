import type { Dice, Game, Kind } from '@sandtable/kernel'
import { everyRoll, fork } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Weighed } from './rolls.ts'
import { at } from '../position.ts'
import { hostile } from '../sides.ts'

/** The types of a game of battle. */
type Fought = Kind & Battle

/** What an attack did on a copy of the game. */
export interface Trial<K extends Fought> {
  /** Its part of all rolls: this many of them, or its chance where all of them are 1. */
  readonly ways: number
  readonly s: Scenario
  readonly before: Sight
  readonly after: Sight
  readonly log: readonly K['e'][]
}

/** The harm that an attack may do, and its part of all rolls. */
export interface Outcome {
  readonly ways: number
  readonly dead: number
  /** Below 0: of the injured more have died than were added. */
  readonly injured: number
  /** M-mor-loss80, M-mor-hero The chance that it makes the morale of enemies Low. */
  readonly low: number
}

type Attack<K extends Fought> = (copy: Game<K>) => void

/** The attack is made once with each of these rolls. */
export const triedWith = <K extends Fought>(
  game: Game<K>,
  rolls: readonly Weighed[],
  attack: Attack<K>,
): Trial<K>[] => rolls.map(({ dice, ways }) => ({ ways, ...tried(game, dice, attack) }))

/** The attack is made once for every way in which its dice can fall, which has its chance. */
export function triedAll<K extends Fought>(game: Game<K>, attack: Attack<K>): Trial<K>[] {
  const trials: Trial<K>[] = []
  let trial: Omit<Trial<K>, 'ways'>
  everyRoll(
    dice => (trial = tried(game, dice, attack)),
    ways => trials.push({ ways: 1 / ways, ...trial }),
  )
  return trials
}

function tried<K extends Fought>(game: Game<K>, dice: Dice, attack: Attack<K>): Omit<Trial<K>, 'ways'> {
  const copy = fork(game)
  const log: K['e'][] = []
  Object.assign(copy, { dice, log })
  attack(copy)
  return { s: game.s, before: game.p, after: copy.p, log }
}

/** Effects on these groups, and whether enemies of a player have lost heart. */
export function outcomeOf<K extends Fought>(
  trial: Trial<K>,
  whom: readonly number[],
  player: number,
): Outcome {
  const { ways, s, before, after } = trial
  const tolls = whom.map(group => tollOn(trial, group))
  return {
    ways,
    dead: tolls.reduce((sum, { dead }) => sum + dead, 0),
    injured: tolls.reduce((sum, { injured }) => sum + injured, 0),
    low: isLowered(s, before, after, player) ? 1 : 0,
  }
}

/** Effects on a group. */
export function tollOn<K extends Fought>(
  { before, after }: Trial<K>,
  group: number,
): Pick<Outcome, 'dead' | 'injured'> {
  const counted = ({ groups }: Sight, of: 'dead' | 'injured'): number =>
    at(groups, group).stacks.reduce((sum, stack) => sum + stack[of], 0)
  const more = (of: 'dead' | 'injured'): number => counted(after, of) - counted(before, of)
  return { dead: more('dead'), injured: more('injured') }
}

const isLowered = (s: Scenario, before: Sight, { groups, turn }: Sight, player: number): boolean =>
  groups.some(
    ({ owner, low }, g) => hostile(s, owner, player) && at(before.groups, g).low < turn && low >= turn,
  )

/** Outcomes that agree in all of these as one, the mildest first. */
export function gathered<O extends Outcome>(
  outcomes: readonly O[],
  alike: readonly (keyof O)[],
  milder: (a: O, b: O) => number,
): O[] {
  const found = new Map<string, O>()
  for (const one of outcomes) {
    const key = alike.map(of => one[of]).join(' ')
    const known = found.get(key) ?? { ways: 0, low: 0 }
    const ways = known.ways + one.ways
    found.set(key, { ...one, ways, low: (known.ways * known.low + one.ways * one.low) / ways })
  }
  return [...found.values()].sort(milder)
}

/** What is counted of each, on an average of this many rolls. */
export const meanOf = <O extends Pick<Outcome, 'ways'>>(
  all: readonly O[],
  of: number,
  count: (one: O) => number,
): number => all.reduce((sum, one) => sum + one.ways * count(one), 0) / of
