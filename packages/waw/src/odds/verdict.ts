import { everyToss } from '@sandtable/odds'
import type { Plight } from '../battle/plight.ts'
import type { Side } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { ATTACKER, DEFENDER, NOBODY } from '../position.ts'
import { DIE } from '../charts/battle.ts'
import { afterTests, loserByHits, routOrder, routs } from '../battle/plight.ts'

/** The chances that a side loses routed or unrouted, or, under the defender, that neither wins. */
export interface Verdict {
  readonly routed: number
  readonly beaten: number
  readonly draw: number
}

/** W-12.2-test The chance that a test ends in rout, counted over the faces. */
const ROUT_CHANCE = Array.from({ length: DIE }, (_, die) => die).filter(routs).length / DIE

/** W-12.2-hold-retreat, G-28 The chance that a side is ready for another round. */
export function stays(s: Scenario, plight: Plight): number {
  if (plight.gone) return 0
  if (!plight.wavers) return 1
  return s.rules.pass_means_retreat || plight.wholePanic ? 0 : 1 - ROUT_CHANCE
}

/** Verdicts worked out before; they depend only on their key. */
const known: Verdict[] = []

/** The outcomes of two plights at a round's end for the side that may lose; there are few distinct ones. */
export function judging(s: Scenario, loser: Side, last: boolean): (winner: Plight, loser: Plight) => Verdict {
  const game = 4 * loser + (last ? 2 : 0) + (s.rules.pass_means_retreat ? 1 : 0)
  return (won, lost) => {
    const attacker = loser === DEFENDER ? won : lost
    const defender = loser === DEFENDER ? lost : won
    const first = attacker.wavers && defender.wavers ? (routOrder(attacker, defender)[0] as Side) : 0
    const plights = 8 * kind(attacker) + kind(defender)
    const key = 8 * (4 * plights + 2 * first + loserByHits(attacker, defender)) + game
    return (known[key] ??= verdict(s, loser, attacker, defender, last))
  }
}

const kind = ({ gone, wavers, wholePanic }: Plight): number =>
  (gone ? 1 : 0) + (wavers ? 2 : 0) + (wholePanic ? 4 : 0)

function verdict(s: Scenario, loser: Side, attacker: Plight, defender: Plight, last: boolean): Verdict {
  const chances = { routed: 0, beaten: 0, draw: 0 }
  for (const { result, chance } of everyToss(toss => settled(s, attacker, defender, last, toss))) {
    if (result.loser === NOBODY) chances.draw += loser === DEFENDER ? chance : 0
    else if (result.loser === loser) chances[result.routed ? 'routed' : 'beaten'] += chance
  }
  return chances
}

interface Settled {
  /** The side that loses; NOBODY for a draw, null when the battle goes on. */
  readonly loser: Side | typeof NOBODY | null
  readonly routed: boolean
}

/** G-31, G-29, W-12.5-decision The order in which a battle is decided. */
function settled(
  s: Scenario,
  a: Plight,
  d: Plight,
  last: boolean,
  toss: (chance: number) => boolean,
): Settled {
  if (a.gone || d.gone)
    return { loser: a.gone && d.gone ? NOBODY : a.gone ? ATTACKER : DEFENDER, routed: false }
  const routed = (side: Side): boolean => (side === ATTACKER ? a : d).wholePanic || toss(ROUT_CHANCE)
  return afterTests(s, a, d, routed) ?? { loser: last ? loserByHits(a, d) : null, routed: false }
}
