import type { ReactNode } from 'react'

/** Something that a catalogue lists. */
export interface Entry {
  /** Its part of the address after #. */
  readonly id: string
  readonly name: string
  /** Whose it is and what kind. */
  readonly about: string
  /** By filter: the value that it is listed under; of a filter that it hasn’t, it is listed under none. */
  readonly under: Readonly<Record<string, readonly string[]>>
  readonly picture: ReactNode
  /** All that is to be said of it. */
  readonly Sheet: () => ReactNode
  /** What a search finds beside its name. */
  readonly words: string
}

export interface Filter {
  readonly id: string
  readonly label: string
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The chosen value of each filter; none: all. */
export type Choice = Readonly<Record<string, string>>

/** The entries under all chosen values that have all these words. */
export function found(entries: readonly Entry[], choice: Choice, words: string): Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const chosen = Object.entries(choice).filter(([, value]) => value !== '')
  return entries.filter(({ name, about, words: more, under }) => {
    const text = `${name} ${about} ${more}`.toLowerCase()
    return (
      chosen.every(([filter, value]) => under[filter]?.includes(value) === true) &&
      wanted.every(word => text.includes(word))
    )
  })
}

/** The options of a filter that something is listed under while the other filters stay as they are. */
export function openOptions(entries: readonly Entry[], choice: Choice, filter: Filter): Filter['options'] {
  const others = found(entries, { ...choice, [filter.id]: '' }, '')
  const values = new Set(others.flatMap(({ under }) => under[filter.id] ?? []))
  return filter.options.filter(({ value }) => values.has(value) || value === choice[filter.id])
}
