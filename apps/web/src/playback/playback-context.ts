import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import { useTranslation } from 'react-i18next'
import type { Cursor, Pace } from './cursor.ts'
import type { Deed } from './story.ts'

/** A cursor that the parts of a table share, and how its system pictures what was done. */
export interface Watching {
  readonly cursor: Cursor
  /** A small picture of a deed; null: it has none. */
  readonly thumb: (deed: Deed) => ReactNode
  /** Shows where it was done; null: it was done nowhere. */
  readonly show: (deed: Deed) => void
}

export const PlaybackContext = createContext<Watching | null>(null)

export function useWatching(): Watching {
  const watching = useContext(PlaybackContext)
  if (watching === null) throw new Error('this part follows no game')
  return watching
}

export const usePace = (): Pace => useStore(useWatching().cursor.shown)

/** What others have done that the viewer did not know, as far as it is shown. */
export function useNews(): readonly Deed[] {
  const { cursor } = useWatching()
  const { after, known } = usePace()
  const { t } = useTranslation()
  return useMemo(() => newsOf(t, cursor, after, known), [t, cursor, after, known])
}

const newsOf = (t: TFunction, cursor: Cursor, after: number, known: number): readonly Deed[] =>
  after > known ? cursor.news(t) : []

/** A recap is due: somebody is asked, and the screen has come to what others did before. */
export function useIsNews(isAsked: boolean): boolean {
  const { isBehind } = usePace()
  return useNews().length > 0 && isAsked && !isBehind
}

/** Where something is played now, as the picture counts its places; null: nowhere. */
export function usePlayedPlace(): number | null {
  const { isBehind, moments, playback } = usePace()
  return isBehind ? (moments[playback.moment]?.place ?? null) : null
}
