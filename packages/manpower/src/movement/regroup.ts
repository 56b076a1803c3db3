import type { Here } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight, StackSight } from '../position.ts'
import type { Manpower } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { BESIDE, carriedBy, stance } from './carry.ts'
import {
  centre,
  cornerFor,
  extent,
  footprint,
  living,
  LONGEST,
  spacing,
  unitsOf,
} from '../formation/layout.ts'
import { damageUnits, isMen } from '../combat/casualties.ts'
import { distanceBetween } from '../formation/distance.ts'
import { halfSpeed, isAtStart, isOwn, speedLeft } from './mover.ts'
import { isFlyer } from './flight.ts'
import { isFree } from './contact.ts'
import { isOutlineOnMap } from '../ground/terrain.ts'
import { straysOf } from './strays.ts'

/** More groups than these nobody can lead. */
const MOST_GROUPS = 400

/** MG-footprint Whether a group so formed may stand where it is; its displaced units in it. */
function standing(s: Scenario, p: Sight, own: readonly number[], group: GroupSight): GroupSight | null {
  const { front, depth } = extent(unitsOf(group), group.files, spacing(s, group))
  const area = footprint(s, group)
  if (front > LONGEST || depth > LONGEST || !isOutlineOnMap(s, area)) return null
  const others = { ...p, groups: p.groups.filter((_, n) => !own.includes(n)) }
  if (!group.flying && !isFree(s, others, NOBODY, area)) return null
  const strays = straysOf(s, p, group, [])
  return strays === null ? null : { ...group, strays }
}

/** A change of files and order, for half the speed. */
export interface FormOrder {
  readonly group: number
  readonly files: number
  readonly order: 'close' | 'open'
}

/** MG-spacing, MG-footprint How a group would stand in another formation, about the same centre; null: it may not. */
function reformed(
  s: Scenario,
  p: Sight,
  side: number,
  { group: g, files, order }: FormOrder,
): GroupSight | null {
  if (!isOwn(p, side, g)) return null
  const group = at(p.groups, g)
  if (group.inside !== NOBODY || files > unitsOf(group) || (files === group.files && order === group.order))
    return null
  if (halfSpeed(s, p, g) > speedLeft(s, p, g)) return null
  const changed: GroupSight = { ...group, files, order, strays: [] }
  const [x, y] = cornerFor(s, changed, group.facing, centre(s, group))
  return standing(s, p, [g], { ...changed, at: [x, y] })
}

export const mayForm = (s: Scenario, p: Sight, side: number, order: FormOrder): boolean =>
  reformed(s, p, side, order) !== null

export function form(g: Here<Manpower>, side: number, order: FormOrder): void {
  const { group, files } = order
  const changed = reformed(g.s, g.p, side, order) as GroupSight
  emit(g, {
    is: 'reformed',
    group,
    files,
    order: order.order,
    ...stance(changed),
    cost: halfSpeed(g.s, g.p, group),
  })
}

/** MG-regroup Units of each stack that go off as a group of their own. */
export interface SplitOrder {
  readonly group: number
  readonly units: readonly number[]
}

interface Parted {
  readonly stays: GroupSight
  readonly goes: GroupSight
}

/** MG-regroup Who goes stands behind those who stay; null: the group may not be split so. */
function parted(s: Scenario, p: Sight, side: number, { group: g, units }: SplitOrder): Parted | null {
  if (!isOwn(p, side, g) || !isAtStart(p, side) || p.groups.length >= MOST_GROUPS) return null
  const group = at(p.groups, g)
  if (group.inside !== NOBODY || carriedBy(p, g) !== NOBODY || units.length !== group.stacks.length)
    return null
  if (!units.every((n, k) => n <= living(at(group.stacks, k)))) return null
  const going = units.reduce((sum, n) => sum + n, 0)
  if (going === 0 || going === unitsOf(group)) return null
  const stacks = group.stacks.map((stack, k) => divided(s, stack, at(units, k)))
  const stays: GroupSight = { ...group, stacks: stacks.map(({ rest }) => rest), strays: [] }
  const [x, y] = at(footprint(s, stays), 3)
  const goes: GroupSight = {
    ...group,
    name: freeName(p, group.name),
    at: [x, y],
    stacks: stacks.filter((_, k) => at(units, k) > 0).map(({ part }) => part),
    strays: [],
  }
  const [one, other] = [standing(s, p, [g], stays), standing(s, p, [g], goes)]
  return one === null || other === null ? null : { stays: one, goes: other }
}

const freeName = (p: Sight, name: string): string => {
  let number = 2
  while (p.groups.some(group => group.name === `${name} ${number}`)) number++
  return `${name} ${number}`
}

/** A part of a stack, its soundest units first, and the rest; what it has fired and used is shared between them. */
function divided(s: Scenario, stack: StackSight, units: number): { part: StackSight; rest: StackSight } {
  const all = living(stack)
  if (units === 0) return { part: stack, rest: stack }
  const shareOf = (n: number): number => Math.floor((n * units) / all)
  const [goes, stays] = isMen(at(s.units, stack.unit))
    ? dividedMen(stack, units)
    : dividedMachines(s, stack, units)
  return {
    part: {
      ...stack,
      ...goes,
      dead: 0,
      half: 0,
      fired: stack.fired.map(shareOf),
      equipment: stack.equipment.map(({ kind, uses }) => ({ kind, uses: shareOf(uses) })),
    },
    rest: {
      ...stack,
      ...stays,
      fired: stack.fired.map(n => n - shareOf(n)),
      equipment: stack.equipment.map(({ kind, uses }) => ({ kind, uses: uses - shareOf(uses) })),
    },
  }
}

