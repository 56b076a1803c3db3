import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 1023px)'

const listen = (hear: () => void): (() => void) => {
  const media = matchMedia(NARROW)
  media.addEventListener('change', hear)
  return () => media.removeEventListener('change', hear)
}

const isNarrow = (): boolean => matchMedia(NARROW).matches

/** The screen is too small for a panel beside the map. */
export const useNarrow = (): boolean => useSyncExternalStore(listen, isNarrow, isNarrow)
