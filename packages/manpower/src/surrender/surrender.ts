import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { breakSpells } from '../powers/castings.ts'
import { isOwn } from '../movement/mover.ts'
import { judgeDeath } from '../combat/morale.ts'
import { living, present } from '../formation/layout.ts'
import { plus, ratio, rounded, times } from '../formula/ratio.ts'
import { priceOf } from '../powers/on-price.ts'
import { hostile } from '../sides.ts'

/** Why a group may not be given up. */
export type WhyNotSurrender = 'not-there' | 'phase-begun' | 'no-captor'

/** M-sur-group, MG-sur-when A group may be given up as a phase begins for its player, while an enemy is there to take it. */
export function whyNotSurrender(
  s: Scenario,
  p: Sight,
  player: number,
  g: number,
  isStart: boolean,
): WhyNotSurrender | null {
  if (!isOwn(p, player, g)) return 'not-there'
  if (!isStart) return 'phase-begun'
  return p.groups.some(group => hostile(s, group.owner, player) && present(group)) ? null : 'no-captor'
}

/** MG-sur What the units of a group that are not dead have cost its owner with their share of the equipment, in hundredths. */
function costOfLiving(s: Scenario, p: Sight, group: GroupSight): Ratio {
  let price = ratio(0)
  for (const stack of group.stacks) {
    const units = living(stack)
    price = plus(price, ratio(units * priceOf(s, p, group.owner, stack.unit)))
    for (const { kind } of stack.equipment) {
      const { cost, per } = at(s.equipment, kind)
      if (units > 0) price = plus(price, per === 0 ? ratio(cost) : ratio(cost * units, per))
    }
  }
  return price
}

/** M-sur-refund, MG-sur A tenth, rounded to whole manpower; in hundredths. */
const refundFor = (s: Scenario, p: Sight, group: GroupSight): number =>
  100 * rounded(times(costOfLiving(s, p, group), ratio(1, 1000)))

/** M-sur-group The whole group is lost, with its passengers; its owner gets a refund, in hundredths. */
export function lostWith(s: Scenario, p: Sight, group: number): { groups: number[]; refund: number } {
  const groups = [group, ...[...p.groups.keys()].filter(n => isAboard(p, n, group))]
  return { groups, refund: groups.reduce((sum, n) => sum + refundFor(s, p, at(p.groups, n)), 0) }
}

export function surrender(g: Anywhere<Manpower>, player: number, group: number): void {
  const { groups, refund } = lostWith(g.s, g.p, group)
  emit(g, {
    is: 'surrendered',
    side: player,
    groups,
    refund,
    because: [{ rule: 'M-sur-refund', what: 'refund', change: refund }],
  })
  captureLeaders(g, groups)
  breakSpells(g)
}

export function captureLeaders(g: Anywhere<Manpower>, groups: readonly number[]): void {
  for (const n of groups) loseLeader(g, n)
}

/** MG-sur-when A leader captured in person dies. */
function loseLeader(g: Anywhere<Manpower>, group: number): void {
  at(g.p.groups, group).stacks.forEach((stack, k) => {
    if (living(stack) > 0 && at(g.s.units, stack.unit).hero?.isLeader === true) judgeDeath(g, group, k)
  })
}

const isAboard = (p: Sight, n: number, carrier: number): boolean =>
  at(p.groups, n).where === 'aboard' && at(p.groups, n).carrier === carrier
