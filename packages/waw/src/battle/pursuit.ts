import type { Choice, Here, Next, Part } from '@sandtable/kernel'
import { emit, first, goTo, total } from '@sandtable/kernel'
import type { BattleSight, RanksSight, Side, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { Waw } from '../events.ts'
import { TERRAIN } from '../charts/terrain.ts'
import { at, NOBODY, nth, other } from '../position.ts'
import { command, commanderOf } from './commanders.ts'
import { fireOnce, shoot } from './fire.ts'
import { fit, inPanic } from './ranks.ts'
import { forbidden } from '../effects/brought.ts'
import { capped, groundChange, supremacyOf } from './modifiers.ts'
import { whyNotWord } from '../why-not.ts'

/** W-12.3-pursuit, W-12.1.1-heavy-pursuit The victor's C units that can still fight, if terrain and cards allow. */
export function pursuers(s: Scenario, b: BattleSight, r: RanksSight, victor: Side): number[] {
  if (!TERRAIN[b.terrain].pursuit || forbidden(b, victor, 'pursuit')) return []
  return nth(b.forces, victor).filter(u => nth(s.units, u).is.cavalry === true && fit(r, u))
}

/** Why nobody pursued after a battle; null: somebody could have. */
export function whyNoPursuit(
  s: Scenario,
  b: BattleSight,
  r: RanksSight,
  victor: Side,
): 'order' | 'ground' | 'card' | 'cavalry' | 'unfit' | null {
  if (b.routed === NOBODY) return 'order'
  if (!TERRAIN[b.terrain].pursuit) return 'ground'
  if (forbidden(b, victor, 'pursuit')) return 'card'
  if (pursuers(s, b, r, victor).length > 0) return null
  return nth(b.forces, victor).some(u => nth(s.units, u).is.cavalry === true) ? 'unfit' : 'cavalry'
}

/** W-12.3-mod-panic, W-12.3-mod-leader, G-65 What pursuers add: enemies in panic, a C leader, supremacy. */
export function pursuitParts(s: Scenario, p: Sight, victor: Side, panicked: number): Part[] {
  const b = p.battle
  const cavalryLeader = commanderOf(s, p, victor)?.cavalry === true
  const supremacy = s.rules.supremacy_scope === 'fire' ? supremacyOf(b, victor) : 0
  const battle = s.rules.pursuit_uses_battle_mods ? capped(s, at(b.modifier, victor)) : 0
  return [
    { rule: 'W-12.3-mod-panic', what: 'panicked', change: panicked },
    {
      rule: 'W-12.3-mod-leader',
      what: 'cavalry-leader',
      change: cavalryLeader ? command(s, p, victor).cf : 0,
    },
    { rule: 'W-A6-supremacy', what: 'supremacy', change: supremacy },
    { rule: 'G-65', what: 'battle-modifier', change: battle },
  ].filter(part => part.change !== 0)
}

/** G-65 By option the ground counts in pursuit too, like the rest of the battle's modifiers, up to their cap. */
export function pursuitChange(s: Scenario, b: BattleSight, victor: Side, u: number, base: number): number {
  if (!s.rules.pursuit_uses_battle_mods) return base
  const modifier = at(b.modifier, victor)
  return base - capped(s, modifier) + capped(s, modifier + groundChange(s, b, victor, u))
}

/** W-12.3-pursuit The routed enemy is pursued, if any unit can. */
export function pursueRouted(g: Here<Waw, 'battle'>): Next<Waw, 'battle'> | void {
  if (g.p.battle.routed === NOBODY || g.f.pursued) return
  const victor = g.p.battle.winner as Side
  const units = pursuers(g.s, g.p.battle, g.p, victor)
  if (units.length === 0) return
  const because = pursuitParts(g.s, g.p, victor, inPanic(g.p, nth(g.p.battle.forces, other(victor))))
  emit(g, { is: 'pursuit-began', side: victor, units, because })
  const pursuit = { units, base: total(because), place: 0, again: false }
  return first({ seq: 'pursuit', at: 'pursue', ...pursuit }, { pursued: true })
}

/** W-12.3-pursuit Each pursuer rolls; the enemy does not reply (G-65). */
export function everyPursuerFires(g: Here<Waw, 'pursuit'>): Next<Waw, 'pursuit'> | void {
  const victor = g.p.battle.winner as Side
  const { units, place } = g.f
  for (let i = place; i < units.length; i++)
    if (shoot(g, victor, at(units, i), changeFor(g, at(units, i)), true))
      return goTo('pursue-again', { place: i, again: true })
}

/** W-12.1.1-elite An Elite pursuer that missed may roll again. */
export const pursueAgain: Choice<Waw, 'reroll', 'pursuit'> = {
  kind: 'reroll',
  rule: 'W-12.1.1-elite',
  who: g => (g.f.again ? [at(g.p.battle.players, g.p.battle.winner)] : []),
  legal: () => ['reroll', 'keep'],
  whyNot: whyNotWord('W-12.1.1-elite', 'reroll', 'keep'),
  take: (g, _player, answer) => {
    const { units, place } = g.f
    const u = at(units, place)
    if (answer === 'reroll') fireOnce(g, g.p.battle.winner as Side, u, changeFor(g, u), true)
    return goTo('pursue', { place: place + 1, again: false })
  },
}

const changeFor = (g: Here<Waw, 'pursuit'>, u: number): number =>
  pursuitChange(g.s, g.p.battle, g.p.battle.winner as Side, u, g.f.base)
