import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from 'react-i18next'
import type { Cursor, Pace } from './cursor.ts'
import type { Deed } from './story.ts'

/** A cursor shared by the parts of a table, and the system's pictures of moves. */
export interface Watching {
  readonly cursor: Cursor
  /** A small picture of a deed; null: none. */
  readonly thumb: (deed: Deed) => ReactNode
  /** Shows the place of a deed; null: it has none. */
  readonly show: (deed: Deed) => void
  /** The way to look again at the fight that a deed was; null: it was none. Left out: the system has none. */
  readonly reopen?: (deed: Deed) => Again | null
}

/** A fight of the past, as a button opens it. */
export interface Again {
  /** The key of its words. */
  readonly label: string
  readonly open: () => void
}

export const PlaybackContext = createContext<Watching | null>(null)

export function useWatching(): Watching {
  const watching = useContext(PlaybackContext)
  if (watching === null) throw new Error('this part follows no game')
  return watching
}

export const usePace = (): Pace => useStore(useWatching().cursor.shown)

/** The others' moves that are news to the viewer, as far as they are shown. */
export function useNews(): readonly Deed[] {
  const { cursor } = useWatching()
  const { after, known } = usePace()
  const { t } = useTranslation()
  return useMemo(() => newsOf(t, cursor, after, known), [t, cursor, after, known])
}

const newsOf = (t: TFunction, cursor: Cursor, after: number, known: number): readonly Deed[] =>
  after > known ? cursor.news(t) : []

/** A recap is due: the viewer is asked something, and the screen has reached the others' moves. */
export function useIsNews(isAsked: boolean): boolean {
  const { isBehind } = usePace()
  return useNews().length > 0 && isAsked && !isBehind
}

/** The place of the moment that is playing, as the picture numbers places; null: none. */
export function usePlayedPlace(): number | null {
  const { isBehind, moments, playback } = usePace()
  return isBehind ? (moments[playback.moment]?.place ?? null) : null
}
