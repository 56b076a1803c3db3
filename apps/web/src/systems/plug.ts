import type { ComponentType, ReactNode } from 'react'
import type { Data, Kind } from '@sandtable/kernel'
import type { GameSummary, ScenarioSummary } from '@sandtable/protocol'
import type { TFunction } from 'i18next'
import type { HeldSeat } from '../game/seats.ts'
import type { Plain } from '../plain/plain.ts'
import type { Show, Told } from '../playback/story.ts'

/**
 * All that the browser knows of one game system; each part loads when it is first needed. A system brings its own
 * table, or uses the plain one.
 */
export type Plug = Named & (WithTable | InWords)

interface Named {
  /** The name of its ruleset. */
  readonly name: string
  /** Its title. */
  readonly title: string
  /** Its words in the lobby. All other words come with the parts that say them. */
  readonly words?: Readonly<Record<string, string>>
  /** Its rules in our words, as a module with the text. */
  readonly rules?: () => Promise<{ readonly default: string }>
  /** Its own pages, linked in the head of every page. */
  readonly pages?: readonly OwnPage[]
  /** The scenario with the tutorial, and the system's lessons. */
  readonly lessons?: { readonly scenario: string; readonly Cards: ComponentType }
  /** The catalogue of its units. */
  readonly Units?: ComponentType
  /** Its scenarios can be printed on paper. */
  readonly onPaper?: true
  /** Fields for variants of its scenarios, such as armies of the players' own; `lobby:variant-NAME` is their name. */
  readonly Variants?: ComponentType<VariantFields>
}

/** Fields for the terms of one game. */
export interface VariantFields {
  readonly scenario: ScenarioSummary
  /** Called whenever the terms change; null: invalid terms. */
  readonly change: (variant: Variant | null) => void
}

/** A variant of a scenario: the id that starts it, and its title. */
export type Variant = Pick<ScenarioSummary, 'id' | 'title'>

interface WithTable {
  /** Makes a scenario's printed matter from its pack. */
  readonly print: (pack: Data, scenario: string) => Promise<Printed>
}

interface InWords {
  /** Uses the words for a scenario's games. */
  readonly plain: <R>(pack: Data, use: <K extends Kind>(plain: Plain<K>) => R) => Promise<R>
}

export interface OwnPage {
  /** The first part of its address; its label is `lobby:page-AT`. */
  readonly at: string
  readonly Page: ComponentType
}

/** A scenario's printed matter; only the table is required. */
export interface Printed {
  readonly Table: ComponentType<Seated>
  /** Its map, without units. */
  readonly picture?: ReactNode
  /** Where the armies stand before the first turn. */
  readonly setup?: ReactNode
  /** Calls back with a game's standing whenever it changes; returns a function to stop. */
  readonly follow?: (
    game: string,
    seat: HeldSeat | null,
    tell: (standing: Standing) => void,
  ) => Promise<() => void>
  /** Uses the show of its games. */
  readonly stage?: <R>(use: Staging<R>) => Promise<Awaited<R>>
}

export type Staging<R> = <K extends Kind, T extends Told<K>>(show: Show<K, T>) => R

/** A game, and the player at this screen. */
export interface Seated {
  readonly game: string
  readonly summary: GameSummary
  /** Empty: a spectator. */
  readonly seats: readonly HeldSeat[]
}

/** How a game stands, as the holder of a seat sees it. */
export interface Standing {
  /** The current map; null: none. */
  readonly picture: ReactNode
  /** The turn and the score, in a sentence for this player. */
  readonly words: (t: TFunction, player: number) => string
}
