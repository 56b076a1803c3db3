import type { NoData } from '@sandtable/kernel'

/** What each sequence keeps in its frame. The names of the data are the save format. */
export type Frames = {
  /** W-7 A game, turn by turn. */
  game: NoData
  /** W-7-order A player turn, and what its phases have come to. */
  turn: {
    readonly player: number
    /** G-82 Players up to this one have been asked for a card in this enemy turn. */
    readonly heard?: number
    /** W-A3.2-duty Stacks that have been paid for, or not, and the steps still to be struck off the last. */
    readonly settled?: readonly number[]
    readonly stack?: number
    readonly strikes?: number
    /** W-A3.4-buy Fortress counters that were paid for and are not built yet. */
    readonly works?: readonly number[]
    /** W-13.5-logistics Units that a train has supplied in this phase. */
    readonly fed?: readonly number[]
    /** W-12.8-min-2 Regions whose fortresses have held in this phase, and the one where one has just fallen. */
    readonly held?: readonly number[]
    readonly fell?: number
  }
  /** W-8-text The effects of a card or special rule: what brings them about, for whom, which one it is, choices left. */
  effects: {
    readonly source: number
    readonly player: number
    readonly place: number
    readonly left: number
  }
  /** W-12-steps A battle: the volley, whose turn in it, which unit, whether it may roll again; the pursuers and what they add. */
  battle: {
    readonly volley: number
    readonly turn: number
    readonly place: number
    readonly again: boolean
    readonly base: number
    readonly units: readonly number[]
  }
}

/** A battle before its first step. */
export const BATTLE_FRAME = {
  seq: 'battle',
  at: 'reveal',
  volley: 0,
  turn: 0,
  place: 0,
  again: false,
  base: 0,
  units: [],
} as const

/** The frame that a game begins with: a whole war, or one battle. */
export type Opening = {
  [Q in 'game' | 'battle']: { readonly seq: Q; readonly at: string } & Frames[Q]
}['game' | 'battle']
