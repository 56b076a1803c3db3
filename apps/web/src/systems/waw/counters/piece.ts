import type { Pile } from '../table/logic/piles.ts'

/** What the page calls a stack of counters, the one on top first. */
export const pieceOfStack = (counters: readonly number[]): string => counters.join(' ')

/** What the page calls a stack on the map; one of which nothing can be seen has its own key. */
export const pieceOfPile = ({ counters, key }: Pile): string =>
  counters.length === 0 ? `unseen ${key}` : pieceOfStack(counters)

/** The stack that a piece is, by its key, if none of its counters can be seen. */
export const unseenPile = (piece: string): string | null =>
  piece.startsWith('unseen ') ? piece.slice('unseen '.length) : null
