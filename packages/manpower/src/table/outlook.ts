import type { DeepReadonly, Dice, Game } from '@sandtable/kernel'
import { fork, loaded, rollDice, seeded } from '@sandtable/kernel'
import type { Declared, GroupSight } from '../position.ts'
import type { Event, Manpower } from '../events.ts'
import type { Fall } from '../targeting/inaccuracy.ts'
import type { Firing } from '../combat/man-equivalence.ts'
import type { Formula } from '../formula/formula.ts'
import type { Part } from '../because.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Weighed } from './rolls.ts'
import { at } from '../position.ts'
import { attackOf, blowOf, guardAt } from '../combat/fire.ts'
import { divisorOf } from '../combat/advantage.ts'
import { draws, everyValue, SUMS } from './rolls.ts'
import { fireAtOnce, firingAtOnce } from '../targeting/resolve.ts'
import { passes } from '../combat/armour.ts'
import { total } from '../because.ts'

type Waiting = DeepReadonly<Declared>

/** What an attack may do, and in how many of all rolls it does. */
export interface Outcome {
  readonly ways: number
  readonly dead: number
  /** Below 0: of the injured more have died than were added. */
  readonly injured: number
  /** Points that were dealt to the target. */
  readonly damage: number
}

/** What an attack would do if it were carried out now, alone: its outcomes, least harm first, and all rolls of them. */
interface Odds {
  readonly rolls: readonly Outcome[]
  readonly of: number
  /** Not every roll was counted, but so many fair ones. */
  readonly isSampled: boolean
}

/** What each side has for itself in an attack on a target. */
interface Sums {
  readonly attacker: readonly Part[]
  readonly target: readonly Part[]
  readonly divisor: number
}

export interface VolleyOutlook extends Odds, Sums {
  readonly kind: 'volley'
  /** Who fire, and what makes up what they count for. */
  readonly firing: Firing
  /** Men who count, before and after the divisor. */
  readonly raw: Ratio
  readonly strength: Ratio
  /** What the target's armour lets through. */
  readonly part: Ratio
  /** For every sum of two dice, from 2 to 12. */
  readonly rolls: readonly (Outcome & { readonly sum: number })[]
}

export interface ShotsOutlook extends Odds, Sums {
  readonly kind: 'shots'
  readonly dice: Formula
  /** What the target's armour lets through. */
  readonly part: Ratio
}

/** MG-adv-area Nobody's advantage counts where the ground is struck; outcomes are those of the enemies together. */
export interface GroundOutlook extends Odds {
  readonly kind: 'ground'
  /** Who fires. */
  readonly side: number
  readonly dice: Formula
  /** On an average, of every group that is in danger. */
  readonly struck: readonly Struck[]
}

export interface Struck {
  readonly group: number
  readonly dead: number
  readonly injured: number
}

export type Outlook = VolleyOutlook | ShotsOutlook | GroundOutlook

/** Where indirect fire may fall, and whether every shot of it is rolled for. */
export interface Spread {
  readonly falls: readonly Fall[]
  readonly isEach: boolean
}

/** What an attack would do; null: it can do nothing. Indirect fire has its spread. */
export function outlookOf(
  game: Game<Manpower>,
  declared: Waiting,
  spread: Spread | null = null,
): Outlook | null {
  const attack = attackOf(game.s, game.p, declared)
  if (declared.aim.at === 'point')
    return attack.damage === null ? null : groundOutlook(game, declared, attack.damage, spread)
  if (attack.kind === 'volley') return volleyOutlook(game, declared)
  return attack.damage === null ? null : shotsOutlook(game, declared, attack.damage)
}

/** MG-combat The volley is fired on copies of the game, once for every sum. */
function volleyOutlook(game: Game<Manpower>, declared: Waiting): VolleyOutlook | null {
  if (declared.aim.at === 'point') return null
  let fired: Extract<Event, { is: 'volley-fired' }> | undefined
  const rolls = SUMS.map(([sum, ways, dice]) => {
    const tried = tryOut(game, declared, loaded(dice, seeded('outlook')))
    fired ??= tried.log.find(e => e.is === 'volley-fired')
    return { sum, ways, ...tollOf(game, tried) }
  })
  const by = fired?.by[0]
  if (fired === undefined || by === undefined) return null
  const { attacker, target, raw } = by
  const attack = attackOf(game.s, game.p, declared)
  return {
    kind: 'volley',
    attacker,
    target,
    divisor: divisorBetween(attacker, target),
    firing: firingAtOnce(game.s, game.p, declared, declared.aim),
    raw,
    strength: fired.strength,
    part: passes(guardAt(game.s, game.p, declared.aim), blowOf(attack)),
    rolls,
    of: 36,
    isSampled: false,
  }
}

/** As many fair rolls are drawn. */
const DRAWN = 200

/** MG-combat step 7 One shot is counted for every roll of its dice; several shots are drawn. */
function shotsOutlook(game: Game<Manpower>, declared: Waiting, dice: Formula): ShotsOutlook | null {
  if (declared.aim.at === 'point') return null
  const each = declared.units === 1 ? everyValue(dice) : null
  const runs: (Weighed & Tried)[] = (each ?? draws(DRAWN)).map(one => ({
    ...one,
    ...tryOut(game, declared, one.dice),
  }))
  const fired = runs[0]?.log.find(e => e.is === 'shot-fired')
  if (fired === undefined) return null
  const { attacker, target } = fired
  return {
    kind: 'shots',
    attacker,
    target,
    divisor: divisorBetween(attacker, target),
    dice,
    part: passes(guardAt(game.s, game.p, declared.aim), blowOf(attackOf(game.s, game.p, declared))),
    ...gathered(runs.map(run => ({ ways: run.ways, ...tollOf(game, run) }))),
    isSampled: each === null,
  }
}

