import type { Answer } from '@sandtable/kernel'
import type { Destination } from './reach.ts'
import type { Outlook } from './outlook.ts'
import type { Scenario } from '../scenario.ts'
import type { Seat } from './seat.ts'
import type { Sight } from '../position.ts'
import { at, ATTACKER, DEFENDER } from '../position.ts'
import { attackOdds, likelyLosses } from './foresight.ts'
import { enemyFort, enemyHeld, friendly, friendlyFort, ofEnemies, ofFriends } from '../map/presence.ts'
import { groupsOf, movable } from './groups.ts'
import { isLeader } from '../scenario.ts'
import { marching } from '../movement/march.ts'
import { outlook } from './outlook.ts'
import { powerOfAll, worthOfRegions } from './worth.ts'
import { reachOf } from './reach.ts'
import { restOrders } from './rest.ts'

/** What a unit is worth beside points on the gauge. */
const UNIT = 0.8
/** A move must promise so much more than staying. */
const ENOUGH = 0.12

interface Idea {
  readonly worth: number
  readonly order: Answer
}

/** The captain's orders: the move that promises most, stack by stack, until staying is best everywhere. */
export function planOrders({ s, view: p, player }: Seat): readonly Answer[] {
  const look = outlook(s, p, player)
  const stacks = marching(p) ? [p.march.stack.filter(c => p.halted[c] === 0)] : movable(s, p, player)
  const ideas: Idea[] = []
  for (const stack of stacks) {
    if (stack.length === 0) continue
    const groups = marching(p) ? [stack] : groupsOf(s, p, player, stack)
    for (const group of groups) ideas.push(...ideasFor(s, p, look, player, group, stack))
  }
  const orders = ideas
    .filter(({ worth }) => worth > ENOUGH)
    .sort((a, b) => b.worth - a.worth)
    .map(({ order }) => order)
  return [...orders, ...restOrders(s, p, look, player), { do: 'halt' }, { do: 'done' }]
}

function ideasFor(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  stack: readonly number[],
): Idea[] {
  const home = at(p.where, at(group, 0))
  const stay = worthAt(s, p, look, player, group, home, true) + (marching(p) ? 0 : leaving(s, p, look, player, group, stack, home))
  const ahead = reachOf(s, p, look.lay, player, group).filter(({ first }) => !p.march.trail.includes(first))
  return ahead.map(destination => ({
    worth: goingTo(s, p, look, player, group, destination) - stay - 0.01 * destination.steps,
    order: { do: 'march', stack: [...group], to: destination.first },
  }))
}

/** What going there promises: a battle, a region to take, or a better place to be. */
function goingTo(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  { region, from }: Destination,
): number {
  if (ofEnemies(s, p, look.lay.combat, player, region) > 0 && p.hidden[at(group, 0)] === 0)
    return attackWorth(s, p, look, player, group, from, region)
  return worthAt(s, p, look, player, group, region, false) + taking(s, p, look, player, group, region)
}

/** What an attack promises by its exact odds: points, losses on both sides, and the region. */
function attackWorth(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  from: number,
  region: number,
): number {
  const power = powerOfAll(s, p, group)
  if (power < 0.55 * at(look.enemy, region)) return -10
  const forecast = attackOdds(s, p, player, group, from, region)
  if (forecast === null) return -10
  const { odds } = forecast
  const losses = UNIT * (likelyLosses(odds, DEFENDER) - likelyLosses(odds, ATTACKER))
  const prize = at(worthOfRegions(s, player), region) * (enemyHeld(s, p, player, region) ? 1 : 0.8)
  const held = enemyFort(s, p, player, region) ? 0.3 : 1
  const stand = odds.attackerWins * held * prize + 0.5 * at(look.pull, region)
  const hunted = odds.attackerWins * exposure(look, power, region, true)
  return odds.meanVp + losses + stand - hunted - 0.8 * odds.defenderWins - hungry(look, group, region)
}

