import type { Answer, Choice, Dice, Space } from '@sandtable/kernel'
import type { Placing } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { again, emit, rollDice } from '@sandtable/kernel'
import { boxOf, distanceOfOutlines, grown } from '@sandtable/board'
import type { Edge, Scenario } from '../scenario.ts'
import type { GroupSight, Pair, Sight } from '../position.ts'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { centre, extent, footprint, LONGEST, spacing, unitsOf } from '../formation/layout.ts'
import { groupsWithin } from '../formation/whereabouts.ts'
import type { Forms } from '../answers.ts'
import { isBetween, isFacing, isNumber, isOrderOf, isPoint, isWord } from '../answers.ts'
import { isFree } from '../movement/contact.ts'
import { isOnRails } from '../movement/rails.ts'
import { isOutlineOnMap, mayStandAt } from '../ground/terrain.ts'
import { straysOf } from '../movement/strays.ts'
import { hostile } from '../sides.ts'

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
    if (placing.do === 'leave-out') emit(g, { is: 'group-left-out', group: placing.group })
    else {
      const { do: _do, ...where } = placing
      const strays = straysOf(g.s, g.p, { ...at(g.p.groups, placing.group), ...where }, []) ?? []
      emit(g, {
        is: 'group-placed',
        ...where,
        strays: strays.map(([k, x, y]): [number, number, number] => [k, x, y]),
      })
    }
    return again
  },
}

function placings(s: Scenario, p: Sight, player: number): Space<Placing> {
  const has = (answer: Answer): boolean => isOrderOf<Placing>(answer, FORMS) && mayPlace(s, p, player, answer)
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

function mayPlace(s: Scenario, p: Sight, player: number, placing: Placing): boolean {
  if (!waitingOf(p, player).includes(placing.group)) return false
  return placing.do === 'leave-out' || whyNotThere(s, p, player, placing) === null
}

/** Why a group may not begin at a place; null: it may. */
export type NoPlace = 'off-map' | 'too-long' | 'barred' | 'taken' | 'not-your-edge' | 'too-close'

export function whyNotThere(
  s: Scenario,
  p: Sight,
  player: number,
  { group, at: corner, facing, files, order }: Extract<Placing, { do: 'place' }>,
): NoPlace | null {
  const placed = { ...at(p.groups, group), at: corner, facing, files, order }
  const { front, depth } = extent(unitsOf(placed), files, spacing(s, placed))
  if (Math.max(front, depth) > LONGEST) return 'too-long'
  const ground = footprint(s, placed)
  if (!isOutlineOnMap(s, ground)) return 'off-map'
  if (!placed.flying && !mayBegin(s, p, placed)) return 'barred'
  if (!placed.flying && !isFree(s, p, group, ground)) return 'taken'
  if (mustKeepToEdge(s, p, player) && !isAtEdge(s, placed, at(s.players, player).edge)) return 'not-your-edge'
  return isTooClose(s, p, player, placed) ? 'too-close' : null
}

/** M-move-block-terrain, M-grp-displace Nobody begins on closed ground: who finds his place there stands beside it, if there is room. */
function mayBegin(s: Scenario, p: Sight, group: GroupSight): boolean {
  const middle = centre(s, group)
  return mayStandAt(s, p, middle) && isOnRails(s, group, middle, middle) && straysOf(s, p, group, []) !== null
}

/** M-setup-side, M-setup-defender Only who defends the place stands where he likes; reinforcements come by the edge. */
const mustKeepToEdge = (s: Scenario, p: Sight, player: number): boolean =>
  p.turn > 0 || at(s.players, player).status !== 'defending'

/** MG-setup Within 100 m of the own edge, with every man. */
function isAtEdge(s: Scenario, group: GroupSight, edge: Edge): boolean {
  return furthestFrom(s, group, edge) <= FROM_OWN_EDGE
}

function furthestFrom(s: Scenario, group: GroupSight, edge: Edge): number {
  const [west, south, east, north] = boxOf(footprint(s, group))
  const { width, height } = s.map
  return { north: height - south, east: width - west, south: north, west: east }[edge]
}

function nearestTo(s: Scenario, group: GroupSight, edge: Edge): number {
  const [west, south, east, north] = boxOf(footprint(s, group))
  const { width, height } = s.map
  return { north: height - north, east: width - east, south, west }[edge]
}

/** MG-setup At the set-up nobody stands within 300 m of an enemy's edge or group. */
function isTooClose(s: Scenario, p: Sight, player: number, group: GroupSight): boolean {
  if (p.turn > 0) return false
  if (
    s.players.some(
      ({ edge, status }, other) =>
        hostile(s, other, player) && status !== 'defending' && nearestTo(s, group, edge) < FROM_ENEMY,
    )
  )
    return true
  const ground = footprint(s, group)
  return groupsWithin(s, p, grown(boxOf(ground), FROM_ENEMY)).some(n => {
    const other = at(p.groups, n)
    return hostile(s, other.owner, player) && distanceOfOutlines(footprint(s, other), ground) < FROM_ENEMY
  })
}

const INWARD: Readonly<Record<Edge, Pair>> = { north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] }

/** Somewhere at random, facing inward; after many tries from edge to edge; or left out. */
function sampled(
  s: Scenario,
  p: Sight,
  player: number,
  has: (answer: Answer) => boolean,
  dice: Dice,
): Placing {
  const waiting = waitingOf(p, player)
  const group = at(waiting, rollDice(dice, waiting.length))
  const facing = INWARD[at(s.players, player).edge]
  const { files, order } = at(p.groups, group)
  const placing = (corner: Point): Placing => ({ do: 'place', group, at: corner, facing, files, order })
  for (let tries = 0; tries < 40; tries++) {
    const answer = placing([rollDice(dice, s.map.width + 1), rollDice(dice, s.map.height + 1)])
    if (has(answer)) return answer
  }
  for (let x = 0; x <= s.map.width; x += 1000)
    for (let y = 0; y <= s.map.height; y += 1000) if (has(placing([x, y]))) return placing([x, y])
  return { do: 'leave-out', group }
}
