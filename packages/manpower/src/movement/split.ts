import type { Anywhere } from '@sandtable/kernel'
import type { SplitOrder } from '../orders.ts'
import { emit } from '@sandtable/kernel'
import type { GroupSight, Sight, StackSight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { carriedBy } from './carry.ts'
import { damageUnits, isMen } from '../combat/casualties.ts'
import { footprint, living, unitsOf } from '../formation/layout.ts'
import { isAtStart, isOwn } from './mover.ts'
import { standing } from './room.ts'
import { usesApart } from './uses.ts'

/** The most groups that can be led. */
const MOST_GROUPS = 400

export type WhyNotSplit =
  'not-there' | 'too-late' | 'most-groups' | 'in-building' | 'laden' | 'too-many' | 'some-stay' | 'no-room'

interface Parted {
  readonly stays: GroupSight
  readonly goes: GroupSight
}

/** MG-regroup The part that leaves stands behind the rest; or why the group may not be split like this. */
function parted(
  s: Scenario,
  p: Sight,
  player: number,
  { group: g, units }: SplitOrder,
): Parted | WhyNotSplit {
  if (!isOwn(p, player, g)) return 'not-there'
  if (!isAtStart(p, player)) return 'too-late'
  if (p.groups.length >= MOST_GROUPS) return 'most-groups'
  const group = at(p.groups, g)
  if (group.inside !== NOBODY) return 'in-building'
  if (carriedBy(p, g) !== NOBODY) return 'laden'
  if (units.length !== group.stacks.length) return 'not-there'
  if (!units.every((n, k) => n <= living(at(group.stacks, k)))) return 'too-many'
  const going = units.reduce((sum, n) => sum + n, 0)
  if (going === 0 || going === unitsOf(group)) return 'some-stay'
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
  return one === null || other === null ? 'no-room' : { stays: one, goes: other }
}

const freeName = (p: Sight, name: string): string => {
  let number = 2
  while (p.groups.some(group => group.name === `${name} ${number}`)) number++
  return `${name} ${number}`
}

/** A part of a stack, its soundest units first, and the rest; shots and uses are shared between them. */
function divided(s: Scenario, stack: StackSight, units: number): { part: StackSight; rest: StackSight } {
  const all = living(stack)
  if (units === 0) return { part: stack, rest: stack }
  const shareOf = (n: number): number => Math.floor((n * units) / all)
  const [goes, stays] = isMen(at(s.units, stack.unit))
    ? dividedMen(stack, units)
    : dividedMachines(s, stack, units)
  const [carriedOff, kept] = usesApart(s, stack.equipment, shareOf)
  const half = isTheirHalf(goes, stays) ? stack.half : 0
  return {
    part: {
      ...stack,
      ...goes,
      dead: 0,
      half,
      fired: stack.fired.map(shareOf),
      equipment: carriedOff,
    },
    rest: {
      ...stack,
      ...stays,
      half: stack.half - half,
      fired: stack.fired.map(n => n - shareOf(n)),
      equipment: kept,
    },
  }
}

type Counts = Pick<StackSight, 'healthy' | 'injured' | 'health' | 'crew' | 'taken'>

/** MG-rate A carried half shot belongs to the injured: it leaves with all of them, or with everyone. */
const isTheirHalf = (goes: Counts, stays: Counts): boolean =>
  stays.injured === 0 && (goes.injured > 0 || stays.healthy === 0)

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

/** Why a group may not be split this way; null: it may. */
export function whyNotSplit(s: Scenario, p: Sight, player: number, order: SplitOrder): WhyNotSplit | null {
  const both = parted(s, p, player, order)
  return typeof both === 'string' ? both : null
}

export function split(g: Anywhere<Manpower>, player: number, order: SplitOrder): void {
  const { stays, goes } = parted(g.s, g.p, player, order) as Parted
  emit(g, { is: 'split', group: order.group, units: order.units, stays, goes })
}
