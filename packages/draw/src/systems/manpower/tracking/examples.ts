import type { Counted, TrackingRow } from './row.ts'
import type { Voice } from '@sandtable/kernel'
import type { TrackingWords } from '../words/words.ts'
import { EMPTY_ROW } from './row.ts'

type Kind = 'riflemen' | 'cavalry' | 'light-tanks' | 'medium-tanks' | 'heavy-tanks' | 'motorcycles'

/** M-sheet-example-a, M-sheet-example-b The groups of the rulebook's example. */
export function examples(voice: Voice<TrackingWords>): TrackingRow[] {
  const counted = (...all: readonly (readonly [Kind, number])[]): Counted[] =>
    all.map(([kind, units]) => ({ unit: voice(`example:${kind}`), units }))
  return [
    {
      ...EMPTY_ROW,
      group: voice('example:alpha'),
      alive: counted(['riflemen', 143], ['cavalry', 136]),
      injured: counted(['riflemen', 27], ['cavalry', 10]),
      dead: counted(['riflemen', 30], ['cavalry', 4]),
      speed: { metres: 100, from: voice('example:riflemen') },
      order: 'open',
      shots: { spent: 1, of: 3 },
      advantage: 2,
    },
    {
      ...EMPTY_ROW,
      group: voice('example:beta'),
      alive: counted(['medium-tanks', 15], ['heavy-tanks', 10], ['motorcycles', 10]),
      injured: counted(['light-tanks', 3]),
      dead: counted(['light-tanks', 12], ['riflemen', 100]),
      speed: { metres: 150, from: voice('example:heavy-tanks') },
      order: 'open',
      shots: { spent: 2, of: 3 },
      advantage: 0,
    },
  ]
}
