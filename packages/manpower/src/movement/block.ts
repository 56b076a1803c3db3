import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Anywhere } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { Manpower } from '../kind.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { cameBy, isBack } from './way-back.ts'
import { centre, present } from '../formation/layout.ts'
import { isFlyer } from './flight.ts'
import { minSpeedOf } from '../formation/speed.ts'
import { rawMe } from '../combat/man-equivalence.ts'
import { sees } from '../ground/sight.ts'
import { unitsIn } from './mover.ts'

/** MG-block A blocker must be worth one part in this many of what it stops. */
const WEAKEST = 10

/**
 * MG-block The strength of a group's volleys, the injured at half, in two-hundredths; bracketed values for rolled battles don't count.
 */
const blockingMe = (s: Scenario, p: Sight, group: GroupSight): number =>
  p.rulings.bracketsBlock
    ? rawMe(s, group)
    : group.stacks.reduce(
        (sum, { unit, healthy, injured }) => sum + (2 * healthy + injured) * volleyMe(at(s.units, unit)),
        0,
      )

const volleyMe = ({ attacks }: Unit): number =>
  attacks.reduce((most, { kind, me }) => (kind === 'volley' ? Math.max(most, me) : most), 0)

/** Why a group may not block another. */
export type Unable =
  'not-entered' | 'engaged' | 'busy' | 'too-weak' | 'out-of-the-air' | 'too-fast' | 'unblockable'

/** MG-block Whether a group may block the one that moves; why not otherwise. */
export function whyNotBlock(s: Scenario, p: Sight, blocker: number): Unable | null {
  if (p.move === null || !p.move.entered.includes(blocker)) return 'not-entered'
  const [own, mover] = [at(p.groups, blocker), at(p.groups, p.move.group)]
  if (mover.engaged !== NOBODY) return 'engaged'
  if (p.groups.some(group => group.engaged === blocker && present(group))) return 'busy'
  if (!p.rulings.blocksFast && isFlyer(s, mover) && minSpeedOf(s, p, p.move.group) > 0) return 'too-fast'
  if (!meetsInTheAir(s, own, mover)) return 'out-of-the-air'
  if (blockingMe(s, p, own) * WEAKEST < blockingMe(s, p, mover)) return 'too-weak'
  return unitsIn(s, mover).every(({ traits }) => (traits.unblockable ?? 0) > 0) ? 'unblockable' : null
}

/** MG-block Flyers are blocked only by anti-aircraft or flying units, and block only flyers. */
function meetsInTheAir(s: Scenario, blocker: GroupSight, mover: GroupSight): boolean {
  if (blocker.flying || !mover.flying) return blocker.flying === mover.flying
  return unitsIn(s, blocker).some(({ traits }) => (traits.aa ?? 0) > 0)
}

/** What lets a group pass a declared block: its first in the battle, or a power; null: nothing. */
export function passesBlock(s: Scenario, p: Sight, g: number): 'first' | 'power' | null {
  const group = at(p.groups, g)
  const storms = unitsIn(s, group).every(({ traits }) => (traits['ignores-first-block'] ?? 0) > 0)
  if (storms && group.passed === 0) return 'first'
  return p.granted.some(granted => granted.group === g && granted.what === 'pass-block') ? 'power' : null
}

/** MG-block Every leg of an engaged group ends nearer the blocker, or goes back the way it came. */
export function mayGo(s: Scenario, p: Sight, g: number, way: readonly Point[]): boolean {
  const { engaged, came } = at(p.groups, g)
  if (engaged === NOBODY) return true
  const blocker = centre(s, at(p.groups, engaged))
  let behind: readonly Point[] = came
  return way.every((to, i) => {
    if (i === 0) return true
    const from = at(way, i - 1)
    const mayGoOn = distance(to, blocker) < distance(from, blocker) || isBack(behind, from, to)
    behind = cameBy(behind, from, to)
    return mayGoOn
  })
}

/** MG-block An engagement ends when the blocker is dead or gone, or no longer sees its opponent. */
export function loosenEngagements(g: Anywhere<Manpower>): void {
  for (const n of g.p.groups.keys()) {
    const { engaged } = at(g.p.groups, n)
    if (engaged === NOBODY) continue
    const isGone = !present(at(g.p.groups, engaged))
    if (isGone || !present(at(g.p.groups, n)) || !sees(g.s, g.p, engaged, n))
      emit(g, { is: 'disengaged', group: n, from: engaged, because: [{ rule: 'MG-block', what: isGone ? 'blocker-gone' : 'out-of-sight', change: 0 }] }) // prettier-ignore
  }
}

/**
 * MG-block A blocker that ends a move further from a group than it was has moved off, and no longer holds it.
 */
export function moveOff(g: Anywhere<Manpower>, blocker: number, start: Point): void {
  for (const n of g.p.groups.keys()) {
    const group = at(g.p.groups, n)
    if (group.engaged !== blocker || !present(group)) continue
    const middle = centre(g.s, group)
    if (distance(centre(g.s, at(g.p.groups, blocker)), middle) > distance(start, middle))
      emit(g, { is: 'disengaged', group: n, from: blocker, because: [{ rule: 'MG-block', what: 'moved-off', change: 0 }] }) // prettier-ignore
  }
}
