import { rollBack } from '@sandtable/protocol'
import { sayError } from '../words/told.ts'

/** The result of a rollback, as words to show. */
export type RolledBack =
  | { readonly key: 'rollback:done'; readonly count: number }
  | { readonly key: 'rollback:refused'; readonly why: string }

/** The host rolls back a game whose rules fail; other games stay as they are. */
export async function rolledBack(game: string, host: string): Promise<RolledBack> {
  try {
    const { back } = await rollBack(location.origin, game, { host })
    return { key: 'rollback:done', count: back }
  } catch (error) {
    return { key: 'rollback:refused', why: sayError(error) }
  }
}
