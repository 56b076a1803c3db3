import type { Game, Pending } from '@sandtable/kernel'
import type { Message, Outlines, PackFile, SourceSpot, Problem } from '@sandtable/scenario'
import type { Scenario, Waw } from '@sandtable/waw'
import type { Prospects } from '@sandtable/waw'
import type { Trial } from './trial.ts'

/** A wrong thing is wrong in every game; a suspicious one may be intended, or only unseen in these games. */
export type Level = 'wrong' | 'suspicious'

export interface Finding extends Problem {
  readonly level: Level
  /** The place, in a file that isn't part of the pack's data. */
  readonly place?: SourceSpot
}

/** The input of a check: a pack that is sound in itself. */
export interface Subject {
  readonly pack: PackFile
  readonly s: Scenario
  readonly prospects: Prospects
  /** The outlines beside its files; null: not looked for. */
  readonly outlines: Outlines | null
}

/** A check looks at the pack, and optionally at the games played with it. */
export interface Check {
  readonly name: string
  readonly open: (subject: Subject) => Watch
}

export interface Watch {
  /** A player is asked something. */
  readonly asked?: (g: Game<Waw>, decision: Pending) => void
  /** A game is over, or was stopped. */
  readonly over?: (g: Game<Waw>, trial: Trial) => void
  readonly result: (trials: readonly Trial[]) => Outcome
}

export interface Outcome {
  /** What was looked at, in a few words and figures. */
  readonly figures: string
  readonly found: readonly Finding[]
  /** Games that show that something is possible. */
  readonly proofs?: readonly Proof[]
}

export interface Proof {
  readonly of: string
  readonly trial: Trial
}

export const wrong = (path: Problem['path'], message: Message, rule?: string): Finding => ({
  level: 'wrong',
  path,
  message,
  ...(rule !== undefined && { rule }),
})

export const suspicious = (path: Problem['path'], message: Message, rule?: string): Finding => ({
  ...wrong(path, message, rule),
  level: 'suspicious',
})
