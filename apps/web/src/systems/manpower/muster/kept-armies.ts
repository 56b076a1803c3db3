import { checked, rowOf } from '@sandtable/kernel'
import { createStore } from 'zustand/vanilla'
import { useStore } from 'zustand'
import type { SavedArmy } from './logic/saved.ts'
import { SAVED } from './logic/saved.ts'

const KEY = 'sandtable-armies'

/** Armies kept in this browser, by name; unreadable ones are left out. */
function kept(): readonly SavedArmy[] {
  try {
    const reading = checked(rowOf(SAVED), JSON.parse(localStorage.getItem(KEY) ?? '[]'))
    return 'value' in reading ? reading.value : []
  } catch {
    return []
  }
}

const armies = createStore<{ readonly all: readonly SavedArmy[] }>(() => ({ all: kept() }))

function keep(all: readonly SavedArmy[]): void {
  armies.setState({ all })
  localStorage.setItem(KEY, JSON.stringify(all))
}

export const useKeptArmies = (): readonly SavedArmy[] => useStore(armies, ({ all }) => all)

/** Saves an army, replacing one of the same name. */
export const keepArmy = (army: SavedArmy): void =>
  keep([army, ...kept().filter(({ name }) => name !== army.name)])

export const renameArmy = (from: string, to: string): void =>
  keep(
    kept()
      .filter(({ name }) => name !== to || from === to)
      .map(army => (army.name === from ? { ...army, name: to } : army)),
  )

export const forgetArmy = (gone: string): void => keep(kept().filter(({ name }) => name !== gone))
