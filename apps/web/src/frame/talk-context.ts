import type { StoreApi } from 'zustand/vanilla'
import { createContext, useContext } from 'react'
import type { LiveGame, Seen } from '../game/live-game.ts'

/** A seat in this browser, or a spectator's place: how the game stands, and the way to say something beside the rules. */
export interface Speaker extends Pick<LiveGame<never, never>, 'say'> {
  readonly seen: StoreApi<Pick<Seen<never, never>, 'viewer' | 'state'>>
}

export interface Talking {
  /** All seats in this browser, in order. */
  readonly speakers: readonly Speaker[]
  /** The one whose place is on the screen. */
  readonly at: Speaker
}

export const TalkContext = createContext<Talking | null>(null)

export function useTalk(): Talking {
  const talking = useContext(TalkContext)
  if (talking === null) throw new Error('nobody sits here')
  return talking
}
