import type { Power, Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Whom } from '../powers/effects.ts'
import { armsOf } from './targets.ts'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { centre, present } from '../formation/layout.ts'
import { grantOf } from '../powers/effects.ts'
import { harmAstray, harmOfStrike, meanOf } from './harm.ts'
import { harmOn } from './prospect.ts'
import { injuredMen, mended } from '../powers/heal.ts'
import { orderAgain } from './powers-again.ts'
import { whyNotAt } from '../targeting/reach.ts'
import { withGroup } from '../formation/whereabouts.ts'
import { worthOf, worthOfGroup } from './worth.ts'
import { holdsNode, hostile } from '../sides.ts'

type Of<K extends Power['kind']> = Extract<Power, { kind: K }>

/** The share of the enemies' possible damage to a group that counts: they have other targets. */
const FEAR = 0.5
/** A turn's march gained is worth this part of a group, and the right to pass a block this. */
const MARCH = 0.1
const PASSAGE = 0.02

export const foesOf = (s: Scenario, p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(n => hostile(s, at(p.groups, n).owner, player) && present(at(p.groups, n)))

export const friendsOf = (p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(n => at(p.groups, n).owner === player && present(at(p.groups, n)))

/** What a group can do in a turn from where it stands, less what can be done to it, in hundredths of manpower. */
function standingOf(s: Scenario, p: Sight, g: number): number {
  const group = at(p.groups, g)
  const foes = foesOf(s, p, group.owner)
  const danger = foes.reduce((sum, n) => sum + harmOn(s, p, n, [g]), 0)
  return harmOn(s, p, g, foes) - FEAR * Math.min(danger, worthOfGroup(s, group))
}

/** What a change is worth to a group in its place. */
const gainIf = (s: Scenario, p: Sight, supposed: Sight, g: number): number =>
  standingOf(s, supposed, g) - standingOf(s, p, g)

type Gain<P extends Power> = (s: Scenario, p: Sight, power: P, whom: Whom) => number

/** What a power is worth that is granted to a group for a while. */
const granted: Gain<Power> = (s, p, power, { group, stack }) => {
  const grant = { group, stack, ...grantOf(power), until: p.turn }
  return gainIf(s, p, { ...p, granted: [...p.granted, grant] }, group)
}

const withMorale = (p: Sight, g: number, morale: { high?: number; low?: number }): Sight =>
  withGroup(p, g, { ...at(p.groups, g), ...morale })

/** MG-heal What one stack has more after this many points of healing. */
function healed(s: Scenario, p: Sight, g: number, k: number, points: number): number {
  const stack = at(at(p.groups, g).stacks, k)
  const unit = at(s.units, stack.unit)
  return worthOf(unit, mended(unit, stack, points).toll) - worthOf(unit, stack)
}

const pointsOf = (formula: Of<'heal'>['by']): number => {
  const { over, under } = meanOf(formula)
  return Math.round(over / under)
}

/** MG-heal Men of all its stacks, one after the other. */
const recovered: Gain<Of<'recover'>> = (s, p, { men }, { group: g }) => {
  const group = at(p.groups, g)
  let left = pointsOf(men)
  return group.stacks.reduce((sum, _, k) => {
    const taken = Math.min(left, injuredMen(s, group, k))
    left -= taken
    return taken === 0 ? sum : sum + healed(s, p, g, k, taken)
  }, 0)
}

/** Speed is for groups with no enemy in reach that must attack; others do not want it twice. */
const hastened: Gain<Of<'speed'>> = (s, p, { factor }, { group: g }) => {
  const group = at(p.groups, g)
  const isHasty = p.granted.some(({ group: n, what, until }) => n === g && what === 'speed' && until > p.turn)
  if (factor <= 100 || isHasty || !mustAdvance(s, group.owner) || p.turn === s.turns) return 0
  return harmOn(s, p, g, foesOf(s, p, group.owner)) > 0 ? 0 : MARCH * worthOfGroup(s, group)
}

/** MG-win-single A side that holds the node can wait for the enemy. */
const mustAdvance = (s: Scenario, player: number): boolean => !holdsNode(s, player)

/** What a group's best indirect shot gains when it cannot miss. */
const deadOn: Gain<Of<'dead-on'>> = (s, p, _, { group: g }) => {
  const marks = foesOf(s, p, at(p.groups, g).owner).filter(n => !at(p.groups, n).flying)
  const points = marks.map(n => centre(s, at(p.groups, n)))
  const gains = armsOf(s, p, g).flatMap(fire =>
    points
      .filter(([x, y]) => whyNotAt(s, p, fire, { at: 'point', point: [x, y] }, true) === null)
      .map(point => harmOfStrike(s, p, fire, attackOf(s, p, fire), point) - harmAstray(s, p, fire, point)),
  )
  return Math.max(0, ...gains)
}

const GAINS: { readonly [K in Power['kind']]?: Gain<Of<K>> } = {
  advantage: granted,
  armour: granted,
  shots: granted,
  speed: hastened,
  heal: (s, p, { by }, { group, stack }) => healed(s, p, group, Math.max(stack, 0), pointsOf(by)),
  recover: recovered,
  morale: (s, p, { which }, { group }) => gainIf(s, p, withMorale(p, group, { [which]: p.turn }), group),
  'cancels-low': (s, p, _, { group }) => gainIf(s, p, withMorale(p, group, { low: 0 }), group),
  'dead-on': deadOn,
  'moves-again': (s, p, power, { group }) => {
    const grant = { group, stack: NOBODY, ...grantOf(power), until: p.turn }
    return orderAgain(s, { ...p, granted: [...p.granted, grant] }, group)?.gain ?? 0
  },
  'ignores-block': (s, p, _, { group }) =>
    mustAdvance(s, at(p.groups, group).owner) && at(p.groups, group).engaged === NOBODY
      ? PASSAGE * worthOfGroup(s, at(p.groups, group))
      : 0,
}

/** What it is worth to use a power on a group, or on one stack of it, in hundredths of manpower. */
export const gainOf = (s: Scenario, p: Sight, power: Power, whom: Whom): number =>
  (GAINS[power.kind] as Gain<Power> | undefined)?.(s, p, power, whom) ?? 0

/** What a player gains by something that hides groups from each other. */
export const gainOfScreen = (s: Scenario, p: Sight, supposed: Sight, player: number): number =>
  friendsOf(p, player).reduce((sum, g) => sum + gainIf(s, p, supposed, g), 0)
