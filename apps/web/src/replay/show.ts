import type { ComponentType } from 'react'
import type { Kind, Ruleset, Viewer } from '@sandtable/kernel'
import type { Mark } from '@sandtable/draw'

/**
 * Whose view it is: a player's, a spectator's, or that of somebody who may see everything when the game is
 * over.
 */
export type Eyes = Viewer | 'all'

/** The words of an event. */
export interface Gist {
  /** Whose doing it is; null: nobody's. */
  readonly player: number | null
  /** There is fighting. */
  readonly fight: boolean
  readonly words: string
  /** Where it happens, as the picture counts its places; null: nowhere. */
  readonly place: number | null
}

/** A viewer of a replay: the view, and what the next event shows; null: nothing. */
export interface Spectator<K extends Kind> {
  readonly view: () => K['p']
  readonly next: (e: K['e']) => Gist | null
}

export interface Staged<K extends Kind> {
  readonly position: K['p']
  /** The place that stands out; null: none. */
  readonly place: number | null
}

/** What a replay must know of a game's rules. */
export interface Story<K extends Kind> {
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
  readonly seat: (eyes: Eyes, redacted: boolean) => Spectator<K>
}

/** And of how it looks. */
export interface Show<K extends Kind> extends Story<K> {
  readonly title: string
  readonly marks: readonly Mark[]
  readonly Stage: ComponentType<Staged<K>>
}
