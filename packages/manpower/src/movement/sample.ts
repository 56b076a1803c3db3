import type { Sampler } from '../answers.ts'
import type { Dice } from '@sandtable/kernel'
import type { Order } from '../orders.ts'
import { rollDice } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { distance, partWay } from '@sandtable/board'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { centre, living, present, unitsOf } from '../formation/layout.ts'
import { isAtStart, isOwn, speedLeft } from './mover.ts'
import { minSpeedOf } from '../formation/speed.ts'
import { sheltersBeside, whyNotEnter } from './shelter.ts'
import { hostile } from '../sides.ts'

const TRIES = 8

/** Any order: mostly a move toward the enemy or away, sometimes another; sooner or later done. */
export const sampleOrder: Sampler<Order> = (s, p, player, has, dice) => {
  const own = [...p.groups.keys()].filter(g => isOwn(p, player, g) && speedLeft(s, p, g) > 0)
  const goesOn = own.length > 0 && rollDice(dice, 2 * own.length) > 0
  for (let i = 0; goesOn && i < TRIES; i++) {
    const order = sampleFor(s, p, player, at(own, rollDice(dice, own.length)), dice)
    if (has(order)) return order
  }
  return { do: 'done' }
}

function sampleFor(s: Scenario, p: Sight, player: number, group: number, dice: Dice): Order {
  const pick = rollDice(dice, 24)
  if (pick === 0 && isAtStart(p, player)) return splitInTwo(p, group)
  if (pick === 1) return { do: 'merge', group, into: another(p, player, dice) }
  if (pick === 2)
    return { do: 'form', group, files: 1 + rollDice(dice, unitsOf(at(p.groups, group))), order: 'open' }
  if (pick === 3) return { do: 'embark', group, carrier: another(p, player, dice) }
  if (pick === 4) return sampleOut(s, p, player, dice)
  if (pick === 5) return sampleEntry(s, p, player, group, dice)
  if (pick === 6) return { do: 'land', group }
  if (pick === 7) return { do: 'leave', group }
  if (pick === 8 && rollDice(dice, 16) === 0) return { do: 'surrender', group }
  if (pick === 9 && rollDice(dice, 64) === 0)
    return { do: rollDice(dice, 4) === 0 ? 'give-up' : 'offer-truce' }
  return sampleMove(s, p, group, dice)
}

const splitInTwo = (p: Sight, group: number): Order => ({
  do: 'split',
  group,
  units: at(p.groups, group).stacks.map(stack => Math.floor(living(stack) / 2)),
})

function another(p: Sight, player: number, dice: Dice): number {
  const own = [...p.groups.keys()].filter(g => isOwn(p, player, g))
  return at(own, rollDice(dice, own.length))
}

/** Into one of the shelters that take the group, if there is one. */
function sampleEntry(s: Scenario, p: Sight, player: number, group: number, dice: Dice): Order {
  const takers = sheltersBeside(s, p, group).filter(work => whyNotEnter(s, p, player, group, work) === null)
  const work = takers[rollDice(dice, Math.max(1, takers.length))]
  return work === undefined ? sampleMove(s, p, group, dice) : { do: 'enter', group, work }
}

/** A group gets off or comes out, a little to one side. */
function sampleOut(s: Scenario, p: Sight, player: number, dice: Dice): Order {
  const held = [...p.groups.keys()].filter(g => {
    const { owner, where, inside } = at(p.groups, g)
    return owner === player && (where === 'aboard' || (where === 'field' && inside !== NOBODY))
  })
  const group = held[rollDice(dice, Math.max(1, held.length))]
  if (group === undefined) return { do: 'done' }
  const { where, carrier, facing } = at(p.groups, group)
  const [x, y] = centre(s, at(p.groups, where === 'aboard' ? carrier : group))
  const aside: Point = [x + 100 * (rollDice(dice, 41) - 20), y + 100 * (rollDice(dice, 41) - 20)]
  return {
    do: where === 'aboard' ? 'disembark' : 'emerge',
    group,
    at: [aside[0], aside[1]],
    facing: [facing[0], facing[1]],
  }
}

/** Toward an enemy or away, cut to the remaining speed; flyers go at least their minimum. */
function sampleMove(s: Scenario, p: Sight, group: number, dice: Dice): Order {
  const from = centre(s, at(p.groups, group))
  const left = speedLeft(s, p, group)
  const [x, y] = goalOf(s, p, group, dice)
  const far = distance(from, [x, y])
  const share = 1 + rollDice(dice, 4)
  const length = Math.min(left, Math.max(Math.floor((left * share) / 4), leastOf(s, p, group)))
  const isOverground = !at(p.groups, group).flying
  const step = isOverground ? Math.min(length, Math.floor((far * share) / 4)) : length
  const [dx, dy] = far === 0 ? [1, 0] : [x - from[0], y - from[1]]
  const [tx, ty] = far === 0 ? from : partWay(from, [x, y], step, far)
  const scale = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / 1000))
  const facing: [number, number] = [(dx / scale) | 0, (dy / scale) | 0]
  const turns = rollDice(dice, 4) === 0 && (facing[0] !== 0 || facing[1] !== 0)
  return {
    do: 'move',
    group,
    path: [[tx, ty]],
    facing: turns ? facing : null,
    crossing: rollDice(dice, 3) === 0 ? 'rush' : 'cautious',
    strays: [],
  }
}

const leastOf = (s: Scenario, p: Sight, group: number): number =>
  at(p.groups, group).flying ? minSpeedOf(s, p, group) : 0

/** An enemy, or now and then any point of the map. */
function goalOf(s: Scenario, p: Sight, group: number, dice: Dice): Point {
  const enemies = p.groups.filter(
    other => hostile(s, other.owner, at(p.groups, group).owner) && present(other),
  )
  if (enemies.length === 0 || rollDice(dice, 3) === 0)
    return [rollDice(dice, s.map.width + 1), rollDice(dice, s.map.height + 1)]
  return centre(s, at(enemies, rollDice(dice, enemies.length)))
}
