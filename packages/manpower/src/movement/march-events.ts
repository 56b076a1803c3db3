import type { Happenings, Part } from '@sandtable/kernel'
import type { Battle } from '../battle.ts'
import { copy } from '@sandtable/kernel'
import type { Group, Move, Pair, Position } from '../position.ts'
import type { Hazard } from '../ground/terrain.ts'
import type { Stance } from './stand.ts'
import { at, NOBODY } from '../position.ts'
import { cameBy } from './way-back.ts'
import { stand } from './stand.ts'

/** The groups that have a mover in range and sight now, and those whose range it has entered. */
interface Watched {
  readonly reach: readonly Pair[]
  readonly entered: readonly number[]
}

export type MarchEvent =
  | {
      readonly is: 'move-began'
      readonly group: number
      readonly start: Pair
      readonly path: readonly Pair[]
      readonly facing: Pair | null
      readonly crossing: 'cautious' | 'rush'
      readonly strays: readonly [number, number, number][]
      readonly leaves: boolean
      readonly takesOff: boolean
      readonly reach: readonly Pair[]
      /** MG-block Enemy groups in whose range and sight it starts; battles of version 2 name none. */
      readonly entered?: readonly number[]
    }
  | (Watched & {
      readonly is: 'advanced'
      readonly group: number
      readonly at: Pair
      readonly length: number
      readonly cost: number
      readonly passed: number
      readonly leg: Pair
    })
  | (Watched & Stance & { readonly is: 'arrived'; readonly group: number; readonly cost: number })
  | { readonly is: 'move-ended'; readonly group: number }
  | { readonly is: 'fire-held'; readonly side: number; readonly group: number }
  | { readonly is: 'let-pass'; readonly side: number; readonly group: number }
  | {
      readonly is: 'opportunity-taken'
      /** The player. */
      readonly side: number
      readonly group: number
      readonly stack: number
      readonly at: number
    }
  | {
      readonly is: 'blocked'
      readonly group: number
      readonly by: number
      readonly strays: readonly [number, number, number][]
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'block-passed'
      readonly group: number
      readonly by: number
      readonly how: 'first' | 'power'
    }
  | {
      readonly is: 'disengaged'
      readonly group: number
      readonly from: number
      readonly because: readonly Part[]
    }
  | {
      readonly is: 'rushed'
      readonly group: number
      readonly hazard: number
      readonly kind: Hazard['kind']
      readonly die: number
      /** MG-haz Units that crossed it and of which a quarter was caught; 0: nobody was. */
      readonly crossing: number
      /** All units of the group; battles of version 2 do not say. */
      readonly of?: number
    }
  | { readonly is: 'wire-crushed'; readonly group: number; readonly work: number }
  | { readonly is: 'mines-sprung'; readonly group: number; readonly work: number }
  | { readonly is: 'landed'; readonly group: number; readonly because: readonly Part[] }
  | { readonly is: 'movement-closed'; readonly side: number }

type Of<I extends MarchEvent['is']> = Extract<MarchEvent, { is: I }>

const moveOf = (p: Position): Move => p.move as Move

/** A group on its way, and what enemies and the ground do to it. */
export const MARCH_EVENTS: Happenings<Battle, MarchEvent> = {
  'move-began': { seen: 'everyone', apply: beginMove },
  advanced: { seen: 'everyone', apply: advance },
  arrived: { seen: 'everyone', apply: arrive },
  'move-ended': { seen: 'everyone', apply: p => void (p.move = null) },
  'fire-held': { seen: 'everyone', apply: (p, { side }) => void moveOf(p).held.push(side) },
  'let-pass': { seen: 'everyone', apply: (p, { side }) => void moveOf(p).passed.push(side) },
  'opportunity-taken': {
    seen: 'everyone',
    apply: (p, { group, stack }) => void moveOf(p).answered.push([group, stack]),
  },
  blocked: { seen: 'everyone', apply: stopMove },
  'block-passed': { seen: 'everyone', apply: passBlock },
  disengaged: {
    seen: 'everyone',
    apply: (p, { group }) => Object.assign(at(p.groups, group), { engaged: NOBODY, came: [] }),
  },
  rushed: {
    seen: 'everyone',
    apply: (p, { group, hazard, crossing }) => void p.rushed.push([group, hazard, crossing]),
  },
  'wire-crushed': { seen: 'everyone', apply: (p, { work }) => void (at(p.works, work).gone = true) },
  'mines-sprung': { seen: 'everyone', apply: (p, { work }) => void (at(p.works, work).gone = true) },
  landed: { seen: 'everyone', apply: (p, { group }) => void (at(p.groups, group).flying = false) },
  'movement-closed': { seen: 'everyone', apply: p => void (p.rushed = []) },
}

