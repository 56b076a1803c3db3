import type { ComponentType } from 'react'
import type { Chronicle, Eyes, Kind, Ruleset, Viewer } from '@sandtable/kernel'
import type { Mark } from '@sandtable/draw'
import type { TFunction } from 'i18next'

/** An event as somebody was told it; a system tells more. */
export interface Told<K extends Kind> {
  readonly e: K['e']
}

/** What an event shows. */
export interface Gist {
  /** Whose doing it is; null: nobody's. */
  readonly player: number | null
  readonly turn: number
  /** There is fighting. */
  readonly fight: boolean
  readonly words: string
  /** Where it happens, as the picture counts its places; null: nowhere. */
  readonly place: number | null
  /** Milliseconds that it stays at ordinary speed. */
  readonly stay: number
  /** It stays until somebody goes on. */
  readonly holds: boolean
}

/** What the sign of a deed is: a march, a fight, a siege, an arrival, a change of hands, a card, or anything else. */
export type Sign = 'march' | 'fight' | 'siege' | 'arrival' | 'control' | 'card' | 'note'

/** Something that somebody did, from one event of a tale to another, as a recap tells it and a map marks it. */
export interface Deed {
  readonly sign: Sign
  /** Its first event, and the one after its last. */
  readonly from: number
  readonly to: number
  readonly player: number | null
  readonly words: string
  readonly detail: string | null
  /** Where it ended, as the picture counts its places; null: nowhere. */
  readonly place: number | null
  /** How much a recap that has little room should want it. */
  readonly weight: number
}

/** How a game is told again, and what may be known of it. */
export interface Story<K extends Kind, T extends Told<K>> {
  readonly rules: Ruleset<K>
  readonly s: K['s']
  readonly players: readonly string[]
  /** Which turn it is; 0: none has begun. */
  readonly turn: (p: K['p']) => number
  /** The names of the turns; empty: they are only counted. */
  readonly turns: readonly string[]
  /** Through whose eyes a game can be seen that is over; the first is where one begins. */
  readonly eyes: readonly Eyes[]
  /** What each player has to show. */
  readonly points: (p: K['p']) => readonly number[]
  readonly chronicle: Chronicle<K, T>
  /** What an event shows; null: nothing. */
  readonly gist: (told: T) => Gist | null
  /** What was done from one event of a tale on, as this viewer reads it. */
  readonly deeds: (t: TFunction, tale: readonly T[], from: number, viewer: Viewer) => readonly Deed[]
}

export interface Staged<K extends Kind> {
  readonly position: K['p']
  /** The place that stands out; null: none. */
  readonly place: number | null
}

/** And how it looks. */
export interface Show<K extends Kind, T extends Told<K>> extends Story<K, T> {
  readonly title: string
  readonly marks: readonly Mark[]
  readonly Stage: ComponentType<Staged<K>>
}
