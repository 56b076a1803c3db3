import type { Anywhere, Part } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import { distance } from '@sandtable/board'
import type { Formula } from '../formula/formula.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario, Unit } from '../scenario.ts'
import type { GroupSight, Sight } from '../position.ts'
import type { Of } from './in-force.ts'
import type { Toll } from '../combat/casualties.ts'
import { at, NOBODY } from '../position.ts'
import { damageUnits, isMen } from '../combat/casualties.ts'
import { centre, living, present } from '../formation/layout.ts'
import { rollFormula } from '../combat/dice.ts'
import { ratio, rounded } from '../formula/ratio.ts'
import { sameSide } from '../sides.ts'
import { worksWith } from '../ground/terrain.ts'

/** MG-heal Injured men of a stack that can become healthy. */
export const injuredMen = (s: Scenario, group: GroupSight, k: number): number => {
  const stack = at(group.stacks, k)
  return isMen(at(s.units, stack.unit)) ? stack.injured : 0
}

/** MG-heal One step for this many men, or this many points of health, unit after unit; never the dead. */
export function mended(unit: Unit, toll: Toll, points: number): { toll: Toll; healed: number } {
  if (isMen(unit)) {
    const healed = Math.min(points, toll.injured)
    return { toll: { ...toll, healthy: toll.healthy + healed, injured: toll.injured - healed }, healed }
  }
  let left = points
  const health = toll.health.map(now => {
    const more = Math.min((unit.health ?? now) - now, left)
    left -= more
    return now + more
  })
  return { toll: damageUnits(unit, { ...toll, health }, new Map()), healed: points - left }
}

/** Heals a stack; returns how many men or points. */
export function healStack(
  g: Anywhere<Manpower>,
  group: number,
  stack: number,
  points: number,
  dice: readonly number[],
  because: readonly Part[],
): number {
  const before = at(at(g.p.groups, group).stacks, stack)
  const { toll, healed } = mended(at(g.s.units, before.unit), before, points)
  if (healed > 0) emit(g, { is: 'healed', group, stack, toll: bare(toll), healed, dice, because })
  return healed
}

const bare = ({ healthy, injured, dead, health, crew, taken }: Toll): Toll => ({
  healthy,
  injured,
  dead,
  health,
  crew,
  taken,
})

/** MG-heal This many injured men of these groups recover, group after group. */
export function recoverMen(
  g: Anywhere<Manpower>,
  groups: readonly number[],
  men: Formula,
  because: readonly Part[],
): void {
  if (!groups.some(n => hasInjured(g.s, at(g.p.groups, n)))) return
  const { dice, value } = rollFormula(g, men)
  let left = rounded(value)
  for (const n of groups)
    for (const k of at(g.p.groups, n).stacks.keys())
      if (left > 0 && injuredMen(g.s, at(g.p.groups, n), k) > 0)
        left -= healStack(g, n, k, left, dice, because)
}

const hasInjured = (s: Scenario, group: GroupSight): boolean =>
  [...group.stacks.keys()].some(k => injuredMen(s, group, k) > 0)

/** MG-heal What heroes do for the injured in every battle turn, their own group first, and then hospitals. */
export function recoverInjured(g: Anywhere<Manpower>): void {
  for (const { group, men } of recoveries(g.s, g.p)) {
    const own = groupsOf(g.p, at(g.p.groups, group).owner)
    const order = [group, ...own.filter(n => n !== group)]
    recoverMen(g, order, men, [{ rule: 'MG-heal', what: 'aura', change: 0 }])
  }
  tendInjured(g)
}

/**
 * MG-heal A hospital's quarter of the injured per campaign turn, which is twelve battle turns, amounts to this in each of them.
 */
const HOSPITAL_SHARE = 48

/** MG-heal What field hospitals do for the injured of their side in every battle turn: the nearest group first, one man at least. */
function tendInjured(g: Anywhere<Manpower>): void {
  for (const w of worksWith(g.s, g.p, 'hospital')) {
    const { owner, at: [x, y] } = at(g.p.works, w) // prettier-ignore
    const far = (n: number): number => distance(centre(g.s, at(g.p.groups, n)), [x, y])
    const groups = [...g.p.groups.keys()]
      .filter(n => owner !== NOBODY && isTended(g.s, at(g.p.groups, n), owner))
      .sort((one, other) => far(one) - far(other))
    let left = sharedOut(g.s, g.p, groups)
    const because = [{ rule: 'MG-heal', what: 'hospital', change: left }]
    for (const n of groups)
      for (const k of at(g.p.groups, n).stacks.keys())
        if (left > 0 && injuredMen(g.s, at(g.p.groups, n), k) > 0)
          left -= healStack(g, n, k, left, [], because)
  }
}

const isTended = (s: Scenario, group: GroupSight, owner: number): boolean =>
  present(group) && sameSide(s, group.owner, owner) && hasInjured(s, group)

/** How many of the injured of these groups recover in a turn. */
function sharedOut(s: Scenario, p: Sight, groups: readonly number[]): number {
  const injured = groups.reduce((sum, n) => {
    const group = at(p.groups, n)
    return group.stacks.reduce((also, _, k) => also + injuredMen(s, group, k), sum)
  }, 0)
  return injured === 0 ? 0 : Math.max(1, rounded(ratio(injured, HOSPITAL_SHARE)))
}

const groupsOf = (p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(n => at(p.groups, n).owner === player && present(at(p.groups, n)))

/** What living heroes in the field, on foot or carried, do for the injured in each turn, with the group of each. */
const recoveries = (s: Scenario, p: Sight): (Of<'recover'> & { group: number })[] =>
  p.groups.flatMap((group, g) =>
    group.where !== 'field' && group.where !== 'aboard'
      ? []
      : group.stacks.flatMap(stack =>
          living(stack) === 0
            ? []
            : (at(s.units, stack.unit).hero?.aura ?? [])
                .filter(power => power.kind === 'recover')
                .map(power => ({ ...power, group: g })),
        ),
  )
