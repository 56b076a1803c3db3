import type { DeepReadonly, Game, Part } from '@sandtable/kernel'
import { rollDice } from '@sandtable/kernel'
import type { Aim, Declared, Sight } from '../position.ts'
import type { CastOrder, DirectOrder } from '../orders.ts'
import type { Fall } from '../targeting/inaccuracy.ts'
import type { Firing } from '../combat/man-equivalence.ts'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Outcome, Trial } from './trials.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Weighed } from './rolls.ts'
import { at } from '../position.ts'
import { cast, direct } from '../powers/cast.ts'
import { workSpell } from '../powers/spell.ts'
import { attackOf, blowOf, guardAt } from '../combat/fire.ts'
import { divisorBetween } from '../combat/advantage.ts'
import { draws, everySum, everyValue } from './rolls.ts'
import { fireAtOnce, firingAtOnce } from '../targeting/resolve.ts'
import { gathered, meanOf, outcomeOf, tollOn, triedWith } from './trials.ts'
import { passes } from '../combat/armour.ts'
import { hostile } from '../sides.ts'

type Waiting = DeepReadonly<Declared>

/** What an attack may do, and in how many of all rolls it does. */
export interface Harm extends Outcome {
  /** Points that were dealt to the target. */
  readonly damage: number
}

/** MG-crew What machines lose of their health or their crew on an average, and what they have. */
export interface Pool {
  readonly lost: number
  readonly of: number
}

/** Of machines that are aimed at; null: they have none of it. */
export interface Pools {
  readonly health: Pool | null
  readonly crew: Pool | null
}

/** What an attack would do if it were carried out now, alone: its outcomes, least harm first, and all rolls of them. */
interface Odds {
  readonly rolls: readonly Harm[]
  readonly of: number
  /** Not every roll was counted, only this many fair ones. */
  readonly isSampled: boolean
  /** Losses of the target's machines; null: these are men, or the ground. */
  readonly pools: Pools | null
}

/** What each side has for itself in an attack on a target. */
interface Sums {
  readonly attacker: readonly Part[]
  readonly target: readonly Part[]
  readonly divisor: number
}

export interface VolleyOutlook extends Odds, Sums {
  readonly kind: 'volley'
  /** The firing units, and the parts of their strength. */
  readonly firing: Firing
  /** Men who count, before and after the divisor. */
  readonly raw: Ratio
  readonly strength: Ratio
  /** What the target's armour lets through. */
  readonly part: Ratio
  /** For every sum of two dice, from 2 to 12. */
  readonly rolls: readonly (Harm & { readonly sum: number })[]
}

export interface ShotsOutlook extends Odds, Sums {
  readonly kind: 'shots'
  readonly dice: Formula
  /** What the target's armour lets through. */
  readonly part: Ratio
}

