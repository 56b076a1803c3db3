import type { DeepReadonly } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { partWay } from '@sandtable/board'
import type { Aim, Pair, Sight } from '../position.ts'
import type { Scenario, Spell } from '../scenario.ts'
import { asAttack, wallAt, whyNotOn } from '../powers/spell-reach.ts'
import { at, NOBODY } from '../position.ts'
import { castersOf } from '../powers/castings.ts'
import { castersReady, castingsDue, turnsOf } from '../powers/cast.ts'
import { centre, living } from '../formation/layout.ts'
import { distanceTo } from '../formation/distance.ts'
import { foesOf, friendsOf, gainOf, gainOfScreen } from './powers-gain.ts'
import { harmOfHit, harmOfStrike, meanOf } from './harm.ts'
import { harmOn } from './prospect.ts'
import { offsetsAround } from '../targeting/inaccuracy.ts'

/** Something that a spell could be aimed at, and what that is worth. */
interface Target {
  readonly aim: Aim
  readonly worth: number
}

/** A spell's director: group and stack. */
type Caster = Readonly<Pair>

/** The least value worth a spell, in hundredths of manpower. */
const LEAST = 1
/** A turn on which a spell must wait makes it so much less sure. */
const PATIENCE = 0.8
/** So far enemies are expected to come nearer in a turn. */
const DRIFT = 5000
/** How many of the enemies that do most harm are hidden from. */
const FEARED = 2

/** M-spl-phase The spell that is worth most for each caster and turn that it takes; null: none is worth anything. */
export function castOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  const ideas = castersReady(s, p, player).flatMap(({ group, stack, spells }) =>
    spells
      .filter(spell => at(s.spells, spell).casters <= idle(p, group, stack))
      .flatMap(spell => ideaFor(s, p, spell, [group, stack])),
  )
  const best = ideas.reduce((one, other) => (other.rate > one.rate ? other : one), NOTHING)
  return best.order
}

interface Idea {
  readonly order: TargetingOrder | null
  /** Its worth for each caster and turn. */
  readonly rate: number
}

const NOTHING: Idea = { order: null, rate: 0 }

/** Casters of a stack that are not busy with any spell: bots break none off. */
const idle = (p: Sight, g: number, k: number): number =>
  living(at(at(p.groups, g).stacks, k)) -
  p.castings.reduce((sum, { casters }) => sum + castersOf(casters, g, k), 0)

function ideaFor(s: Scenario, p: Sight, number: number, caster: Caster): Idea[] {
  const spell = at(s.spells, number)
  const turns = turnsOf(p, spell, caster[0])
  if (p.turn + turns - 1 > s.turns) return []
  const target = targetOf(s, p, number, caster, turns - 1)
  if (target === null || target.worth < LEAST) return []
  const casters = Array.from({ length: spell.casters }, (): Pair => [caster[0], caster[1]])
  const aim = turns === 1 ? target.aim : null
  return [
    {
      order: { do: 'cast', spell: number, casters, aim },
      rate: (target.worth * PATIENCE ** (turns - 1)) / (turns * spell.casters),
    },
  ]
}

/** M-spl-target-late The best target of a spell that takes effect now. */
export function directOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  for (const casting of castingsDue(p, player)) {
    const { spell, casters } = at(p.castings, casting)
    const target = targetOf(s, p, spell, at(casters, 0), 0)
    if (target !== null) return { do: 'direct', casting, aim: target.aim }
  }
  return null
}

/** What the longest spell that a group's idle casters could begin is worth sooner by a turn. */
export function worthOfHurry(s: Scenario, p: Sight, g: number): number {
  const { owner } = at(p.groups, g)
  return castersReady(s, p, owner)
    .filter(({ group }) => group === g)
    .flatMap(({ stack, spells }) => spells.map(spell => ({ spell, stack })))
    .filter(
      ({ spell, stack }) =>
        at(s.spells, spell).time !== 1 && at(s.spells, spell).casters <= idle(p, g, stack),
    )
    .reduce((most, { spell, stack }) => {
      const turns = turnsOf(p, at(s.spells, spell), g)
      return Math.max(most, (targetOf(s, p, spell, [g, stack], turns - 1)?.worth ?? 0) / turns)
    }, 0)
}

/** The best target of a spell this many turns from now, if it does no harm; null: there is none. */
function targetOf(s: Scenario, p: Sight, number: number, caster: Caster, later: number): Target | null {
  const spell = at(s.spells, number)
  const player = at(p.groups, caster[0]).owner
  return aimsOf(s, p, spell, caster)
    .filter(aim => !isTaken(p, player, number, aim))
    .filter(aim => isComing(s, p, spell, caster, aim, later))
    .map(aim => ({ aim, worth: worthAt(s, p, spell, caster, aim) }))
    .reduce<Target | null>((best, one) => (one.worth >= (best?.worth ?? 0) ? one : best), null)
}

