import type { Beaten, Fate, Victor } from './fates.ts'
import type { Plight } from '../battle/plight.ts'
import type { Pricing } from './pricing.ts'
import type { Verdict } from './verdict.ts'

/** The sum of one side's defeats in one round. */
export interface Tally {
  beaten: number
  routed: number
  draw: number
  /** Points to the winner; in a draw, to the side that doesn't count as loser here. */
  points: number
  /** By number of units lost: how much pursuit and retreat change its chance. */
  readonly lost: Float64Array
}

/** Losers in rows of plain numbers, since they are read for every winner. */
interface Losers {
  readonly panicked: Int32Array
  /** Units lost before pursuit and retreat. */
  readonly before: Int32Array
  /** Which of the different plights each has. */
  readonly plight: Int32Array
  readonly plights: readonly Plight[]
  /** Fates of each, side by side: unrouted, then routed after 0, 1, 2 … hits in pursuit. */
  readonly fates: number
  /** A fate's cost: twice the losses, and 1 more if no units are left. */
  readonly cost: Int32Array
  readonly lost: Int32Array
}

/** Sums up over all pairs of a winner and a loser. */
export function tallyOf(
  joint: readonly Float64Array[],
  winners: readonly Victor[],
  beaten: readonly Beaten[],
  judge: (winner: Plight, loser: Plight) => Verdict,
  worth: Pricing,
  units: number,
): Tally {
  const tally = { beaten: 0, routed: 0, draw: 0, points: 0, lost: new Float64Array(units + 1) }
  const losers = inRows(beaten)
  joint.forEach((row, w) => {
    const winner = winners[w] as Victor
    const verdicts = losers.plights.map(plight => judge(winner.plight, plight))
    addRow(tally, row, winner, losers, verdicts, worth)
  })
  return tally
}

function inRows(all: readonly Beaten[]): Losers {
  const fates = 1 + all.reduce((most, { routed }) => Math.max(most, routed.length), 0)
  const row = (length: number): Int32Array => new Int32Array(length)
  const [panicked, before, plight] = [row(all.length), row(all.length), row(all.length)]
  const [cost, lost] = [row(all.length * fates), row(all.length * fates)]
  const places = new Map<number, number>()
  const plights: Plight[] = []
  const enter = (spot: number, fate: Fate): void => {
    cost[spot] = 2 * fate.losses + (fate.wiped ? 1 : 0)
    lost[spot] = fate.lost
  }
  all.forEach((side, l) => {
    panicked[l] = side.panicked
    before[l] = side.lost
    let place = places.get(side.plightKey)
    if (place === undefined) places.set(side.plightKey, (place = plights.push(side.plight) - 1))
    plight[l] = place
    enter(l * fates, side.unrouted)
    for (let i = 0; i < side.routed.length; i++) enter(l * fates + 1 + i, side.routed[i] as Fate)
  })
  return { panicked, before, plight, plights, fates, cost, lost }
}

/** One winner against all losers. */
function addRow(
  tally: Tally,
  row: Float64Array,
  winner: Victor,
  losers: Losers,
  verdicts: readonly Verdict[],
  worth: Pricing,
): void {
  const { fates, cost, lost, before, panicked, plight } = losers
  const [unrouted, chasedPrices] = worth.victory(winner.losses)
  let [beatenSum, routedSum, points] = [0, 0, 0]
  for (let l = 0; l < before.length; l++) {
    const weight = row[l]!
    if (!(weight > 0)) continue
    const { routed, beaten, draw } = verdicts[plight[l]!] as Verdict
    let fate = l * fates
    if (draw > 0) {
      tally.draw += weight * draw
      points += weight * draw * worth.draw(winner.losses, cost[fate]! >> 1)
    }
    if (beaten > 0) {
      beatenSum += weight * beaten
      points += weight * beaten * unrouted[cost[fate]!]!
      move(tally.lost, before[l]!, lost[fate]!, weight * beaten)
    }
    if (routed === 0) continue
    routedSum += weight * routed
    const chase = winner.chase(panicked[l]!)
    for (let hits = 0; hits < chase.length; hits++) {
      const chance = weight * routed * chase[hits]!
      fate++
      points += chance * chasedPrices[cost[fate]!]!
      move(tally.lost, before[l]!, lost[fate]!, chance)
    }
  }
  tally.beaten += beatenSum + routedSum
  tally.routed += routedSum
  tally.points += points
}

function move(lost: Float64Array, from: number, to: number, chance: number): void {
  lost[from] = lost[from]! - chance
  lost[to] = lost[to]! + chance
}
