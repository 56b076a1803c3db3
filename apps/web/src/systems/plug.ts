import type { ComponentType, ReactNode } from 'react'
import type { Data, Kind } from '@sandtable/kernel'
import type { GameSummary, ScenarioSummary } from '@sandtable/protocol'
import type { TFunction } from 'i18next'
import type { HeldSeat } from '../game/seats.ts'
import type { Plain } from '../plain/plain.ts'
import type { Show, Told } from '../playback/story.ts'

/**
 * All that the table in the browser knows of one game system; each part is loaded when it is first wanted. It brings a table
 * of its own, or says its games at the plain one.
 */
export type Plug = Named & (WithTable | InWords)

interface Named {
  /** The name of its ruleset. */
  readonly name: string
  /** What it is called. */
  readonly title: string
  /** What the lobby says of it besides. All other words come with the parts that say them. */
  readonly words?: Readonly<Record<string, string>>
  /** Its rules in our words, as a module with the text. */
  readonly rules?: () => Promise<{ readonly default: string }>
  /** Pages that no other system has; they stand in the head of every page. */
  readonly pages?: readonly OwnPage[]
  /** The scenario that has a tutorial, and what can be learnt about the system. */
  readonly lessons?: { readonly scenario: string; readonly Cards: ComponentType }
  /** Its scenarios can be printed on paper. */
  readonly onPaper?: true
  /** Other terms that its scenarios can be played on, such as armies of the players' own; `lobby:variant-NAME` is their name. */
  readonly Variants?: ComponentType<VariantFields>
}

/** Fields for the terms of one game. */
export interface VariantFields {
  readonly scenario: ScenarioSummary
  /** Called whenever the terms change; null: there can be no game on them. */
  readonly change: (variant: Variant | null) => void
}

/** A scenario on other terms: the name it is begun by, and its title. */
export type Variant = Pick<ScenarioSummary, 'id' | 'title'>

interface WithTable {
  /** Makes what can be shown of a scenario from its pack. */
  readonly print: (pack: Data, scenario: string) => Promise<Printed>
}

interface InWords {
  /** Does something with the words that a scenario's games are played in. */
  readonly plain: <R>(pack: Data, use: <K extends Kind>(plain: Plain<K>) => R) => Promise<R>
}

export interface OwnPage {
  /** The first part of its address; its name is `lobby:page-AT`. */
  readonly at: string
  readonly Page: ComponentType
}

/** What can be shown of a scenario; only its system knows what it is made of, and only the table must be there. */
export interface Printed {
  readonly Table: ComponentType<Seated>
  /** Its map, without anybody on it. */
  readonly picture?: ReactNode
  /** Where the armies stand before the first turn. */
  readonly setup?: ReactNode
  /** Calls back with the state of a game whenever that changes; returns the way to stop that. */
  readonly follow?: (
    game: string,
    seat: HeldSeat | null,
    tell: (standing: Standing) => void,
  ) => Promise<() => void>
  /** Does something with the show that its games are. */
  readonly stage?: <R>(use: Staging<R>) => Promise<Awaited<R>>
}

export type Staging<R> = <K extends Kind, T extends Told<K>>(show: Show<K, T>) => R

/** A game, and the player at this screen. */
export interface Seated {
  readonly game: string
  readonly summary: GameSummary
  /** None: somebody who only watches. */
  readonly seats: readonly HeldSeat[]
}

/** How a game stands, as the holder of a seat sees it. */
export interface Standing {
  /** The map as it stands; null: there is none. */
  readonly picture: ReactNode
  /** The turn and the score, in a sentence for this player. */
  readonly words: (t: TFunction, player: number) => string
}
