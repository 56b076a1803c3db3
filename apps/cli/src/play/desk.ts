import type { Answer, Game, Pending } from '@sandtable/kernel'
import type { Position, Scenario, Watch, Waw } from '@sandtable/waw'
import type { Session } from './session.ts'
import type { Terminal } from '../terminal.ts'

/** Where a human player sits when he is asked: what he sees, and what he has to decide. */
export interface Desk {
  readonly session: Session
  readonly terminal: Terminal
  readonly s: Scenario
  readonly g: Game<Waw>
  readonly player: number
  readonly watch: Watch
  readonly view: Position
  readonly decision: Pending
}

/** What comes of a line that he typed. */
export type Outcome =
  /** Answers to give one after the other, as long as nothing stops them. */
  | { readonly answers: readonly Answer[] }
  /** Something was shown, and he is asked again. */
  | { readonly show: readonly string[] }
  /** He leaves it to the captain: once, to the end of his turn, or of the game. */
  | { readonly leave: 'once' | 'turn' | 'game' }
  | { readonly undo: true }
  | { readonly save: string }
  | { readonly quit: true }
  /** Nobody waits for his answer any more. */
  | { readonly moot: true }

export const trouble = (text: string): Outcome => ({ show: [text] })
