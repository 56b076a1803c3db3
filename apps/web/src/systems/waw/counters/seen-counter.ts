import type { Face, State } from '@sandtable/draw'
import type { PackFile } from '@sandtable/scenario'
import type { Position, Scenario } from '@sandtable/waw'
import { hiddenFace, leaderFace, unitFace } from '@sandtable/draw'
import { isLeader, leaderOf, slotOf, unitOf } from '@sandtable/waw'

/** A counter's face for the viewer of this position. */
export function faceOf(pack: PackFile, s: Scenario, p: Position, c: number): Face {
  if (!isLeader(s, c)) return unitFace(pack, unitOf(s, c).id, p.steps[c])
  const leader = leaderOf(s, p, c)
  return leader === null ? backOf(pack, s, s.owner[c] as number, true) : leaderFace(pack, leader.id)
}

/** The face of an unknown counter: its owner, and whether it is a leader. */
export const backOf = (pack: PackFile, s: Scenario, player: number, leader: boolean): Face =>
  hiddenFace(pack, s.players[player]?.id ?? '', leader)

/** A counter's state: moved, in panic, out of supply, eliminated. */
export function statesOf(s: Scenario, p: Position, c: number): State[] {
  const has = (marks: readonly number[]): boolean => marks[c] === 1
  const isGone = isLeader(s, c) ? p.fate[slotOf(s, c)] !== 0 : p.steps[c] === 0
  const isUnit = !isLeader(s, c)
  const states: (State | false)[] = [
    (has(p.halted) || (p.spent[c] ?? 0) > 0) && 'moved',
    isUnit && has(p.panicked) && 'panicked',
    isUnit && has(p.unsupplied) && 'unsupplied',
    isGone && 'eliminated',
  ]
  return states.filter(state => state !== false)
}
