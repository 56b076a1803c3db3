import type { ComponentType } from 'react'
import type { Chronicle, Eyes, Kind, Reckoning, Ruleset, Viewer } from '@sandtable/kernel'
import type { Mark } from '@sandtable/draw'
import type { TFunction } from 'i18next'
import type { Cue } from '../sound/cue.ts'

/** An event as a viewer heard it; a system may add more. */
export interface Told<K extends Kind> {
  readonly e: K['e']
}

/** How closely fights are followed: throw by throw, attack by attack, or only by what they came to. */
export const DETAILS = ['rolls', 'attacks', 'outcome'] as const
export type Detail = (typeof DETAILS)[number]

/** The display of an event. */
export interface Gist {
  /** The acting player; null: nobody. */
  readonly player: number | null
  readonly turn: number
  /** Whether it is part of a fight. */
  readonly fight: boolean
  /** The least detail at which it is still shown. */
  readonly detail: Detail
  readonly words: string
  /** The place, as the picture numbers places; null: none. */
  readonly place: number | null
  /** Milliseconds on screen at normal speed. */
  readonly stay: number
  /** Whether it waits until a player goes on; for those who only watch, its stay is enough. */
  readonly holds: boolean
  /** What is heard; null: nothing. */
  readonly cue: Cue | null
  /** Whether it announces a fight: where nothing moves by itself, it waits as well. */
  readonly opens?: boolean
}

/** The sign of a deed: a march, a fight, a siege, an arrival, a change of control, a card, or anything else. */
export type Sign = 'march' | 'fight' | 'siege' | 'arrival' | 'control' | 'card' | 'note'

/** A player's deed, from one event of a tale to another, as a recap lists it and a map marks it. */
export interface Deed {
  readonly sign: Sign
  /** Its first event, and the one after its last. */
  readonly from: number
  readonly to: number
  readonly player: number | null
  readonly words: string
  readonly detail: string | null
  /** The place where it ended, as the picture numbers places; null: none. */
  readonly place: number | null
  /** Its weight in a short recap. */
  readonly weight: number
}

/** How a game is replayed, and what each viewer may know. */
export interface Story<K extends Kind, T extends Told<K>> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly players: readonly string[]
  /** The turn; 0: before the first. */
  readonly turn: (p: K['p']) => number
  /** The names of the turns; empty: only numbers. */
  readonly turns: readonly string[]
  /** The viewers whose eyes a finished game can be seen through; the first is the default. */
  readonly eyes: readonly Eyes[]
  /** Each player's score. */
  readonly points: (p: K['p']) => readonly number[]
  readonly chronicle: Chronicle<K, T>
  /** The display of an event of a tale, by its place there; null: none. */
  readonly gist: (told: T, at: number, tale: readonly T[]) => Gist | null
  /** What the end of a game counts; null: nothing but points. */
  readonly figures: Figures<K> | null
  /** The deeds from one event of a tale on, as this viewer reads them, by the position after the tale. */
  readonly deeds: (
    t: TFunction,
    tale: readonly T[],
    from: number,
    viewer: Viewer,
    position: K['p'],
  ) => readonly Deed[]
}

/** A game in figures, with the names of what is counted as keys of phrases. */
export interface Figures<K extends Kind> {
  readonly reckoning: Reckoning<K>
  readonly words: { readonly strength: string; readonly lost: string; readonly luck: string }
}

export interface Staged<K extends Kind, T extends Told<K> = Told<K>> {
  readonly position: K['p']
  /** The tale through the eyes of the replay, and the number of its events shown. */
  readonly tale: readonly T[]
  readonly after: number
  readonly eyes: Eyes
  /** The highlighted place; null: none. */
  readonly place: number | null
}

/** How the game looks. */
export interface Show<K extends Kind, T extends Told<K>> extends Story<K, T> {
  readonly title: string
  readonly marks: readonly Mark[]
  readonly Stage: ComponentType<Staged<K, T>>
}
