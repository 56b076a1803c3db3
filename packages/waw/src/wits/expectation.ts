import type { Outlook } from './outlook.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, ATTACKER, DEFENDER } from '../position.ts'
import { attackOdds, likelyLosses } from './foresight.ts'
import { isLeader } from '../scenario.ts'
import { ofEnemies } from '../map/presence.ts'
import { powerOfAll } from './worth.ts'

/** An attack's likely result. */
export interface Expected {
  readonly wins: number
  readonly points: number
  /** Combat units lost, the attacker's and the defender's. */
  readonly losses: number
  readonly kills: number
}

/** Below this share of the enemy's power there is no attack; above that multiple of it nothing needs working out. */
const HOPELESS = 0.6
const SURE = 2.5
/** This many combat units on both sides take long to work out. */
const HUGE = 20

/** Exact odds if the outcome is open; if one side is far stronger, or the armies are huge, an estimate will do. */
export function expectedBattle(
  s: Scenario,
  p: Sight,
  look: Outlook,
  player: number,
  group: readonly number[],
  from: number,
  region: number,
): Expected | null {
  const ratio = powerOfAll(s, p, group) / Math.max(1, at(look.enemy, region))
  if (ratio < HOPELESS) return null
  const own = group.filter(c => !isLeader(s, c) && !s.units[c]?.support).length
  const enemies = ofEnemies(s, p, look.lay.combat, player, region)
  if (ratio > SURE || own + enemies > HUGE) return estimate(ratio, own, enemies)
  const forecast = attackOdds(s, p, player, group, from, region)
  if (forecast === null) return null
  const { odds } = forecast
  return {
    wins: odds.attackerWins,
    points: odds.meanVp,
    losses: likelyLosses(odds, ATTACKER),
    kills: likelyLosses(odds, DEFENDER),
  }
}

function estimate(ratio: number, own: number, enemies: number): Expected {
  const wins = Math.min(0.97, Math.max(0.03, 0.5 + 0.75 * (ratio - 1.05)))
  return {
    wins,
    points: (2 * wins - 1) * (enemies >= 6 ? 3 : 1),
    losses: Math.min(own, 0.2 * enemies),
    kills: Math.min(enemies, 0.3 * own),
  }
}
