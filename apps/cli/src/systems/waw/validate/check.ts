import type { Game, Pending } from '@sandtable/kernel'
import type { Message, Outlines, PackFile, SourceSpot, Problem } from '@sandtable/scenario'
import type { Scenario, Waw } from '@sandtable/waw'
import type { Prospects } from '@sandtable/waw'
import type { Trial } from './trial.ts'

/** What is wrong holds in every game; what is suspicious may be meant so, or was only not seen in these games. */
export type Level = 'wrong' | 'suspicious'

export interface Finding extends Problem {
  readonly level: Level
  /** Where it is, in a file that is no part of the pack's data. */
  readonly place?: SourceSpot
}

/** What is checked: a pack that is sound in itself. */
export interface Subject {
  readonly pack: PackFile
  readonly s: Scenario
  readonly prospects: Prospects
  /** The outlines beside its files; null: nobody looked for them. */
  readonly outlines: Outlines | null
}

/** A check looks at the pack, and if it likes on at the games that are played with it. */
export interface Check {
  readonly name: string
  readonly open: (subject: Subject) => Watch
}

export interface Watch {
  /** Somebody is asked something. */
  readonly asked?: (g: Game<Waw>, decision: Pending) => void
  /** A game is over, or was broken off. */
  readonly over?: (g: Game<Waw>, trial: Trial) => void
  readonly result: (trials: readonly Trial[]) => Outcome
}

export interface Outcome {
  /** What was looked at, in a few words and figures. */
  readonly figures: string
  readonly found: readonly Finding[]
  /** Games that show that something can be. */
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
