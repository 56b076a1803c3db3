import type { Happenings, Part, Viewer } from '@sandtable/kernel'
import type { War } from '../war.ts'
import type { Whereabouts, Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at, KILLED, NO_MARCH, NOBODY, OUT, UNKNOWN } from '../position.ts'
import { isLeader, slotOf } from '../scenario.ts'
import { caughtKey, stoodKey } from '../combat/keys.ts'
import { onTop } from './stack.ts'

/** A stack in events; of a hidden march, others see only the number. */
interface Moved {
  readonly player: number
  readonly stack: readonly number[]
  readonly hidden: boolean
  readonly units: number
  readonly leaders: number
}

export type MovementEvent =
  | (Moved & {
      readonly is: 'marched'
      readonly from: number
      readonly to: number
      readonly cost: number
      readonly attack: boolean
      /** Counters for which it is the last step this turn. */
      readonly tired: readonly number[]
    })
  | (Moved & {
      readonly is: 'march-ended'
      readonly region: number
      /** Counters that the stack has joined, which may no longer move either. */
      readonly joined: readonly number[]
    })
  | (Moved & {
      readonly is: 'hid'
      readonly region: number
      /** For viewers who don't see their place from now on. */
      readonly lost: readonly number[]
    })
  | {
      readonly is: 'uncovered'
      readonly player: number
      readonly region: number
      readonly stack: readonly number[]
      readonly because: 'search' | 'own' | 'cap' | 'effect' | 'overrun'
      /** Their state in the turn, row by row with the stack. */
      readonly came: readonly number[]
      readonly spent: readonly number[]
      readonly halted: readonly number[]
    }
  | {
      readonly is: 'searched'
      readonly player: number
      readonly region: number
      readonly die: number
      readonly because: readonly Part[]
      readonly found: boolean
      /** The leader who makes it harder, or NOBODY; others don't see a hidden leader. */
      readonly against: number
      /** No units are hidden there any longer. */
      readonly bare: boolean
    }
  | {
      readonly is: 'sheltered'
      readonly player: number
      readonly region: number
      readonly stack: readonly number[]
    }
  | { readonly is: 'shelter-declined'; readonly player: number; readonly region: number }
  /** W-11.2-escape A side under attack stood to fight, though it could have tried to evade. */
  | {
      readonly is: 'evasion-declined'
      readonly player: number
      readonly side: number
      readonly region: number
    }
  /** W-11.3-test It tried: the evading stack, its destination, the die, the modifiers, and whether it escaped. */
  | {
      readonly is: 'evasion-tested'
      readonly player: number
      readonly side: number
      readonly region: number
      readonly to: number
      readonly stack: readonly number[]
      readonly die: number
      readonly because: readonly Part[]
      readonly escaped: boolean
    }
  | {
      readonly is: 'sallied'
      readonly player: number
      readonly region: number
      readonly stack: readonly number[]
      readonly attack: boolean
    }
  | {
      readonly is: 'overran'
      readonly player: number
      readonly region: number
      /** The counters wiped out, and the half points for going on. */
      readonly lost: readonly number[]
      readonly cost: number
      /** None can go on, or else those that can't. */
      readonly stops: boolean
      readonly tired: readonly number[]
    }
  | { readonly is: 'overrun-declined'; readonly player: number; readonly region: number }
  | {
      readonly is: 'leader-caught'
      readonly player: number
      readonly slot: number
      readonly region: number
      readonly by: number
    }
  | {
      readonly is: 'support-abandoned'
      readonly player: number
      readonly region: number
      readonly units: readonly number[]
    }

/** What others see of a hidden march: how many, not which. */
const covered = <E extends Moved>(e: E, viewer: Viewer, blank: Partial<E>): E =>
  !e.hidden || viewer === e.player ? e : { ...e, stack: [], ...blank }

/** A search as seen by viewers who can't see the hidden leader. */
const unled = (e: Of<'searched'>, viewer: Viewer): Of<'searched'> =>
  e.bare || viewer === e.against
    ? e
    : { ...e, against: NOBODY, because: e.because.filter(({ what }) => what !== 'enemy-leader') }

export const MOVEMENT_EVENTS: Happenings<War, MovementEvent> = {
  marched: { seen: (e, viewer) => covered(e, viewer, { tired: [] }), apply: march },
  'march-ended': { seen: (e, viewer) => covered(e, viewer, { joined: [] }), apply: endMarch },
  hid: { seen: (e, viewer) => (viewer === e.player ? e : { ...e, stack: [], lost: e.stack }), apply: hide },
  uncovered: { seen: 'everyone', reveals: true, apply: uncover },
  searched: {
    seen: unled,
    reveals: true,
    apply: (p, e) => void (p.searched[e.region] = 1),
  },
  sheltered: {
    seen: 'everyone',
    apply: (p, e) => e.stack.forEach(c => ((p.inside[c] = 1), (p.halted[c] = 1))),
  },
  'shelter-declined': { seen: 'everyone', apply: () => {} },
  'evasion-declined': { seen: 'everyone', apply: (p, e, s) => void p.fought.push(stoodKey(s, e)) },
  'evasion-tested': { seen: 'everyone', apply: evade },
  sallied: { seen: 'everyone', apply: sally },
  overran: { seen: 'everyone', apply: overrun },
  'overrun-declined': { seen: 'everyone', apply: () => {} },
  'leader-caught': {
    seen: 'everyone',
    apply: (p, e, s) => (leave(p, s.units.length + e.slot), void (p.fate[e.slot] = KILLED)),
  },
  'support-abandoned': { seen: 'everyone', apply: (p, e) => e.units.forEach(u => leave(p, u)) },
}

