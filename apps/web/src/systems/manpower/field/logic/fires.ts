import type { Fires, Loss, Scenario, Shot, Sight, Target } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Aiming, Selection } from './selection.ts'
import { afterMove, costliest, firesAt, firesFrom, lossTogether } from '@sandtable/manpower'
import { metres, metresTo } from './metres.ts'
import { movingIn, targetsOf, wayOf } from './orders.ts'

/** Whose fire is looked at: a group's own, or its enemies' at it. */
export type Side = 'from' | 'at'

const known = new WeakMap<Sight, Map<string, Fires>>()

/** What a group could fire, or what could be fired at it; several parts of the table ask for it. */
export function firesOf(s: Scenario, p: Sight, group: number, side: Side): Fires {
  const all = known.get(p) ?? new Map<string, Fires>()
  known.set(p, all)
  const key = `${side} ${group}`
  const fires = all.get(key) ?? (side === 'from' ? firesFrom(s, p, group) : firesAt(s, p, group))
  all.set(key, fires)
  return fires
}

/** Positions ahead, by the way that leads there. */
const ahead = new WeakMap<object, Sight | null>()

/** The position after the prepared move; null: there is none. */
export function aheadOf(asked: Asked, selection: Selection): Sight | null {
  const way = wayOf(asked, selection)
  if (way === null || selection.at !== 'move') return null
  const before = ahead.get(way)
  if (before !== undefined) return before
  const after = afterMove(asked.s, movingIn(asked, selection.group), way)
  ahead.set(way, after)
  return after
}

/** What is known of a shot's cost; undefined: it is still being worked out. */
export type LossOf = (shot: Shot) => Loss | null | undefined

/** A group that could fire or be fired at: its metres, its shots, and what they cost together. */
export interface FireRow {
  readonly group: number
  readonly metres: number
  readonly shots: readonly Shot[]
  /** Null: not known yet. */
  readonly loss: Loss | null
}

/** A row for each group on the other side, the costliest first once all costs are known, until then the nearest. */
export function fireRows(p: Sight, { shots }: Fires, side: Side, lossOf: LossOf): FireRow[] {
  const otherOf = (shot: Shot): number => (side === 'from' ? shot.target : shot.group)
  const isKnown = shots.every(shot => lossOf(shot) !== undefined)
  const rows = [...new Set(shots.map(otherOf))].map((group): FireRow => {
    const own = shots.filter(shot => otherOf(shot) === group)
    const nearest = metres(own[0]?.distance ?? 0)
    if (!isKnown) return { group, metres: nearest, shots: own, loss: null }
    const best = costliest(costingsOf(own, lossOf))
    const told = best.length > 0 ? best.map(({ shot }) => shot) : own.slice(0, 1)
    const losses = best.map(({ loss }) => loss)
    return {
      group,
      metres: nearest,
      shots: told,
      loss: lossTogether(p, own[0]?.target ?? 0, losses),
    }
  })
  return isKnown ? rows.sort((one, other) => (other.loss?.worth ?? 0) - (one.loss?.worth ?? 0)) : rows
}

const costingsOf = (shots: readonly Shot[], lossOf: LossOf): { shot: Shot; loss: Loss }[] =>
  shots.flatMap(shot => {
    const loss = lossOf(shot) ?? null
    return loss === null ? [] : [{ shot, loss }]
  })

/** A target of the weapon or spell in hand, and what it would cost; null: not known, or nothing. */
export interface TargetRow extends Target {
  readonly metres: number
  readonly loss: Loss | null
}

/** The targets of an aim, the costliest first once all costs are known, until then the nearest. */
export function targetRows(asked: Asked, aiming: Aiming, { shots }: Fires, lossOf: LossOf): TargetRow[] {
  const isKnown = shots.every(shot => lossOf(shot) !== undefined)
  const costOf = ({ aim }: Target): Loss | null => {
    const shot = shots.find(one => JSON.stringify(one.aim) === JSON.stringify(aim))
    return shot === undefined || !isKnown ? null : (lossOf(shot) ?? null)
  }
  const rows = targetsOf(asked, aiming).map(target => ({
    ...target,
    metres: metresTo(asked.s, asked.p, aiming.group, target.aim),
    loss: costOf(target),
  }))
  return rows.sort(
    (one, other) => (other.loss?.worth ?? 0) - (one.loss?.worth ?? 0) || one.metres - other.metres,
  )
}

/** What all fire at a group costs it together; null: that is not known yet, or fewer than two could fire. */
export function lossOfAll(p: Sight, target: number, rows: readonly FireRow[]): Loss | null {
  const losses = rows.flatMap(({ loss }) => loss ?? [])
  return rows.length < 2 || losses.length < rows.length ? null : lossTogether(p, target, losses)
}
