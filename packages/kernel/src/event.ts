import type { Here, Kind, Ruleset, Viewer } from './game.ts'
import { ruleOf, whole } from './agenda.ts'
import { rollDice, shuffle } from './dice.ts'

/** A step's only way to change anything: the event is applied at once, and logged. */
export function emit<K extends Kind>(here: Here<K, any>, e: K['e']): void {
  const g = whole(here)
  const rule = ruleOf(g.rules, e)
  rule.apply(g.p, e, g.s)
  g.rules.changed?.(g.p, e)
  if (rule.reveals) g.revealed++
  if (g.log !== null) g.log.push(e)
}

/** A step's die: 0 to sides − 1. */
export const roll = <K extends Kind>(here: Here<K, any>, sides: number): number =>
  rollDice(whole(here).dice, sides)

/** The row in an order that dice decide; the row itself stays. */
export const shuffled = <K extends Kind, T>(here: Here<K, any>, row: readonly T[]): T[] =>
  shuffle(whole(here).dice, [...row])

/** What a viewer receives of an event: the event, a part of it, or nothing. */
export function seen<K extends Kind>(rules: Ruleset<K>, e: K['e'], viewer: Viewer): K['e'] | null {
  const rule = ruleOf(rules, e)
  return rule.seen === 'everyone' ? e : rule.seen(e, viewer)
}

/** Applies events, in order, to a position or to a viewer's view of it; play uses the same code. */
export function fold<K extends Kind>(
  rules: Ruleset<K>,
  s: K['s'],
  p: K['p'],
  events: readonly K['e'][],
): K['p'] {
  for (const e of events) {
    ruleOf(rules, e).apply(p, e, s)
    rules.changed?.(p, e)
  }
  return p
}
