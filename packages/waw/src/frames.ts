import type { NoData } from '@sandtable/kernel'
import { NOBODY } from './position.ts'

/** What each sequence keeps in its frame. The names of the data are the save format. */
export type Frames = {
  /** W-7 A game, turn by turn. */
  game: NoData
  /** W-7-order A player turn, and the state of its phases. */
  turn: {
    readonly player: number
    /** G-82 Players before this one have been asked for a card in this enemy turn. */
    readonly heard: number
    /** W-A3.2-duty Stacks that have been paid for, or not; the last one that was not, and the steps it still loses. */
    readonly settled: readonly number[]
    readonly stack: number
    readonly strikes: number
    /** W-A3.4-buy Fortress counters that were paid for and are not built yet. */
    readonly works: readonly number[]
    /** W-13.5-logistics Units that a train has supplied in this phase. */
    readonly fed: readonly number[]
    /** W-7.1.4-optional Movement phases that have started. */
    readonly moved: readonly MovementDomain[]
    /** W-12.8-min-2 Regions whose fortresses have held in this phase, and the one where one has just fallen. */
    readonly held: readonly number[]
    readonly fell: number
  }
  /** W-7.1.4-c-move A movement phase, by its domain. */
  moving: { readonly domain: MovementDomain }
  /** W-8-text The effects of a card or special rule: its source, its player, the current effect, choices left. */
  effects: {
    readonly source: number
    readonly player: number
    readonly place: number
    readonly left: number
  }
  /** W-12-steps A land battle, and whether the routed have been pursued. */
  battle: { readonly pursued: boolean }
  /** W-12-rounds-land The rounds of a battle: the volley, its side, the unit, whether it may reroll. */
  rounds: {
    readonly domain: BattleDomain
    readonly volley: number
    readonly turn: number
    readonly place: number
    readonly again: boolean
  }
  /** W-12.3-pursuit The pursuers, their modifiers, the current one, whether it may reroll. */
  pursuit: {
    readonly units: readonly number[]
    readonly base: number
    readonly place: number
    readonly again: boolean
  }
}

/** The domains of movement phases and battles that these rules play. */
export type MovementDomain = 'land'
export type BattleDomain = 'land'

/** A frame of a sequence before its first step. */
type Frame<Q extends keyof Frames> = { readonly seq: Q; readonly at: string } & Frames[Q]

export const turnFrame = (player: number): Frame<'turn'> => ({
  seq: 'turn',
  at: 'begin',
  player,
  heard: 0,
  settled: [],
  stack: NOBODY,
  strikes: 0,
  works: [],
  fed: [],
  moved: [],
  held: [],
  fell: NOBODY,
})

export const movingFrame = (domain: MovementDomain): Frame<'moving'> => ({
  seq: 'moving',
  at: 'orders',
  domain,
})

export const BATTLE_FRAME: Frame<'battle'> = { seq: 'battle', at: 'reveal', pursued: false }

export const roundsFrame = (domain: BattleDomain): Frame<'rounds'> => ({
  seq: 'rounds',
  at: 'waver',
  domain,
  volley: 0,
  turn: 0,
  place: 0,
  again: false,
})

/** The frame that a game starts with: a whole war, or one battle. */
export type Opening = Frame<'game'> | Frame<'battle'>
