import type { Answer, Choice, Space } from '@sandtable/kernel'
import type { Placing } from '../orders.ts'
import type { Box, Outline } from '@sandtable/board'
import { again, emit, rollDice } from '@sandtable/kernel'
import { boxOf, distanceOfOutlines, grown, joined } from '@sandtable/board'
import type { Edge, Scenario } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { centre, extent, footprint, LONGEST, spacing, unitPoints, unitsOf } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import type { Forms, Sampler } from '../answers.ts'
import { isBetween, isFacing, isNumber, isOrderOf, isPoint, isWord } from '../answers.ts'
import { isFree } from '../movement/contact.ts'
import { isOnRails } from '../movement/rails.ts'
import { isOutlineOnMap, mayStandAt } from '../ground/terrain.ts'
import { straysOf } from '../movement/strays.ts'
import { holdsNode, hostile } from '../sides.ts'
import { newGroup, stackOf } from './groups.ts'

/** MG-setup */
const FROM_OWN_EDGE = 10_000
const FROM_ENEMY = 30_000

const waitingOf = (p: Sight, player: number): number[] =>
  [...p.groups.keys()].filter(g => at(p.groups, g).owner === player && at(p.groups, g).where === 'waiting')

/** M-setup-order, MG-setup Defenders place their groups first, then the others. */
export const placeGroups: Choice<Manpower, 'place', 'battle'> = {
  kind: 'place',
  rule: 'M-setup-order',
  who: ({ p }) => p.order.filter(player => waitingOf(p, player).length > 0).slice(0, 1),
  legal: ({ s, p }, player) => placings(s, p, player),
  take: (g, _side, placing) => {
    const { group } = placing
    if (placing.do === 'leave-out' && g.p.turn > 0) emit(g, { is: 'group-delayed', group, because: NO_ROOM })
    else if (placing.do === 'leave-out') emit(g, { is: 'group-left-out', group })
    else {
      const { do: _do, ...where } = placing
      const strays = straysOf(g.s, g.p, { ...at(g.p.groups, group), ...where }, []) ?? []
      emit(g, {
        is: 'group-placed',
        ...where,
        strays: strays.map(([k, x, y]): [number, number, number] => [k, x, y]),
      })
    }
    return again
  },
}

const NO_ROOM = [{ rule: 'MG-due', what: 'no-room-at-edge', change: 0 }]

function placings(s: Scenario, p: Sight, player: number): Space<Placing> {
  const has = (answer: Answer): boolean => whyNotPlaced(s, p, player, answer) === null
  return {
    has,
    sample: dice => sampled(s, p, player, has, dice),
    shape: { groups: waitingOf(p, player) },
  }
}

/** What each answer names. */
const FORMS: Forms<Placing> = {
  place: {
    group: isNumber,
    at: isPoint,
    facing: isFacing,
    files: isBetween(1, 10_000),
    order: isWord('close', 'open'),
  },
  'leave-out': { group: isNumber },
}

/** An order to place a group. */
export type Standing = Extract<Placing, { do: 'place' }>

/** Why a group may not be placed so. */
export type NoPlacing = NoPlace | 'not-waiting' | 'has-room' | 'no-order'

/** Why a player may not place a group this way, or leave it out; null: it is allowed. */
export function whyNotPlaced(s: Scenario, p: Sight, player: number, answer: Answer): NoPlacing | null {
  if (!isOrderOf<Placing>(answer, FORMS)) return 'no-order'
  if (!waitingOf(p, player).includes(answer.group)) return 'not-waiting'
  if (answer.do === 'place') return whyNotThere(s, p, player, answer)
  return p.turn === 0 || placesFor(s, p, player, answer.group).next().done === true ? null : 'has-room'
}

/** Why a group may not start at a place; null: it may. */
type NoPlace = 'off-map' | 'too-long' | 'barred' | 'taken' | 'not-your-edge' | 'too-close'

