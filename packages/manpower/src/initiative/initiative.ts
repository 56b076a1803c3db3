import type { Anywhere } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario, Status } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { escapesAmbush } from '../powers/on-movement.ts'

/** M-init-priority Who goes first. */
const PRIORITY: readonly Status[] = ['ambushing', 'defending', 'attacking']

/** M-init-tie, MG-init-tie Sides of equal status roll a d6 each turn; equal dice are rolled again among themselves. */
export function rollInitiative(g: Anywhere<Manpower>): void {
  const order = PRIORITY.flatMap(status =>
    ranked(
      g,
      [...g.s.sides.keys()].filter(side => statusOf(g.s, g.p, side) === status),
    ),
  )
  const because = order.map(side => ({
    rule: 'M-init-priority',
    what: statusOf(g.s, g.p, side),
    change: 0,
  }))
  emit(g, { is: 'initiative-set', order, because })
}

/** M-init-ambush An ambush fails where an enemy cannot be ambushed: its side attacks like others. */
function statusOf(s: Scenario, p: Sight, side: number): Status {
  const { status } = at(s.sides, side)
  const isSeen = (enemy: number): boolean => enemy !== side && escapesAmbush(s, p, enemy)
  return status === 'ambushing' && [...s.sides.keys()].some(isSeen) ? 'attacking' : status
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

/** MG-three-sides Sides by status alone, as the set-up has it: defenders first (MG-setup). */
export const setupOrder = (statuses: readonly Status[]): number[] =>
  [...statuses.keys()].sort(
    (a, b) => Number(at(statuses, b) === 'defending') - Number(at(statuses, a) === 'defending') || a - b,
  )
