import type { Draft, Drafted } from './draft.ts'

/** What somebody has in hand before his army is mustered. */
export interface Mustering extends Drafted {
  /** The leader that he looks at; null: none yet. */
  readonly leader: number | null
  /** What fills the table: what is for sale, or the field. */
  readonly shows: 'list' | 'map'
}

export const NO_ARMY: Drafted = { draft: [], target: 'own' }

/** Keeps an army that is not bought yet, so that it outlasts a reload. */
export interface Shelf {
  readonly read: () => Draft
  readonly keep: (draft: Draft) => void
}

/** Nothing is kept. */
export const NO_SHELF: Shelf = { read: () => [], keep: () => {} }

const KEY = 'sandtable-draft'

/** A shelf in this browser for one seat of a game; what can't be read is no army. */
export function shelfFor(game: string, player: number): Shelf {
  const key = `${KEY}-${game}-${player}`
  return {
    read: () => {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '[]') as Draft
      } catch {
        return []
      }
    },
    keep: draft => {
      if (draft.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, JSON.stringify(draft))
    },
  }
}
