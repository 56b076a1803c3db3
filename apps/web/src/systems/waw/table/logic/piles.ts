import type { Position, Scenario, Stack } from '@sandtable/waw'
import { currentCf, isLeader, orderOf, stacksIn, unitOf } from '@sandtable/waw'

/** A stack on the table: leaders first, then by type. */
export interface Pile extends Stack {
  readonly key: string
  readonly region: number
}

/** Every stack on the map visible to the viewer. */
export const pilesOf = (s: Scenario, p: Position): Pile[] =>
  [...s.map.regions.keys()].flatMap(region =>
    stacksIn(s, p, region).map(stack => ({
      ...stack,
      key: `${region}/${stack.player}/${stack.where}`,
      region,
      counters: inOrder(s, p, stack.counters),
    })),
  )

/** Leaders first, the highest before the others; then units of one type together, the strongest first. */
function inOrder(s: Scenario, p: Position, counters: readonly number[]): number[] {
  const place = (c: number): readonly [number, string, number] =>
    isLeader(s, c) ? [0, '', -orderOf(s, p, c)] : [1, unitOf(s, c).type ?? '', -currentCf(s, p, c)]
  return counters.toSorted((a, b) => {
    const [x, y] = [place(a), place(b)]
    return x[0] - y[0] || x[1].localeCompare(y[1]) || x[2] - y[2] || a - b
  })
}

/** The number of its counters, hidden ones included. */
export const sizeOf = ({ counters, unseen }: Stack): number => counters.length + unseen.units + unseen.leaders
