import type { Shot } from './volley.ts'
import { volley } from './volley.ts'

export type Side = 0 | 1

/**
 * Two sides that exchange fire over rounds, as a ruleset tells it. How a side stands is a number that the ruleset gives
 * out; equal standings have equal numbers, and that is what keeps the count of cases small.
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
  /** How the side stands after panics and hits, up to so many results in all: at panics × (results + 1) + hits. */
  readonly suffered: (side: Side, standing: number, results: number) => Int32Array
  /** Whether a side that has been fired at first still answers. */
  readonly replies: (side: Side, standing: number) => boolean
  /** How the side stands when the round is over. */
  readonly roundOver: (side: Side, standing: number) => number
  /** The chance that the side is ready for another round. */
  readonly stays: (side: Side, standing: number) => number
  /** Whether the side may lose to any enemy, even to one that gives way itself. */
  readonly givesWay: (side: Side, standing: number) => boolean
  /** What matters of the standing should the side win, as a number from 0. */
  readonly asWinner: (side: Side, standing: number, round: number) => number
  /** What matters of the standing should the side lose, as a number from 0. */
  readonly asLoser: (side: Side, standing: number, round: number) => number
}

/** How all the rounds may have ended. */
export interface Endings {
  /** By round and losing side: for each winner number the weights of loser numbers. */
  readonly joint: readonly (readonly [Float64Array[], Float64Array[]])[]
  /** By side: the weight of each standing in which it ended. */
  readonly final: readonly [Map<number, number>, Map<number, number>]
}

/** Standings of one side with their chances. */
interface Cases {
  readonly standings: readonly number[]
  readonly weights: readonly number[]
}

/** Weights by pair of standings, the attacker's first. */
type Pairs = Map<number, Map<number, number>>

/** More pairs of standings than this at the start of a round are beyond exact reach. */
const REACH = 20_000

/** Fights all rounds with all chances; null when that is beyond reach. */
export function exchange(duel: Duel): Endings | null {
  const endings = {
    joint: Array.from({ length: duel.rounds + 1 }, () => [[], []] as [Float64Array[], Float64Array[]]),
    final: [new Map(), new Map()] as [Map<number, number>, Map<number, number>],
  }
  let pairs: Pairs = new Map([[duel.start[0], new Map([[duel.start[1], 1]])]])
  if (duel.mayEndAtOnce) pairs = endOf(duel, endings, 0, alone(duel.start[0]), alone(duel.start[1]), 1, new Map())
  const fire = gunnery(duel)
  for (let round = 1; round <= duel.rounds; round++) {
    if ([...pairs.values()].reduce((size, row) => size + row.size, 0) > REACH) return null
    const next: Pairs = new Map()
    for (const [a, row] of pairs)
      for (const [d, weight] of row)
        for (const after of fought(duel, fire, a, d, round))
          endOf(duel, endings, round, after.attacker, after.defender, weight * after.weight, next)
    pairs = next
  }
  return endings
}

const alone = (standing: number): Cases => ({ standings: [standing], weights: [1] })

/** How a side's volley leaves the other side standing. */
type Fire = (firing: Side, own: number, enemy: number, round: number) => Cases

/** What two standings may come to in one round. */
function fought(duel: Duel, fire: Fire, a: number, d: number, round: number): Fought[] {
  const [together, answer] = duel.volleys
  if (answer === undefined)
    return [{ attacker: fire(1, d, a, round), defender: fire(0, a, d, round), weight: 1 }]
  const first = together?.[0] as Side
  const struck = first === 0 ? fire(0, a, d, round) : fire(1, d, a, round)
  const second: Side = first === 0 ? 1 : 0
  return struck.standings.map((standing, i) => {
    const weight = struck.weights[i] as number
    const own = first === 0 ? a : d
    const answered = duel.replies(second, standing) ? fire(second, standing, own, round) : alone(own)
    return first === 0
      ? { attacker: answered, defender: alone(standing), weight }
      : { attacker: alone(standing), defender: answered, weight }
  })
}

interface Fought {
  readonly attacker: Cases
  readonly defender: Cases
  readonly weight: number
}

/** Volleys are worked out once for each standing, unless they depend on the enemy's; ladders of losses likewise. */
function gunnery(duel: Duel): Fire {
  const volleys = new Map<readonly Shot[], Float64Array>()
  const ladders: [Map<number, Int32Array>, Map<number, Int32Array>] = [new Map(), new Map()]
  return (firing, own, enemy, round) => {
    const shots = duel.shots(firing, own, enemy, round)
    let chances = volleys.get(shots)
    if (chances === undefined) volleys.set(shots, (chances = volley(shots)))
    const foe: Side = firing === 0 ? 1 : 0
    const known = enemy * 4096 + shots.length
    let ladder = ladders[foe].get(known)
    if (ladder === undefined) ladders[foe].set(known, (ladder = duel.suffered(foe, enemy, shots.length)))
    return casesOf(chances, ladder, shots.length)
  }
}

