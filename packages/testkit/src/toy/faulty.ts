import type { EventTable, Ruleset } from '@sandtable/kernel'
import type { Trial } from '../trial.ts'
import type { GoldRun } from './position.ts'
import { LAWS } from '../laws.ts'
import { EVENTS } from './position.ts'
import { SEQUENCES } from './sequence.ts'
import { GOLD_RUN, printed } from './ruleset.ts'

/** The toy for three on trial, with random games from this many seeds. */
export const trialOf = (rules: Ruleset<GoldRun>, seeds = 12): Trial<GoldRun> => ({
  rules,
  s: printed(3),
  scenario: 'gold-run-3',
  seeds: Array.from({ length: seeds }, (_, i) => `seed ${i}`),
  answers: 500,
})

/** A law's complaint about a ruleset; empty if there is none. */
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

type Lines = typeof SEQUENCES
/** The choices and the steps of the toy, by sequence and line. */
type ChoiceAt<S extends keyof Lines, L extends keyof Lines[S]> = Exclude<
  Lines[S][L],
  (...g: never[]) => unknown
>
type StepAt<S extends keyof Lines, L extends keyof Lines[S]> = Extract<
  Lines[S][L],
  (...g: never[]) => unknown
>

/** The toy with a changed line in its sequence of play. */
const withLine = <S extends keyof Lines, L extends keyof Lines[S]>(
  seq: S,
  at: L,
  line: unknown,
): Ruleset<GoldRun> => ({
  ...GOLD_RUN,
  sequences: { ...SEQUENCES, [seq]: { ...SEQUENCES[seq], [at]: line } },
})

/** The toy with one choice changed. */
export const withChoice = <S extends keyof Lines, L extends keyof Lines[S]>(
  seq: S,
  at: L,
  change: (choice: ChoiceAt<S, L>) => Partial<ChoiceAt<S, L>>,
): Ruleset<GoldRun> => {
  const choice = SEQUENCES[seq][at] as ChoiceAt<S, L>
  return withLine(seq, at, { ...choice, ...change(choice) })
}

/** The toy with one step changed. */
export const withStep = <S extends keyof Lines, L extends keyof Lines[S]>(
  seq: S,
  at: L,
  change: (step: StepAt<S, L>) => StepAt<S, L>,
): Ruleset<GoldRun> => withLine(seq, at, change(SEQUENCES[seq][at] as StepAt<S, L>))

/** The toy with some events changed. */
export function withEvents(changes: {
  readonly [I in keyof EventTable<GoldRun>]?: Partial<EventTable<GoldRun>[I]>
}): Ruleset<GoldRun> {
  const events: Record<string, object> = { ...EVENTS }
  for (const [is, change] of Object.entries(changes)) events[is] = { ...events[is], ...change }
  return { ...GOLD_RUN, events: events as EventTable<GoldRun> }
}
