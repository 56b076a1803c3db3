import type { Finding, Outcome, Watch } from './check.ts'
import type { Trial } from './trial.ts'
import { finished, nameOf } from './trial.ts'
import { suspicious, wrong } from './check.ts'

/** Every game comes to its end: nobody is left without an option, and nothing goes on for ever. */
export function ending(): Watch {
  return {
    result: (trials): Outcome => {
      if (trials.length === 0) return { figures: 'no games', found: [] }
      const done = finished(trials)
      const longest = Math.max(0, ...done.map(({ answers }) => answers.length))
      const figures =
        `${done.length} of ${trials.length} games came to their end` +
        (done.length > 0 ? `, the longest after ${longest} answers` : '')
      const late = trials.some(trial => trial.ending === 'late')
      return {
        figures: late ? `${figures}; then the time was up` : figures,
        found: [...FAULTS.flatMap(fault => firstOf(trials, fault)), ...neverDone(trials)],
      }
    },
  }
}

interface Fault {
  readonly ending: Trial['ending']
  readonly says: (trial: Trial) => string
}

const FAULTS: readonly Fault[] = [
  {
    ending: 'broken',
    says: trial => `${nameOf(trial)} broke off in turn ${trial.turn}: ${trial.fault}`,
  },
  {
    ending: 'endless',
    says: trial =>
      `${nameOf(trial)} was not over after ${trial.answers.length} answers, in turn ${trial.turn}`,
  },
]

/** The first game with a fault stands for all with it. */
function firstOf(trials: readonly Trial[], { ending, says }: Fault): Finding[] {
  const [first, ...others] = trials.filter(trial => trial.ending === ending)
  if (first === undefined) return []
  const more = others.length > 0 ? `; so did ${others.length} more` : ''
  return [wrong(['pack'], says(first) + more)]
}

/** Nobody knows whether a game ends of which none did in the time that there is. */
function neverDone(trials: readonly Trial[]): Finding[] {
  const [first] = trials
  if (first?.ending !== 'late') return []
  const message = `not one game came to its end in the time that it had: ${nameOf(first)} was in turn ${first.turn}`
  return [suspicious(['pack'], message)]
}
