import type { Shot } from './volley.ts'

export type Side = 0 | 1

/**
 * Two sides that exchange fire over rounds, as a ruleset describes it. A side's standing is a number that the ruleset
 * assigns; equal standings have equal numbers, which keeps the count of cases small.
 */
export interface Duel {
  readonly start: readonly [number, number]
  readonly rounds: number
  /** Who fires together; a later volley answers an earlier one. */
  readonly volleys: readonly (readonly Side[])[]
  /** Whether the battle may end before the first round. */
  readonly mayEndAtOnce: boolean
  /** What each of a side's units may score. */
  readonly shots: (side: Side, own: number, enemy: number, round: number) => readonly Shot[]
  /** The most shots that a side ever fires in a round. */
  readonly mostShots: (side: Side) => number
  /**
   * The side's state after panics and hits, up to this many results in all: at panics × (results + 1) + hits.
   */
  readonly suffered: (side: Side, standing: number, results: number) => Int32Array
  /** Whether a side that has been fired at first still answers. */
  readonly replies: (side: Side, standing: number) => boolean
  /** How the side stands when the round is over. */
  readonly roundOver: (side: Side, standing: number) => number
  /** The chance that the side is ready for another round. */
  readonly stays: (side: Side, standing: number) => number
  /** Whether a side that gives way may still win against one that does not. */
  readonly waverersMayWin: boolean
  /** Whether the side may lose to any enemy, even to one that gives way itself. */
  readonly givesWay: (side: Side, standing: number) => boolean
  /** What matters of the standing should the side win, as a number from 0. */
  readonly asWinner: (side: Side, standing: number, round: number) => number
  /** What matters of the standing should the side lose, as a number from 0. */
  readonly asLoser: (side: Side, standing: number, round: number) => number
}
