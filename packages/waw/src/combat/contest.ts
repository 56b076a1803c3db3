import type { Answer } from '@sandtable/kernel'
import type { Contest } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { ableToAttack, fitToAttack, whyNotAttackers } from '../movement/attack.ts'
import { contestKey } from './keys.ts'
import { isLeader } from '../scenario.ts'
import { hostile, layOf, openOf, sideOfPlayer } from '../map/presence.ts'
import type { Lay } from '../map/presence.ts'
import { isOneOf, names, no } from '../why-not.ts'

/** W-12-trigger, W-7.1.4-c1-combat, G-60, G-83 The battles that the active player still has to fight. */
export function contests(s: Scenario, p: Sight): Contest[] {
  const lay = layOf(s, p)
  const regions = s.map.regions.length
  const found: Contest[] = []
  for (let region = 0; region < regions; region++) {
    if (at(lay.combat, p.active * regions + region) === 0) continue
    const sides = enemySides(s, p, lay, p.active, region).filter(
      side => !p.fought.includes(contestKey(s, { region, side })),
    )
    if (sides.length === 0 || whyNoAttack(s, p, region) !== null) continue
    for (const side of sides) found.push({ region, side })
  }
  return found
}

/** What the active player's units in a region lack for an attack. */
function whyNoAttack(s: Scenario, p: Sight, region: number): ReturnType<typeof whyNotAttackers> | null {
  const stack = openOf(s, p, p.active, region)
  const own = stack.filter(c => s.owner[c] === p.active)
  if (fitToAttack(s, p, own).length === 0) return whyNotAttackers(s, p, own)
  return ableToAttack(s, p, stack) ? null : whyNotAttackers(s, p, stack)
}

/** The rules that bar units with a leader from an attack. */
const ATTACK_RULES: Readonly<Partial<Record<ReturnType<typeof whyNotAttackers>, string>>> = {
  unsupplied: 'W-13.4-attack',
  forbidden: 'W-15-cards-over-all',
}

/** Why the active player does not fight this battle; null: it must be fought. */
export function whyNotContest(s: Scenario, p: Sight, answer: Answer): WhyNot | null {
  const rule = 'W-7.1.4-c1-combat'
  if (!names(answer, 'region', 'side')) return no(rule, 'no-answer')
  const { region, side } = answer
  const sides = s.players.map(player => player.side)
  if (!isOneOf(region, s.map.regions.length) || typeof side !== 'number' || !sides.includes(side))
    return no(rule, 'no-answer')
  const lay = layOf(s, p)
  if (at(lay.combat, p.active * s.map.regions.length + region) === 0) return no(rule, 'nobody', { region })
  if (!enemySides(s, p, lay, p.active, region).includes(side))
    return no('W-12-trigger', 'no-enemies', { region })
  if (p.fought.includes(contestKey(s, { region, side }))) return no(rule, 'fought', { region })
  const why = whyNoAttack(s, p, region)
  return why === null ? null : no(ATTACK_RULES[why] ?? s.rules.attackRule, why, { region })
}

/** Sides of declared enemies with combat units in the open. */
export function enemySides(s: Scenario, p: Sight, lay: Lay, player: number, region: number): number[] {
  const sides = new Set<number>()
  for (let q = 0; q < s.players.length; q++)
    if (hostile(s, p, player, q) && at(lay.combat, q * s.map.regions.length + region) > 0)
      sides.add(sideOfPlayer(s, q))
  return [...sides]
}

/** G-60 The player who speaks for a stack until its commander is named: the one with most combat units. */
export function spokesman(s: Scenario, stack: readonly number[]): number {
  const numbers = s.players.map(
    (_, q) => stack.filter(c => s.owner[c] === q && !isLeader(s, c) && !s.units[c]?.support).length,
  )
  return numbers.indexOf(Math.max(...numbers))
}
