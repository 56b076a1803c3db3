import type { Condition } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import type { Side, Sight } from '../position.ts'
import { at, ATTACKER, KILLED, UNKNOWN } from '../position.ts'
import { counterOf } from '../scenario.ts'
import { enemyHeld, friendly } from '../map/presence.ts'

/** W-8-conditions Whether all that a condition names holds for a player; in a battle, for his side of it. */
export function holds(
  s: Scenario,
  p: Sight,
  player: number,
  condition: Condition,
  side: Side | null = null,
): boolean {
  return CHECKS.every(check => check(s, p, player, condition, side))
}

type Check = (s: Scenario, p: Sight, player: number, c: Condition, side: Side | null) => boolean

/** One line for each thing that a condition may name. */
const CHECKS: readonly Check[] = [
  (_s, p, _player, c) => c.notBefore === undefined || p.turn >= c.notBefore,
  (_s, p, _player, c) => c.notAfter === undefined || p.turn <= c.notAfter,
  (_s, p, player, c) => c.points === undefined || at(p.points, player) >= c.points,
  (_s, p, player, c) => c.money === undefined || at(p.money, player) >= c.money,
  (_s, p, player, c) =>
    c.technology === undefined ||
    c.technology.every(({ track, level }) => at(p.technology[player] as readonly number[], track) >= level),
  (s, p, player, c) =>
    c.controls === undefined ||
    c.controls.regions.filter(r => friendly(s, p, player, r)).length >= c.controls.atLeast,
  (s, p, player, c) =>
    c.lost === undefined || c.lost.regions.filter(r => enemyHeld(s, p, player, r)).length >= c.lost.atLeast,
  (s, p, _player, c) => c.alive === undefined || onMap(s, p, c.alive),
  (_s, p, _player, c) => c.dead === undefined || killed(p, c.dead),
  (_s, p, _player, c, side) =>
    c.terrain === undefined || (side !== null && c.terrain.includes(p.battle.terrain)),
  (_s, _p, _player, c, side) =>
    c.role === undefined || (side !== null && (side === ATTACKER) === (c.role === 'attacker')),
]

/** A printed leader stands on the map, face up; he may be hidden, and known to be there (W-5.3-removal). */
const onMap = (s: Scenario, p: Sight, leader: number): boolean =>
  p.face.some((face, slot) => {
    const where = at(p.where, counterOf(s, slot))
    return face === leader && (where >= 0 || where === UNKNOWN)
  })

/** W-5.3-removal, G-33 A printed leader is dead; one who is injured will be back. */
const killed = (p: Sight, leader: number): boolean =>
  p.face.some((face, slot) => face === leader && p.fate[slot] === KILLED)
