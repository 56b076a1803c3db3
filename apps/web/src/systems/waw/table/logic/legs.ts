import type { Border, Position, Route, Scenario } from '@sandtable/waw'
import { RIVER, TERRAIN } from '@sandtable/waw'

/** A part of a leg's cost in half points, with the rule that sets it. */
export interface Fare {
  readonly for: 'rail' | 'road' | 'terrain' | 'minor-river' | 'major-river' | 'other'
  readonly cost: number
  readonly rule: string
}

export interface Leg {
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly fares: readonly Fare[]
}

/** A route leg by leg: what each costs and why. */
export function legsOf(
  s: Scenario,
  p: Position,
  stack: readonly number[],
  { steps }: Route,
  routes: ReadonlyMap<number, Route>,
): Leg[] {
  let from = p.where[stack[0] as number] as number
  let spent = Math.max(...stack.map(c => p.spent[c] as number))
  return steps.map(to => {
    const there = routes.get(to)?.spent ?? spent
    const leg = { from, to, cost: there - spent, fares: faresOf(s, from, to, there - spent) }
    from = to
    spent = there
    return leg
  })
}

const RIVER_RULES = { 'minor-river': 'W-3.1-river-minor-mp', 'major-river': 'W-3.1-river-major-mp' } as const

/** What a cost is made of: the river, unless a bridge spares it, and the way or the ground. */
function faresOf(s: Scenario, from: number, to: number, cost: number): Fare[] {
  const border = borderOf(s, from, to)
  if (border === null) return []
  const { river } = border
  for (const water of new Set([RIVER[river].cross, 0])) {
    const way = wayFare(s, border, to, cost - water)
    if (way === null) continue
    if (water === 0 || river === 'none') return [way]
    return [way, { for: river, cost: water, rule: RIVER_RULES[river] }]
  }
  return [{ for: 'other', cost, rule: 'W-3-entry-cost' }]
}

/** The best way first, as the rules take it. */
function wayFare(s: Scenario, border: Border, to: number, cost: number): Fare | null {
  const terrain = s.map.regions[to]?.terrain ?? 'clear'
  if (border.rail && cost === 0) return { for: 'rail', cost, rule: 'W-3.1-rail' }
  if (border.road && cost === 1) return { for: 'road', cost, rule: 'W-3.1-road' }
  return cost === TERRAIN[terrain].enter ? { for: 'terrain', cost, rule: `W-3.1-${terrain}` } : null
}

export function borderOf(s: Scenario, from: number, to: number): Border | null {
  const i = s.map.board.next[from]?.indexOf(to) ?? -1
  const number = s.map.board.via[from]?.[i]
  return number === undefined ? null : (s.map.borders[number] ?? null)
}
