import type { Beaten, Fate, Victor } from './fates.ts'
import type { Plight } from '../battle/plight.ts'
import type { Pricing } from './pricing.ts'
import type { Verdict } from './verdict.ts'

/** What the defeats of one side in one round add up to. */
export interface Tally {
  beaten: number
  routed: number
  draw: number
  /** Points to the winner; in a draw, to the side that is not counted as loser here. */
  points: number
  /** By number of units lost: how much more or less likely pursuit and retreat make it. */
  readonly lost: Float64Array
}

/** Losers in rows of plain numbers, since they are looked at once for every winner. */
interface Losers {
  readonly panicked: Int32Array
  /** Units lost before pursuit and retreat. */
  readonly before: Int32Array
  /** Which of the different plights each has. */
  readonly plight: Int32Array
  readonly plights: readonly Plight[]
  /** Fates of each, side by side: unrouted, then routed after 0, 1, 2 … hits in pursuit. */
  readonly fates: number
  readonly losses: Int32Array
  readonly wiped: Int32Array
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
  const row = (figure: (fate: Fate) => number): Int32Array => {
    const figures = new Int32Array(all.length * fates)
    all.forEach(({ unrouted, routed }, l) => {
      figures[l * fates] = figure(unrouted)
      for (let i = 0; i < routed.length; i++) figures[l * fates + 1 + i] = figure(routed[i] as Fate)
    })
    return figures
  }
  const places = new Map<number, number>()
  const plights: Plight[] = []
  return {
    panicked: Int32Array.from(all, ({ panicked }) => panicked),
    before: Int32Array.from(all, ({ lost }) => lost),
    plight: Int32Array.from(all, ({ plight, plightKey }) => {
      let place = places.get(plightKey)
      if (place === undefined) places.set(plightKey, (place = plights.push(plight) - 1))
      return place
    }),
    plights,
    fates,
    losses: row(({ losses }) => losses),
    wiped: row(({ wiped }) => (wiped ? 1 : 0)),
    lost: row(({ lost }) => lost),
  }
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
  const { fates, losses, wiped, lost, before } = losers
  const price = worth.victory(winner.losses)
  const add = (l: number, fate: number, chance: number, routed: boolean): void => {
    tally.beaten += chance
    tally.points += chance * price(losses[fate] as number, wiped[fate] === 1, routed)
    const [from, to] = [before[l] as number, lost[fate] as number]
    if (from === to) return
    tally.lost[from] = (tally.lost[from] as number) - chance
    tally.lost[to] = (tally.lost[to] as number) + chance
  }
  for (let l = 0; l < before.length; l++) {
    const weight = row[l] as number
    if (!(weight > 0)) continue
    const { routed, beaten, draw } = verdicts[losers.plight[l] as number] as Verdict
    if (draw > 0) {
      tally.draw += weight
      tally.points += weight * worth.draw(winner.losses, losses[l * fates] as number)
    }
    if (beaten > 0) add(l, l * fates, weight * beaten, false)
    if (routed === 0) continue
    tally.routed += weight * routed
    const chase = winner.chase(losers.panicked[l] as number)
    for (let hits = 0; hits < chase.length; hits++)
      add(l, l * fates + 1 + hits, weight * routed * (chase[hits] as number), true)
  }
}
