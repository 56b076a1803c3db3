import type { Answer } from '@sandtable/kernel'
import type { Aim, Pair, Position } from '@sandtable/manpower'
import type { StoreApi } from 'zustand/vanilla'
import type { FieldCursor, LiveField, SeenField } from '../../game/live-field.ts'
import type { Probe, Probing } from './probe.ts'
import type { Selection } from './selection.ts'
import type { TurnPart } from '../../playback/turn-ends.ts'
import type { Asked } from './orders.ts'
import type { Scene } from './scene-of.ts'
import { centre, endAt, readyGroups, weaponsIn } from '@sandtable/manpower'
import { createStore } from 'zustand/vanilla'
import {
  aimed,
  aimingOf,
  aimsOf,
  answerOf,
  askedOf,
  groupAt,
  isStowed,
  middleOf,
  targetsOf,
  wayOf,
} from './orders.ts'
import { groupOf, IDLE, isHeldUp, turned } from './selection.ts'
import type { Mustering, Shelf } from '../../muster/logic/mustering.ts'
import { NO_ARMY, NO_SHELF } from '../../muster/logic/mustering.ts'
import { musterAnswer } from '../../muster/logic/reckoning.ts'
import { measuredTo, probeIn, probing } from './probe.ts'
import { firesOf } from './reactions.ts'

export interface FieldState {
  readonly seen: SeenField
  /** The player's question; null: none. */
  readonly asked: Asked | null
  readonly ready: readonly number[]
  readonly selection: Selection
  /** Whether the prepared order is being dragged. */
  readonly dragging: boolean
  /** What is looked into on the map; null: nothing. */
  readonly probe: Probe | null
  /** The formation whose row on the sheet is pointed at. */
  readonly lit: number | null
  /** The place of a log line. */
  readonly shown: Scene | null
  /** The turn whose report is open again; null: none. */
  readonly reported: TurnPart | null
  /** The position at the player's last action, to show changes since. */
  readonly before: Position | null
  readonly busy: boolean
  /** What went wrong with the last order. */
  readonly trouble: string | null
  /** The chosen leader and the army, before they are bought. */
  readonly muster: Mustering
}

/** A place at the table of a battle: its prepared order, and its commands. */
export interface FieldDesk extends Probing {
  readonly live: LiveField
  /** The battle as the screen shows it. */
  readonly cursor: FieldCursor
  readonly state: StoreApi<FieldState>
  /** The player points at a group. */
  readonly pick: (group: number) => void
  /** The player points at the ground, in centimetres. */
  readonly point: (to: Pair) => void
  /** Selects a weapon, a spell, a site or a second move. */
  readonly take: (selection: Selection) => void
  readonly aim: (aim: Aim) => void
  /** The player drags a group, with its centre at this place, until dropping it. */
  readonly drag: (group: number, to: Pair) => void
  readonly drop: () => void
  readonly turn: (steps: number) => void
  /** Turns the prepared group's front towards a place. */
  readonly face: (towards: Pair) => void
  readonly cross: (crossing: 'cautious' | 'rush') => void
  /** M-grp-displace Names a place for a unit that an obstacle displaces, if it may stand there. */
  readonly displace: (unit: number, to: Pair) => void
  readonly confirm: () => void
  readonly back: () => void
  /** The next group that can act, or the one before. */
  readonly next: (back: boolean) => void
  readonly light: (group: number | null) => void
  /** Shows a place on the map, with its group lit; null: no longer. */
  readonly show: (place: Scene | null) => void
  /** Opens the report of a turn again; null: closes it. */
  readonly report: (turn: TurnPart | null) => void
  readonly give: (...answers: readonly Answer[]) => Promise<void>
  /** Changes the leader or the army that is not bought yet. */
  readonly prepare: (change: Partial<Mustering>) => void
  readonly takeBack: () => Promise<void>
  /** Ends the part of the phase, if possible. */
  readonly finish: () => void
  readonly close: () => void
}

const DONE: Answer = { do: 'done' }

