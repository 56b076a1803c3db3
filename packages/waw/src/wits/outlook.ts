import { spread } from '@sandtable/board'
import type { Lay } from '../map/presence.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { allied, enemyFort, enemyHeld, friendly, hostile, layOf } from '../map/presence.ts'
import { at, nth } from '../position.ts'
import { crossing, onLand } from '../map/passage.ts'
import { isLeader } from '../scenario.ts'
import { powerOf, worthOfRegions } from './worth.ts'
import { TEMPER } from './temper.ts'
import { suppliedRegions } from '../supply/line.ts'

/** A player's survey of the map: the strength of both sides, the goals, the dangers. */
export interface Outlook {
  readonly lay: Lay
  /** Power of the player's side and of enemies in the open, and of enemy stacks that could attack (with a leader). */
  readonly own: readonly number[]
  readonly enemy: readonly number[]
  readonly menace: readonly number[]
  /** The same for stacks up to three regions away, less with the distance. */
  readonly threat: readonly number[]
  /** A region's pull: its own value if it is to be taken or saved, and the values of others the nearer they are. */
  readonly pull: readonly number[]
  /** Regions that would be in supply. */
  readonly supplied: readonly boolean[]
}

export function outlook(s: Scenario, p: Sight, player: number): Outlook {
  const regions = s.map.regions.length
  const [own, enemy, led] = [zeros(regions), zeros(regions), zeros(regions)]
  for (let c = 0; c < s.owner.length; c++) {
    const region = at(p.where, c)
    if (region < 0 || p.hidden[c] === 1) continue
    const owner = at(s.owner, c)
    if (allied(s, player, owner)) own[region] = at(own, region) + powerOf(s, p, c)
    else if (hostile(s, p, player, owner)) {
      enemy[region] = at(enemy, region) + powerOf(s, p, c)
      if (isLeader(s, c)) led[region] = 1
    }
  }
  const menace = menaceOf(s, enemy, led)
  const look = { lay: layOf(s, p), own, enemy, menace, threat: threatOf(s, enemy, led) }
  const supplied = s.uses.supply ? suppliedRegions(s, p, player) : own.map(() => true)
  return { ...look, pull: pullOf(s, p, player, look), supplied }
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0)

/** The strongest enemy stack with a leader next to each region, or in it. */
function menaceOf(s: Scenario, enemy: readonly number[], led: readonly number[]): number[] {
  return enemy.map((_, region) => {
    let most = led[region] ? at(enemy, region) : 0
    for (const next of nth(s.map.board.next, region))
      if (led[next] && crossing(s, next, region) !== null) most = Math.max(most, at(enemy, next))
    return most
  })
}

const NEAR = [1, 1, 0.75, 0.45]

/** The strongest possible attack on each region within about two turns. */
function threatOf(s: Scenario, enemy: readonly number[], led: readonly number[]): number[] {
  const threat = zeros(enemy.length)
  for (let from = 0; from < enemy.length; from++) {
    if (!led[from]) continue
    const steps = spread(s.map.board, [from], (a, b) => crossing(s, a, b) !== null)
    for (let r = 0; r < threat.length; r++) {
      const here = at(steps, r) < 0 ? 0 : (NEAR[at(steps, r)] ?? 0) * at(enemy, from)
      threat[r] = Math.max(at(threat, r), here) + 0.5 * Math.min(at(threat, r), here)
    }
  }
  return threat
}

/** Every region to take or save pulls from afar, less with each step. */
function pullOf(s: Scenario, p: Sight, player: number, look: Omit<Outlook, 'pull' | 'supplied'>): number[] {
  const worth = worthOfRegions(s, player)
  const pull = zeros(worth.length)
  for (let region = 0; region < worth.length; region++) {
    const goal = goalOf(s, p, player, look, region, at(worth, region))
    if (goal <= 0) continue
    const steps = spread(s.map.board, [region], (from, to) => crossing(s, from, to) !== null)
    for (let r = 0; r < worth.length; r++)
      if (at(steps, r) >= 0) pull[r] = Math.max(at(pull, r), goal * TEMPER.fade ** at(steps, r))
  }
  return pull
}

function goalOf(
  s: Scenario,
  p: Sight,
  player: number,
  look: Omit<Outlook, 'pull' | 'supplied'>,
  region: number,
  worth: number,
): number {
  if (!onLand(s, region)) return 0
  if (enemyHeld(s, p, player, region) || enemyFort(s, p, player, region))
    return worth + 0.08 * at(look.enemy, region)
  if (!friendly(s, p, player, region)) return 0.4 * worth
  const lacking = at(look.threat, region) - at(look.own, region)
  return lacking > 0 ? TEMPER.rescue * worth * Math.min(1, lacking / 6) : 0
}
