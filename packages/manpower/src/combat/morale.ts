import type { Anywhere, Part } from '@sandtable/kernel'
import { emit, roll } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { ignoresLosses, moraleTime } from '../powers/on-morale.ts'
import { unitsOf } from '../formation/layout.ts'
import { hostile } from '../sides.ts'

/** MG-mor-stack Losses of smaller stacks don't affect morale. */
const LEAST = 5

/** M-mor-loss80, M-mor-win90 Whether strictly more than this percentage of a stack died. */
const isOver = (percent: number, living: number, died: number): boolean =>
  living >= LEAST && 100 * died > percent * living

/** M-mor-loss80 */
export const isShattered = (living: number, died: number): boolean => isOver(80, living, died)
/** M-mor-win90 */
export const isTriumph = (living: number, died: number): boolean => isOver(90, living, died)

/** Losses of one stack in one attack. */
export interface Loss {
  readonly group: number
  readonly stack: number
  /** Units that lived before it. */
  readonly living: number
  readonly died: number
}

/** MG-mor-stack What an attack does to morale: Low for the victim's group, High for the groups that made it. */
export function judgeMorale(g: Anywhere<Manpower>, loss: Loss, attackers: readonly number[]): void {
  const victim = at(g.p.groups, loss.group)
  if (isShattered(loss.living, loss.died) && unitsOf(victim) > 0 && !ignoresLosses(g.s, g.p, victim.owner))
    change(g, [loss.group], 'low', because('M-mor-loss80', 'losses', loss.died))
  const enemies = attackers.filter(
    n => hostile(g.s, at(g.p.groups, n).owner, victim.owner) && unitsOf(at(g.p.groups, n)) > 0,
  )
  if (isTriumph(loss.living, loss.died) && enemies.length > 0)
    change(g, enemies, 'high', because('M-mor-win90', 'success', loss.died))
}

/** M-mor-hero, MG-mor-ldie A hero's death lowers the army in this battle; a leader's affects all that leader's troops. */
export function judgeDeath(g: Anywhere<Manpower>, group: number, stack: number): void {
  const { owner, stacks } = at(g.p.groups, group)
  const { hero } = at(g.s.units, at(stacks, stack).unit)
  if (hero === null) return
  emit(g, { is: 'hero-fell', group, stack })
  const all = [...g.p.groups.keys()].filter(
    n => at(g.p.groups, n).owner === owner && unitsOf(at(g.p.groups, n)) > 0,
  )
  const army = all.filter(n => ['field', 'aboard'].includes(at(g.p.groups, n).where))
  if (army.length > 0) change(g, army, 'low', because('M-mor-hero', 'hero-died', 0))
  if (!hero.isLeader || all.length === 0) return
  const die = roll(g, 6) + 1
  const which = die % 2 === 0 ? 'high' : 'low'
  emit(g, {
    is: 'morale-changed',
    groups: all,
    which,
    until: g.s.turns,
    die,
    because: because('M-mor-leader', 'leader-died', 0),
  })
}

const because = (rule: string, what: string, count: number): Part[] => [{ rule, what, change: count }]

/** M-mor-duration, MG-mor-time The rest of this turn, and 1d4 full turns more; powers lengthen or shorten it. */
function change(
  g: Anywhere<Manpower>,
  groups: readonly number[],
  which: 'high' | 'low',
  parts: readonly Part[],
): void {
  const die = roll(g, 4) + 1
  const { over, under } = moraleTime(g.s, g.p, at(g.p.groups, at(groups, 0)).owner, which)
  const until = g.p.turn + Math.ceil((die * over) / under)
  emit(g, { is: 'morale-changed', groups, which, until, die, because: parts })
}