const laid = (seen: SeenField): Pick<FieldState, 'seen' | 'asked' | 'ready'> => {
  const asked = askedOf(seen)
  return {
    seen,
    asked,
    ready: asked === null ? [] : readyGroups(asked.s, asked.p, asked.side, asked.kind, asked.options),
  }
}

/** Whether a group exists; a split-off group vanishes when the split is undone. */
const isThere = ({ view }: SeenField, group: number | null): group is number =>
  group !== null && view?.groups[group] !== undefined

/** The rest of a selection after an event: the group, if it can still act or is only looked at. */
function renewed(
  selection: Selection,
  { seen, asked, ready }: Pick<FieldState, 'seen' | 'asked' | 'ready'>,
): Selection {
  const group = groupOf(selection)
  if (!isThere(seen, group)) return IDLE
  if (asked === null) return { at: 'group', group }
  return ready.includes(group) ? takenUp(asked, group) : IDLE
}

/** A newly selected group: in Targeting with the first weapon in range of a target, against a move with its fire. */
function takenUp(asked: Asked, group: number): Selection {
  if (asked.kind === 'react')
    return firesOf(asked).find(fire => fire.group === group) ?? { at: 'group', group }
  if (asked.kind !== 'declare' || groupAt(asked.p, group).owner !== asked.side) return { at: 'group', group }
  const weapons = weaponsIn(asked.s, asked.p, group)
  const first = weapons.find(weapon => targetsOf(asked, aimingOf(weapon, 1, null)).length > 0) ?? weapons[0]
  return first === undefined ? { at: 'group', group } : aimingOf(first, first.shots, null)
}

/** The same place as the screen shows it: while that is behind the battle, it has no question and no selection. */
export function asShown(
  desk: FieldDesk,
  { isBehind, after, position }: ReturnType<FieldCursor['shown']['getState']>,
): FieldDesk {
  if (!isBehind || position === null) return desk
  const now = desk.state.getState()
  const seen = {
    ...now.seen,
    view: position,
    game: null,
    decision: null,
    tale: now.seen.tale.slice(0, after),
  }
  const past = {
    seen,
    asked: null,
    ready: [],
    selection: IDLE,
    probe: null,
    lit: null,
    shown: null,
    before: null,
  }
  return { ...desk, state: createStore<FieldState>(() => ({ ...now, ...past })) }
}

