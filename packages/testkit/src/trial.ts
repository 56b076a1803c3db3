import type {
  Answer,
  DeepReadonly,
  Dice,
  Game,
  Kind,
  Options,
  Pending,
  Ruleset,
  Viewer,
} from '@sandtable/kernel'
import { begin, encode, isSpace, over, pending, rollDice, seeded, submit } from '@sandtable/kernel'

/** A ruleset and a scenario on trial: one random game for each seed. */
export interface Trial<K extends Kind> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly scenario: string
  readonly seeds: readonly string[]
  /** A game must end within this many answers; by default 10,000. */
  readonly answers?: number
  /** A law examines one decision in this many closely, by its dice; by default 1, every decision. */
  readonly oneIn?: number
  /**
   * For options that are a space: the answer in another world that looks the same to everyone else, which names what
   * only the answerer knows. Without it an answer is compared with itself.
   */
  readonly counterpart?: (here: K['p'], there: K['p'], player: number, answer: Answer) => Answer
}

/** Common parts of a trial and a game. */
type Rules<K extends Kind> = Pick<Trial<K>, 'rules' | 's'>

/** A decision of a random game, under a law's checks. */
export interface Moment<K extends Kind> {
  readonly law: string
  readonly seed: string
  readonly g: Game<K>
  /** Answers given before this decision. */
  number: number
  /** The law's own dice, separate from the game's and its players'. */
  readonly dice: Dice
}

/** A law's checks at each decision, and after each answer. */
export interface Watch<K extends Kind> {
  readonly at?: (m: Moment<K>, owed: readonly Pending[]) => void
  readonly after?: (m: Moment<K>, player: number, answer: Answer) => void
}

/** A law was broken: which, where, and the difference. */
export function breach(
  m: { readonly law: string; readonly seed: string; readonly number: number },
  what: string,
  cause?: unknown,
): Error {
  const message = `[${m.law}] seed '${m.seed}', decision ${m.number}: ${what}`
  return Object.assign(new Error(message, { cause }), { name: 'LawBroken' })
}

/** Plays a random game to its end under a law's checks; any failure is reported with its place. */
export function play<K extends Kind>(trial: Trial<K>, law: string, seed: string, watch: Watch<K>): Game<K> {
  const start = { law, seed, number: 0 }
  const g = placed(start, () => begin(trial.rules, trial.s, { dice: seeded(seed) }))
  const m: Moment<K> = { ...start, g, dice: seeded(`${seed} ${law}`) }
  const answers = seeded(`${seed} answers`)
  return placed(m, () => {
    for (; !over(m.g); m.number++) {
      const owed = owedIn(trial, m)
      if (watch.at && rollDice(m.dice, trial.oneIn ?? 1) === 0) watch.at(m, owed)
      const { player, options } = oneOf(owed, answers)
      const answer = randomAnswer(options, answers)
      const refusal = submit(m.g, player, answer)
      if (refusal !== null) throw breach(m, `option ${encode(answer)} was refused: ${refusal}`)
      watch.after?.(m, player, answer)
    }
    return m.g
  })
}

/** Any error inside is reported as a breach of the law, with seed and decision. */
export function placed<T>(m: { law: string; seed: string; number: number }, inside: () => T): T {
  try {
    return inside()
  } catch (error) {
    if (error instanceof Error && error.name === 'LawBroken') throw error
    throw breach(m, error instanceof Error ? error.message : String(error), error)
  }
}

/** The players who owe an answer: at least one, and within the limit. */
export function owedIn<K extends Kind>(
  trial: Trial<K>,
  m: { law: string; seed: string; number: number; g: Game<K> },
): Pending[] {
  const most = trial.answers ?? 10_000
  if (m.number >= most) throw breach(m, `the game is not over after ${most} answers`)
  const owed = pending(m.g)
  if (owed.length === 0) throw breach(m, 'the game is not over, and nobody owes an answer')
  return owed
}

export const oneOf = <T>(row: readonly T[], dice: Dice): T => row[rollDice(dice, row.length)] as T

/** The random player: all options equally likely, and for a space its samples. */
export const randomAnswer = (options: Options, dice: Dice): Answer =>
  isSpace(options) ? options.sample(dice) : oneOf(options, dice)

/** Plays on with at most this many random answers. */
export function playOn<K extends Kind>(g: Game<K>, dice: Dice, most: number): void {
  for (let i = 0; i < most && !over(g); i++) {
    const { player, options } = oneOf(pending(g), dice)
    submit(g, player, randomAnswer(options, dice))
  }
}

/** All of a game except its log, as text. */
export const stateOf = <K extends Kind>({ p, agenda, dice, sealed, asked, revealed }: Game<K>): string =>
  encode({ position: p, agenda, dice, sealed, asked, revealed }, 'game')

/** Data as read from a file or a connection. */
export const carried = <T>(value: T): T => JSON.parse(encode(value)) as T

/** A viewer's view of a position; and a position dealt from a view. */
export const viewOf = <K extends Kind>({ rules, s }: Rules<K>, p: K['p'], viewer: Viewer): K['p'] =>
  rules.view(s, p as DeepReadonly<K['p']>, viewer)
export const worldOf = <K extends Kind>(
  { rules, s }: Rules<K>,
  view: K['p'],
  viewer: Viewer,
  dice: Dice,
): K['p'] => rules.world(s, view as DeepReadonly<K['p']>, viewer, dice)

/** Whether events of this kind are marked as revealing a secret. */
export const reveals = <K extends Kind>({ rules }: Rules<K>, e: K['e']): boolean =>
  (rules.events as Readonly<Record<string, { readonly reveals?: true }>>)[e.is]?.reveals === true

/** All viewers: each player, and a spectator. */
export const viewersOf = <K extends Kind>({ rules, s }: Rules<K>): Viewer[] => [
  null,
  ...Array.from({ length: rules.players(s) }, (_, player) => player),
]
