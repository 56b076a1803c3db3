import type { Position, Scenario } from '@sandtable/waw'
import { at } from '@sandtable/kernel'
import { counterId, movable, stacksIn } from '@sandtable/waw'
import { warPhrase } from '../words/words.ts'

/** Names from this scenario for examples: a region with the player's stack, one or two of its counters, a neighbour. */
export type Example = Readonly<Record<'from' | 'to' | 'one' | 'some', string>>

/** The first stack that could move, and its target; the largest comes before single counters. */
export function exampleFor(s: Scenario, p: Position, player: number): Example {
  const stacks = [...s.map.regions.keys()].flatMap(region =>
    stacksIn(s, p, region)
      .filter(stack => stack.player === player)
      .map(({ counters }) => ({ region, counters: counters.filter(c => movable(s, p, c)) }))
      .filter(({ counters }) => counters.length > 0),
  )
  const stack = stacks.find(({ counters }) => counters.length > 1) ?? stacks[0]
  if (stack === undefined) return NOBODY
  const ids = stack.counters.map(c => counterId(s, p, c))
  const id = (region: number): string => s.map.regions[region]?.id ?? ''
  return {
    from: id(stack.region),
    to: id(neighbour(s, stack.region)),
    one: ids.at(-1) ?? '',
    some: [...new Set([ids.at(-1), ids[0]])].join(', '),
  }
}

const NOBODY: Example = {
  from: warPhrase('example:region'),
  to: warPhrase('example:region'),
  one: warPhrase('example:counter'),
  some: warPhrase('example:counters'),
}

function neighbour(s: Scenario, region: number): number {
  const next = s.map.board.next[region] ?? []
  const via = s.map.board.via[region] ?? []
  const open = next.find(
    (to, i) => s.map.regions[to]?.closed === null && s.map.borders[at(via, i)]?.closed === null,
  )
  return open ?? next[0] ?? region
}
