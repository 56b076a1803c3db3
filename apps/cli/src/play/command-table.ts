import type { Kind, PhraseKey, Voice } from '@sandtable/kernel'
import type { Command, Desk, Outcome, Witness } from './table-talk.ts'
import type { Screen } from '../screen.ts'

/** A command in a system's table: its help and its arguments are the system's phrases, by their keys. */
export type Row<D, T> = Omit<Command<D>, 'help' | 'takes'> & {
  readonly help: PhraseKey<T>
  readonly takes?: PhraseKey<T>
}

/** The commands of a table, in the system's words. */
export const saidBy = <D, T>(voice: Voice<T>, rows: readonly Row<D, T>[]): readonly Command<D>[] =>
  rows.map(({ help, takes, ...command }) => ({
    ...command,
    ...(takes === undefined ? {} : { takes: voice(takes) }),
    help: examples => voice(help, examples),
  }))

/** Shows something of the game as it stands. */
export const shows =
  <K extends Kind, W extends Witness>(text: (screen: Screen, s: K['s'], view: K['p']) => readonly string[]) =>
  ({ terminal, s, view }: Desk<K, W>): Outcome => ({ show: text(terminal.screen, s, view) })
