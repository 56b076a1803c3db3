import type { Here, Next, Part } from '@sandtable/kernel'
import { again, emit, roll, total } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Leader } from '../counters.ts'
import type { Waw } from '../events.ts'
import { at, NOBODY } from '../position.ts'
import { ableToAttack } from './attack.ts'
import { claim } from '../battle/commanders.ts'
import { barred } from '../effects/in-force.ts'
import { DIE, TEST } from '../tables/battle.ts'
import { endMarch } from './steps.ts'
import { hiddenIn, uncover, withLeaders } from './hide.ts'
import { hostile, openOf } from '../map/presence.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { marchAt, marching, mayHalt } from './march.ts'

/** How many hidden enemy units lie in a region; all can count them. */
export function hiddenEnemies(s: Scenario, p: Sight, player: number, region: number): number {
  let n = 0
  for (let q = 0; q < s.players.length; q++)
    if (hostile(s, p, player, q)) n += at(p.lurking, q * s.map.regions.length + region)
  return n
}

/** W-11.5-search, G-42, G-83 A land stack that could attack may search its region, once a turn; on the march only where it may end (W-9-difficult). */
export function maySearch(s: Scenario, p: Sight, _lay: Lay, player: number, region: number): boolean {
  if (!(region >= 0 && region < s.map.regions.length) || p.searched[region] === 1) return false
  if (marching(p) && (region !== marchAt(p) || !mayHalt(s, p, player))) return false
  if (hiddenEnemies(s, p, player, region) === 0) return false
  const stack = openOf(s, p, player, region)
  const searchers = stack.filter(c => s.owner[c] === player && !isLeader(s, c))
  if (searchers.every(u => barred(s, p, 'search', u))) return false
  return ableToAttack(s, p, stack)
}

/**
 * W-11.3-test, G-38, G-42 One die for the region: 0 to 3, changed by the leaders and by the enemy's number. Whoever is
 * found is turned up first, so that nothing is told of a leader in hiding before he is seen.
 */
export function takeSearch(g: Here<Waw>, player: number, region: number): Next<Waw, 'moving'> {
  const because = searchParts(g.s, g.p, player, region)
  const against = leaderAgainst(g.s, g.p, player, region)?.owner ?? NOBODY
  const die = roll(g, DIE)
  const found = die === 0 || die + total(because) <= TEST.upTo
  if (found) reveal(g, player, region)
  const bare = hiddenEnemies(g.s, g.p, player, region) === 0
  if (found && marching(g.p)) endMarch(g, player)
  emit(g, { is: 'searched', player, region, die, because, found, against, bare })
  return again
}

/** G-42 All who hide from the player in a region are turned up, or by option one of each enemy. */
function reveal(g: Here<Waw>, player: number, region: number): void {
  for (let q = 0; q < g.s.players.length; q++) {
    if (!hostile(g.s, g.p, player, q)) continue
    const units = hiddenIn(g.s, g.p, q, region).filter(c => !isLeader(g.s, c))
    const shown = g.s.rules.search_reveals === 'all' ? units : units.slice(0, 1)
    if (shown.length > 0) uncover(g, q, withLeaders(g.s, g.p, q, shown), 'search')
  }
}

/** W-11.3-mod-leader, W-11.3-mod-five, G-38 What changes the die; what lowers it helps. By option numbers change its target, and hinder. */
function searchParts(s: Scenario, p: Sight, player: number, region: number): Part[] {
  const own = bestLeader(s, p, openOf(s, p, player, region))
  const theirs = leaderAgainst(s, p, player, region)
  const many = hiddenEnemies(s, p, player, region) >= TEST.manyFrom
  const sign = s.rules.intercept_mod_target === 'die' ? 1 : -1
  return [
    { rule: 'W-11.3-mod-leader', what: 'own-leader', change: -(own?.cf ?? 0) },
    { rule: 'W-11.3-mod-leader', what: 'enemy-leader', change: theirs?.cf ?? 0 },
    { rule: 'W-11.3-mod-five', what: 'many', change: many ? sign * TEST.many : 0 },
  ].filter(part => part.change !== 0)
}

/** Who leads the enemies in hiding. */
function leaderAgainst(s: Scenario, p: Sight, player: number, region: number): Leader | null {
  const enemies = [...s.players.keys()].filter(q => hostile(s, p, player, q))
  return bestLeader(
    s,
    p,
    enemies.flatMap(q => hiddenIn(s, p, q, region)),
  )
}

/** W-5.1-rank-order, W-5.1-tie The leader who would command, of those who lead land units and whose values are known. */
function bestLeader(s: Scenario, p: Sight, stack: readonly number[]): Leader | null {
  let best: Leader | null = null
  for (const c of stack) {
    const leader = isLeader(s, c) ? s.leaders[at(p.face, slotOf(s, c))] : undefined
    if (leader?.commands.includes('land') && (best === null || claim(leader) > claim(best))) best = leader
  }
  return best
}
