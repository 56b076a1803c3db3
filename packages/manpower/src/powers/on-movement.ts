import type { Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { living } from '../formation/layout.ts'
import { ratio, rounded, times } from '../formula/ratio.ts'
import { at, NOBODY } from '../position.ts'
import { bearing, bearingOnPlayer, granted, grants, multiplied } from './in-force.ts'

/** Centimetres that a group may move again in this turn. */
export const movesAgain = (p: Sight, g: number): number => granted(p, g, NOBODY, 'free-move')

/** What a stack's units cover in a turn, in centimetres. */
export function unitSpeed(s: Scenario, p: Sight, g: number, k: number): number {
  const { speed } = at(s.units, at(at(p.groups, g).stacks, k).unit)
  const powers = bearing(s, p, g, k, 'speed')
  if (powers.length === 0 && p.granted.length === 0) return speed
  const add = powers.reduce((sum, power) => sum + power.add, 0)
  const faster = ratio(Math.max(100, ...grants(p, g, k, 'speed')), 100)
  const slower = ratio(Math.min(100, ...grants(p, g, k, 'slow')), 100)
  const factor = times(multiplied(powers), times(faster, slower))
  return Math.max(0, rounded(times(factor, ratio(speed + add))))
}

/** M-fly-land A stack's minimum speed in centimetres; 0 if it doesn't fly. */
export function unitMinSpeed(s: Scenario, p: Sight, g: number, k: number): number {
  const { minSpeed } = at(s.units, at(at(p.groups, g).stacks, k).unit)
  return rounded(times(multiplied(bearing(s, p, g, k, 'min-speed')), ratio(minSpeed ?? 0)))
}

/** Whether a group passes hazards as though they were open ground. */
export const crossesHazards = (s: Scenario, p: Sight, g: number): boolean =>
  bearingOnPlayer(s, p, at(p.groups, g).owner, 'crosses-hazards').length > 0

/** M-init-ambush Whether a player has heroes or scouts that prevent ambushes. */
export const escapesAmbush = (s: Scenario, p: Sight, player: number): boolean =>
  bearingOnPlayer(s, p, player, 'no-ambush').length > 0 ||
  p.groups.some(
    group =>
      group.owner === player &&
      group.where === 'field' &&
      group.stacks.some(
        stack => living(stack) > 0 && at(s.units, stack.unit).traits['no-ambush'] !== undefined,
      ),
  )
