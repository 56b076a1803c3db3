import type { Viewer } from '@sandtable/kernel'
import type { Manner } from './cursor.ts'
import { isStill, settingsNow } from '../look/settings.ts'

/** The key in this browser's store of a player's last visit. */
const keyOf = (game: string, viewer: Viewer): string => `sandtable-look-${game}-${viewer ?? 'watch'}`

/** How this browser shows a game to its players. */
export const mannerOf = (game: string, viewer: Viewer): Manner => ({
  isStill,
  detail: () => settingsNow().fights,
  speed: () => settingsNow().speed,
  isHidden: () => document.hidden,
  lastLook: () => {
    const kept = Number(localStorage.getItem(keyOf(game, viewer)) ?? NaN)
    return Number.isSafeInteger(kept) && kept >= 0 ? kept : null
  },
  look: known => localStorage.setItem(keyOf(game, viewer), String(known)),
})
