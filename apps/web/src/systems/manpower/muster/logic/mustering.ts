import type { Draft, Drafted } from './draft.ts'

/** A player's choices before mustering an army. */
export interface Mustering extends Drafted {
  /** The leader looked at; null: none yet. */
  readonly leader: number | null
  /** The content of the table: the units for sale, or the field. */
  readonly shows: 'list' | 'map'
}

export const NO_ARMY: Drafted = { draft: [], target: 'own' }

/** Keeps a draft, so that it survives a reload. */
export interface Shelf {
  readonly read: () => Draft
  readonly keep: (draft: Draft) => void
}

/** Nothing is kept. */
export const NO_SHELF: Shelf = { read: () => [], keep: () => {} }

const KEY = 'sandtable-draft'

/** A store in this browser for one seat of a game; an unreadable draft is ignored. */
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
