import type { Pending } from '@sandtable/kernel'
import type { Desk } from './table-talk.ts'
import type { Session } from './session.ts'
import type { Terminal } from '../terminal.ts'

/** A session's own state besides the game. */
export interface Sitting {
  readonly session: Session
  readonly terminal: Terminal
  /** Where the game is saved each turn; null: nowhere. */
  readonly saveAs: string | null
  /** Players who have left the rest to the captain, and to the end of which turn; null: of the game. */
  readonly left: Map<number, number | null>
  /** The turn and phase last shown, and to whom; the turn of the last board. */
  headed: string
  shown: string
  asked: string
  told: string
  /** The last note about others who are deciding. */
  waited: string
  at: number
}

export const sittingOf = (session: Session, terminal: Terminal, saveAs: string | null): Sitting => ({
  session,
  terminal,
  saveAs,
  left: new Map(),
  headed: '',
  shown: '',
  asked: '',
  told: '',
  waited: '',
  at: -1,
})

/** The place of a player who is asked. */
export function deskOf(
  { session, terminal }: Pick<Sitting, 'session' | 'terminal'>,
  decision: Pending,
): Desk {
  const { opened, talk, game: g } = session
  const { player } = decision
  const watch = session.watchOf(player)
  return { opened, talk, terminal, s: g.s, g, player, watch, view: watch.view, decision }
}