function aimsOf(s: Scenario, p: Sight, spell: Spell, [g]: Caster): Aim[] {
  const { owner } = at(p.groups, g)
  const { kind } = spell.pattern
  const stacksOf = (n: number): Aim[] =>
    [...at(p.groups, n).stacks.keys()].map(stack => ({ at: 'stack', group: n, stack }))
  if (kind === 'group') return friendsOf(p, owner).map(group => ({ at: 'stack', group, stack: 0 }))
  if (kind === 'stack') return friendsOf(p, owner).flatMap(stacksOf)
  if (kind === 'none') return foesOf(s, p, owner).flatMap(stacksOf)
  const points = spell.damage === null ? screensFor(s, p, owner) : marksOf(s, p, owner)
  return points.map(([x, y]) => ({ at: 'point', point: [x, y] }))
}

const marksOf = (s: Scenario, p: Sight, player: number): Point[] =>
  foesOf(s, p, player)
    .filter(n => !at(p.groups, n).flying)
    .map(n => centre(s, at(p.groups, n)))

/** Ground that something could hide: where the most harmful enemies stand, and half-way to whom they hurt most. */
function screensFor(s: Scenario, p: Sight, player: number): Point[] {
  const friends = friendsOf(p, player)
  return foesOf(s, p, player)
    .map(foe => ({ foe, harm: harmOn(s, p, foe, friends) }))
    .filter(({ harm }) => harm >= LEAST)
    .sort((one, other) => other.harm - one.harm)
    .slice(0, FEARED)
    .flatMap(({ foe }) => {
      const from = centre(s, at(p.groups, foe))
      const victim = friends.reduce((most, n) =>
        harmOn(s, p, foe, [n]) > harmOn(s, p, foe, [most]) ? n : most,
      )
      return [from, partWay(from, centre(s, at(p.groups, victim)), 1, 2)]
    })
}

/** Whether another spell of the kind goes there already. */
const isTaken = (p: Sight, player: number, spell: number, aim: Aim): boolean =>
  p.castings.some(
    casting =>
      casting.side === player && casting.spell === spell && casting.aim !== null && isSame(casting.aim, aim),
  )

const isSame = (one: DeepReadonly<Aim>, other: Aim): boolean =>
  one.at === 'point'
    ? other.at === 'point' && one.point[0] === other.point[0] && one.point[1] === other.point[1]
    : one.at === 'stack' && other.at === 'stack' && one.group === other.group && one.stack === other.stack

/**
 * Whether something can likely be aimed at in this many turns: it can now, or it is only a little too far
 * away.
 */
function isComing(s: Scenario, p: Sight, spell: Spell, caster: Caster, aim: Aim, later: number): boolean {
  const why = whyNotOn(s, p, spell, caster, aim)
  if (why !== 'too-far' || aim.at === 'work') return why === null
  const [x, y] = aim.at === 'point' ? aim.point : centre(s, at(p.groups, aim.group))
  return distanceTo(s, p, caster[0], [x, y]) <= spell.range + later * DRIFT
}

/** What a spell is worth where it is aimed, in hundredths of manpower. */
function worthAt(s: Scenario, p: Sight, spell: Spell, caster: Caster, aim: Aim): number {
  if (aim.at === 'point') return worthOnGround(s, p, spell, caster[0], aim.point)
  if (aim.at === 'work') return 0
  if (spell.damage !== null) return harmOfHit(s, p, caster, asAttack(spell), aim)
  const whom = { group: aim.group, stack: spell.pattern.kind === 'group' ? NOBODY : aim.stack }
  return spell.effects.reduce((sum, power) => sum + gainOf(s, p, power, whom), 0)
}

function worthOnGround(s: Scenario, p: Sight, spell: Spell, g: number, point: Readonly<Pair>): number {
  const strike = strikeAt(s, p, spell, g, point)
  return spell.effects.reduce((sum, power) => {
    if (power.kind === 'fog' && spell.pattern.kind === 'circle') {
      const cloud = { at: [point[0], point[1]] as const, radius: spell.pattern.radius, until: p.turn }
      return sum + gainOfScreen(s, p, { ...p, clouds: [...p.clouds, cloud] }, at(p.groups, g).owner)
    }
    if (power.kind !== 'wall') return sum
    const wall = wallAt(s, p, g, power.work, [point[0], point[1]])
    return sum + gainOfScreen(s, p, { ...p, works: [...p.works, wall] }, at(p.groups, g).owner)
  }, strike)
}

/** What a spell that strikes does there, or where it strays to on an average. */
function strikeAt(s: Scenario, p: Sight, spell: Spell, group: number, [x, y]: Readonly<Pair>): number {
  const attack = asAttack(spell)
  const harm = (dx: number, dy: number): number =>
    harmOfStrike(s, p, { group, stack: 0, attack: 0 }, attack, [x + dx, y + dy])
  if (spell.inaccuracy === null) return harm(0, 0)
  const offsets = offsetsAround(meanOf(spell.inaccuracy))
  return offsets.reduce((sum, [dx, dy]) => sum + harm(dx, dy), 0) / offsets.length
}
