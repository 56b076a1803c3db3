import type { Answer } from '@sandtable/kernel'
import { createContext, useContext } from 'react'
import type { PlainLook } from './plain.ts'
import type { Seen } from '../game/live-game.ts'

/** A place at a plain table: its state and its actions. */
export interface AtPlain extends PlainLook {
  readonly seen: Pick<
    Seen<never, never>,
    'viewer' | 'state' | 'undo' | 'barred' | 'connected' | 'problem' | 'decision'
  > & {
    readonly isKnown: boolean
  }
  /** An answer is being sent. */
  readonly busy: boolean
  /** What went wrong with the last one. */
  readonly trouble: string | null
  readonly give: (answer: Answer) => void
  readonly takeBack: () => void
  /** Draws other options, if not all can be listed. */
  readonly drawOthers: () => void
}

export const PlainContext = createContext<AtPlain | null>(null)

export function usePlain(): AtPlain {
  const plain = useContext(PlainContext)
  if (plain === null) throw new Error('this part is not at a plain table')
  return plain
}
