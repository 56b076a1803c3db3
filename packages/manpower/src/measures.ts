import type { Answer } from '@sandtable/kernel'
import { wayLength } from '@sandtable/board'
import type { Aim, GroupSight, Pair, Sight } from './position.ts'
import type { Bought, BoughtGroup } from './orders.ts'
import type { Scenario } from './scenario.ts'
import { at } from './position.ts'
import { attackOf } from './combat/fire.ts'
import { centre, living, unitsOf } from './formation/layout.ts'
import { costOf } from './setup/buy.ts'
import type { Shelter } from './ground/shelters.ts'
import { distanceBetween, distanceTo, distanceToShelter, distanceToWork } from './formation/distance.ts'
import { upgradeCost } from './setup/equip.ts'
import { freshFor } from './powers/move-again.ts'
import { gapsOf } from './movement/leave.ts'
import { halfSpeed, speedLeft } from './movement/mover.ts'
import type { Standing } from './setup/place.ts'
import { placingMeasures } from './setup/place.ts'
import { priceOfGroups } from './skirmish/muster.ts'
import { roomIn } from './movement/carry.ts'
import { roomLeft } from './movement/shelter.ts'
import { timeFor } from './works/build.ts'
import { shelterOf } from './ground/shelters.ts'
import { ableAt, shotsAt, shotsOfWeapon } from './targeting/reach.ts'

/** Numbers in a reason: lengths in centimetres, manpower in hundredths, the rest as counted. */
export type Parts = Readonly<Record<string, number>>

/** What orders name, as far as it is measured. */
interface Named {
  readonly do: string
  readonly group: number
  readonly into?: number
  readonly carrier?: number
  readonly work?: number
  readonly spell?: number
  readonly casting?: number
  readonly kind?: number
  readonly stack?: number
  readonly attack?: number
  readonly roll?: string
  readonly casters?: readonly Readonly<Pair>[]
  readonly stacks?: readonly Bought[]
  readonly groups?: readonly BoughtGroup[]
  readonly aim?: Aim | null
  readonly at?: Readonly<Pair>
  readonly path?: readonly Readonly<Pair>[]
}

interface Look {
  readonly s: Scenario
  readonly p: Sight
  readonly player: number
}

type Measure = (look: Look, order: Named) => Parts

const groupOf = ({ p }: Look, group: number): GroupSight => at(p.groups, group)

/** The other group of an order for two, and the carrier to leave. */
const otherOf = (look: Look, { group, into, carrier }: Named): number =>
  into ?? carrier ?? groupOf(look, group).carrier

const speedFor = ({ s, p }: Look, group: number): Parts => ({
  takes: halfSpeed(s, p, group),
  left: speedLeft(s, p, group),
})

const unitsIn: Measure = (look, { group }) => ({ units: unitsOf(groupOf(look, group)) })

/** How far what an order aims at is from the group. */
function distanceOf({ s, p }: Look, group: number, aim: Aim): number {
  if (aim.at === 'stack') return distanceBetween(s, p, group, aim.group)
  return aim.at === 'work' ? distanceToWork(s, p, group, aim.work) : distanceTo(s, p, group, aim.point)
}

/** How far a weapon or a spell reaches, or how near, and how far off its target is. */
const reachOf =
  (which: 'range' | 'minRange'): Measure =>
  (look, { group, stack, attack, spell, casting, casters, aim }) => {
    const { s, p } = look
    if (aim === null || aim === undefined) return {}
    const number = spell ?? p.castings[casting ?? -1]?.spell
    if (number !== undefined) {
      const by = (casters ?? p.castings[casting ?? -1]?.casters)?.[0]?.[0]
      return by === undefined
        ? {}
        : { range: s.spells[number]?.range ?? 0, distance: distanceOf(look, by, aim) }
    }
    if (stack === undefined || attack === undefined) return {}
    return { range: attackOf(s, p, { group, stack, attack })[which], distance: distanceOf(look, group, aim) }
  }

/** The movement left, and the length of the path. */
const tooFar: Measure = (look, order) => {
  const { s, p } = look
  if (order.aim !== undefined) return reachOf('range')(look, order)
  const seen = order.do === 'move-again' ? freshFor(s, p, order.group) : p
  const left = speedLeft(s, seen, order.group)
  if (order.path === undefined || order.path.length === 0) return { left }
  const length = wayLength([centre(s, groupOf(look, order.group)), ...order.path])
  return length > left ? { length, left } : { left }
}

