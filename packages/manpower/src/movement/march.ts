import type { Anywhere, Next, Sequence } from '@sandtable/kernel'
import type { MoveOrder } from '../orders.ts'
import { done, emit, goTo } from '@sandtable/kernel'
import { wayLength } from '@sandtable/board'
import type { GroupSight, Pair } from '../position.ts'
import type { Halt, MoveSight } from './stops.ts'
import type { Manpower } from '../kind.ts'
import { at } from '../position.ts'
import { centre, footprint, present } from '../formation/layout.ts'
import { hasRushed, rush } from './hazards.ts'
import { isAloft } from './flight.ts'
import { isFree } from './contact.ts'
import { isOutlineOnMap } from '../ground/terrain.ts'
import { loosenEngagements, moveOff } from './block.ts'
import { nextHalt, onItsWay } from './stops.ts'
import { react } from './react.ts'
import { speedLeft } from './mover.ts'
import { springMines, treadOnMines } from './mines.ts'
import { straysOf } from './strays.ts'
import { watchersOf } from './watch.ts'
import { wheelCost, wheeled } from './plan.ts'

/** MG-opp-limit One order is one move: the enemies may answer at its start, on its way and at its end. */
// prettier-ignore
export const MARCH: Sequence<Manpower, 'march'> = {
  'react':  react,   // MG-opp, MG-block
  'onward': goOn,    // M-move-speed
  'end':    endMove, // MG-retreat
}

/** A group starts its move. */
export function setOut(g: Anywhere<Manpower>, order: MoveOrder): void {
  const group = at(g.p.groups, order.group)
  const middle = centre(g.s, group)
  const length = wayLength([middle, ...order.path])
  emit(g, {
    is: 'move-began',
    group: order.group,
    start: [middle[0], middle[1]],
    path: order.path.map(([x, y]): Pair => [x, y]),
    facing: order.facing === null ? null : [order.facing[0], order.facing[1]],
    crossing: order.crossing,
    strays: order.strays.map(([k, x, y]): [number, number, number] => [k, x, y]),
    leaves: false,
    takesOff: !group.flying && isAloft(g.s, g.p, order.group, group.covered + length),
    ...startingIn(g, watchersOf(g.s, g.p, order.group)),
  })
}

/** MG-opp, MG-block Enemies with the group in range and sight as it starts, which may stop it there. */
const startingIn = (g: Anywhere<Manpower>, reach: Pair[]): { reach: Pair[]; entered: number[] } => ({
  reach,
  entered: g.p.rulings.blocksAtStart ? groupsIn(reach) : [],
})

const groupsIn = (reach: MoveSight['reach']): number[] => [...new Set(reach.map(([n]) => n))]

/**
 * MG-opp Leaving a building or a carrier is a move: enemies that had the group in range and sight before answer, and
 * those that have it now.
 */
export function comeOut(g: Anywhere<Manpower>, group: number, out: () => void): void {
  const wasThere = present(at(g.p.groups, group))
  const reach = wasThere ? watchersOf(g.s, g.p, group) : []
  const from = centre(g.s, at(g.p.groups, group))
  out()
  const [x, y] = wasThere ? from : centre(g.s, at(g.p.groups, group))
  const still = { path: [], facing: null, crossing: 'cautious', strays: [] } as const
  emit(g, {
    is: 'move-began',
    group,
    start: [x, y],
    ...still,
    leaves: false,
    takesOff: false,
    ...startingIn(g, reach),
  })
  treadOnMines(g, group, null)
}

/** From halt to halt; at the end the group takes its front and its places. */
function goOn(g: Anywhere<Manpower>): Next<Manpower> {
  const move = g.p.move as MoveSight
  if (move.over || !present(at(g.p.groups, move.group))) return goTo('end')
  const halt = nextHalt(g.s, g.p, move)
  const known = move.reach
  if (halt !== null) advance(g, move, halt)
  const now = g.p.move as MoveSight
  if (!present(at(g.p.groups, move.group))) return goTo('end')
  if (halt === null || now.path.length === 0) arrive(g, now, known)
  return goTo('react')
}

function advance(g: Anywhere<Manpower>, move: MoveSight, halt: Halt): void {
  const { group } = move
  const moved = { ...onItsWay(g.p, move), at: halt.at, strays: [] }
  const { length, cost, passed, leg } = halt
  emit(g, {
    is: 'advanced',
    group,
    at: halt.at,
    length,
    cost,
    passed,
    leg,
    ...sightOf(g, move, moved, move.reach),
  })
  for (const work of halt.wire) emit(g, { is: 'wire-crushed', group, work })
  for (const hazard of halt.hazards) if (!hasRushed(g.p, group, hazard.number)) rush(g, group, hazard)
  for (const work of halt.mines) springMines(g, group, work)
}

/** Enemies with the group in range and sight here, and those whose range and sight it has newly entered. */
function sightOf(
  g: Anywhere<Manpower>,
  move: MoveSight,
  moved: GroupSight,
  known: MoveSight['reach'],
): { reach: Pair[]; entered: number[] } {
  const reach = watchersOf(g.s, g.p, move.group, moved)
  const before = new Set(known.map(([n]) => n))
  return { reach, entered: groupsIn(reach).filter(n => !before.has(n)) }
}

/**
 * M-grp-displace The end of the path: the wheel, if still possible, and the places of displaced units. No known enemy
 * has answered here yet.
 */
function arrive(g: Anywhere<Manpower>, move: MoveSight, known: MoveSight['reach']): void {
  const { s, p } = g
  const group = at(p.groups, move.group)
  const before = footprint(s, group)
  const turned = move.facing === null ? group : wheeled(s, group, move.facing)
  const cost = move.facing === null ? 0 : wheelCost(s, group, turned)
  const area = footprint(s, turned)
  const mayTurn =
    cost <= speedLeft(s, p, move.group) &&
    isOutlineOnMap(s, area) &&
    (group.flying || isFree(s, p, move.group, area))
  const end = mayTurn ? turned : group
  const strays = straysOf(s, p, end, move.strays) ?? straysOf(s, p, end, []) ?? []
  emit(g, {
    is: 'arrived',
    group: move.group,
    at: [end.at[0], end.at[1]],
    facing: [end.facing[0], end.facing[1]],
    cost: mayTurn ? cost : 0,
    strays: strays.map(([k, x, y]): [number, number, number] => [k, x, y]),
    ...sightOf(g, move, end, known),
  })
  treadOnMines(g, move.group, before)
}

/** MG-block, MG-retreat The move is over: an engaged group may be free again, and a leaving one is gone. */
function endMove(g: Anywhere<Manpower>): Next<Manpower> {
  const { group, leaves, trail } = g.p.move as MoveSight
  if (leaves && present(at(g.p.groups, group))) emit(g, { is: 'left', group })
  emit(g, { is: 'move-ended', group })
  moveOff(g, group, at(trail, 0))
  loosenEngagements(g)
  return done
}