type Of<I extends MovementEvent['is']> = Extract<MovementEvent, { is: I }>

/** A counter leaves the map for good. */
export function leave(p: Position, c: number): void {
  p.where[c] = OUT
  p.inside[c] = 0
  if (c < p.steps.length) p.steps[c] = 0
}

function march(p: Position, e: Of<'marched'>, s: Scenario): void {
  for (const c of p.march.stack) if (!e.stack.includes(c)) p.halted[c] = 1
  for (const c of e.stack) {
    p.where[c] = e.to
    p.inside[c] = 0
    p.came[c] = e.from
    p.spent[c] = at(p.spent, c) + e.cost
  }
  for (const c of e.tired) p.halted[c] = 1
  if (p.march.trail.length === 0) p.march.trail.push(e.from)
  p.march.trail.push(e.to)
  p.march.stack = [...e.stack]
  p.march.hidden = e.hidden ? 1 : 0
  p.march.units = e.units
  p.march.leaders = e.leaders
  if (e.hidden) {
    lurk(p, s, e.player, e.from, -e.units, -e.leaders)
    lurk(p, s, e.player, e.to, e.units, e.leaders)
  }
  if (e.attack && !onTop(s, e.stack)) p.attacked[e.to] = 1
}

function endMarch(p: Position, e: Of<'march-ended'>): void {
  for (const c of e.stack) p.halted[c] = 1
  for (const c of e.joined) p.halted[c] = 1
  p.march = { ...NO_MARCH, stack: [], trail: [] }
}

/** How many are hidden in a region, for all to count. */
export function lurk(
  p: Position,
  s: Scenario,
  player: number,
  region: number,
  units: number,
  leaders: number,
): void {
  const place = player * s.map.regions.length + region
  p.lurking[place] = at(p.lurking, place) + units
  p.lurkingLeaders[place] = at(p.lurkingLeaders, place) + leaders
}

/** A counter that its owner alone knows, beyond that it is hidden. */
function vanish(p: Whereabouts, c: number): void {
  p.hidden[c] = 1
  p.where[c] = UNKNOWN
  p.came[c] = NOBODY
  p.spent[c] = 0
  p.halted[c] = 0
}

function hide(p: Position, e: Of<'hid'>, s: Scenario): void {
  for (const c of e.stack) p.hidden[c] = 1
  for (const c of e.lost) vanish(p, c)
  lurk(p, s, e.player, e.region, e.units, e.leaders)
}

function uncover(p: Position, e: Of<'uncovered'>, s: Scenario): void {
  e.stack.forEach((c, i) => {
    p.hidden[c] = 0
    p.where[c] = e.region
    p.came[c] = at(e.came, i)
    p.spent[c] = at(e.spent, i)
    p.halted[c] = at(e.halted, i)
  })
  const leaders = e.stack.filter(c => isLeader(s, c)).length
  lurk(p, s, e.player, e.region, leaders - e.stack.length, -leaders)
}

/** G-68 A stack that escapes goes to the next region, without movement points; another is caught. */
function evade(p: Position, e: Of<'evasion-tested'>, s: Scenario): void {
  if (e.escaped) for (const c of e.stack) p.where[c] = e.to
  else p.fought.push(caughtKey(s, e))
}

/** G-43, G-30, G-89 A sallying unit came out of the fortress, which is no entry, and goes back there if beaten. */
function sally(p: Position, e: Of<'sallied'>, s: Scenario): void {
  for (const c of e.stack) {
    p.inside[c] = 0
    if (!e.attack) continue
    p.came[c] = e.region
    p.halted[c] = 1
  }
  if (e.attack && !s.rules.sally_joins) p.attacked[e.region] = 1
}

function overrun(p: Position, e: Of<'overran'>, s: Scenario): void {
  for (const c of e.lost) {
    leave(p, c)
    if (isLeader(s, c)) p.fate[slotOf(s, c)] = KILLED
  }
  for (const c of p.march.stack) {
    if (e.tired.includes(c)) p.halted[c] = 1
    else p.spent[c] = at(p.spent, c) + e.cost
  }
  p.attacked[e.region] = 0
}
