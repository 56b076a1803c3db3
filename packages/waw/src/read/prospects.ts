import type { Effect } from '../effects/vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import { at, DUE, nth } from '../position.ts'
import { crossing } from '../map/passage.ts'
import { fixed } from '../movement/points.ts'
import { friendly } from '../map/presence.ts'
import { isLeader } from '../scenario.ts'
import { printedGrounds } from '../economy/arrival.ts'

/** What is possible in a scenario at all, by the printed data, whatever the players do. */
export interface Prospects {
  /** Counters that are in play from the start or may arrive, and their regions. */
  readonly musters: readonly Muster[]
  /** By side, by region: whether land units of that side can ever be there. */
  readonly reach: readonly (readonly boolean[])[]
  /** All effects of cards and special rules outside battles. */
  readonly effects: readonly Effect[]
}

interface Muster {
  readonly counter: number
  readonly at: readonly number[]
}

export function prospectsOf(s: Scenario): Prospects {
  const effects = [
    ...s.cards.flatMap(({ generic }) => generic?.effects ?? []),
    ...s.special.flatMap(rule => rule.effects),
  ].flatMap(withWhatFollows)
  const musters = [...s.owner.keys()]
    .map(counter => ({ counter, at: placesOf(s, effects, counter) }))
    .filter(({ at }) => at.length > 0)
  return { musters, reach: reachOf(s, musters), effects }
}

const withWhatFollows = (effect: Effect): Effect[] =>
  effect.do === 'test' ? [...effect.then, ...effect.else].flatMap(withWhatFollows) : [effect]

/** A counter's place, or its possible arrivals: by schedule, by purchase, or by a card. */
function placesOf(s: Scenario, effects: readonly Effect[], counter: number): number[] {
  const where = at(s.setup.where, counter)
  if (where >= 0) return [where]
  if (where === DUE)
    return s.reinforcements.flatMap(({ counters, at }) => (counters.includes(counter) ? at : []))
  const grants = effects.flatMap(effect =>
    effect.do === 'add' && effect.counters.includes(counter) ? [effect.at] : [],
  )
  const bought = s.units[counter]?.price ? [[]] : []
  return [...grants, ...bought].flatMap(at => (at.length > 0 ? at : firstGrounds(s, counter)))
}

/** W-A3.4-place A counter's printed grounds; if it may arrive anywhere, its side's initial regions. */
function firstGrounds(s: Scenario, counter: number): readonly number[] {
  const owner = at(s.owner, counter)
  const { regions, hordes } = printedGrounds(s, owner, counter)
  const camps = hordes.map(u => at(s.setup.where, u)).filter(r => r >= 0)
  const held = (): number[] => [...s.map.regions.keys()].filter(r => friendly(s, s.setup, owner, r))
  return [...(regions ?? held()), ...camps]
}

/** From the places and arrivals of its units, over open borders; fixed ones stay put. */
export function reachOf(s: Scenario, musters: readonly Muster[]): boolean[][] {
  const full = { ...s.setup, steps: s.units.map(({ steps }) => steps) }
  const sides = Math.max(...s.players.map(({ side }) => side)) + 1
  return Array.from({ length: sides }, (_, side) => {
    const reached = s.map.regions.map(() => false)
    const ways: number[] = []
    for (const { counter, at: places } of musters) {
      if (isLeader(s, counter) || s.players[at(s.owner, counter)]?.side !== side) continue
      for (const region of places) reached[region] = true
      if (!fixed(s, full, counter)) ways.push(...places)
    }
    return spreadOver(s, reached, ways)
  })
}

function spreadOver(s: Scenario, reached: boolean[], from: readonly number[]): boolean[] {
  const queue = [...new Set(from)]
  const gone = new Set(queue)
  for (const here of queue)
    for (const there of nth(s.map.board.next, here)) {
      if (gone.has(there) || crossing(s, here, there) === null) continue
      reached[there] = true
      gone.add(there)
      queue.push(there)
    }
  return reached
}
