import type { Here, Part } from '@sandtable/kernel'
import { emit, total } from '@sandtable/kernel'
import type { BattleSight, RanksSight, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { ATTACKER, DEFENDER, at, NO_CARD, other, SIDES, nth } from '../position.ts'
import { RIVER, TERRAIN } from '../charts/terrain.ts'
import { caught } from '../combat/keys.ts'
import { CAUGHT, SUPERIORITY } from '../charts/battle.ts'
import { command } from './commanders.ts'
import { effectOf } from '../effects/brought.ts'
import { fit } from './ranks.ts'
import { rounded } from '../editions/rules.ts'
import { sideOfPlayer } from '../map/presence.ts'

/** W-12.1-modifiers Step IV: each side's modifier for the round, and what single units add to it. */
export function workOutModifiers(g: Here<Waw>): void {
  const because = SIDES.map(side => sideParts(g.s, g.p, side))
  emit(g, { is: 'modifiers-set', round: g.p.battle.round, because, modifier: because.map(total) })
}

/** W-12.1.1-cumulative The parts of a side's one modifier. */
export function sideParts(s: Scenario, p: Sight, side: Side): Part[] {
  const parts = [...leaderParts(s, p, side), ...superiorityParts(s, p, side), ...cardParts(p.battle, side)]
  if (side === DEFENDER && p.battle.round === 1) parts.push(...firstRoundPart(s, p.battle))
  if (side === ATTACKER && defendersCaught(s, p))
    parts.push({ rule: 'W-11.2-failure', what: 'caught', change: CAUGHT })
  return parts
}

/** W-11.2-failure Whether the defenders failed to evade the attack. */
export const defendersCaught = (s: Scenario, { battle: { region, players }, fought }: Sight): boolean =>
  fought.length > 0 && caught(s, fought, { region, side: sideOfPlayer(s, at(players, DEFENDER)) })

/** W-12.1.1-leader-combat, W-12.1.1-leader-morale The better CF is a bonus for its side, the worse MF a malus. */
function leaderParts(s: Scenario, p: Sight, side: Side): Part[] {
  const own = command(s, p, side)
  const enemy = command(s, p, other(side))
  const parts: Part[] = []
  if (own.cf > enemy.cf)
    parts.push({ rule: 'W-12.1.1-leader-combat', what: 'leader-combat', change: own.cf - enemy.cf })
  if (own.mf < enemy.mf)
    parts.push({ rule: 'W-12.1.1-leader-morale', what: 'leader-morale', change: own.mf - enemy.mf })
  return parts
}

/** W-12.1.1-cav-ratio, W-12.1.1-art-ratio More cavalry helps its side; more guns hurt the other. */
function superiorityParts(s: Scenario, p: Sight, side: Side): Part[] {
  const own = arms(s, p, side)
  const enemy = arms(s, p, other(side))
  const cavalry = superiority(s, own.cavalry, enemy.cavalry, 'ladder')
  const guns = superiority(s, enemy.guns, own.guns, s.rules.art_vs_none)
  const parts: Part[] = []
  if (cavalry > 0)
    parts.push({
      rule: enemy.cavalry ? 'W-12.1.1-cav-ratio' : 'W-12.1.1-cav-none',
      what: 'cavalry',
      change: cavalry,
    })
  if (guns > 0)
    parts.push({
      rule: own.guns ? 'W-12.1.1-art-ratio' : 'W-12.1.1-art-none',
      what: 'artillery',
      change: -guns,
    })
  return parts
}

/** G-15, G-16 How far one number outweighs another. */
function superiority(
  s: Scenario,
  more: number,
  less: number,
  againstNone: 'ladder' | 'one' | 'none',
): number {
  if (more === 0) return 0
  if (less > 0) return at(SUPERIORITY.times, Math.min(4, rounded(more, less, s.rules.ratio_step)))
  if (againstNone === 'none') return 0
  return at(SUPERIORITY.againstNone, againstNone === 'one' ? 1 : Math.min(3, more))
}

/** W-12.1.1-heavy-cancel, G-17 A side's C units and A support units that no enemy Heavy cancels. */
export function arms(s: Scenario, p: Sight, side: Side): { cavalry: number; guns: number } {
  const own = muster(s, p, side)
  const heavies = muster(s, p, other(side)).heavy
  const spill = s.rules.heavy_spill || own.cavalry === 0 ? Math.max(0, heavies - own.cavalry) : 0
  return { cavalry: Math.max(0, own.cavalry - heavies), guns: Math.max(0, own.guns - spill) }
}

/** G-18 The units that count: all that started the battle, or, worked out again, those that can still fight. */
function muster(s: Scenario, p: Sight, side: Side): { cavalry: number; guns: number; heavy: number } {
  const counted = { cavalry: 0, guns: 0, heavy: 0 }
  for (const u of nth(p.battle.forces, side)) {
    if (s.rules.recalc_each_round && !fit(p, u)) continue
    const { is } = nth(s.units, u)
    if (is.cavalry) counted.cavalry++
    if (is.heavy) counted.heavy++
  }
  for (const u of nth(p.battle.support, side)) {
    const { is } = nth(s.units, u)
    if (is.artillery) counted.guns++
    if (is.heavy) counted.heavy++
  }
  return counted
}

/** G-22, G-73 The best bonus that an attacking unit's approach gives away; by option only a bonus that all of them give. */
function firstRoundPart(s: Scenario, b: BattleSight): Part[] {
  const given = nth(b.forces, ATTACKER).map((u, place) => approachPart(s, b, u, place))
  const worst = given.reduce((a, c) => (s.rules.defender_bonus_if_mixed === c.change > a.change ? c : a))
  return worst.change === 0 ? [] : [worst]
}

/** W-3.1-river, W-3.1-bridge, W-10.4-bonus One attacking unit's approach: river and landing do not add up. */
function approachPart(s: Scenario, b: BattleSight, u: number, place: number): Part {
  const { rules } = s
  const cancelled =
    rules.bridges &&
    b.bridged[place] === 1 &&
    (rules.bridge_cancels === 'both' || rules.bridge_cancels === 'combat')
  const river = RIVER[cancelled ? 'none' : (b.river[place] ?? 'none')]
  const dry = b.landed[place] === 0 || (rules.marinesIgnoreLanding && s.units[u]?.is.marine === true)
  const landing = dry ? 0 : rules.landingBonus
  return landing > river.defender
    ? { rule: rules.landingRule, what: 'landing', change: landing }
    : { rule: river.rule, what: 'river', change: river.defender }
}

/** W-8-battle, W-15-scenario-over-rules, W-4.1-scenario-symbol The source of an effect: a card, a special rule, a symbol. */
const ruleOf = (source: number): string =>
  source >= 0 ? 'W-8-battle' : source > NO_CARD ? 'W-15-scenario-over-rules' : 'W-4.1-scenario-symbol'

function cardParts(b: BattleSight, side: Side): Part[] {
  return b.effects
    .filter(effect => effect.do === 'modifier' && effect.side === side)
    .map(effect => ({ rule: ruleOf(effect.source), what: `card:${effect.source}`, change: effect.change }))
}

/** W-12.1.1-cap A scenario's cap on the sum of modifiers, the ground's included. */
export function capped({ cap: { bonus, malus } }: Scenario, total: number): number {
  return Math.max(malus === null ? -Infinity : -malus, Math.min(bonus ?? Infinity, total))
}

/** W-12.1.1-terrain The ground's change for a unit: it hampers only attackers. */
export const groundChange = (s: Scenario, b: BattleSight, side: Side, u: number): number =>
  side === ATTACKER && !outweighed(s, b) ? TERRAIN[b.terrain].attacker(nth(s.units, u)) : 0

/** W-3-modifier-scope By option ground and water do not add up: while the bonus of a river counts, the ground does not. */
const outweighed = (s: Scenario, b: BattleSight): boolean =>
  s.rules.terrain_effects === 'highest' && b.round === 1 && firstRoundPart(s, b).length > 0

/** W-A6-supremacy What a side's supremacy adds to all its rolls, including supremacy from cards that aren't cancelled. */
export const supremacyOf = (b: BattleSight, side: Side): number =>
  at(b.supremacy, side) + effectOf(b, side, 'supremacy')

/** What changes a unit's rolls in a round: the side's modifier and the ground up to the cap, and supremacy beyond it. */
export const rollChange = (
  s: Scenario,
  b: BattleSight,
  side: Side,
  u: number,
  modifier = at(b.modifier, side),
): number => capped(s, modifier + groundChange(s, b, side, u)) + supremacyOf(b, side)

/** The ground of a battle as a reason. */
export const groundPart = (b: BattleSight): Omit<Part, 'change'> => ({
  rule: TERRAIN[b.terrain].rule,
  what: `terrain:${b.terrain}`,
})

/** A unit's own parts beside its side's modifier, supply included. */
export function ownParts(
  s: Scenario,
  b: BattleSight,
  r: RanksSight,
  side: Side,
  u: number,
  modifier = at(b.modifier, side),
): Part[] {
  const ground = groundChange(s, b, side, u)
  const total = modifier + ground
  return [
    { ...groundPart(b), change: ground },
    { rule: 'W-12.1.1-cap', what: 'cap', change: capped(s, total) - total },
    { rule: 'W-A6-supremacy', what: 'supremacy', change: supremacyOf(b, side) },
    { rule: 'W-13.4-combat', what: 'unsupplied', change: -at(r.unsupplied, u) },
  ].filter(part => part.change !== 0)
}
