import type { Reckoning } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { diceIn } from '../formula/formula.ts'
import { unitsDead, unitsLeft } from './weapons.ts'
import { unitsOf } from '../formation/layout.ts'

/** MG-combat step 3 The dice of a volley. */
const VOLLEY = [6, 6]

/** A battle in figures: units in it, units dead or captured, and what attack dice show. */
export const RECKONING: Reckoning<Manpower> = {
  turn: p => p.turn,
  standing: (s, p) => s.players.map((_, player) => ({ points: null, strength: unitsLeft(p, player) })),
  held: (s, p) => s.players.map((_, player) => gone(p, player)),
  lost: (s, _, before, p) =>
    s.players.map((_player, player) => Math.max(0, gone(p, player) - at(before, player))),
  luck: (s, p, e) => {
    const dice = attackDice(s, p, e)
    if (dice === null) return null
    const { player, sides, rolled } = dice
    return { player, rolled, tenths: 5 * sides.reduce((sum, many) => sum + many + 1, 0) }
  },
  point: 0,
}

const gone = (p: Sight, player: number): number =>
  unitsDead(p, player) +
  p.groups
    .filter(({ owner, where }) => owner === player && where === 'captured')
    .reduce((sum, group) => sum + unitsOf(group), 0)

interface Rolled {
  readonly player: number
  readonly sides: readonly number[]
  readonly rolled: number
}

/** The dice of an attack; null: an event has none. What bursts without a shooter is nobody's luck. */
function attackDice(s: Scenario, p: Sight, e: Event): Rolled | null {
  if (e.is === 'volley-fired') return rolledBy(e.side, VOLLEY, e.dice)
  if (e.is !== 'shot-fired' && (e.is !== 'ground-struck' || e.by === null)) return null
  const by = e.by as NonNullable<typeof e.by>
  const { damage } = attackOf(s, p, by)
  return rolledBy(at(p.groups, by.group).owner, sidesOf(damage), e.dice)
}

const sidesOf = (damage: Formula | null): readonly number[] => (damage === null ? [] : diceIn(damage))

/** Dice that the unit has no formula for any more are left out. */
const rolledBy = (player: number, sides: readonly number[], dice: readonly number[]): Rolled | null =>
  sides.length === dice.length ? { player, sides, rolled: dice.reduce((sum, die) => sum + die, 0) } : null
