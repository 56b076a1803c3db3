import type { Finding, Outcome, Watch } from './check.ts'
import type { Trial } from './trial.ts'
import { finished, nameOf } from './trial.ts'
import { suspicious, wrong } from './check.ts'
import { warPhrase } from '../words/words.ts'

/** Every game ends: no player is left without an option, and nothing runs for ever. */
export function ending(): Watch {
  return {
    result: (trials): Outcome => {
      if (trials.length === 0) return { figures: warPhrase('end:no-games'), found: [] }
      const done = finished(trials)
      const longest = Math.max(0, ...done.map(({ answers }) => answers.length))
      const figures = warPhrase(done.length > 0 ? 'end:longest' : 'end:finished', {
        finished: done.length,
        games: trials.length,
        answers: longest,
      })
      const late = trials.some(trial => trial.ending === 'late')
      return {
        figures: late ? warPhrase('end:late', { figures }) : figures,
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
    says: trial => warPhrase('end:broken', { game: nameOf(trial), turn: trial.turn, why: trial.fault ?? '' }),
  },
  {
    ending: 'endless',
    says: trial =>
      warPhrase('end:endless', {
        game: nameOf(trial),
        answers: trial.answers.length,
        turn: trial.turn,
      }),
  },
]

/** The first game with a fault stands for all with it. */
function firstOf(trials: readonly Trial[], { ending, says }: Fault): Finding[] {
  const [first, ...others] = trials.filter(trial => trial.ending === ending)
  if (first === undefined) return []
  const text = says(first)
  const count = others.length
  return [wrong(['pack'], count > 0 ? warPhrase('end:more', { text, count }) : text)]
}

/** If no game ended in the given time, its end is unknown. */
function neverDone(trials: readonly Trial[]): Finding[] {
  const [first] = trials
  if (first?.ending !== 'late') return []
  const message = warPhrase('end:none', { game: nameOf(first), turn: first.turn })
  return [suspicious(['pack'], message)]
}