/** MG-adv-area No advantage counts if the ground is struck; outcomes are those of all enemies together. */
export interface GroundOutlook extends Odds {
  readonly kind: 'ground'
  /** The player who fires. */
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

type Tried = Trial<Manpower>

/** The attack on a copy of the game, with each of these rolls. */
const triedBy = (game: Game<Manpower>, declared: Waiting, rolls: readonly Weighed[]): Tried[] =>
  triedWith(game, rolls, copy => fireAtOnce(copy, declared.side, declared))

/** MG-combat The volley is fired once for every sum. */
function volleyOutlook(game: Game<Manpower>, declared: Waiting): VolleyOutlook | null {
  if (declared.aim.at === 'point') return null
  const sums = everySum()
  const trials = triedBy(game, declared, sums)
  const fired = trials[0]?.log.find(e => e.is === 'volley-fired')
  const by = fired?.by[0]
  if (fired === undefined || by === undefined) return null
  const { attacker, target, raw } = by
  return {
    kind: 'volley',
    attacker,
    target,
    divisor: divisorBetween(attacker, target),
    firing: firingAtOnce(game.s, game.p, declared, declared.aim),
    raw,
    strength: fired.strength,
    part: passes(guardAt(game.s, game.p, declared.aim), blowOf(attackOf(game.s, game.p, declared))),
    rolls: trials.map((trial, n) => ({ sum: at(sums, n).sum, ...harmOf(declared, trial) })),
    of: allOf(trials),
    isSampled: false,
    pools: poolsOf(declared, trials),
  }
}

/** This many fair rolls are drawn. */
const DRAWN = 200

/** MG-combat step 7 One shot is counted for every roll of its dice; several shots are drawn. */
function shotsOutlook(game: Game<Manpower>, declared: Waiting, dice: Formula): ShotsOutlook | null {
  if (declared.aim.at === 'point') return null
  const each = declared.units === 1 ? everyValue(dice) : null
  const trials = triedBy(game, declared, each ?? draws('outlook', DRAWN))
  const fired = trials[0]?.log.find(e => e.is === 'shot-fired')
  if (fired === undefined) return null
  const { attacker, target, part = FULL } = fired
  return shotsFrom(declared, dice, trials, { attacker, target, part, isSampled: each === null })
}

/** The target of an attack or a spell, and its owner. */
type Meant = DeepReadonly<{ aim: Aim; side: number }>

const FULL: Ratio = { over: 1, under: 1 }

const shotsFrom = (
  meant: Meant,
  dice: Formula,
  trials: readonly Tried[],
  hit: Pick<ShotsOutlook, 'attacker' | 'target' | 'part' | 'isSampled'>,
): ShotsOutlook => ({
  kind: 'shots',
  ...hit,
  divisor: divisorBetween(hit.attacker, hit.target),
  dice,
  rolls: harmsOf(meant, trials),
  of: allOf(trials),
  pools: poolsOf(meant, trials),
})

/** MG-combat step 8 The ground is struck wherever the shots may fall: all at one place, or each at its own. */
function groundOutlook(
  game: Game<Manpower>,
  declared: Waiting,
  dice: Formula,
  spread: Spread | null,
): GroundOutlook {
  const trials =
    spread?.isEach === true && declared.units > 1
      ? strewn(game, declared, spread.falls)
      : together(game, declared, spread?.falls ?? [{ at: null, ways: 1 }])
  return groundFrom(game, declared, dice, trials)
}

function groundFrom(
  game: Game<Manpower>,
  meant: Meant,
  dice: Formula,
  trials: readonly Tried[],
): GroundOutlook {
  const of = allOf(trials)
  const struck = [...game.p.groups.keys()].map((group): Struck => ({
    group,
    dead: meanOf(trials, of, trial => tollOn(trial, group).dead),
    injured: meanOf(trials, of, trial => tollOn(trial, group).injured),
  }))
  return {
    kind: 'ground',
    side: meant.side,
    dice,
    struck: struck.filter(({ dead, injured }) => dead > 0 || injured !== 0),
    rolls: harmsOf(meant, trials),
    of,
    isSampled: true,
    pools: null,
  }
}

/** All shots at every place where they may fall, more than once where that is but few. */
function together(
  game: Game<Manpower>,
  declared: Waiting,
  falls: readonly { readonly at: Fall['at'] | null; readonly ways: number }[],
): Tried[] {
  const times = Math.max(1, Math.ceil(DRAWN / Math.max(1, falls.length)))
  return falls.flatMap(({ at: lands, ways }) =>
    triedBy(game, { ...declared, falls: lands }, draws('outlook', times, ways)),
  )
}

/** M-ina-when Every shot at a place of its own. */
function strewn(game: Game<Manpower>, declared: Waiting, falls: readonly Fall[]): Tried[] {
  const all = allOf(falls)
  return triedWith(game, draws('outlook', DRAWN), copy => {
    for (let shot = 0; shot < declared.units; shot++) {
      let left = rollDice(copy.dice, all)
      const fall = falls.find(one => (left -= one.ways) < 0) ?? null
      fireAtOnce(copy, declared.side, { ...declared, units: 1, falls: fall?.at ?? null })
    }
  })
}

/** MG-crew What the machines of the stack aimed at lose on an average of all trials. */
function poolsOf({ aim }: Meant, trials: readonly Tried[]): Pools | null {
  const [first] = trials
  if (aim.at !== 'stack' || first === undefined) return null
  const left = ({ groups }: Sight, which: 'health' | 'crew'): number =>
    at(at(groups, aim.group).stacks, aim.stack)[which].reduce((sum, points) => sum + points, 0)
  const pool = (which: 'health' | 'crew'): Pool | null => {
    const of = left(first.before, which)
    const lost = meanOf(trials, allOf(trials), ({ after }) => of - left(after, which))
    return of === 0 ? null : { lost, of }
  }
  const [health, crew] = [pool('health'), pool('crew')]
  return health === null && crew === null ? null : { health, crew }
}

const allOf = (weighed: readonly { readonly ways: number }[]): number =>
  weighed.reduce((sum, { ways }) => sum + ways, 0)

/** Effects on the target: a group, or all enemies if the ground was struck. */
function harmOf({ aim, side }: Meant, trial: Tried): Harm {
  const { s, before } = trial
  const whom =
    aim.at === 'stack'
      ? [aim.group]
      : [...before.groups.keys()].filter(group => hostile(s, at(before.groups, group).owner, side))
  const damage = trial.log.reduce(
    (sum, e) => sum + (STRIKES.includes(e.is) && 'damage' in e ? e.damage : 0),
    0,
  )
  return { ...outcomeOf(trial, whom, side), damage }
}

/** Events of damage to a target. */
const STRIKES: readonly string[] = ['shot-fired', 'volley-fired', 'spell-struck']

/** M-spl-phase The effects of a spell whose target is chosen now, if it took effect at once; null: it harms no one. */
export function spellOutlook(
  game: Game<Manpower>,
  side: number,
  order: CastOrder | DirectOrder,
): ShotsOutlook | GroundOutlook | null {
  const { aim } = order
  const number = 'spell' in order ? order.spell : at(game.p.castings, order.casting).spell
  const spell = at(game.s.spells, number)
  if (aim === null || spell.damage === null) return null
  const isExact = aim.at !== 'point' && spell.effects.length === 0
  const trials = triedWith(
    game,
    (isExact ? everyValue(spell.damage) : null) ?? draws('outlook', DRAWN),
    copy => {
      if ('spell' in order) cast(copy, side, order)
      else direct(copy, side, order)
      workSpell(
        copy,
        copy.p.castings.findLastIndex(one => one.spell === number && one.aim !== null),
      )
    },
  )
  const meant = { aim, side }
  if (aim.at === 'point') return groundFrom(game, meant, spell.damage, trials)
  const struck = trials[0]?.log.find(e => e.is === 'spell-struck')
  if (struck === undefined) return null
  const { attacker, target, part = FULL } = struck
  return shotsFrom(meant, spell.damage, trials, { attacker, target, part, isSampled: !isExact })
}

const harmsOf = (meant: Meant, trials: readonly Tried[]): Harm[] =>
  gathered(
    trials.map(trial => harmOf(meant, trial)),
    ['dead', 'injured', 'damage'],
    (a, b) => 2 * a.dead + a.injured - (2 * b.dead + b.injured) || a.damage - b.damage,
  )
