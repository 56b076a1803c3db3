import type { Position, Scenario } from '@sandtable/waw'
import type { Named, Sought } from '../../../play/names.ts'
import { at } from '@sandtable/kernel'
import { counterId } from '@sandtable/waw'
import { counterName } from '../words/story.ts'
import { warPhrase } from '../words/words.ts'

/** What to say about a region or a counter that was looked up. */
export const sought =
  (what: 'region' | 'counter' | 'outside' | 'stack'): Sought =>
  (form, places) =>
    warPhrase(`${form}:${what}`, places)

/** A region, or a counter. */
export interface Piece extends Named {
  readonly is: 'region' | 'counter'
}

export const regionsOf = (s: Scenario): Piece[] =>
  s.map.regions.map(({ id, name, city }, number) => ({
    is: 'region',
    number,
    name,
    keys: [id, name, ...(city === null ? [] : [city.name])],
  }))

/** Counters of a player that are on the map, as far as the viewer knows. */
export const countersOf = (s: Scenario, p: Position, player: number): Piece[] =>
  [...s.owner.keys()].filter(c => s.owner[c] === player && at(p.where, c) >= 0).map(c => named(s, p, c))

export const named = (s: Scenario, p: Position, c: number): Piece => ({
  is: 'counter',
  number: c,
  name: counterName(s, p, c),
  keys: [counterId(s, p, c), counterName(s, p, c)],
})
