import type { Answer, Game, Kind } from '@sandtable/kernel'
import type { Moment, Trial } from './trial.ts'
import { begin, encode, fork, revive, save, seeded, submit } from '@sandtable/kernel'
import { apart, difference, shared } from './difference.ts'
import { breach, placed, play, playOn, stateOf } from './trial.ts'

/** For how many answers a game is followed after it was copied. */
const ON = 6

/** A copy made at an earlier decision. */
interface Kept<K extends Kind> {
  readonly copy: Game<K>
  readonly text: string
  /** The lines of the log when the copy was made, and the decision at which it is dropped. */
  readonly lines: number
  readonly until: number
}

/** L1 A game is saved and revived at each decision; the revived one gets the same answers and must stay the same. */
export function savesGoOn<K extends Kind>(trial: Trial<K>): void {
  const { rules, s, scenario } = trial
  for (const seed of trial.seeds) {
    let revived: Kept<K>[] = []
    play(trial, 'L1', seed, {
      at: m => {
        const text = save(m.g, scenario)
        const copy = revive(rules, s, scenario, text)
        const found = apart(text, save(copy, scenario))
        if (found !== null) throw breach(m, `saved and revived, the game differs: ${found}`)
        revived.push({ copy, text, lines: m.g.log?.length ?? 0, until: m.number + ON })
      },
      after: (m, player, answer) => {
        for (const kept of revived) followed(m, kept, player, answer)
        revived = revived.filter(({ until }) => until > m.number + 1)
      },
    })
  }
}

/** Gives a revived game the answer that its original was given. */
function followed<K extends Kind>(m: Moment<K>, kept: Kept<K>, player: number, answer: Answer): void {
  const { copy, lines } = kept
  const refusal = submit(copy, player, answer)
  if (refusal !== null) throw breach(m, `the revived game refuses ${encode(answer)}: ${refusal}`)
  const found =
    difference(m.g.log?.slice(lines), copy.log?.slice(lines), 'the log since') ??
    apart(stateOf(m.g), stateOf(copy))
  if (found !== null) throw breach(m, `the original and the revived game part: ${found}`)
}

/** L2 Playing a fork doesn't change the original, and playing the original doesn't change the fork. */
export function forksStandAlone<K extends Kind>(trial: Trial<K>): void {
  for (const seed of trial.seeds) {
    let forks: Kept<K>[] = []
    play(trial, 'L2', seed, {
      at: m => {
        const copy = fork(m.g)
        const common = shared(parts(m.g), parts(copy))
        if (common !== null) throw breach(m, `original and fork share: ${common}`)
        forks.push({ copy, text: stateOf(copy), lines: 0, until: m.number + ON })
        const before = stateOf(m.g)
        playOn(fork(m.g), m.dice, ON)
        const found = apart(before, stateOf(m.g))
        if (found !== null) throw breach(m, `playing a fork changed its original: ${found}`)
      },
      after: m => {
        for (const { copy, text } of forks) {
          const found = apart(text, stateOf(copy))
          if (found !== null) throw breach(m, `playing the original changed its fork: ${found}`)
        }
        forks = forks.filter(({ until }) => until > m.number + 1)
      },
    })
  }
}

const parts = <K extends Kind>({ p, agenda, dice, sealed }: Game<K>): unknown => ({ p, agenda, dice, sealed })

/** L3 The same seed and the same answers make the same log, line by line, and the same game. */
export function playRepeats<K extends Kind>(trial: Trial<K>): void {
  for (const seed of trial.seeds) {
    const given: { player: number; answer: Answer; lines: number }[] = []
    const once = play(trial, 'L3', seed, {
      after: (m, player, answer) => given.push({ player, answer, lines: m.g.log?.length ?? 0 }),
    })
    const place = { law: 'L3', seed, number: 0 }
    placed(place, () => {
      const twice = begin(trial.rules, trial.s, { dice: seeded(seed) })
      let before = 0
      for (const { player, answer, lines } of given) {
        const refusal = submit(twice, player, answer)
        if (refusal !== null) throw breach(place, `played again, ${encode(answer)} is refused: ${refusal}`)
        const found = difference(once.log?.slice(before, lines), twice.log?.slice(before), 'the log since')
        if (found !== null) throw breach(place, `played again, it differs: ${found}`)
        before = lines
        place.number++
      }
      const found = difference(once.log, twice.log, 'log') ?? apart(stateOf(once), stateOf(twice))
      if (found !== null) throw breach(place, `played again, it ends otherwise: ${found}`)
    })
  }
}
