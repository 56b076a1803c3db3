/**
 * The yardstick: one land battle of a fixed kind, written out by hand with nothing in it that a game needs (no events, no
 * decisions, no options, no explanations). Simple one-step units against each other in the open, two rounds, the default
 * policy, rout tests, leaders and points. Nothing else may use it.
 */
export interface BareSide {
  readonly cf: readonly number[]
  readonly mf: readonly number[]
  readonly modifier: readonly number[]
  readonly amv: number
}

let [a, b, c, d] = [1, 2, 3, 4]
function die(): number {
  const sum = (a + b + d) | 0
  d = (d + 1) | 0
  a = b ^ (b >>> 9)
  b = (c + (c << 3)) | 0
  c = (((c << 21) | (c >>> 11)) + sum) | 0
  return (sum >>> 0) % 10
}

const alive = [new Int8Array(64), new Int8Array(64)] as const
const panicked = [new Int8Array(64), new Int8Array(64)] as const

/** 1 when the attacker wins, 0 otherwise. */
export function bareBattle(sides: readonly [BareSide, BareSide]): number {
  const hits = [0, 0]
  const lost = [0, 0]
  for (let s = 0; s < 2; s++) {
    alive[s as 0].fill(1, 0, sides[s as 0].cf.length)
    panicked[s as 0].fill(0, 0, sides[s as 0].cf.length)
  }
  for (let round = 0; round < 2; round++) {
    const dealt = [0, 0, 0, 0]
    for (let s = 0; s < 2; s++) fire(sides, s as 0 | 1, round, dealt)
    for (let s = 0; s < 2; s++) suffer(sides, s as 0 | 1, dealt, hits, lost)
    const left0 = left(0, sides[0].cf.length)
    const left1 = left(1, sides[1].cf.length)
    if (left0 === 0 || left1 === 0) return left0 === 0 ? 0 : 1
    const down0 = sides[0].amv - (lost[0] as number) < 0
    const down1 = sides[1].amv - (lost[1] as number) < 0
    if (down0 && die() >= 5) return leaders(0)
    if (down1 && die() >= 5) return leaders(1)
    if (down0 || down1) return leaders(down0 ? 0 : 1)
  }
  return leaders((hits[1] as number) > (hits[0] as number) ? 1 : 0)
}

function leaders(won: number): number {
  for (let s = 0; s < 2; s++) if (die() + (s === won ? 0 : 1) >= 9) die()
  return won
}

function fire(sides: readonly [BareSide, BareSide], s: 0 | 1, round: number, dealt: number[]): void {
  const { cf, modifier } = sides[s]
  for (let u = 0; u < cf.length; u++) {
    if (alive[s][u] === 0 || panicked[s][u] === 1) continue
    const value = (cf[u] as number) + (modifier[round] as number)
    const roll = die()
    if (roll < value) dealt[2 - 2 * s] = (dealt[2 - 2 * s] as number) + 1
    else if (roll === value) dealt[3 - 2 * s] = (dealt[3 - 2 * s] as number) + 1
  }
}

function suffer(sides: readonly [BareSide, BareSide], s: 0 | 1, dealt: number[], hits: number[], lost: number[]): void {
  const { cf, mf } = sides[s]
  for (let n = dealt[2 * s + 1] as number; n > 0; n--) {
    const u = lowest(s, mf, cf)
    if (u < 0) break
    panicked[s][u] = 1
    lost[s] = (lost[s] as number) + 1
  }
  for (let n = dealt[2 * s] as number; n > 0; n--) {
    const u = lowest(s, cf, mf)
    if (u < 0) break
    alive[s][u] = 0
    hits[s] = (hits[s] as number) + 1
    lost[s] = (lost[s] as number) + 1
  }
}

function lowest(s: 0 | 1, first: readonly number[], second: readonly number[]): number {
  let pick = -1
  for (let u = 0; u < first.length; u++) {
    if (alive[s][u] === 0 || panicked[s][u] === 1) continue
    if (
      pick < 0 ||
      (first[u] as number) < (first[pick] as number) ||
      (first[u] === first[pick] && (second[u] as number) <= (second[pick] as number))
    )
      pick = u
  }
  return pick
}

function left(s: 0 | 1, units: number): number {
  let count = 0
  for (let u = 0; u < units; u++) count += alive[s][u] as number
  return count
}
