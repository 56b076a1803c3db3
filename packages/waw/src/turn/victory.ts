import type { Here, Next } from '@sandtable/kernel'
import { done, emit } from '@sandtable/kernel'
import type { Waw } from '../events.ts'
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

/**
 * W-7.2-verification, G-74 When every player has played, a player who has met the objectives wins; of
 * several, the one with more points.
 */
export function verify(g: Here<Waw>): Next<Waw, 'game'> | void {
  const met = g.s.victory.conditions
    .map((condition, number) => ({ ...condition, number }))
    .filter(({ player, atEnd, if: wanted }) => (!atEnd || last(g)) && holds(g.s, g.p, player, wanted))
  const players = met.map(({ player }) => player)
  const winners = g.s.rules.victory_tie === 'draw' ? sidesOf(g, players) : best(g, players)
  if (winners.length === 1) {
    const winner = at(winners, 0)
    const condition = met.find(({ player }) => sideOfPlayer(g.s, player) === winner)?.number ?? null
    emit(g, { is: 'game-ended', winner, how: 'condition', condition, rule: 'W-7.2-verification' })
    return done
  }
  if (winners.length > 1) return draw(g)
  if (last(g)) return atLastTurn(g)
}

/** W-1-scenario-limits, G-74 No condition is met, and the turns are over. */
function atLastTurn(g: Here<Waw>): Next<Waw, 'game'> {
  const { otherwise } = g.s.victory
  if (otherwise !== null) {
    const winner = sideOfPlayer(g.s, otherwise)
    emit(g, { is: 'game-ended', winner, how: 'scenario', condition: null, rule: 'W-14-scenario' })
    return done
  }
  const winners = best(g, [...g.s.players.keys()])
  if (winners.length !== 1) return draw(g)
  emit(g, { is: 'game-ended', winner: at(winners, 0), how: 'points', condition: null, rule: 'G-74' })
  return done
}

function draw(g: Here<Waw>): Next<Waw, 'game'> {
  emit(g, { is: 'game-ended', winner: NOBODY, how: 'draw', condition: null, rule: 'G-74' })
  return done
}

/** The sides of these players with most points, allies included. */
function best(g: Here<Waw>, players: readonly number[]): number[] {
  const sides = sidesOf(g, players)
  const points = sides.map(side => pointsOfSide(g, side))
  const most = Math.max(...points)
  return sides.filter((_, i) => points[i] === most)
}

const sidesOf = (g: Here<Waw>, players: readonly number[]): number[] => [
  ...new Set(players.map(player => sideOfPlayer(g.s, player))),
]

const pointsOfSide = (g: Here<Waw>, side: number): number =>
  g.p.points.reduce((sum, points, player) => sum + (sideOfPlayer(g.s, player) === side ? points : 0), 0)