/** The cost of a purchase or a building, and the money for it. */
const tooDear: Measure = ({ s, p, player }, { group, stack, kind, stacks, groups, ...order }) => {
  const has = at(p.manpower, player)
  if (groups !== undefined) return { cost: priceOfGroups(s, p, player, groups), has }
  if (stacks !== undefined) return { cost: costOf(s, p, player, stacks), has }
  if (kind === undefined) return { has }
  if (order.do === 'build') return { cost: at(s.works, kind).cost, has }
  const units = living(at(at(p.groups, group).stacks, stack ?? 0))
  return { cost: upgradeCost(s, kind, units), has }
}

const MEASURES: Readonly<Record<string, Measure>> = {
  'too-far': tooFar,
  'too-near': reachOf('minRange'),
  'half-speed': (look, { group }) => speedFor(look, group),
  'carrier-half-speed': (look, order) => speedFor(look, otherOf(look, order)),
  'off-map': ({ s }) => ({ width: s.map.width, height: s.map.height }),
  'too-many-files': unitsIn,
  'too-many': unitsIn,
  apart: (look, order) => ({
    distance: distanceBetween(look.s, look.p, order.group, otherOf(look, order)),
  }),
  'carrier-full': (look, order) => ({
    units: unitsOf(groupOf(look, order.group)),
    room: roomIn(look.s, groupOf(look, otherOf(look, order))),
  }),
  'building-full': ({ s, p }, { group, work = -1 }) => ({
    units: unitsOf(at(p.groups, group)),
    room: roomLeft(s, p, work),
  }),
  'not-beside': (look, { group, work }) =>
    work === undefined
      ? whereOut(look, group)
      : { distance: distanceToShelter(look.s, look.p, group, shelterOf(look.s, look.p, work) as Shelter) },
  'not-own-edge': ({ s, p, player }, { group }) => ({
    distance: gapsOf(s, at(p.groups, group))[at(s.players, player).edge],
  }),
  'no-shots': ({ s, p }, { group, stack = 0, attack = 0 }) => ({
    shots: shotsOfWeapon(s, p, { group, stack, attack }),
  }),
  'not-all-able': ({ s, p }, { group, stack = 0, attack = 0, aim, roll }) => {
    if (aim === null || aim === undefined) return {}
    const weapon = { group, stack, attack }
    const isIndirect = roll !== undefined && roll !== 'none'
    const units = living(at(at(p.groups, group).stacks, stack))
    return {
      able: ableAt(s, p, weapon, aim, isIndirect)?.length ?? units,
      units,
      shots: shotsAt(s, p, weapon, aim, isIndirect),
    }
  },
  'not-your-edge': (look, order) => {
    const reach = placedAs(look, order)?.reach
    return reach === undefined ? {} : { reach }
  },
  'too-close': (look, order) => {
    const close = placedAs(look, order)?.close
    if (close === null || close === undefined) return {}
    return { [close.to === 'edge' ? 'edge' : 'gap']: close.gap, least: close.least }
  },
  'too-dear': tooDear,
  'too-slow': ({ s, p, player }, { kind = 0 }) => timeFor(s, p, player, kind),
}

/** MG-setup Where a placed group would stand. */
const placedAs = ({ s, p, player }: Look, order: Named): ReturnType<typeof placingMeasures> =>
  placingMeasures(s, p, player, order as Standing)

/** The place of what a group would come out of. */
function whereOut(look: Look, group: number): Parts {
  const { where, inside } = groupOf(look, group)
  const [x, y] =
    where === 'aboard'
      ? centre(look.s, groupOf(look, groupOf(look, group).carrier))
      : (shelterOf(look.s, look.p, inside)?.middle ?? [0, 0])
  return { x, y }
}

/** The measure of a reason; the order has the form that the reason was given for. */
export const measured = (s: Scenario, p: Sight, player: number, what: string, order: Answer): Parts =>
  MEASURES[what]?.({ s, p, player }, order as unknown as Named) ?? {}