function beginMove(p: Position, e: Of<'move-began'>): void {
  const group = at(p.groups, e.group)
  group.trail.push([...e.start])
  p.move = {
    group: e.group,
    trail: [[...e.start]],
    path: copy(e.path) as Pair[],
    offset: [e.start[0] - group.at[0], e.start[1] - group.at[1]],
    leg: [0, 0],
    facing: e.facing === null ? null : [...e.facing],
    crossing: e.takesOff ? 'above' : e.crossing,
    strays: copy(e.strays) as Move['strays'],
    leaves: e.leaves,
    over: e.leaves,
    reach: copy(e.reach) as Pair[],
    entered: [...(e.entered ?? [])],
    answered: [],
    held: [],
    passed: [],
  }
}

/** A new place: all enemies may react again. */
function watch(p: Position, { reach, entered }: Watched): void {
  Object.assign(moveOf(p), { reach: copy(reach), entered: [...entered], held: [] })
}

function advance(p: Position, e: Of<'advanced'>): void {
  const move = moveOf(p)
  const group = at(p.groups, e.group)
  const passed = move.path.splice(0, e.passed)
  move.trail.push(...passed)
  group.trail.push(...copy(passed))
  move.leg = [...e.leg]
  group.at = [...e.at]
  if (move.crossing === 'above') group.flying = true
  group.strays = []
  group.spent += e.cost
  group.covered += e.length
  watch(p, e)
}

/** The place of a group stopped between the corners of its path, as the path was drawn. */
const between = ({ path, offset }: Move, { at: [x, y] }: Group): Pair[] =>
  path.length > 0 ? [[x + offset[0], y + offset[1]]] : []

function arrive(p: Position, e: Of<'arrived'>): void {
  const move = moveOf(p)
  const group = at(p.groups, e.group)
  if (group.engaged !== NOBODY) group.came = cameOn(move, group)
  stand(p, e.group, e).spent += e.cost
  move.over = true
  watch(p, e)
}

/** MG-block The way that an engaged group came, and how it has gone on. */
function cameOn(move: Move, group: Group): Pair[] {
  const way = [...move.trail, ...between(move, group)]
  let came: readonly Pair[] = group.came
  for (let i = 1; i < way.length; i++) came = cameBy(came, at(way, i - 1), at(way, i))
  return copy(came) as Pair[]
}

/** MG-block The mover halts where it is, and remembers the way it came in this turn. */
function stopMove(p: Position, e: Of<'blocked'>): void {
  const move = moveOf(p)
  const group = at(p.groups, e.group)
  group.engaged = e.by
  group.came = [...copy(group.trail), ...between(move, group)]
  group.strays = copy(e.strays) as Group['strays']
  move.over = true
}

function passBlock(p: Position, { group, by, how }: Of<'block-passed'>): void {
  const move = moveOf(p)
  move.entered = move.entered.filter(n => n !== by)
  if (how === 'first') at(p.groups, group).passed++
  else {
    const used = p.granted.findIndex(granted => granted.group === group && granted.what === 'pass-block')
    p.granted.splice(used, 1)
  }
}