export function sitAtField(live: LiveField, cursor: FieldCursor, shelf: Shelf = NO_SHELF): FieldDesk {
  const state = createStore<FieldState>(() => ({
    ...laid(live.seen.getState()),
    selection: IDLE,
    dragging: false,
    probe: null,
    lit: null,
    shown: null,
    reported: null,
    before: null,
    busy: false,
    trouble: null,
    muster: { ...NO_ARMY, draft: shelf.read(), leader: null, shows: 'list' },
  }))
  const prepare = (change: Partial<Mustering>): void => {
    const { muster } = state.getState()
    if (change.draft !== undefined) shelf.keep(change.draft)
    state.setState({ muster: { ...muster, ...change }, trouble: null })
  }
  // The last question; a new one clears the prepared order.
  let kind = state.getState().asked?.kind ?? null
  const stop = live.seen.subscribe(seen => {
    const now = state.getState()
    if (now.seen.view === seen.view && now.seen.decision === seen.decision) return state.setState({ seen })
    const next = laid(seen)
    const isSame = next.asked === null || next.asked.kind === kind
    kind = next.asked?.kind ?? kind
    // The draft stays until the battle starts, so that an undone purchase can be changed.
    if (next.asked?.kind === 'orders' && now.muster.draft.length > 0) prepare(NO_ARMY)
    const selection = isSame ? renewed(now.selection, next) : IDLE
    const isGone = (group: number | null | undefined): boolean =>
      typeof group === 'number' && !isThere(seen, group)
    const lit = isGone(now.lit) ? null : now.lit
    const shown = isGone(now.shown?.group) ? null : now.shown
    // A ruler would stand in the way of a new question.
    const probe = isSame || now.probe?.at === 'threat' ? probeIn(now.probe, seen.view) : null
    state.setState({ ...next, selection, lit, shown, probe })
  })
  const choose = (selection: Selection): void => state.setState({ selection, trouble: null })

  const give = async (...answers: readonly Answer[]): Promise<void> => {
    const { busy, seen } = state.getState()
    if (busy || !seen.connected) return
    cursor.know()
    state.setState({ busy: true, trouble: null, reported: null, before: seen.view })
    const result = await live.answer(answers)
    state.setState({ trouble: typeof result === 'string' ? result : null, busy: false })
  }
  const finish = (): void => {
    const { asked } = state.getState()
    if (asked === null) return
    if (asked.kind === 'lead' || asked.kind === 'muster') return confirm()
    const pass: Answer = { do: asked.kind === 'truce' ? 'refuse' : 'pass' }
    choose(IDLE)
    if (asked.options.has(DONE)) void give(DONE)
    else if (asked.options.has(pass)) void give(pass)
  }
  const confirm = (): void => {
    const { asked, selection, muster } = state.getState()
    if (asked?.kind === 'yield') return finish()
    const answer = asked === null ? null : (musterAnswer(asked, muster) ?? answerOf(asked, selection))
    if (answer !== null) void give(answer)
  }
  const aim = (at: Aim): void => {
    const { asked, selection } = state.getState()
    if (asked !== null && selection.at === 'aim' && selection.spell?.slow !== true)
      choose(aimed(asked, selection, at))
  }

  const probe = (next: Probe | null): void => state.setState({ probe: next })

  const pick = (group: number): void => {
    const { asked, selection, ready, probe: looked } = state.getState()
    if (looked?.at === 'ruler') return probe(measuredTo(looked, { at: 'group', group }))
    if (asked !== null && selection.at === 'aim') {
      const target = aimsOf(asked, selection).find(one => one.group === group)
      if (target !== undefined && !same(selection.aim, target.aim)) return aim(target.aim)
      if (target !== undefined && answerOf(asked, selection) !== null) return confirm()
    }
    if (groupOf(selection) === group && isHeldUp(selection)) return confirm()
    choose(asked !== null && ready.includes(group) ? takenUp(asked, group) : { at: 'group', group })
  }
  const point = (to: Pair): void => {
    const { seen, asked, selection, ready, probe: looked } = state.getState()
    if (looked?.at === 'ruler')
      return seen.view === null ? undefined : probe(measuredTo(looked, endAt(seen.s, seen.view, to)))
    const group = groupOf(selection) ?? (asked?.kind === 'place' ? (ready[0] ?? null) : null)
    if (asked === null || group === null || asked.kind === 'react' || !ready.includes(group)) {
      if (looked?.at === 'threat') probe({ at: 'threat', place: to })
      return choose(IDLE)
    }
    if (selection.at === 'aim') return aim({ at: 'point', point: to })
    if (selection.at === 'site') return choose({ ...selection, to })
    choose(heldUp(asked, selection, group, to))
  }
  const drag = (group: number, to: Pair): void => {
    const { asked, selection, ready } = state.getState()
    if (asked === null || !ready.includes(group)) return
    const held = groupOf(selection) === group ? selection : takenUp(asked, group)
    choose(heldUp(asked, held, group, to))
    state.setState({ dragging: true })
  }
  const turn = (steps: number): void => {
    const { asked, selection } = state.getState()
    if (asked === null) return
    if (selection.at === 'stand' || selection.at === 'site')
      return choose({ ...selection, facing: turned(selection.facing, steps) })
    if (selection.at !== 'move' && (selection.at !== 'group' || asked.kind !== 'orders')) return
    const own = groupAt(asked.p, selection.group)
    if (isStowed(own)) return
    const facing = turned((selection.at === 'move' ? selection.facing : null) ?? own.facing, steps)
    choose({ ...moveFrom(asked, selection), facing, strays: [] })
  }
  const face = (towards: Pair): void => {
    const { asked, selection } = state.getState()
    const middle = asked === null ? null : middleOf(asked, selection)
    if (middle === null || (selection.at !== 'move' && selection.at !== 'stand')) return
    const facing = turned([towards[0] - middle[0], towards[1] - middle[1]], 0)
    choose(selection.at === 'move' ? { ...selection, facing, strays: [] } : { ...selection, facing })
  }

  return {
    ...probing(state.getState, probe),
    live,
    cursor,
    state,
    pick,
    point,
    take: choose,
    aim,
    drag,
    displace: (unit, to) => {
      const { asked, selection } = state.getState()
      if (asked === null || selection.at !== 'move') return
      const strays = [...selection.strays.filter(([k]) => k !== unit), [unit, to[0], to[1]] as const]
      const next = { ...selection, strays }
      const isTaken = wayOf(asked, next)?.order.strays.length === strays.length
      if (isTaken) choose(next)
    },
    drop: () => state.setState({ dragging: false }),
    turn,
    face,
    cross: crossing => {
      const { selection } = state.getState()
      if (selection.at === 'move') choose({ ...selection, crossing })
    },
    confirm,
    back: () => {
      const { asked, selection, probe: looked } = state.getState()
      const group = groupOf(selection)
      if (looked !== null) return probe(null)
      if (asked?.kind === 'react') return choose(IDLE)
      if (selection.at === 'aim' && selection.aim !== null) return choose({ ...selection, aim: null })
      const isPart = isHeldUp(selection) || (selection.at === 'aim' && selection.spell !== null)
      choose(isPart && group !== null ? { at: 'group', group } : IDLE)
    },
    next: back => {
      const { asked, ready, selection } = state.getState()
      if (asked === null || ready.length === 0) return
      const now = ready.indexOf(groupOf(selection) ?? -1)
      const step = back ? Math.max(now, 0) - 1 : now + 1
      const next = ready.at(step % ready.length)
      if (next !== undefined) choose(takenUp(asked, next))
    },
    light: lit => state.setState({ lit }),
    report: reported => state.setState({ reported }),
    show: shown => state.setState({ shown, lit: shown?.group ?? null }),
    give,
    prepare,
    takeBack: async () => {
      const { busy, seen } = state.getState()
      if (busy || !seen.connected) return
      state.setState({ busy: true, trouble: null, selection: IDLE })
      state.setState({ trouble: await live.undo(), busy: false })
    },
    finish,
    close: () => (stop(), cursor.close(), live.close()),
  }
}

