import type { Condition, Continuous } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import { isContinuous } from './uses.ts'

/**
 * An effect that is printed for good, and whose it is: a special rule that always holds, or a counter's
 * symbol.
 */
export type Printed = { readonly effect: Continuous } & (
  | { readonly of: 'rule'; readonly rule: number; readonly player: number | null; readonly if: Condition }
  | { readonly of: 'unit'; readonly unit: number }
  | { readonly of: 'leader'; readonly leader: number }
)

export type PrintedEffects = { readonly [K in Continuous['do']]: readonly Printed[] }

const compiled = new WeakMap<Scenario, PrintedEffects>()

/**
 * W-15-scenario-over-rules, W-4.1-scenario-symbol What is printed for good, by kind; worked out once a
 * scenario.
 */
export function printedIn(s: Scenario): PrintedEffects {
  let found = compiled.get(s)
  if (found === undefined) {
    found = collect(s)
    compiled.set(s, found)
  }
  return found
}

function collect(s: Scenario): PrintedEffects {
  const found: { [K in Continuous['do']]: Printed[] } = {
    modifier: [],
    morale: [],
    forbid: [],
    movement: [],
    supply: [],
    income: [],
    supremacy: [],
  }
  s.special.forEach(({ when, effects, player, if: wanted }, rule) => {
    if (when !== 'always') return
    for (const effect of effects.filter(isContinuous))
      found[effect.do].push({ effect, of: 'rule', rule, player, if: wanted })
  })
  s.units.forEach(({ symbol }, unit) => {
    for (const effect of symbolEffects(s, symbol)) found[effect.do].push({ effect, of: 'unit', unit })
  })
  s.leaders.forEach(({ symbol }, leader) => {
    for (const effect of symbolEffects(s, symbol)) found[effect.do].push({ effect, of: 'leader', leader })
  })
  return found
}

const symbolEffects = (s: Scenario, symbol: number | null): Continuous[] =>
  symbol === null ? [] : (s.symbols[symbol]?.effects ?? []).filter(isContinuous)
