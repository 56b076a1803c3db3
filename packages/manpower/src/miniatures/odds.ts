import type { Game } from '@sandtable/kernel'
import { submit } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Outcome, Trial } from '../read/trials.ts'
import type { Miniatures } from './kind.ts'
import type { TableOrder } from './orders.ts'
import { at } from '../position.ts'
import { diceFor } from './sitting.ts'
import { draws } from '../read/rolls.ts'
import { gathered, meanOf, outcomeOf, triedAll, triedWith } from '../read/trials.ts'
import { whyNotOrder } from './legal.ts'

type Fired = Extract<Event, { is: 'volley-fired' }>

/** A possible end of an attack. */
interface AttackEnd extends Omit<Outcome, 'ways'> {
  readonly chance: number
  /** The sum of a volley's dice; null: it is none. */
  readonly sum: number | null
}

/** What an attack would do if it were made now, counted by the engine itself. */
export interface AttackOdds {
  /** The firers of a volley, with every part of both sides' advantage; null: it is no volley. */
  readonly fired: Pick<Fired, 'by' | 'strength'> | null
  /** The mildest first. */
  readonly ends: readonly AttackEnd[]
  /** On an average. */
  readonly dead: number
  readonly injured: number
  readonly low: number
  /** Whether every fall of the dice was tried, or some of them. */
  readonly isExact: boolean
}

/** The most rolls that are tried one by one; of more, this many are drawn. */
const MOST = 432

/** MG-combat An attack or a shot at the ground is made on copies of the table; null: it cannot be made. */
export function oddsOf(game: Game<Miniatures>, order: TableOrder): AttackOdds | null {
  if (order.do !== 'attack' && order.do !== 'strike') return null
  if (whyNotOrder(game.s, game.p, order) !== null) return null
  const make = (copy: Game<Miniatures>): void => void submit(copy, 0, order)
  const isExact = diceFor(game, order, []).reduce((ways, sides) => ways * sides, 1) <= MOST
  const trials = isExact ? triedAll(game, make) : triedWith(game, draws('odds', MOST, 1 / MOST), make)
  const by = order.do === 'attack' ? at(order.by, 0).group : order.group
  const ends = endsOf(trials, at(game.p.groups, by).owner)
  const mean = (count: (end: End) => number): number => meanOf(ends, 1, count)
  return {
    fired: firedIn(trials[0]),
    ends: ends.map(({ ways, ...end }) => ({ chance: ways, ...end })),
    dead: mean(({ dead }) => dead),
    injured: mean(({ injured }) => Math.max(0, injured)),
    low: mean(({ low }) => low),
    isExact,
  }
}

type End = Outcome & Pick<AttackEnd, 'sum'>

/** The effects on everyone at the table; a volley's outcomes are also distinguished by its dice. */
const endsOf = (trials: readonly Trial<Miniatures>[], player: number): End[] =>
  gathered(
    trials.map(trial => ({
      sum: firedIn(trial)?.dice.reduce((sum, die) => sum + die, 0) ?? null,
      ...outcomeOf(trial, [...trial.before.groups.keys()], player),
    })),
    ['sum', 'dead', 'injured'],
    (a, b) => (a.sum ?? 0) - (b.sum ?? 0) || a.dead - b.dead || a.injured - b.injured,
  )

const firedIn = (trial: Trial<Miniatures> | undefined): Fired | null =>
  trial?.log.find(e => e.is === 'volley-fired') ?? null