/** MG-combat step 8 The ground is struck wherever the shots may fall: all at one place, or each at its own. */
function groundOutlook(
  game: Game<Manpower>,
  declared: Waiting,
  dice: Formula,
  spread: Spread | null,
): GroundOutlook {
  const runs =
    spread?.isEach === true && declared.units > 1
      ? strewn(game, declared, spread.falls)
      : together(game, declared, spread?.falls ?? [{ at: null, ways: 1 }])
  const of = runs.reduce((sum, { ways }) => sum + ways, 0)
  const struck = [...game.p.groups.keys()].map((group): Struck => {
    const mean = (count: (toll: Toll) => number): number =>
      runs.reduce((sum, run) => sum + run.ways * count(tollOn(game, run, group)), 0) / of
    return { group, dead: mean(({ dead }) => dead), injured: mean(({ injured }) => injured) }
  })
  const outcomes = runs.map(run => ({ ways: run.ways, ...tollOf(game, run) }))
  return {
    kind: 'ground',
    side: declared.side,
    dice,
    struck: struck.filter(({ dead, injured }) => dead > 0 || injured !== 0),
    ...gathered(outcomes),
    isSampled: true,
  }
}

type Run = Tried & { readonly ways: number }

/** All shots at every place where they may fall, more than once where that is but few. */
function together(
  game: Game<Manpower>,
  declared: Waiting,
  falls: readonly { readonly at: Fall['at'] | null; readonly ways: number }[],
): Run[] {
  const times = Math.max(1, Math.ceil(DRAWN / Math.max(1, falls.length)))
  return falls.flatMap(({ at: lands, ways }) =>
    draws(times).map(one => ({ ways, ...tryOut(game, { ...declared, falls: lands }, one.dice) })),
  )
}

/** M-ina-when Every shot at a place of its own. */
function strewn(game: Game<Manpower>, declared: Waiting, falls: readonly Fall[]): Run[] {
  const all = falls.reduce((sum, { ways }) => sum + ways, 0)
  return draws(DRAWN).map(({ dice, ways }) => {
    const copy = fork(game)
    copy.dice = dice
    copy.log = []
    for (let shot = 0; shot < declared.units; shot++) {
      let left = rollDice(dice, all)
      const fall = falls.find(one => (left -= one.ways) < 0) ?? null
      fireAtOnce(copy, declared.side, { ...declared, units: 1, falls: fall?.at ?? null })
    }
    return { ways, declared, groups: copy.p.groups, log: copy.log }
  })
}

interface Tried {
  readonly declared: Waiting
  readonly groups: readonly GroupSight[]
  readonly log: readonly Event[]
}

/** The attack on a copy of the game. */
function tryOut(game: Game<Manpower>, declared: Waiting, dice: Dice): Tried {
  const copy = fork(game)
  copy.dice = dice
  copy.log = []
  fireAtOnce(copy, declared.side, declared)
  return { declared, groups: copy.p.groups, log: copy.log }
}

type Toll = Pick<Outcome, 'dead' | 'injured'>

function tollOn(game: Game<Manpower>, { groups }: Tried, group: number): Toll {
  const counted = (row: readonly GroupSight[], of: 'dead' | 'injured'): number =>
    at(row, group).stacks.reduce((sum, stack) => sum + stack[of], 0)
  const more = (of: 'dead' | 'injured'): number => counted(groups, of) - counted(game.p.groups, of)
  return { dead: more('dead'), injured: more('injured') }
}

/** What has befallen those who were aimed at: a group, or all enemies where the ground was struck. */
function tollOf(game: Game<Manpower>, tried: Tried): Omit<Outcome, 'ways'> {
  const { aim, side } = tried.declared
  const whom =
    aim.at === 'stack'
      ? [aim.group]
      : [...game.p.groups.keys()].filter(group => at(game.p.groups, group).owner !== side)
  const tolls = whom.map(group => tollOn(game, tried, group))
  return {
    dead: tolls.reduce((sum, { dead }) => sum + dead, 0),
    injured: tolls.reduce((sum, { injured }) => sum + injured, 0),
    damage: tried.log.reduce(
      (sum, e) => sum + (e.is === 'shot-fired' || e.is === 'volley-fired' ? e.damage : 0),
      0,
    ),
  }
}

/** Equal outcomes as one, least harm first. */
function gathered(outcomes: readonly Outcome[]): Pick<Odds, 'rolls' | 'of'> {
  const byToll = new Map<string, Outcome>()
  for (const one of outcomes) {
    const key = `${one.dead} ${one.injured} ${one.damage}`
    byToll.set(key, { ...one, ways: one.ways + (byToll.get(key)?.ways ?? 0) })
  }
  const rolls = [...byToll.values()].sort(
    (a, b) => 2 * a.dead + a.injured - (2 * b.dead + b.injured) || a.damage - b.damage,
  )
  return { rolls, of: rolls.reduce((sum, { ways }) => sum + ways, 0) }
}

const divisorBetween = (attacker: readonly Part[], target: readonly Part[]): number =>
  divisorOf(total(attacker) - total(target))
