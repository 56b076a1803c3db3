import type { Aftermath } from './ladder.ts'
import type { Duel, Side } from './duel.ts'
import type { Shot } from './volley.ts'
import { ladderOf, pourAll, unmoved } from './ladder.ts'
import { volley } from './volley.ts'

/** How all the rounds may have ended. */
export interface Endings {
  /** By round and losing side: for each winner number the weights of loser numbers. */
  readonly joint: readonly (readonly [Float64Array[], Float64Array[]])[]
  /** By side: the weight of each standing in which it ended. */
  readonly final: readonly [number[], number[]]
}

/** The most work that a round may take, in pairs of numbers to multiply: some seconds, and more is beyond reach. */
const REACH = 1e9

/** Two standings that meet in the next round, and the weight of that. */
interface Pair {
  readonly attacker: number
  readonly defender: number
  weight: number
}

/** Fights all rounds with all chances; null when that is beyond reach. */
export function exchange(duel: Duel): Endings | null {
  const endings: Endings = {
    joint: Array.from({ length: duel.rounds + 1 }, () => [[], []] as [Float64Array[], Float64Array[]]),
    final: [[], []],
  }
  const [a, d] = duel.start
  let pairs: readonly Pair[] = [{ attacker: a, defender: d, weight: 1 }]
  if (duel.mayEndAtOnce) {
    const next = new Map<number, Pair>()
    endRound(duel, endings, 0, unmoved(duel, 0, a, 0), unmoved(duel, 1, d, 0), 1, next)
    pairs = [...next.values()]
  }
  for (let round = 1; round <= duel.rounds; round++) {
    if (workOf(duel, pairs.length) > REACH) return null
    const next = new Map<number, Pair>()
    const fire = gunnery(duel, round)
    for (const pair of pairs) fight(duel, endings, round, fire, pair, next)
    pairs = [...next.values()]
  }
  return endings
}

/** Every pair of standings leads to every number of panics and hits on either side. */
const workOf = (duel: Duel, pairs: number): number =>
  (pairs * (duel.mostShots(0) * duel.mostShots(1)) ** 2) / 4

/** How a side's volley leaves the other side. */
type Fire = (firing: Side, own: number, enemy: number) => Aftermath

/** One pair of standings fights a round: all at once, or one side after the other. */
function fight(
  duel: Duel,
  endings: Endings,
  round: number,
  fire: Fire,
  pair: Pair,
  next: Map<number, Pair>,
): void {
  const { attacker: a, defender: d, weight } = pair
  const [together, answer] = duel.volleys
  if (answer === undefined) return endRound(duel, endings, round, fire(1, d, a), fire(0, a, d), weight, next)
  const first = together?.[0] as Side
  const second: Side = first === 0 ? 1 : 0
  const struck = first === 0 ? fire(0, a, d) : fire(1, d, a)
  const own = first === 0 ? a : d
  const { midway } = struck.ladder
  for (const [i, standing] of midway.entries()) {
    const chance = weight * (struck.midway[i] ?? 0)
    if (chance === 0) continue
    const replier = unmoved(duel, second, standing, round)
    const answered = duel.replies(second, standing)
      ? fire(second, standing, own)
      : unmoved(duel, first, own, round)
    if (first === 0) endRound(duel, endings, round, answered, replier, chance, next)
    else endRound(duel, endings, round, replier, answered, chance, next)
  }
}

/** Volleys and ladders of losses are worked out once for each standing that needs them. */
function gunnery(duel: Duel, round: number): Fire {
  const volleys = new Map<readonly Shot[], Float64Array>()
  const ladders = [new Map<number, Aftermath>(), new Map<number, Aftermath>()] as const
  return (firing, own, enemy) => {
    const shots = duel.shots(firing, own, enemy, round)
    let chances = volleys.get(shots)
    if (chances === undefined) volleys.set(shots, (chances = volley(shots)))
    const foe: Side = firing === 0 ? 1 : 0
    let ladder = ladders[foe].get(enemy)
    if (ladder === undefined)
      ladders[foe].set(enemy, (ladder = ladderOf(duel, foe, enemy, duel.mostShots(firing), round)))
    return pourAll(ladder, chances, shots.length)
  }
}

/** The round is over: endings are recorded, and the rest is added to the next round's pairs. */
function endRound(
  duel: Duel,
  endings: Endings,
  round: number,
  a: Aftermath,
  d: Aftermath,
  weight: number,
  next: Map<number, Pair>,
): void {
  const last = round === duel.rounds
  conclude(endings.final[0], a, last ? 0 : d.staying, weight)
  conclude(endings.final[1], d, last ? 0 : a.staying, weight)
  const [attackerLost, defenderLost] = endings.joint[round] as readonly [Float64Array[], Float64Array[]]
  outer(duel, defenderLost, a, d, weight, last)
  outer(duel, attackerLost, d, a, weight, last)
  if (!last && a.staying > 0 && d.staying > 0) goOn(next, a, d, weight)
}

/** Whatever does not go on has ended; both sides must stay for a round to follow. */
function conclude(
  final: number[],
  { ladder, weights }: Aftermath,
  enemyStaying: number,
  weight: number,
): void {
  const { standings, stays } = ladder
  for (let i = 0; i < standings.length; i++) {
    const standing = standings[i] as number
    const ends = weight * (weights[i] ?? 0) * (1 - (stays[i] ?? 0) * enemyStaying)
    final[standing] = (final[standing] ?? 0) + ends
  }
}

/** Adds the weights of all pairs of a winner and a loser; one that gives way by rule beats only those that do so too. */
function outer(
  duel: Duel,
  joint: Float64Array[],
  won: Aftermath,
  lost: Aftermath,
  weight: number,
  last: boolean,
): void {
  const { winners } = won.ladder
  const firmWinners = duel.waverersMayWin ? winners.length : won.ladder.firmWinners
  const { losers, brokenLosers, widest } = lost.ladder
  for (let w = 0; w < winners.length; w++) {
    const reach = last && w < firmWinners ? losers.length : brokenLosers
    const share = weight * (won.byWinner[w] ?? 0)
    if (reach === 0 || share === 0) continue
    const row = rowOf(joint, winners[w] as number, widest)
    for (let l = 0; l < reach; l++) {
      const spot = losers[l] as number
      row[spot] = (row[spot] ?? 0) + share * (lost.byLoser[l] ?? 0)
    }
  }
}

function rowOf(joint: Float64Array[], winner: number, widest: number): Float64Array {
  const row = joint[winner]
  if (row !== undefined && row.length > widest) return row
  const wider = new Float64Array(2 * widest + 2)
  if (row !== undefined) wider.set(row)
  return (joint[winner] = wider)
}

function goOn(next: Map<number, Pair>, a: Aftermath, d: Aftermath, weight: number): void {
  a.ladder.standings.forEach((attacker, i) => {
    const share = weight * (a.weights[i] ?? 0) * (a.ladder.stays[i] ?? 0)
    if (share === 0) return
    d.ladder.standings.forEach((defender, j) => {
      const chance = share * (d.weights[j] ?? 0) * (d.ladder.stays[j] ?? 0)
      if (chance === 0) return
      const key = attacker * 2 ** 24 + defender
      const pair = next.get(key)
      if (pair === undefined) next.set(key, { attacker, defender, weight: chance })
      else pair.weight += chance
    })
  })
}
