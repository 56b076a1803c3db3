/**
 * The yardstick: one land battle of a fixed kind, written out by hand with nothing in it that a game needs (no events, no
 * decisions, no options, no explanations). Simple one-step units against each other in the open, two rounds, the default
 * policy, rout tests, leaders of three stars and points. Nothing else may use it.
 */
export interface BareSide {
  readonly cf: readonly number[]
  readonly mf: readonly number[]
  /** By round. */
  readonly modifier: readonly number[]
  readonly amv: number
}

type Sides = readonly [BareSide, BareSide]
type Side = 0 | 1
type BySide = [number, number]

const BOTH = [0, 1] as const
const other = (s: Side): Side => (s === 0 ? 1 : 0)

let [a, b, c, d] = [1, 2, 3, 4]
function die(): number {
  const sum = (a + b + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (((c << 21) | (c >>> 11)) + sum) | 0
  return (sum >>> 0) % 10
}

/** By unit: 0 can fight, 1 in panic, 2 dead. */
const state = [new Int8Array(64), new Int8Array(64)] as const
/** By side: the results owed, units that can fight, units alive, and what was suffered. */
const hitsDue: BySide = [0, 0]
const panicsDue: BySide = [0, 0]
const fit: BySide = [0, 0]
const alive: BySide = [0, 0]
const hits: BySide = [0, 0]
const suffered: BySide = [0, 0]

/** What the last battle was worth to the attacker. */
let points = 0
export const barePoints = (): number => points

/** 1 when the attacker wins, 0 otherwise. */
export function bareBattle(sides: Sides): number {
  begin(sides, 0)
  begin(sides, 1)
  for (let round = 0; round < 2; round++) {
    fire(sides[0], 0, round)
    fire(sides[1], 1, round)
    suffer(sides[0], 0)
    suffer(sides[1], 1)
    if (alive[0] === 0 || alive[1] === 0)
      return settle(sides, alive[0] !== 0 ? 1 : alive[1] !== 0 ? 0 : -1, false)
    const down0 = wavers(sides[0], 0)
    const down1 = wavers(sides[1], 1)
    if (!down0 && !down1) continue
    const first: Side = down0 && (!down1 || suffered[0] >= suffered[1]) ? 0 : 1
    if (routs(first)) return settle(sides, first, true)
    const second = other(first)
    if (down0 && down1 && routs(second)) return settle(sides, second, true)
    return settle(sides, first, false)
  }
  return settle(sides, hits[1] > hits[0] ? 1 : 0, false)
}

function begin(sides: Sides, s: Side): void {
  const units = sides[s].cf.length
  state[s].fill(0, 0, units)
  fit[s] = units
  alive[s] = units
  hits[s] = 0
  suffered[s] = 0
}

function fire({ cf, modifier }: BareSide, s: Side, round: number): void {
  const own = state[s]
  const change = modifier[round] as number
  let [hit, panic] = [0, 0]
  let u = 0
  for (const factor of cf) {
    if (own[u++] !== 0) continue
    const value = factor + change
    const roll = die()
    if (roll < value) hit++
    else if (roll === value || roll === 0) panic++
  }
  hitsDue[other(s)] = hit
  panicsDue[other(s)] = panic
}

function suffer({ cf, mf }: BareSide, s: Side): void {
  const own = state[s]
  for (let n = panicsDue[s]; n > 0 && fit[s] !== 0; n--) {
    own[lowest(own, mf, cf, 0)] = 1
    fit[s]--
    suffered[s]++
  }
  for (let n = hitsDue[s]; n > 0 && alive[s] !== 0; n--) {
    const shaken = fit[s] === 0 ? 1 : 0
    own[lowest(own, cf, mf, shaken)] = 2
    if (shaken === 0) fit[s]--
    alive[s]--
    hits[s]++
    suffered[s]++
  }
}

/** Of the units in this state the one that is lowest in the first factor, then in the second, then listed later. */
function lowest(own: Int8Array, first: readonly number[], second: readonly number[], at: number): number {
  let pick = -1
  for (let u = 0; u < first.length; u++) {
    if (own[u] !== at) continue
    if (
      pick < 0 ||
      (first[u] as number) < (first[pick] as number) ||
      (first[u] === first[pick] && (second[u] as number) <= (second[pick] as number))
    )
      pick = u
  }
  return pick
}

const wavers = ({ cf, amv }: BareSide, s: Side): boolean => fit[s] === 0 || cf.length - fit[s] > amv

/** Without a die if all remaining units are in panic. */
const routs = (s: Side): boolean => fit[s] === 0 || die() >= 5

/** Leaders are tested and points counted; the loser is -1 if no units are left. */
function settle(sides: Sides, loser: Side | -1, routed: boolean): number {
  points = 0
  for (const s of BOTH) {
    const lost = (s === 1 - loser ? 0 : 1) + (alive[s] === 0 ? 1 : 0) + (routed && s === loser ? 1 : 0)
    if (die() + lost - 1 >= 9 && die() > 4) points += s === 0 ? -2 : 2
  }
  if (loser === -1) return 0
  const winner = other(loser)
  const own = sides[winner].cf.length - fit[winner]
  const enemy = sides[loser].cf.length - fit[loser]
  const gained = (sides[loser].cf.length >= 6 ? 3 : 0) + (enemy > own ? (enemy - own) >> 1 : 0)
  points += loser === 1 ? gained : -gained
  return loser
}