function whyNotThere(s: Scenario, p: Sight, player: number, placing: Standing): NoPlace | null {
  const { group, files } = placing
  const formed = formedAs(p, placing)
  const { front, depth } = extent(unitsOf(formed), files, spacing(s, formed))
  if (Math.max(front, depth) > LONGEST) return 'too-long'
  const ground = footprint(s, formed)
  if (!isOutlineOnMap(s, ground)) return 'off-map'
  const placed = beginning(s, p, formed)
  if (placed === null) return 'barred'
  if (!placed.flying && !isFree(s, p, group, ground)) return 'taken'
  if (mustKeepToEdge(s, p, player) && depthFrom(s, placed, player) > FROM_OWN_EDGE) return 'not-your-edge'
  return crowding(s, p, player, placed) === null ? null : 'too-close'
}

const formedAs = (p: Sight, { group, at: corner, facing, files, order }: Standing): GroupSight => ({
  ...at(p.groups, group),
  at: corner,
  facing,
  files,
  order,
})

/**
 * M-move-block-terrain, M-grp-displace No unit starts on closed ground: a unit with its place there stands beside it; null: there is no room.
 */
function beginning(s: Scenario, p: Sight, group: GroupSight): GroupSight | null {
  if (group.flying) return group
  const middle = centre(s, group)
  if (!mayStandAt(s, p, middle) || !isOnRails(s, group, middle, middle)) return null
  const strays = straysOf(s, p, group, [])
  return strays === null || strays.length === 0 ? strays && group : { ...group, strays }
}

/** M-setup-side, M-setup-defender Only sides that defend or hold the place may stand anywhere; reinforcements come by the edge. */
const mustKeepToEdge = (s: Scenario, p: Sight, player: number): boolean =>
  p.turn > 0 || (at(s.players, player).status !== 'defending' && !holdsNode(s, player))

/** MG-measure What a group takes up: its footprint, and the disc of each displaced unit. */
interface Body {
  readonly outline: Outline
  readonly radius: number
}

function bodiesOf(s: Scenario, group: GroupSight): Body[] {
  const formation: Body = { outline: footprint(s, group), radius: 0 }
  if (group.strays.length === 0) return [formation]
  const points = unitPoints(s, group)
  const discs = group.strays.map(([k]): Body => {
    const { stack, point } = at(points, k)
    return { outline: [point], radius: Math.floor(at(s.units, at(group.stacks, stack).unit).width / 2) }
  })
  return [formation, ...discs]
}

const boxAround = (bodies: readonly Body[]): Box =>
  bodies.map(({ outline, radius }) => grown(boxOf(outline), radius)).reduce(joined)

const gapBetween = (one: readonly Body[], other: readonly Body[]): number =>
  Math.min(
    ...one.flatMap(a =>
      other.map(b => Math.max(0, distanceOfOutlines(a.outline, b.outline) - a.radius - b.radius)),
    ),
  )

/** MG-setup How far the furthest man of a group would stand from the player's edge. */
function depthFrom(s: Scenario, group: GroupSight, player: number): number {
  const [west, south, east, north] = boxAround(bodiesOf(s, group))
  const { width, height } = s.map
  return { north: height - south, east: width - west, south: north, west: east }[at(s.players, player).edge]
}

function nearestTo(s: Scenario, [west, south, east, north]: Box, edge: Edge): number {
  const { width, height } = s.map
  return { north: height - north, east: width - east, south, west }[edge]
}

/** What a group would stand too close to: its distance, and the required one. */
interface Crowding {
  readonly to: 'edge' | 'group'
  readonly gap: number
  readonly least: number
}

/**
 * MG-setup At the set-up groups stand at least 300 m from an enemy's edge or group, and later arrivals at least 100 m from a group.
 */