/** What a region that nobody holds against us is worth to take. */
function taking(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  region: number,
): number {
  const combat = group.filter(c => !isLeader(s, c) && !s.units[c]?.support)
  if (combat.length === 0 || p.hidden[at(group, 0)] === 1) return 0
  const worth = at(worthOfRegions(s, player), region)
  if (enemyFort(s, p, player, region)) {
    const besiegers = combat.length + ofFriends(s, look.lay.combat, player, region)
    return besiegers >= 2 ? worth * Math.min(0.8, 0.25 + 0.07 * at(p.fdv, region) + 0.05 * besiegers) : -0.5
  }
  if (friendly(s, p, player, region) || ofFriends(s, look.lay.combat, player, region) > 0) return 0
  return (enemyHeld(s, p, player, region) ? 0.9 : 0.5) * worth
}

/** How good a place is for a stack: what it draws us to, how safe it is there, whether it eats. */
function worthAt(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  region: number,
  there: boolean,
): number {
  const power = powerOfAll(s, p, group)
  const others = at(look.own, region) - (there ? power : 0)
  const units = group.filter(c => !isLeader(s, c))
  const strength = Math.min(1.5, power / 8)
  if (units.length === 0) return leaderWorth(s, look, player, group, region, there)
  const led = group.some(c => isLeader(s, c)) || friendLeads(s, look, player, region, there ? group : [])
  return (
    at(look.pull, region) * strength * (led ? 1 : 0.55) +
    (led ? 0.25 : 0) -
    (friendlyFort(s, p, player, region) ? 0.3 : 1) * exposure(look, power + others, region, false) -
    hungry(look, units, region)
  )
}

/** The danger of standing next to a stronger enemy who has a leader; one who has just been beaten there counts less. */
function exposure(look: Outlook, power: number, region: number, beaten: boolean): number {
  const menace = beaten ? 0.6 * at(look.menace, region) : at(look.menace, region)
  return Math.min(2.5, Math.max(0, menace - 1.1 * power) * 0.18)
}

const hungry = (look: Outlook, units: readonly number[], region: number): number =>
  look.supplied[region] ? 0 : 0.8 * units.length

const friendLeads = (s: Scenario, look: Outlook, player: number, region: number, but: readonly number[]): boolean =>
  ofFriends(s, look.lay.leaders, player, region) > but.filter(c => isLeader(s, c)).length

/** A leader belongs with the strongest stack that has none; alone he is in danger. */
function leaderWorth(
  s: Scenario,
  look: Outlook,
  player: number,
  group: readonly number[],
  region: number,
  there: boolean,
): number {
  const units = ofFriends(s, look.lay.combat, player, region)
  const others = ofFriends(s, look.lay.leaders, player, region) - (there ? group.length : 0)
  if (units === 0) return -1 - 0.1 * at(look.menace, region)
  const needed = others === 0 ? 1.2 + Math.min(2, 0.25 * units) : 0.1
  return needed + 0.25 * at(look.pull, region)
}

/** What is lost at home when a stack leaves, if an enemy is near: the region, or those who stay too weak. */
function leaving(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  stack: readonly number[],
  home: number,
): number {
  const worth = at(worthOfRegions(s, player), home)
  const left = at(look.own, home) - powerOfAll(s, p, group)
  const threat = at(look.threat, home)
  const near = threat > 0 || enemiesNear(s, look, home)
  if (!near || !friendly(s, p, player, home)) return 0
  const guard = stack.filter(c => !group.includes(c) && !isLeader(s, c)).length
  const walls = friendlyFort(s, p, player, home) ? 0.5 : 1
  if (guard === 0 && left < 1) return 0.8 * walls * worth
  return left < threat ? 0.6 * walls * worth * Math.min(1, (threat - left) / 8) : 0
}

/** An enemy unit could walk in. */
const enemiesNear = (s: Scenario, look: Outlook, region: number): boolean =>
  (s.map.board.next[region] as readonly number[]).some(next => at(look.enemy, next) > 0)

