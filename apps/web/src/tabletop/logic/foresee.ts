import type { Answer, Dice, Game } from '@sandtable/kernel'
import type { Event, Sitting, Tabletop, TableOrder } from '@sandtable/manpower'
import { attackOf, diceIn, whyNotOrder } from '@sandtable/manpower'
import { fork, loaded, seeded, submit } from '@sandtable/kernel'

type Fired = Extract<Event, { is: 'volley-fired' }>

/** What falls in some of all rolls, on average. */
export interface Fall {
  /** The sum of the dice of a volley; else how many fall. */
  readonly of: number
  /** From 0 to 1. */
  readonly share: number
  readonly dead: number
  readonly injured: number
}

/** What an attack would do if it were made now. */
export interface Foreseen {
  /** Who fires a volley, with every part of both sides' advantage; null: it is none. */
  readonly fired: Pick<Fired, 'by' | 'strength'> | null
  readonly falls: readonly Fall[]
  /** Whether every roll was tried, or some of them. */
  readonly isExact: boolean
}

type Order = Extract<TableOrder, { do: 'attack' | 'strike' }>

/** As many rolls as are tried one by one; of more, so many are drawn. */
const MOST = 432

/** Dice that decide nothing of who falls, such as how long morale lasts. */
const REST = seeded('foreseen')

const isAttack = (order: TableOrder): order is Order => order.do === 'attack' || order.do === 'strike'

/** MG-combat The attack is made on copies of the table; null: it cannot be made. */
export function foresee({ table: { game } }: Sitting, order: TableOrder): Foreseen | null {
  const { s, p } = game
  if (!isAttack(order) || whyNotOrder(s, p, order as unknown as Answer) !== null) return null
  const dice = diceOf(game, order)
  const ways = dice.reduce((all, sides) => all * sides, 1)
  const isExact = ways <= MOST
  const tries = Array.from({ length: Math.min(ways, MOST) }, (_, n) =>
    tried(game, order, isExact ? loaded(rollNumber(dice, n), REST) : seeded(`foreseen ${n}`)),
  )
  return { fired: tries[0]?.fired ?? null, falls: fallsOf(tries), isExact }
}

/** The dice that decide who falls: two for a volley, those of its formula for every shot. */
function diceOf({ s, p }: Game<Tabletop>, order: Order): number[] {
  const weapon = order.do === 'attack' ? order.by[0] : order
  if (weapon === undefined) return []
  const { kind, damage } = attackOf(s, p, weapon)
  if (kind === 'volley') return [6, 6]
  const shots = order.do === 'attack' ? (order.by[0]?.units ?? 1) : 1
  return damage === null ? [] : Array.from({ length: shots }, () => diceIn(damage)).flat()
}

/** One way of all in which dice can fall, by its number. */
function rollNumber(dice: readonly number[], number: number): number[] {
  let rest = number
  return dice.map(sides => {
    const face = rest % sides
    rest = Math.floor(rest / sides)
    return face
  })
}

interface Tried {
  readonly fired: Fired | null
  readonly dead: number
  readonly injured: number
}

function tried(game: Game<Tabletop>, order: Order, dice: Dice): Tried {
  const copy = fork(game)
  Object.assign(copy, { dice, log: [] })
  submit(copy, 0, order as unknown as Answer)
  const fallen = (of: 'dead' | 'injured'): number => countOf(copy, of) - countOf(game, of)
  return {
    fired: copy.log?.find(e => e.is === 'volley-fired') ?? null,
    dead: fallen('dead'),
    injured: Math.max(0, fallen('injured')),
  }
}

const countOf = ({ p }: Game<Tabletop>, of: 'dead' | 'injured'): number =>
  p.groups.reduce((sum, { stacks }) => stacks.reduce((all, stack) => all + stack[of], sum), 0)

/** Volleys by the sum of their dice, other attacks by how many fall. */
function fallsOf(tries: readonly Tried[]): Fall[] {
  const byKey = Map.groupBy(tries, ({ fired, dead, injured }) =>
    fired === null ? dead + injured : fired.dice.reduce((sum, die) => sum + die, 0),
  )
  return [...byKey]
    .map(([of, alike]) => {
      const mean = (which: 'dead' | 'injured'): number =>
        alike.reduce((sum, one) => sum + one[which], 0) / alike.length
      return { of, share: alike.length / tries.length, dead: mean('dead'), injured: mean('injured') }
    })
    .toSorted((a, b) => a.of - b.of)
}

/** How many are dead and injured on average. */
export const meanOf = ({ falls }: Foreseen, which: 'dead' | 'injured'): number =>
  falls.reduce((sum, fall) => sum + fall[which] * fall.share, 0)
