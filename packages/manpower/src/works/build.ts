import type { Anywhere, DeepReadonly } from '@sandtable/kernel'
import type { BuildOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import { distanceOfOutlines } from '@sandtable/board'
import type { GroupSight, Sight, Work } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { NoSite } from './site.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { buildFactor } from '../powers/on-price.ts'
import { shotsExtra } from '../powers/on-combat.ts'
import { compared, ratio, times } from '../formula/ratio.ts'
import { footprint, present } from '../formation/layout.ts'
import { freeFor } from '../combat/rate.ts'
import { isOccupied, whyNotRaise } from './site.ts'
import { stands, workOutline } from '../ground/terrain.ts'
import { hostile, sameSide } from '../sides.ts'

/** MG-build, MG-capture So near engineers work, and so near a building is held. */
const NEAR = 1000

const isNear = (
  s: Scenario,
  group: GroupSight,
  site: DeepReadonly<Pick<Work, 'kind' | 'at' | 'facing'>>,
): boolean => distanceOfOutlines(footprint(s, group), workOutline(s, site)) <= NEAR

/** MG-build, MG-men-act Work done this turn by a group's healthy engineers who have done nothing else. */
function engineersIn(s: Scenario, p: Sight, g: number): number {
  const group = at(p.groups, g)
  if (!present(group) || group.spent > 0 || group.covered > 0 || group.flying) return 0
  return group.stacks.reduce((sum, stack, k) => {
    const worth = at(s.units, stack.unit).traits.engineer ?? 0
    return worth === 0 ? sum : sum + worth * freeFor(s, stack, NOBODY, shotsExtra(p, g, k)).healthy
  }, 0)
}

/** M-bld-engineer The works that a player's engineers know in that player's era. */
export const worksOf = (s: Scenario, player: number): number[] =>
  [...s.works.keys()].filter(kind => {
    const { time, eras } = at(s.works, kind)
    return time !== null && eras.includes(at(s.players, player).era)
  })

/** A player's groups with engineers who can start something affordable, and finish it. */
export function buildersOf(s: Scenario, p: Sight, player: number): { group: number; kinds: number[] }[] {
  const kinds = worksOf(s, player).filter(
    kind => at(s.works, kind).cost <= at(p.manpower, player) && !isTooSlow(s, p, player, kind),
  )
  return kinds.length === 0
    ? []
    : [...p.groups.keys()]
        .filter(g => at(p.groups, g).owner === player && engineersIn(s, p, g) > 0)
        .map(group => ({ group, kinds }))
}

/** Why a building may not be begun; null: it may. */
export type NoBuilding = NoSite | 'unknown' | 'no-engineers' | 'too-dear' | 'too-slow' | 'far-off'

/** MG-build Engineers who have done nothing else, and the manpower. */
export function whyNotBuild(
  s: Scenario,
  p: Sight,
  player: number,
  { group, kind }: Pick<BuildOrder, 'group' | 'kind'>,
): NoBuilding | null {
  if (p.groups[group]?.owner !== player || !worksOf(s, player).includes(kind)) return 'unknown'
  if (engineersIn(s, p, group) === 0) return 'no-engineers'
  if (at(s.works, kind).cost > at(p.manpower, player)) return 'too-dear'
  return isTooSlow(s, p, player, kind) ? 'too-slow' : null
}

/** MG-build And within 10 m ground to build on. */
export function whyNotSite(s: Scenario, p: Sight, player: number, order: BuildOrder): NoBuilding | null {
  const why = whyNotBuild(s, p, player, order)
  if (why !== null) return why
  if (!isNear(s, at(p.groups, order.group), order)) return 'far-off'
  return whyNotRaise(s, p, order)
}

/** M-bld-time Engineer-turns that a building takes. */
const neededFor = (s: Scenario, p: Sight, player: number, kind: number): Ratio =>
  times(ratio(at(s.works, kind).time ?? 0), buildFactor(s, p, player))

/** The same in whole engineer-turns, as it is counted down. */
export function turnsNeeded(s: Scenario, p: Sight, player: number, kind: number): number {
  const { over, under } = neededFor(s, p, player, kind)
  return Math.ceil(over / under)
}

/** M-bld-divide Turns in which the engineers of a group would finish a building; null: they cannot work. */
export function turnsToBuild(s: Scenario, p: Sight, g: number, kind: number): number | null {
  const by = engineersIn(s, p, g)
  const { over, under } = neededFor(s, p, at(p.groups, g).owner, kind)
  return by === 0 ? null : Math.max(1, Math.ceil(over / (under * by)))
}

/** Turns of the battle that are left, this one too. */
const turnsLeft = (s: Scenario, p: Sight): number => s.turns - p.turn + 1

/** M-bld-time How long all engineers of a side who are on their feet would take, and how many turns there still are. */
export function timeFor(
  s: Scenario,
  p: Sight,
  player: number,
  kind: number,
): { turns: number; remaining: number } {
  const hands = p.groups.reduce(
    (sum, group) => (present(group) && sameSide(s, group.owner, player) ? sum + handsIn(s, group) : sum),
    0,
  )
  return {
    turns: Math.ceil(turnsNeeded(s, p, player, kind) / Math.max(1, hands)),
    remaining: turnsLeft(s, p),
  }
}

const handsIn = (s: Scenario, { stacks }: GroupSight): number =>
  stacks.reduce((sum, { unit, healthy }) => sum + healthy * (at(s.units, unit).traits.engineer ?? 0), 0)

/** M-bld-time No work is started that could not be finished before the battle ends, with any help. */
function isTooSlow(s: Scenario, p: Sight, player: number, kind: number): boolean {
  const { turns, remaining } = timeFor(s, p, player, kind)
  return turns > remaining
}

/** MG-build Manpower is paid at the start. */
export function build(
  g: Anywhere<Manpower>,
  player: number,
  { group, kind, at: [x, y], facing }: BuildOrder,
): void {
  const { cost, health } = at(g.s.works, kind)
  const work: Work = {
    kind,
    at: [x, y],
    facing: [facing[0], facing[1]],
    owner: player,
    done: 0,
    health: health ?? 0,
    gone: false,
  }
  emit(g, { is: 'work-begun', side: player, group, work, cost })
}

/** M-bld-divide, MG-build The oldest unfinished building near engineers with no unit on it, and the work added this turn. */
export function workedOn(s: Scenario, p: Sight, g: number): { work: number; by: number } | null {
  const by = engineersIn(s, p, g)
  if (by === 0) return null
  const work = p.works.findIndex(
    one =>
      !one.gone &&
      !stands(s, one) &&
      !isOccupied(s, p, one) &&
      sameSide(s, one.owner, at(p.groups, g).owner) &&
      isNear(s, at(p.groups, g), one),
  )
  return work === NOBODY ? null : { work, by }
}

/** MG-build The end of a turn: engineers add what they can. */
export function buildOn(g: Anywhere<Manpower>): void {
  const added = new Map<number, number>()
  for (const n of g.p.groups.keys()) {
    const on = workedOn(g.s, g.p, n)
    if (on !== null) added.set(on.work, (added.get(on.work) ?? 0) + on.by)
  }
  for (const [work, by] of added) {
    emit(g, { is: 'work-advanced', work, by })
    finish(g, work)
  }
}

/** M-bld-time It is done when its engineer-turns are. */
function finish(g: Anywhere<Manpower>, number: number): void {
  const work = at(g.p.works, number)
  const time = at(g.s.works, work.kind).time ?? 0
  if (compared(ratio(work.done), neededFor(g.s, g.p, work.owner, work.kind)) < 0) return
  const because = [{ rule: 'M-bld-time', what: 'engineer-turns', change: work.done }]
  emit(g, { is: 'work-finished', work: number, done: Math.max(time, work.done), because })
}

/** MG-capture A side that alone is within 10 m of a building holds it: its first group there takes it from an enemy. */
export function takeWorks(g: Anywhere<Manpower>): void {
  for (const w of g.p.works.keys()) {
    const work = at(g.p.works, w)
    if (work.gone) continue
    const near = g.p.groups
      .filter(group => present(group) && !group.flying && isNear(g.s, group, work))
      .map(({ owner }) => owner)
    const [first] = near
    if (first === undefined || near.some(player => hostile(g.s, player, first))) continue
    if (hostile(g.s, work.owner, first)) emit(g, { is: 'work-taken', work: w, side: first })
  }
}
