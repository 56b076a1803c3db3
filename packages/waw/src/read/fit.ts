import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { byFortress } from '../movement/fortress.ts'
import { fixed } from '../movement/points.ts'
import { isLeader } from '../scenario.ts'
import { movable } from './counter-facts.ts'

/** The purpose of a selection of counters: an order, a possible attack, or a look. */
export type Purpose = 'march' | 'hide' | 'uncover' | 'enter' | 'sally' | 'attack' | 'look'

const FIT: Readonly<Record<Purpose, (s: Scenario, p: Position, c: number) => boolean>> = {
  march: movable,
  hide: (s, p, c) => p.hidden[c] === 0 && (isLeader(s, c) || s.units[c]?.is.guerrilla === true),
  uncover: (_s, p, c) => p.hidden[c] === 1,
  enter: (s, p, c) => p.hidden[c] === 0 && p.inside[c] === 0 && p.halted[c] === 0 && byFortress(s, p, c),
  sally: (_s, p, c) => p.inside[c] === 1 && p.halted[c] === 0,
  attack: (s, p, c) => !fixed(s, p, c),
  look: () => true,
}

/**
 * The player's counters in a region for an order that names none: those in the open before those in a fortress, and
 * these before hidden ones; a look shows all.
 */
export function meantFor(
  s: Scenario,
  p: Position,
  player: number,
  region: number,
  purpose: Purpose,
): readonly number[] {
  const fit = [...s.owner.keys()].filter(
    c => s.owner[c] === player && p.where[c] === region && FIT[purpose](s, p, c),
  )
  if (purpose === 'look') return fit
  const stacks = [
    fit.filter(c => p.hidden[c] === 0 && p.inside[c] === 0),
    fit.filter(c => p.inside[c] === 1),
    fit.filter(c => p.hidden[c] === 1),
  ]
  return stacks.find(stack => stack.length > 0) ?? []
}
