import type { Contest } from '../questions.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { ableToAttack, fitToAttack } from '../movement/attack.ts'
import { hostile, layOf, openOf, sideOfPlayer } from '../map/presence.ts'
import type { Lay } from '../map/presence.ts'

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
    if (sides.length === 0) continue
    const stack = openOf(s, p, p.active, region)
    const own = stack.filter(c => s.owner[c] === p.active)
    if (fitToAttack(s, p, own).length === 0 || !ableToAttack(s, p, stack)) continue
    for (const side of sides) found.push({ region, side })
  }
  return found
}

export const contestKey = (s: Scenario, { region, side }: Contest): number => region * s.players.length + side

/** Sides of declared enemies with combat units in the open. */
export function enemySides(s: Scenario, p: Sight, lay: Lay, player: number, region: number): number[] {
  const sides = new Set<number>()
  for (let q = 0; q < s.players.length; q++)
    if (hostile(s, p, player, q) && at(lay.combat, q * s.map.regions.length + region) > 0)
      sides.add(sideOfPlayer(s, q))
  return [...sides]
}
