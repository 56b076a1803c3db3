import type { Choice, EventTable, Ruleset, Sequence, Step } from '@sandtable/kernel'
import type { Trial } from '../trial.ts'
import type { GoldRun } from './position.ts'
import { LAWS } from '../laws.ts'
import { EVENTS } from './position.ts'
import { SEQUENCES } from './sequence.ts'
import { GOLD_RUN, printed } from './toy.ts'

/** The toy for three on trial, with random games from so many seeds. */
export const trialOf = (rules: Ruleset<GoldRun>, seeds = 12): Trial<GoldRun> => ({
  rules,
  s: printed(3),
  scenario: 'gold-run-3',
  seeds: Array.from({ length: seeds }, (_, i) => `seed ${i}`),
  answers: 500,
})

/** What a law has to say of a ruleset; empty when it finds nothing. */
export function breachOf(id: string, rules: Ruleset<GoldRun>): string {
  const law = LAWS.find(law => law.id === id)
  if (!law) throw new Error(`there is no law ${id}`)
  try {
    law.check(trialOf(rules))
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The toy with another line in its sequence of play. */
function withLine<S extends keyof typeof SEQUENCES>(
  seq: S,
  at: keyof (typeof SEQUENCES)[S],
  change: (line: Line) => Line,
): Ruleset<GoldRun> {
  const sequence: Sequence<GoldRun> = SEQUENCES[seq]
  const line = change(sequence[at as string] as Line)
  return { ...GOLD_RUN, sequences: { ...SEQUENCES, [seq]: { ...sequence, [at]: line } } }
}

/** The toy with something else in one choice. */
export const withChoice = <S extends keyof typeof SEQUENCES>(
  seq: S,
  at: keyof (typeof SEQUENCES)[S],
  change: (choice: Choice<GoldRun>) => Partial<Choice<GoldRun>>,
): Ruleset<GoldRun> =>
  withLine(seq, at, line => ({ ...(line as Choice<GoldRun>), ...change(line as Choice<GoldRun>) }))

/** The toy with another step. */
export const withStep = <S extends keyof typeof SEQUENCES>(
  seq: S,
  at: keyof (typeof SEQUENCES)[S],
  change: (step: Step<GoldRun>) => Step<GoldRun>,
): Ruleset<GoldRun> => withLine(seq, at, line => change(line as Step<GoldRun>))

/** The toy with something else in some events. */
export function withEvents(changes: {
  readonly [I in keyof EventTable<GoldRun>]?: Partial<EventTable<GoldRun>[I]>
}): Ruleset<GoldRun> {
  const events: Record<string, object> = { ...EVENTS }
  for (const [is, change] of Object.entries(changes)) events[is] = { ...events[is], ...change }
  return { ...GOLD_RUN, events: events as unknown as EventTable<GoldRun> }
}

type Line = Step<GoldRun> | Choice<GoldRun>
