import { spread } from '@sandtable/board'
import type { BattleSight, Side, Sight } from '../position.ts'
import type { WayOut } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import { ATTACKER, at, nth } from '../position.ts'
import { enemyFree, friendly, friendlyFort, layOf } from '../map/presence.ts'
import type { Lay } from '../map/presence.ts'
import { counterOf } from '../scenario.ts'
import { crossing } from '../map/passage.ts'
import { sourcesOf } from '../supply/sources.ts'

/**
 * W-12.5-attacker-path, W-12.5-defender-path, W-12.5-evacuate-B, G-30 Where one counter of the losing side may retreat
 * to; none: it is lost.
 */
function waysOutOf(s: Scenario, p: Sight, b: BattleSight, side: Side, c: number, lay: Lay): WayOut[] {
  const player = at(s.owner, c)
  const came = at(p.came, c)
  if (side === ATTACKER && came === b.region) return ['fortress']
  const refuge: WayOut[] =
    s.rules.refugeInFortress && friendlyFort(s, p, player, b.region) ? ['fortress'] : []
  if (side === ATTACKER && came >= 0 && open(s, p, lay, player, b.region, came)) return [came, ...refuge]
  const towards = side === ATTACKER ? [] : towardsSupply(s, p, lay, player, b.region)
  return [...(towards.length > 0 ? towards : anyFriendly(s, p, lay, player, b.region)), ...refuge]
}

/** The retreats of each counter of the losing side; those of one player with the same approach share them. */
export function allWaysOut(s: Scenario, p: Sight, b: BattleSight, side: Side): (c: number) => WayOut[] {
  const lay = layOf(s, p)
  const found = new Map<number, WayOut[]>()
  return c => {
    const key = at(p.came, c) * s.players.length + at(s.owner, c)
    const known = found.get(key)
    if (known !== undefined) return known
    const ways = waysOutOf(s, p, b, side, c, lay)
    found.set(key, ways)
    return ways
  }
}

/** Whether any unit of a side has a retreat. */
export function waysOut(s: Scenario, p: Sight, b: BattleSight, side: Side): boolean {
  const units = [...nth(b.forces, side), ...nth(b.support, side)]
  const all = units.length > 0 ? units : nth(b.leaders, side).map(slot => counterOf(s, slot))
  const waysOf = allWaysOut(s, p, b, side)
  return all.some(c => waysOf(c).length > 0)
}

/** G-30 A valid retreat: enemy-free, passable, over a border that is not closed. */
const open = (s: Scenario, p: Sight, lay: Lay, player: number, from: number, to: number): boolean =>
  crossing(s, from, to) !== null && enemyFree(s, p, lay, player, to)

/** G-30 Neighbours on a shortest route through enemy-free ground to the nearest friendly source. */
export function towardsSupply(s: Scenario, p: Sight, lay: Lay, player: number, region: number): number[] {
  const sources = sourcesOf(s, p, player).filter(r => r !== region && enemyFree(s, p, lay, player, r))
  const steps = spread(s.map.board, sources, (from, to) => to !== region && open(s, p, lay, player, from, to))
  const ways = nth(s.map.board.next, region).filter(
    to => at(steps, to) >= 0 && open(s, p, lay, player, region, to),
  )
  const nearest = Math.min(...ways.map(to => at(steps, to)))
  return ways.filter(to => at(steps, to) === nearest)
}

const anyFriendly = (s: Scenario, p: Sight, lay: Lay, player: number, region: number): number[] =>
  nth(s.map.board.next, region).filter(
    to => friendly(s, p, player, to) && open(s, p, lay, player, region, to),
  )
