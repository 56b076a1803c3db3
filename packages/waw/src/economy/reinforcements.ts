import type { Choice } from '@sandtable/kernel'
import type { Arrival, Entry } from './arrival.ts'
import type { Options } from '../editions/rulings.ts'
import type { Lay } from '../map/presence.ts'
import type { Reinforcement, Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { Waw } from '../events.ts'
import { at, DUE, INJURED, nth } from '../position.ts'
import { counterOf, isLeader } from '../scenario.ts'
import { enemyFree, isGround, layOf } from '../map/presence.ts'
import { firstArrival, oneByOne, openly, openTo, roomFor } from './arrival.ts'
import { sourcesOf } from '../supply/sources.ts'
import { lyingIn } from '../movement/hide.ts'
import { rosterOf } from '../roster.ts'
import { onLand } from '../map/passage.ts'

/**
 * W-7.1.1-reinforce, W-A3.5-reinforce, G-56 In the phase that the rules name the active player brings in due counters, one
 * by one; those without a place wait.
 */
export const placeReinforcements = (
  phase: Options['reinforce_phase'],
): Choice<Waw, 'reinforcement', 'turn'> => ({
  kind: 'reinforcement',
  who: g => (g.s.rules.reinforce_phase !== phase || nextDue(g.s, g.p) === null ? [] : [g.p.active]),
  ...oneByOne(phase === 'V' ? 'W-A3.5-reinforce' : 'W-7.1.1-reinforce', 'reinforcement', nextDue),
})

/** W-12.4-injured-return, G-33 Leaders who were injured in an earlier game turn are back in their owner's reinforcement phase. */
export const bringBack: Choice<Waw, 'leader-back', 'turn'> = {
  kind: 'leader-back',
  who: g => (nextBack(g.s, g.p) === null ? [] : [g.p.active]),
  ...oneByOne('G-33', 'return', nextBack),
}

/** The next counter that is due and can come. */
function nextDue(s: Scenario, p: Sight): Arrival | null {
  let lay: Lay | null = null
  for (const { counter, group } of nth(rosterOf(s).scheduled, p.active)) {
    if (p.where[counter] !== DUE || group.turn > p.turn) continue
    const entries = entriesOf(s, p, (lay ??= layOf(s, p)), group, counter)
    if (entries.length > 0) return { counter, entries }
  }
  return null
}

/** Where a group's counter may arrive, and how. */
const entriesOf = (s: Scenario, p: Sight, lay: Lay, group: Reinforcement, c: number): Entry[] =>
  group.at.flatMap(region => {
    if (group.hidden && mayComeHidden(s, p, group.player, c, region))
      return [{ region, inside: false, hidden: true }]
    return openTo(s, p, lay, group.player, c, region) ? [openly(region)] : []
  })

/** W-4.1.2-hide, W-4.1.2-hidden-cap, G-75, G-84 Guerrillas arrive hidden if the cap leaves room, even among enemies, and leaders join hidden units. */
function mayComeHidden(s: Scenario, p: Sight, player: number, c: number, region: number): boolean {
  const lying = at(p.lurking, player * s.map.regions.length + region)
  if (isLeader(s, c)) return lying > 0
  return (
    onLand(s, region) &&
    s.units[c]?.is.guerrilla === true &&
    lyingIn(s, p, player, region) < s.rules.hidden_cap &&
    roomFor(s, p, player, c, region)
  )
}

/** W-12.4-injured-return, G-33 The turn in which a leader is back who was injured in this one. */
export const backIn = (injured: number): number => injured + 1

/** The next injured leader who can come back. */
function nextBack(s: Scenario, p: Sight): Arrival | null {
  const player = p.active
  const injured = [...p.fate.keys()]
    .filter(slot => p.fate[slot] === INJURED && backIn(at(p.injured, slot)) <= p.turn)
    .filter(slot => s.owner[counterOf(s, slot)] === player)
    .map(slot => counterOf(s, slot))
  if (injured.length === 0) return null
  const own = ownStacks(s, p, player)
  const entries = own.length > 0 ? own : friendlySources(s, p, player)
  return firstArrival(injured, () => entries)
}

/** G-33 Places of the player's combat units: the leader joins those in the open, else those in a fortress, else hidden ones. */
function ownStacks(s: Scenario, p: Sight, player: number): Entry[] {
  const units = nth(rosterOf(s).units, player).filter(
    u => at(p.where, u) >= 0 && p.hidden[u] === 0 && isCombat(s, u),
  )
  return [...s.map.regions.keys()].flatMap(region => {
    const here = units.filter(u => p.where[u] === region)
    if (here.some(u => p.inside[u] === 0)) return [openly(region)]
    if (here.length > 0) return [{ region, inside: true, hidden: false }]
    const lying = at(p.lurking, player * s.map.regions.length + region)
    return lying > 0 ? [{ region, inside: false, hidden: true }] : []
  })
}

const isCombat = (s: Scenario, u: number): boolean => {
  const unit = s.units[u]
  return unit !== undefined && !unit.support && isGround(unit)
}

const friendlySources = (s: Scenario, p: Sight, player: number): Entry[] => {
  const lay = layOf(s, p)
  return sourcesOf(s, p, player)
    .filter(r => onLand(s, r) && enemyFree(s, p, lay, player, r))
    .map(openly)
}
