import type { Here, Next } from '@sandtable/kernel'
import { done, emit } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { sideOfPlayer } from '../map/presence.ts'
import { holds } from '../effects/conditions.ts'

const last = (g: Here<Waw>): boolean => g.p.turn === g.s.turns.length

/** W-14-scenario After the last turn cities count for their holders. */
export function scoreCities(g: Here<Waw>): void {
  if (!last(g)) return
  g.s.players.forEach((_, player) => {
    const regions = [...g.s.map.regions.keys()].filter(
      r => g.p.control[r] === player && (g.s.map.regions[r]?.city?.points ?? 0) > 0,
    )
    const change = regions.reduce((sum, r) => sum + (g.s.map.regions[r]?.city?.points ?? 0), 0)
    if (change > 0) emit(g, { is: 'cities-scored', player, regions, change })
  })
}

/** How a war is decided: `winner` is a side; NOBODY: it is a draw. */
type Decided = Omit<Extract<Event, { is: 'game-ended' }>, 'is'>

/** Whoever has met the objectives wins when every player has played; after the last turn somebody must. */
export function verify(g: Here<Waw>): Next<Waw, 'game'> | void {
  const decided = decidedBy(g.s, g.p, last(g))
  if (decided === null) return
  emit(g, { is: 'game-ended', ...decided })
  return done
}

/**
 * W-7.2-verification, G-74 A player who has met the objectives wins; of several, the one with more points. Null: nobody has,
 * and it isn't the last turn.
 */
export function decidedBy(s: Scenario, p: Sight, isLast: boolean): Decided | null {
  const met = s.victory.conditions
    .map((condition, number) => ({ ...condition, number }))
    .filter(({ player, atEnd, if: wanted }) => (!atEnd || isLast) && holds(s, p, player, wanted))
  const players = met.map(({ player }) => player)
  const winners = s.rules.victory_tie === 'draw' ? sidesOf(s, players) : best(s, p, players)
  if (winners.length === 1) {
    const winner = at(winners, 0)
    const condition = met.find(({ player }) => sideOfPlayer(s, player) === winner)?.number ?? null
    return { winner, how: 'condition', condition, rule: 'W-7.2-verification' }
  }
  if (winners.length > 1) return DRAW
  return isLast ? atLastTurn(s, p) : null
}

/** W-1-scenario-limits, G-74 Nobody has met a condition, and the turns are over. */
function atLastTurn(s: Scenario, p: Sight): Decided {
  const { otherwise } = s.victory
  if (otherwise !== null)
    return { winner: sideOfPlayer(s, otherwise), how: 'scenario', condition: null, rule: 'W-14-scenario' }
  const winners = best(s, p, [...s.players.keys()])
  return winners.length === 1
    ? { winner: at(winners, 0), how: 'points', condition: null, rule: 'G-74' }
    : DRAW
}

const DRAW: Decided = { winner: NOBODY, how: 'draw', condition: null, rule: 'G-74' }

/** Of these players' sides those with most points, their allies' included. */
function best(s: Scenario, p: Sight, players: readonly number[]): number[] {
  const sides = sidesOf(s, players)
  const points = sides.map(side => pointsOfSide(s, p, side))
  const most = Math.max(...points)
  return sides.filter((_, i) => points[i] === most)
}

const sidesOf = (s: Scenario, players: readonly number[]): number[] => [
  ...new Set(players.map(player => sideOfPlayer(s, player))),
]

const pointsOfSide = (s: Scenario, p: Sight, side: number): number =>
  p.points.reduce((sum, points, player) => sum + (sideOfPlayer(s, player) === side ? points : 0), 0)
