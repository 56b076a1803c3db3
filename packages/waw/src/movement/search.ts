import type { Here, Next, Part } from '@sandtable/kernel'
import { again, emit, roll, total } from '@sandtable/kernel'
import type { Hindrance } from './hindrance.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Leader } from '../counters.ts'
import type { Waw } from '../events.ts'
import { NOBODY, nth } from '../position.ts'
import { GROUND_COMBAT, rosterOf } from '../roster.ts'
import { barred } from '../effects/in-force.ts'
import { bestLeader } from './leaders.ts'
import { DIE, TEST } from '../charts/battle.ts'
import { endMarch } from './steps.ts'
import { hiddenIn, uncover, withLeaders } from './hide.ts'
import { hiddenEnemies, hostile, inOpen, openOf } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { marchAt, marching, mayHalt } from './march.ts'

/**
 * W-11.5-search, G-42, G-83 Any combat unit in the open may search its region, once a turn; on the march only if the stack may end there (W-9-difficult).
 */
export function whyNotSearch(s: Scenario, p: Sight, player: number, region: number): Hindrance | null {
  if (!(region >= 0 && region < s.map.regions.length)) return 'no-way'
  if (p.searched[region] === 1) return 'searched'
  if (marching(p) && region !== marchAt(p)) return 'marching'
  if (marching(p) && !mayHalt(s, p, player)) return 'full'
  if (hiddenEnemies(s, p, player, region) === 0) return 'no-hidden'
  const { units, arm } = rosterOf(s)
  const searchers = nth(units, player).filter(u => inOpen(p, u, region) && arm[u] === GROUND_COMBAT)
  if (searchers.length === 0) return 'nobody'
  return searchers.every(u => barred(s, p, 'search', u)) ? 'forbidden' : null
}

/**
 * W-11.3-test, G-38, G-42 One die for the region: 0 to 3, changed by the leaders and by the enemy's number. Found
 * units are turned up first, so that a hidden leader stays secret until seen.
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

/** G-42 All units hidden from the player in a region are turned up, or by option one of each enemy. */
function reveal(g: Here<Waw>, player: number, region: number): void {
  for (let q = 0; q < g.s.players.length; q++) {
    if (!hostile(g.s, g.p, player, q)) continue
    const units = hiddenIn(g.s, g.p, q, region).filter(c => !isLeader(g.s, c))
    const shown = g.s.rules.search_reveals === 'all' ? units : units.slice(0, 1)
    if (shown.length > 0) uncover(g, q, withLeaders(g.s, g.p, q, shown), 'search')
  }
}

/** W-11.3-mod-leader, W-11.3-mod-five, G-38 The die's modifiers; lower helps. By option numbers change its target, and hinder. */
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

/** The hidden enemies' leader. */
function leaderAgainst(s: Scenario, p: Sight, player: number, region: number): Leader | null {
  const enemies = [...s.players.keys()].filter(q => hostile(s, p, player, q))
  return bestLeader(
    s,
    p,
    enemies.flatMap(q => hiddenIn(s, p, q, region)),
  )
}
