import type { Condition } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import { at, ATTACKER, KILLED, UNKNOWN, nth } from '../position.ts'
import { counterOf } from '../scenario.ts'
import { enemyHeld, friendly } from '../map/presence.ts'

/** W-8-conditions Whether all that a condition names holds for a player; in a battle, for the player's side. */
export function holds(
  s: Scenario,
  p: Sight,
  player: number,
  condition: Condition,
  side: Side | null = null,
): boolean {
  for (const name in condition)
    if (!CHECKS[name as keyof Condition](s, p, player, condition as Required<Condition>, side)) return false
  return true
}

type Check = (s: Scenario, p: Sight, player: number, c: Required<Condition>, side: Side | null) => boolean

/** One line for each thing that a condition may name. */
const CHECKS: { readonly [K in keyof Condition]-?: Check } = {
  notBefore: (_s, p, _player, c) => p.turn >= c.notBefore,
  notAfter: (_s, p, _player, c) => p.turn <= c.notAfter,
  points: (_s, p, player, c) => at(p.points, player) >= c.points,
  money: (_s, p, player, c) => at(p.money, player) >= c.money,
  technology: (_s, p, player, c) =>
    c.technology.every(({ track, level }) => nth(nth(p.technology, player), track) >= level),
  controls: (s, p, player, c) =>
    c.controls.regions.filter(r => friendly(s, p, player, r)).length >= c.controls.atLeast,
  lost: (s, p, player, c) => c.lost.regions.filter(r => enemyHeld(s, p, player, r)).length >= c.lost.atLeast,
  alive: (s, p, _player, c) => onMap(s, p, c.alive),
  dead: (_s, p, _player, c) => killed(p, c.dead),
  terrain: (_s, p, _player, c, side) => side !== null && c.terrain.includes(p.battle.terrain),
  role: (_s, _p, _player, c, side) => side !== null && (side === ATTACKER) === (c.role === 'attacker'),
}

/** A printed leader is on the map, face up; possibly hidden, and known to be there (W-5.3-removal). */
const onMap = (s: Scenario, p: Sight, leader: number): boolean =>
  p.face.some((face, slot) => {
    const where = at(p.where, counterOf(s, slot))
    return face === leader && (where >= 0 || where === UNKNOWN)
  })

/** W-5.3-removal, G-33 A printed leader is dead; an injured one will be back. */
const killed = (p: Sight, leader: number): boolean =>
  p.face.some((face, slot) => face === leader && p.fate[slot] === KILLED)