type Counts = Pick<StackSight, 'healthy' | 'injured' | 'health' | 'crew' | 'taken'>

function dividedMen({ healthy, injured, health, crew, taken }: StackSight, units: number): [Counts, Counts] {
  const sound = Math.min(healthy, units)
  const hurt = units - sound
  return [
    { healthy: sound, injured: hurt, health, crew, taken },
    { healthy: healthy - sound, injured: injured - hurt, health, crew, taken },
  ]
}

function dividedMachines(s: Scenario, stack: StackSight, units: number): [Counts, Counts] {
  const soundest = [...stack.taken.keys()].sort((a, b) => at(stack.taken, a) - at(stack.taken, b) || a - b)
  const going = new Set(soundest.slice(0, units))
  const some = (which: (i: number) => boolean): Counts => {
    const { healthy, injured, health, crew, taken } = damageUnits(
      at(s.units, stack.unit),
      {
        ...stack,
        health: stack.health.filter((_, i) => which(i)),
        crew: stack.crew.filter((_, i) => which(i)),
        taken: stack.taken.filter((_, i) => which(i)),
      },
      new Map(),
    )
    return { healthy, injured, health, crew, taken }
  }
  return [some(i => going.has(i)), some(i => !going.has(i))]
}

export const maySplit = (s: Scenario, p: Sight, side: number, order: SplitOrder): boolean =>
  parted(s, p, side, order) !== null

export function split(g: Here<Manpower>, side: number, order: SplitOrder): void {
  const { stays, goes } = parted(g.s, g.p, side, order) as Parted
  emit(g, { is: 'split', group: order.group, units: order.units, stays, goes })
}

/** MG-regroup How two groups within 10 m of each other would stand as one; null: they may not join. */
function joined(s: Scenario, p: Sight, side: number, g: number, into: number): GroupSight | null {
  if (g === into || !isOwn(p, side, g) || !isOwn(p, side, into) || !isAtStart(p, side)) return null
  const [group, other] = [at(p.groups, g), at(p.groups, into)]
  if (group.inside !== NOBODY || other.inside !== NOBODY) return null
  if (carriedBy(p, g) !== NOBODY || carriedBy(p, into) !== NOBODY) return null
  if (group.flying !== other.flying || isFlyer(s, group) !== isFlyer(s, other)) return null
  if (distanceBetween(s, p, g, into) > BESIDE) return null
  return standing(s, p, [g, into], { ...other, ...inherited(group, other), stacks: allStacks(s, group, other), strays: [] }) // prettier-ignore
}

/** MG-regroup Morale, engagement and all that was used carry over. */
const inherited = (group: GroupSight, other: GroupSight): Partial<GroupSight> => ({
  still: Math.min(group.still, other.still),
  passed: Math.max(group.passed, other.passed),
  low: Math.max(group.low, other.low),
  high: Math.max(group.high, other.high),
  engaged: other.engaged === NOBODY ? group.engaged : other.engaged,
  came: other.engaged === NOBODY ? group.came : other.came,
})

/** The stacks of both, alike ones as one. */
function allStacks(s: Scenario, group: GroupSight, other: GroupSight): StackSight[] {
  const stacks = [...other.stacks]
  for (const stack of group.stacks) {
    const k = stacks.findIndex(own => isAlike(s, own, stack))
    if (k === -1) stacks.push(stack)
    else stacks[k] = added(at(stacks, k), stack)
  }
  return stacks
}

/** Where the stacks of a group are found after it has joined another. */
const placesAfter = (s: Scenario, group: GroupSight, other: GroupSight): number[] => {
  let next = other.stacks.length
  return group.stacks.map(stack => {
    const k = other.stacks.findIndex(own => isAlike(s, own, stack))
    return k === -1 ? next++ : k
  })
}

/** Of one stat block, with the same equipment and no spells; heroes stay themselves. */
const isAlike = (s: Scenario, a: StackSight, b: StackSight): boolean =>
  a.unit === b.unit &&
  at(s.units, a.unit).hero === null &&
  a.spells.length === 0 &&
  b.spells.length === 0 &&
  a.equipment.length === b.equipment.length &&
  a.equipment.every(({ kind }, i) => at(b.equipment, i).kind === kind)

const added = (a: StackSight, b: StackSight): StackSight => ({
  ...a,
  healthy: a.healthy + b.healthy,
  injured: a.injured + b.injured,
  dead: a.dead + b.dead,
  health: [...a.health, ...b.health],
  crew: [...a.crew, ...b.crew],
  taken: [...a.taken, ...b.taken],
  half: a.half + b.half,
  fired: Array.from(
    { length: Math.max(a.fired.length, b.fired.length) },
    (_, i) => (a.fired[i] ?? 0) + (b.fired[i] ?? 0),
  ),
  equipment: a.equipment.map(({ kind, uses }, i) => ({ kind, uses: uses + at(b.equipment, i).uses })),
})

export const mayMerge = (s: Scenario, p: Sight, side: number, g: number, into: number): boolean =>
  joined(s, p, side, g, into) !== null

export function merge(g: Here<Manpower>, side: number, group: number, into: number): void {
  const whole = joined(g.s, g.p, side, group, into) as GroupSight
  const places = placesAfter(g.s, at(g.p.groups, group), at(g.p.groups, into))
  emit(g, { is: 'merged', group, into, whole, places })
}