/** Equal standings are merged: the next ones of a ladder are often the same, when no more results can land. */
function casesOf(chances: Float64Array, ladder: Int32Array, results: number): Cases {
  const standings: number[] = []
  const weights: number[] = []
  const width = results + 1
  for (let p = 0; p <= results; p++) {
    let before = -1
    for (let spot = p * width; spot <= p * width + results - p; spot++) {
      const standing = ladder[spot] as number
      const weight = chances[spot] as number
      if (weight === 0) continue
      if (standing === before) weights[weights.length - 1] = (weights[weights.length - 1] as number) + weight
      else {
        standings.push(standing)
        weights.push(weight)
      }
      before = standing
    }
  }
  return { standings, weights }
}

/** The round is over: what ends is written down, and what goes on is added to the next round's pairs. */
function endOf(
  duel: Duel,
  endings: Endings,
  round: number,
  attacker: Cases,
  defender: Cases,
  weight: number,
  next: Pairs,
): Pairs {
  const last = round === duel.rounds
  const sides = [lookAt(duel, 0, attacker, round, last), lookAt(duel, 1, defender, round, last)] as const
  const [a, d] = sides
  a.standings.forEach((standing, i) => {
    const ends = (a.weights[i] as number) * (1 - (a.stays[i] as number) * d.staying)
    add(endings.final[0], standing, weight * ends)
    if ((a.stays[i] as number) > 0 && d.staying > 0) goOn(next, standing, weight * (a.weights[i] as number) * (a.stays[i] as number), d)
  })
  d.standings.forEach((standing, i) =>
    add(endings.final[1], standing, weight * (d.weights[i] as number) * (1 - (d.stays[i] as number) * a.staying)),
  )
  for (const loser of [0, 1] as const) {
    const lost = sides[loser]
    const won = sides[loser === 0 ? 1 : 0]
    const joint = (endings.joint[round] as readonly [Float64Array[], Float64Array[]])[loser]
    outer(joint, won.firmWinners, lost.brokenLosers, weight)
    outer(joint, won.brokenWinners, lost.brokenLosers, weight)
    if (last) outer(joint, won.firmWinners, lost.firmLosers, weight)
  }
  return next
}

/** One side at the end of a round, sorted by what can become of it. */
interface Look extends Cases {
  readonly stays: readonly number[]
  readonly staying: number
  readonly firmWinners: Classes
  readonly brokenWinners: Classes
  readonly firmLosers: Classes
  readonly brokenLosers: Classes
}

/** Weights by class, dense, with the classes that have any. */
interface Classes {
  readonly classes: number[]
  readonly weights: number[]
}

function lookAt(duel: Duel, side: Side, cases: Cases, round: number, last: boolean): Look {
  const standings = cases.standings.map(standing => duel.roundOver(side, standing))
  const stays = standings.map(standing => (last ? 0 : duel.stays(side, standing)))
  const none = (): Classes => ({ classes: [], weights: [] })
  const look = { firmWinners: none(), brokenWinners: none(), firmLosers: none(), brokenLosers: none() }
  let staying = 0
  standings.forEach((standing, i) => {
    const weight = cases.weights[i] as number
    staying += weight * (stays[i] as number)
    const broken = duel.givesWay(side, standing)
    gather(broken ? look.brokenWinners : look.firmWinners, duel.asWinner(side, standing, round), weight)
    if (broken || last) gather(broken ? look.brokenLosers : look.firmLosers, duel.asLoser(side, standing, round), weight)
  })
  return { standings, weights: cases.weights, stays, staying, ...look }
}

function gather(into: Classes, kind: number, weight: number): void {
  const known = into.weights[kind]
  if (known === undefined) into.classes.push(kind)
  into.weights[kind] = (known ?? 0) + weight
}

/** Adds the weights of all pairs of a winner and a loser. */
function outer(joint: Float64Array[], winners: Classes, losers: Classes, weight: number): void {
  const { classes, weights } = losers
  if (classes.length === 0) return
  const most = classes.reduce((a, b) => Math.max(a, b), 0)
  for (const winner of winners.classes) {
    let row = joint[winner]
    if (row === undefined || row.length <= most) {
      const wider = new Float64Array(2 * most + 2)
      if (row !== undefined) wider.set(row)
      joint[winner] = row = wider
    }
    const share = weight * (winners.weights[winner] as number)
    for (const loser of classes) row[loser] = (row[loser] as number) + share * (weights[loser] as number)
  }
}

function goOn(next: Pairs, standing: number, weight: number, enemy: Look): void {
  let row = next.get(standing)
  if (row === undefined) next.set(standing, (row = new Map()))
  for (let i = 0; i < enemy.standings.length; i++) {
    const chance = (enemy.weights[i] as number) * (enemy.stays[i] as number)
    if (chance > 0) add(row, enemy.standings[i] as number, weight * chance)
  }
}

function add(to: Map<number, number>, key: number, weight: number): void {
  to.set(key, (to.get(key) ?? 0) + weight)
}
