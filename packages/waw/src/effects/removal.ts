import { emit } from '@sandtable/kernel'
import type { Effect } from './vocabulary.ts'
import type { Lurked } from './events.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, INJURED, OUT } from '../position.ts'
import { hiddenIn, uncover } from '../movement/hide.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { numbersOf } from '../movement/stack.ts'
import type { InEffects } from './at-hand.ts'

/** W-15-scenario-over-rules These counters leave the game, wherever they are; lost ones are skipped. */
export function removeCounters(g: InEffects, named: readonly number[]): void {
  for (const player of g.s.players.keys()) {
    const counters = named.filter(c => g.s.owner[c] === player && inTheGame(g.s, g.p, c))
    if (counters.length === 0) continue
    const hidden = counters.filter(c => g.p.hidden[c] === 1)
    const lurked = lurkingOf(g.s, g.p, hidden)
    const from = counters.map(c => at(g.p.where, c))
    emit(g, { is: 'counters-removed', source: g.f.source, player, counters, from, hidden, lurked })
    for (const { region } of lurked) uncoverLeaders(g, player, region)
  }
}

/** On the map, or still to arrive there. */
export const inTheGame = (s: Scenario, p: Sight, c: number): boolean =>
  p.where[c] !== OUT || (isLeader(s, c) && p.fate[slotOf(s, c)] === INJURED)

/** Whether effects only remove counters, and all of these are lost already. */
export const spent = (s: Scenario, p: Sight, effects: readonly Effect[]): boolean =>
  effects.every(effect => effect.do === 'remove' && !effect.counters.some(c => inTheGame(s, p, c)))

/** How many of these lie where, region by region. */
function lurkingOf(s: Scenario, p: Sight, hidden: readonly number[]): Lurked[] {
  const regions = [...new Set(hidden.map(c => at(p.where, c)))].sort((a, b) => a - b)
  return regions.map(region => ({
    region,
    ...numbersOf(
      s,
      hidden.filter(c => p.where[c] === region),
    ),
  }))
}

/** G-75 Leaders no longer hidden by any unit are turned up. */
function uncoverLeaders(g: InEffects, player: number, region: number): void {
  const left = hiddenIn(g.s, g.p, player, region)
  if (left.length > 0 && left.every(c => isLeader(g.s, c))) uncover(g, player, left, 'effect')
}
