import type { Anywhere } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario, Status } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { playersOf, PRIORITY, sideOf, statusOf } from '../sides.ts'
import { escapesAmbush } from '../powers/on-movement.ts'

/**
 * M-init-tie, MG-init-tie Sides of equal status roll a d6 each turn; equal dice are rolled again among themselves. MG-ally:
 * the players of a side have one initiative, and follow each other by their seats.
 */
export function rollInitiative(g: Anywhere<Manpower>): void {
  const { s, p } = g
  const sides = PRIORITY.flatMap(status =>
    ranked(
      g,
      [...s.sides.keys()].filter(side => statusNow(s, p, side) === status),
    ),
  )
  const order = sides.flatMap(side => playersOf(s, side))
  const because = order.map(player => ({
    rule: 'M-init-priority',
    what: statusNow(s, p, sideOf(s, player)),
    change: 0,
  }))
  emit(g, { is: 'initiative-set', order, because })
}

/** M-init-ambush An ambush fails where an enemy cannot be ambushed: its side attacks like others. */
function statusNow(s: Scenario, p: Sight, side: number): Status {
  const status = statusOf(s, side)
  const isSeen = (player: number): boolean => sideOf(s, player) !== side && escapesAmbush(s, p, player)
  return status === 'ambushing' && [...s.players.keys()].some(isSeen) ? 'attacking' : status
}

function ranked(g: Anywhere<Manpower>, sides: readonly number[]): number[] {
  if (sides.length < 2) return [...sides]
  const rolls = sides.map((side): [number, number] => [side, roll(g, 6) + 1])
  emit(g, { is: 'initiative-rolled', rolls })
  const faces = [...new Set(rolls.map(([, die]) => die))].sort((a, b) => b - a)
  return faces.flatMap(face =>
    ranked(
      g,
      rolls.filter(([, die]) => die === face).map(([side]) => side),
    ),
  )
}

/** MG-three-sides Players by status alone, as the set-up has it: defenders first (MG-setup). */
export const setupOrder = (statuses: readonly Status[]): number[] =>
  [...statuses.keys()].sort(
    (a, b) => Number(at(statuses, b) === 'defending') - Number(at(statuses, a) === 'defending') || a - b,
  )
