import type { Voice } from '@sandtable/kernel'
import type { AttackFrom } from './counter-now.ts'
import type { CounterCard } from './counter-card.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Words } from '../words/words.ts'
import { counterCard, goodForWords } from './counter-card.ts'
import { counterNow } from './counter-now.ts'

export type { AttackFrom } from './counter-now.ts'
export type { CardLine, CounterCard } from './counter-card.ts'

/** All that is said of single counters: apart from the storyteller, so that a page loads it when somebody looks at one. */
export const counterTeller = (voice: Voice<Words>) => ({
  /** All that is to be said of a counter as it stands. */
  sayCounter: (s: Scenario, p: Position, c: number): CounterCard => counterCard({ s, p, voice }, c),
  /** What a counter is good for. */
  sayGoodFor: (s: Scenario, p: Position, c: number): string => goodForWords({ s, p, voice }, c),
  /** How a counter stands at this moment, and how it would fire in an attack. */
  sayNow: (s: Scenario, p: Position, c: number, attack: AttackFrom | null = null): string[] =>
    counterNow({ s, p, voice }, c, attack),
})
