import type { DeepReadonly, Reckoning } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { isCombat, totalCf } from './counter-facts.ts'
import { isLeader } from '../scenario.ts'
import { hitsInTen, score } from '../battle/score.ts'

type Sight = DeepReadonly<Position>

/** Units that an event takes out of play, and nobody has lost. */
const WITHDRAWN: ReadonlySet<Event['is']> = new Set(['counters-removed'])

/** A war in figures: points, CF on the map, steps lost, and hits. */
export const RECKONING: Reckoning<Waw> = {
  turn: p => p.turn,
  standing: (s, p) =>
    s.players.map((_, player) => ({ points: at(p.points, player), strength: strengthOf(s, p, player) })),
  held: (_, p) => [...p.steps],
  lost: (s, e, before, p) => {
    const lost = s.players.map(() => 0)
    if (WITHDRAWN.has(e.is)) return lost
    before.forEach((steps, c) => {
      const player = at(s.owner, c)
      if (!isLeader(s, c) && steps > at(p.steps, c)) lost[player] = at(lost, player) + steps - at(p.steps, c)
    })
    return lost
  },
  luck: (s, _, e) => {
    if (e.is !== 'fired') return null
    const rolled = score(s.rules, e.die, e.cf, e.change) === 'hit' ? 1 : 0
    return { player: at(s.owner, e.unit), rolled, tenths: hitsInTen(s.rules, e.cf, e.change) }
  },
  point: 2,
}

/** The CF that a player has on the map. */
const strengthOf = (s: Scenario, p: Sight, player: number): number =>
  totalCf(
    s,
    p as Position,
    [...p.where.keys()].filter(c => at(s.owner, c) === player && at(p.where, c) >= 0 && isCombat(s, c)),
  )
