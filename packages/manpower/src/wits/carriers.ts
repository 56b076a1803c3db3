import type { GettingOut, MoveOrder, Order } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { boxOf, distance } from '@sandtable/board'
import type { GroupSight, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { armsOf } from './targets.ts'
import { BESIDE, carriedBy, placedAt, roomIn, whyNotDisembark, whyNotEmbark } from '../movement/carry.ts'
import { centre, footprint, present, unitsOf } from '../formation/layout.ts'
import { distanceBetween } from '../formation/distance.ts'
import { halfSpeed, isAtStart, speedLeft, unitsIn } from '../movement/mover.ts'
import { holdsNode, hostile } from '../sides.ts'
import { inNode, mayStandAt } from '../ground/terrain.ts'
import { isFlyer } from '../movement/flight.ts'
import { isPerson } from '../combat/casualties.ts'
import { isPlan, planMove } from '../movement/plan.ts'
import { placeOf, standingAt } from './prospect.ts'
import { rawMe } from '../combat/man-equivalence.ts'
import { speedOf } from '../formation/speed.ts'
import { whyNotSplit } from '../movement/split.ts'
import { withGroup } from '../formation/whereabouts.ts'
import { AROUND } from './around.ts'

/** MG-carry Groups that get off where the fight is, and groups that get on where it is far. */
export function carryOrder(s: Scenario, p: Sight, player: number): Order | null {
  const own = ownOf(p, player)
  for (const g of own) {
    const order = at(p.groups, g).where === 'aboard' ? alight(s, p, player, g) : null
    if (order !== null) return order
  }
  for (const { order } of loadsOf(s, p, player)) if (order.do !== 'move') return order
  return null
}

const ownOf = (p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(g => at(p.groups, g).owner === player)

/** A carrier, the group it waits for, and that group's boarding order. */
export interface Load {
  readonly carrier: number
  readonly rider: number
  readonly order: Order
}

/** MG-carry The carriers that wait for somebody in this turn. */
export const loadsOf = (s: Scenario, p: Sight, player: number): Load[] =>
  holdsNode(s, player)
    ? []
    : ownOf(p, player)
        .filter(carrier => isFree(s, p, carrier))
        .flatMap(carrier => load(s, p, player, carrier) ?? [])

/** Whether a carrier has landed, is empty and has not gone anywhere. */
const isFree = (s: Scenario, p: Sight, c: number): boolean => {
  const carrier = at(p.groups, c)
  return (
    present(carrier) &&
    !carrier.flying &&
    carrier.covered === 0 &&
    carrier.engaged === NOBODY &&
    roomIn(s, carrier) > 0 &&
    carriedBy(p, c) === NOBODY &&
    halfSpeed(s, p, c) <= speedLeft(s, p, c)
  )
}

const jumps = (s: Scenario, group: GroupSight): boolean =>
  unitsIn(s, group).every(({ traits }) => (traits.parachute ?? 0) > 0)

/** The furthest that a group's weapons reach. */
const reachOf = (s: Scenario, p: Sight, g: number): number =>
  armsOf(s, p, g).reduce((most, fire) => Math.max(most, attackOf(s, p, fire).range), 0)

/** How far the nearest enemy on the ground is. */
const toEnemy = (s: Scenario, p: Sight, g: number): number =>
  Math.min(
    ...p.groups
      .filter(other => hostile(s, other.owner, at(p.groups, g).owner) && present(other) && !other.flying)
      .map(other => distance(centre(s, at(p.groups, g)), centre(s, other))),
  )

/** A ride pays for a group further from the enemy than this many turns' march. */
const FAR = 3
/** A ride must be at least this many times as fast. */
const FASTER = 1.5

/** Men board, walk up to the carrier if near, or leave behind those without room: the strongest go first. */
function load(s: Scenario, p: Sight, player: number, carrier: number): Load | null {
  const flies = isFlyer(s, at(p.groups, carrier))
  const room = roomIn(s, at(p.groups, carrier))
  const strength = (g: number): number =>
    Math.min(1, room / unitsOf(at(p.groups, g))) * rawMe(s, at(p.groups, g))
  const riders = ownOf(p, player)
    .filter(g => g !== carrier && mayRide(s, p, g, carrier, flies))
    .sort((one, other) => strength(other) - strength(one))
  for (const rider of riders) {
    const order =
      whyNotEmbark(s, p, player, rider, carrier) === null
        ? ({ do: 'embark', group: rider, carrier } as const)
        : unitsOf(at(p.groups, rider)) > room
          ? partOf(s, p, player, rider, room)
          : walkTo(s, p, rider, carrier)
    if (order !== null) return { carrier, rider, order }
  }
  return null
}

function mayRide(s: Scenario, p: Sight, g: number, c: number, flies: boolean): boolean {
  const group = at(p.groups, g)
  if (!present(group) || group.engaged !== NOBODY || group.inside !== NOBODY) return false
  if (halfSpeed(s, p, g) > speedLeft(s, p, g)) return false
  if (!unitsIn(s, group).every(isPerson) || armsOf(s, p, g).length === 0 || (flies && !jumps(s, group)))
    return false
  const march = speedOf(s, p, g).speed
  return (
    speedOf(s, p, c).speed >= FASTER * march &&
    distanceBetween(s, p, g, c) <= BESIDE + (march >> 1) &&
    toEnemy(s, p, g) > reachOf(s, p, g) + FAR * march
  )
}

/** MG-regroup As many as there is room for go off as a group of their own, if at least half of them can. */
function partOf(s: Scenario, p: Sight, player: number, g: number, room: number): Order | null {
  const group = at(p.groups, g)
  if (group.stacks.length !== 1 || 3 * room < unitsOf(group)) return null
  const split = { group: g, units: [room] }
  return isAtStart(p, player) && whyNotSplit(s, p, player, split) === null ? { do: 'split', ...split } : null
}

/** A short walk to where a group stands beside a carrier, for no more than half its speed. */
function walkTo(s: Scenario, p: Sight, g: number, c: number): MoveOrder | null {
  const [x, y] = centre(s, at(p.groups, g))
  const [west, south, east, north] = boxOf(footprint(s, at(p.groups, g)))
  const [left, low, right, high] = boxOf(footprint(s, at(p.groups, c)))
  const dx = left > east ? left - east : right < west ? right - west : 0
  const dy = low > north ? low - north : high < south ? high - south : 0
  const off = (by: number): number =>
    by === 0 ? 0 : by - Math.sign(by) * Math.min(Math.abs(by), BESIDE >> 1)
  const path: Point[] = [[x + off(dx), y + off(dy)]]
  const order: MoveOrder = { do: 'move', group: g, path, facing: null, crossing: 'cautious', strays: [] }
  const plan = planMove(s, p, order)
  return isPlan(plan) && plan.cost <= halfSpeed(s, p, g) ? order : null
}

/** They get off where they can fight, or stand in the node; parachutists at their plane's target. */
function alight(s: Scenario, p: Sight, player: number, g: number): Order | null {
  const { carrier: c } = at(p.groups, g)
  const carrier = at(p.groups, c)
  const isThere = carrier.flying
    ? carrier.covered > 0 && isNearGoal(s, p, c, player)
    : inNode(s, centre(s, carrier)) || toEnemy(s, p, c) <= reachOf(s, p, g) + speedOf(s, p, g).speed
  if (!isThere) return null
  const [x, y] = centre(s, carrier)
  const [facingX, facingY] = carrier.facing
  const outs = AROUND.flatMap(([dx, dy]) =>
    STEPS.map((far): GettingOut => ({
      group: g,
      at: [x + dx * far, y + dy * far],
      facing: [facingX, facingY],
    })),
  ).filter(out => whyNotDisembark(s, p, player, out) === null)
  const best = outs
    .map(out => ({ out, worth: worthThere(s, p, out) }))
    .reduce<{ out: GettingOut; worth: number } | null>(
      (one, other) => (one === null || other.worth > one.worth ? other : one),
      null,
    )
  return best === null ? null : { do: 'disembark', ...best.out }
}

const STEPS = [100, 250, 450, 700]

/** What it is worth to stand there: as much harm as danger, and the node. */
function worthThere(s: Scenario, p: Sight, out: GettingOut): number {
  const stood = placedAt(s, p, out)
  if (typeof stood === 'string') return Number.NEGATIVE_INFINITY
  const { harm, danger } = placeOf(s, withGroup(p, out.group, stood), out.group)
  return harm - danger + (inNode(s, centre(s, stood)) ? 1 : 0)
}

/** Parachutists jump so near the node's edge, or the nearest enemy. */
const JUMP = 20_000

const isNearGoal = (s: Scenario, p: Sight, c: number, player: number): boolean => {
  const here = centre(s, at(p.groups, c))
  if (s.map.node === null) return toEnemy(s, p, c) <= JUMP
  return (
    !holdsNode(s, player) &&
    (inNode(s, here) || s.map.node.outline.some(corner => distance(corner, here) <= JUMP))
  )
}

/** Whether a group can't fight, and carries no men to the fight. */
export const isIdleTransport = (s: Scenario, p: Sight, g: number): boolean =>
  carriedBy(p, g) === NOBODY &&
  unitsIn(s, at(p.groups, g)).every(({ me, traits }) => me === 0 && traits.spellcasting === undefined)

/** Planes that come down for men who would jump from them, and these men. */
export const landingFor = (s: Scenario, p: Sight, player: number): number[] =>
  holdsNode(s, player)
    ? []
    : ownOf(p, player)
        .filter(c => at(p.groups, c).flying && present(at(p.groups, c)) && carriedBy(p, c) === NOBODY)
        .flatMap(c => {
          const room = roomIn(s, at(p.groups, c))
          const rider =
            room === 0
              ? undefined
              : ownOf(p, player).find(g => mayRide(s, p, g, c, true) && unitsOf(at(p.groups, g)) <= room)
          return rider === undefined ? [] : [c, rider]
        })

/** Where those in a plane would best jump: at a corner of the node, or beside it, where they do most and suffer least. */
export function dropFor(s: Scenario, p: Sight, c: number): Point | null {
  const riders = carriedBy(p, c)
  if (riders === NOBODY || s.map.node === null) return null
  const group = at(p.groups, riders)
  const landed = withGroup(p, riders, { ...group, where: 'field', carrier: NOBODY })
  return (
    s.map.node.outline
      .filter(point => mayStandAt(s, p, point))
      .map(point => {
        const { harm, danger } = placeOf(s, standingAt(s, landed, riders, point), riders)
        return { point, worth: harm - danger }
      })
      .reduce<{ point: Point; worth: number } | null>(
        (best, one) => (best === null || one.worth > best.worth ? one : best),
        null,
      )?.point ?? null
  )
}
