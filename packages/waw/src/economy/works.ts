import type { Answer } from '@sandtable/kernel'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { enemyFree, friendly, layOf } from '../map/presence.ts'
import { isOneOf, names, no } from '../why-not.ts'
import { NOBODY } from '../position.ts'
import { onLand } from '../map/passage.ts'

/** W-A3.4-buy The price of building with a fortress counter; null: it is not for sale. */
export const priceOf = (s: Scenario, player: number, work: number): number | null =>
  s.players[player]?.forts[work]?.price ?? null

/** W-A3.4-place Friendly land without enemies and without a fortress. */
export function buildingSites(s: Scenario, p: Sight, player: number): number[] {
  const lay = layOf(s, p)
  return [...s.map.regions.keys()].filter(r => whyNotSite(s, p, lay, player, r) === null)
}

/** Why no fortress is built in a region; null: one may be. */
function whyNotSite(s: Scenario, p: Sight, lay: Lay, player: number, region: number): WhyNot | null {
  const rule = 'W-A3.4-place'
  if (!onLand(s, region)) return no(rule, 'not-land', { region })
  if (p.fort[region] !== NOBODY) return no(rule, 'has-fortress', { region })
  if (!friendly(s, p, player, region)) return no(rule, 'not-friendly', { region })
  return enemyFree(s, p, lay, player, region) ? null : no(rule, 'enemies', { region })
}

/** Why the next paid fortress does not go there; null: it may. */
export function whyNotFort(
  s: Scenario,
  p: Sight,
  player: number,
  work: number,
  answer: Answer,
): WhyNot | null {
  const rule = 'W-7.1.5-placement'
  if (!names(answer, 'work', 'to') || typeof answer.work !== 'number') return no(rule, 'no-answer')
  const { to } = answer
  if (to !== null && !isOneOf(to, s.map.regions.length)) return no(rule, 'no-answer')
  if (answer.work !== work) return no(rule, 'other-first')
  if (to !== null) return whyNotSite(s, p, layOf(s, p), player, to)
  return buildingSites(s, p, player).length === 0 ? null : no(rule, 'has-way')
}
