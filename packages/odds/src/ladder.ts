import type { Duel, Side } from './duel.ts'

/**
 * How panics and hits change one standing in a round. Many numbers of results end in the same standing, and many
 * standings are equivalent as winner or as loser: each is listed once, with the places that lead to it.
 */
export interface Ladder {
  /** The most results it reaches to. */
  readonly most: number
  /** By number of results, at panics × (most + 1) + hits: the place in `midway`. */
  readonly places: Int32Array
  /** Standings when the volley is over. */
  readonly midway: readonly number[]
  /** By place in `midway`: the place in `standings`. */
  readonly settled: readonly number[]
  /** Standings when the round is over, and the chance to stay on. */
  readonly standings: readonly number[]
  readonly stays: readonly number[]
  /** By standing: the places in `winners` and `losers`. */
  readonly asWinner: readonly number[]
  readonly asLoser: readonly number[]
  /** Winner numbers, those of standings that hold firm first. */
  readonly winners: readonly number[]
  readonly firmWinners: number
  /** Loser numbers, those of standings that give way first. */
  readonly losers: readonly number[]
  readonly brokenLosers: number
  /** The highest loser number. */
  readonly widest: number
}

/** A ladder with the chances of one volley on it. It is overwritten by the next volley on the same ladder. */
export interface Aftermath {
  readonly ladder: Ladder
  readonly midway: Float64Array
  readonly weights: Float64Array
  readonly byWinner: Float64Array
  readonly byLoser: Float64Array
  staying: number
}

/** The ladder of a standing under up to this many shots. */
export function ladderOf(duel: Duel, side: Side, standing: number, most: number, round: number): Aftermath {
  const numbers = duel.suffered(side, standing, most)
  const midway = listing(LENT.midway)
  const places = new Int32Array(numbers.length)
  for (let p = 0; p <= most; p++)
    for (let h = 0; p + h <= most; h++) {
      const spot = p * (most + 1) + h
      places[spot] = midway.place(numbers[spot] as number)
    }
  return listed(duel, side, most, places, midway.items, round)
}

/** A standing that nothing befalls in this round. */
export function unmoved(duel: Duel, side: Side, standing: number, round: number): Aftermath {
  const after = listed(duel, side, 0, Int32Array.of(0), [standing], round)
  pourAll(after, Float64Array.of(1), 0)
  return after
}

/** Lists standings, winners and losers once each. */
function listed(
  duel: Duel,
  side: Side,
  most: number,
  places: Int32Array,
  midway: number[],
  round: number,
): Aftermath {
  const standings = listing(LENT.standings)
  const settled = midway.map(number => standings.place(duel.roundOver(side, number)))
  const { items } = standings
  const broken = items.map(number => duel.givesWay(side, number))
  const winners = listing(LENT.winners)
  const losers = listing(LENT.losers)
  const asWinner: number[] = items.map(() => 0)
  const asLoser: number[] = items.map(() => 0)
  const list = (which: boolean): void =>
    items.forEach((number, i) => {
      if (broken[i] === which) asWinner[i] = winners.place(duel.asWinner(side, number, round))
      else asLoser[i] = losers.place(duel.asLoser(side, number, round))
    })
  list(false)
  const [firmWinners, brokenLosers] = [winners.items.length, losers.items.length]
  list(true)
  const ladder: Ladder = {
    most,
    places,
    midway,
    settled,
    standings: items,
    stays: items.map(number => duel.stays(side, number)),
    asWinner,
    asLoser,
    winners: winners.items,
    firmWinners,
    losers: losers.items,
    brokenLosers,
    widest: Math.max(0, ...losers.items),
  }
  return {
    ladder,
    midway: new Float64Array(midway.length),
    weights: new Float64Array(items.length),
    byWinner: new Float64Array(winners.items.length),
    byLoser: new Float64Array(losers.items.length),
    staying: 0,
  }
}

/** Things listed once each, in the order in which they came. */
interface Listing {
  readonly items: number[]
  readonly place: (item: number) => number
}

/** Where a thing stands in a listing, by its number, and which listing wrote that. */
interface Marks {
  places: Int32Array
  written: Int32Array
  listing: number
}

const marks = (): Marks => ({ places: new Int32Array(256), written: new Int32Array(256), listing: 0 })

/** Marks for each listing that is open at the same time. */
const LENT = { midway: marks(), standings: marks(), winners: marks(), losers: marks() }

function listing(lent: Marks): Listing {
  const items: number[] = []
  const mine = ++lent.listing
  return {
    items,
    place: item => {
      if (item >= lent.places.length) widen(lent, item)
      if (lent.written[item] === mine) return lent.places[item] as number
      lent.written[item] = mine
      return (lent.places[item] = items.push(item) - 1)
    },
  }
}

function widen(lent: Marks, item: number): void {
  const [places, written] = [new Int32Array(2 * item), new Int32Array(2 * item)]
  places.set(lent.places)
  written.set(lent.written)
  lent.places = places
  lent.written = written
}

/** Lays the chances of this many shots on the ladder, summed up over equal outcomes. */
export function pourAll(after: Aftermath, chances: Float64Array, shots: number): Aftermath {
  const { ladder, midway, weights } = after
  const { places, most, stays } = ladder
  midway.fill(0)
  for (let p = 0; p <= shots; p++)
    for (let h = 0; p + h <= shots; h++) {
      const place = places[p * (most + 1) + h] as number
      midway[place] = (midway[place] ?? 0) + (chances[p * (shots + 1) + h] ?? 0)
    }
  pour(ladder.settled, midway, weights)
  pour(ladder.asWinner, weights, after.byWinner)
  pour(ladder.asLoser, weights, after.byLoser)
  after.staying = 0
  for (let i = 0; i < weights.length; i++) after.staying += (weights[i] ?? 0) * (stays[i] ?? 0)
  return after
}

function pour(places: readonly number[], from: Float64Array, into: Float64Array): void {
  into.fill(0)
  for (let i = 0; i < from.length; i++) {
    const place = places[i] as number
    into[place] = (into[place] ?? 0) + (from[i] ?? 0)
  }
}