const same = (a: Aim | null, b: Aim): boolean => JSON.stringify(a) === JSON.stringify(b)

/** A group prepared at a place: a march there, or a placement. */
function heldUp(asked: Asked, selection: Selection, group: number, to: Pair): Selection {
  const own = groupAt(asked.p, group)
  if (asked.kind === 'place' || isStowed(own)) {
    const facing = selection.at === 'stand' ? selection.facing : inward(asked, own.facing)
    return { at: 'stand', group, to, facing }
  }
  if (asked.kind !== 'orders' && selection.at !== 'move') return { at: 'group', group }
  return { ...moveFrom(asked, selection), to, strays: [] }
}

const INWARD = { north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] } as const

/** A placed group faces the field; a group that comes out keeps its front. */
export function inward({ s, side, kind }: Asked, facing: readonly [number, number]): Pair {
  const edge = s.players[side]?.edge
  const [x, y] = kind === 'place' && edge !== undefined ? INWARD[edge] : facing
  return [x, y]
}

/** A new move, or the prepared one. */
export function moveFrom({ s, p }: Asked, selection: Selection): Extract<Selection, { at: 'move' }> {
  if (selection.at === 'move') return selection
  const group = groupOf(selection) ?? 0
  const [x, y] = centre(s, groupAt(p, group))
  return { at: 'move', group, to: [x, y], facing: null, crossing: 'cautious', strays: [] }
}
