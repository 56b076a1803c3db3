import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Unit } from '../counters.ts'
import { at, nth, OUT } from '../position.ts'
import { ELSEWHERE, GROUND_COMBAT, rosterOf } from '../roster.ts'

/** G-60 Whether two players are declared enemies. */
export const hostile = (s: Scenario, p: Sight, a: number, b: number): boolean =>
  p.enemies[a * s.players.length + b] === 1

export const sideOfPlayer = (s: Scenario, player: number): number => nth(s.players, player).side

/** G-60 Players of one side are allied, each with itself too. */
export const allied = (s: Scenario, a: number, b: number): boolean =>
  sideOfPlayer(s, a) === sideOfPlayer(s, b)

/** W-4.1.1-ground-domain A unit that moves and fights on land. */
export const isGround = ({ is }: Unit): boolean => is.naval !== true && is.air !== true

/** Whether a counter is in the open in a region, for all to see. */
export const inOpen = (p: Sight, c: number, region: number): boolean =>
  p.where[c] === region && p.inside[c] === 0 && p.hidden[c] === 0

/** Counters in the open, at player × regions + region: combat units on land, all units on land, leaders. */
export interface Lay {
  readonly combat: readonly number[]
  readonly units: readonly number[]
  readonly leaders: readonly number[]
}

/** One survey of the whole map; for questions about many regions, it is taken once. */
export function layOf(s: Scenario, p: Sight): Lay {
  const regions = s.map.regions.length
  const { arm, nothing } = rosterOf(s)
  const { where, inside, hidden } = p
  const [combat, units, leaders] = [nothing.slice(), nothing.slice(), nothing.slice()]
  for (let c = 0; c < where.length; c++) {
    // Read here and not by `at`, which has seen rows of every kind: that would take twice as long.
    const region = where[c] ?? OUT
    if (region < 0 || inside[c] !== 0 || hidden[c] !== 0) continue
    const place = (s.owner[c] ?? 0) * regions + region
    const kind = arm[c]
    if (kind === undefined) leaders[place]!++
    else if (kind !== ELSEWHERE) {
      units[place]!++
      if (kind === GROUND_COMBAT) combat[place]!++
    }
  }
  return { combat, units, leaders }
}

/** A survey row's count in a region for a player's declared enemies. */
export function ofEnemies(
  s: Scenario,
  p: Sight,
  row: readonly number[],
  player: number,
  region: number,
): number {
  const regions = s.map.regions.length
  let sum = 0
  for (let q = 0; q < s.players.length; q++)
    if (hostile(s, p, player, q)) sum += at(row, q * regions + region)
  return sum
}

/** How many hidden enemy units lie in a region; all can count them. */
export function hiddenEnemies(s: Scenario, p: Sight, player: number, region: number): number {
  let n = 0
  for (let q = 0; q < s.players.length; q++)
    if (hostile(s, p, player, q)) n += at(p.lurking, q * s.map.regions.length + region)
  return n
}

/** Combat units that a player's declared enemies have in the open in one region; for many, use a survey. */
export function enemyCombatIn(s: Scenario, p: Sight, player: number, region: number): number {
  const { arm } = rosterOf(s)
  let n = 0
  for (let u = 0; u < arm.length; u++)
    if (inOpen(p, u, region) && arm[u] === GROUND_COMBAT && hostile(s, p, player, at(s.owner, u))) n++
  return n
}

/** Its count for a player and allies. */
export function ofFriends(s: Scenario, row: readonly number[], player: number, region: number): number {
  const regions = s.map.regions.length
  let sum = 0
  for (let q = 0; q < s.players.length; q++) if (allied(s, player, q)) sum += at(row, q * regions + region)
  return sum
}

/** W-12.8-block A fortress of a declared enemy stands in the region. */
export const enemyFort = (s: Scenario, p: Sight, player: number, region: number): boolean => {
  const owner = at(p.fort, region)
  return owner >= 0 && hostile(s, p, player, owner)
}

/** A fortress of the player or an ally stands in the region. */
export const friendlyFort = (s: Scenario, p: Sight, player: number, region: number): boolean => {
  const owner = at(p.fort, region)
  return owner >= 0 && allied(s, player, owner)
}

/** G-55 The region belongs to the player or an ally. */
export const friendly = (s: Scenario, p: Sight, player: number, region: number): boolean => {
  const owner = at(p.control, region)
  return owner >= 0 && allied(s, player, owner)
}

/** The region belongs to a declared enemy. */
export const enemyHeld = (s: Scenario, p: Sight, player: number, region: number): boolean => {
  const owner = at(p.control, region)
  return owner >= 0 && hostile(s, p, player, owner)
}

/** All counters in the open in a region. */
export function openIn(s: Scenario, p: Sight, region: number): number[] {
  const found: number[] = []
  for (let c = 0; c < s.owner.length; c++) if (inOpen(p, c, region)) found.push(c)
  return found
}

/** Those of a player and his allies. */
export const openOf = (s: Scenario, p: Sight, player: number, region: number): number[] =>
  openIn(s, p, region).filter(c => allied(s, player, at(s.owner, c)))

/** G-30 No declared enemy's combat unit is here in the open, and no enemy fortress. */
export const enemyFree = (s: Scenario, p: Sight, lay: Lay, player: number, region: number): boolean =>
  ofEnemies(s, p, lay.combat, player, region) === 0 && !enemyFort(s, p, player, region)