function crowding(s: Scenario, p: Sight, player: number, group: GroupSight): Crowding | null {
  const least = p.turn > 0 ? p.rulings.arrivalGap : FROM_ENEMY
  const bodies = bodiesOf(s, group)
  const around = boxAround(bodies)
  const edges = s.players.flatMap(({ edge, status }, other) =>
    p.turn === 0 && hostile(s, other, player) && status !== 'defending' ? [nearestTo(s, around, edge)] : [],
  )
  const groups = groupsWithin(s, p, grown(around, least))
    .map(n => at(p.groups, n))
    .filter(({ owner }) => hostile(s, owner, player))
    .map(other => gapBetween(bodies, bodiesOf(s, other)))
  const [edge, gap] = [Math.min(...edges), Math.min(...groups)]
  if (edge < least) return { to: 'edge', gap: edge, least }
  return gap < least ? { to: 'group', gap, least } : null
}

/** MG-setup A group's distance from its own edge, and from what it is too close to, if it may not stand there for that. */
export function placingMeasures(
  s: Scenario,
  p: Sight,
  player: number,
  placing: Standing,
): { readonly reach: number; readonly close: Crowding | null } | null {
  const placed = beginning(s, p, formedAs(p, placing))
  return placed && { reach: depthFrom(s, placed, player), close: crowding(s, p, player, placed) }
}

const INWARD: Readonly<Record<Edge, Pair>> = { north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] }

/** Somewhere at random, facing inward; after many tries from edge to edge; or left out. */
const sampled: Sampler<Placing> = (s, p, player, has, dice) => {
  const waiting = waitingOf(p, player)
  const group = at(waiting, rollDice(dice, waiting.length))
  for (let tries = 0; tries < 40; tries++) {
    const corner: Pair = [rollDice(dice, s.map.width + 1), rollDice(dice, s.map.height + 1)]
    const answer = inwardAt(s, p, player, group, corner)
    if (has(answer)) return answer
  }
  for (const placing of placesFor(s, p, player, group)) return placing
  return { do: 'leave-out', group }
}

/** As a group is formed, its front away from its player's edge. */
function inwardAt(s: Scenario, p: Sight, player: number, group: number, [x, y]: Pair): Standing {
  const { files, order } = at(p.groups, group)
  const [east, north] = INWARD[at(s.players, player).edge]
  return { do: 'place', group, at: [x, y], facing: [east, north], files, order }
}

/** MG-due Places for a group as formed, tried every ten metres; for a group that comes by an edge, along it. */
function* placesFor(s: Scenario, p: Sight, player: number, group: number): Generator<Standing> {
  const [west, south, east, north] = mustKeepToEdge(s, p, player)
    ? stripAlong(s, at(s.players, player).edge)
    : [0, 0, s.map.width, s.map.height]
  for (let x = west; x <= east; x += EVERY)
    for (let y = south; y <= north; y += EVERY) {
      const placing = inwardAt(s, p, player, group, [x, y])
      if (whyNotThere(s, p, player, placing) === null) yield placing
    }
}

const EVERY = 1000

/** Whether a player has a place for one unit of a kind at the set-up, before any other group. */
export function hasPlace(s: Scenario, player: number, unit: number): boolean {
  const printed = at(s.units, unit)
  const group = newGroup({
    owner: player,
    name: printed.name,
    at: [0, 0],
    facing: [0, 1],
    files: 1,
    order: 'close',
    stacks: [stackOf(printed, { unit, units: 1, equipment: [], spells: [] })],
    where: 'waiting',
    flying: printed.minSpeed !== null,
  })
  const p = { ...s.setup, groups: [group] }
  return placesFor(s, p, player, 0).next().done !== true
}

function stripAlong({ map: { width, height } }: Scenario, edge: Edge): Box {
  if (edge === 'west') return [0, 0, FROM_OWN_EDGE, height]
  if (edge === 'east') return [width - FROM_OWN_EDGE, 0, width, height]
  return edge === 'south' ? [0, 0, width, FROM_OWN_EDGE] : [0, height - FROM_OWN_EDGE, width, height]
}
