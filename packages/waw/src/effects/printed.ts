import type { Condition, Continuous, Effect } from './vocabulary.ts'
import type { Scenario } from '../scenario.ts'
import { effectsOf, isContinuous, sourceOf } from './uses.ts'

/** A permanently printed effect and its owner: a special rule that always applies, or a counter's symbol. */
export type Printed = { readonly effect: Continuous } & (
  | { readonly of: 'rule'; readonly rule: number; readonly player: number | null; readonly if: Condition }
  | { readonly of: 'unit'; readonly unit: number }
  | { readonly of: 'leader'; readonly leader: number }
)

export type PrintedEffects = { readonly [K in Continuous['do']]: readonly Printed[] }

/** By kind: the cards and rules that may bring such an effect while they lie there. */
export type Bringers = { readonly [K in Continuous['do']]: ReadonlySet<number> }

const compiled = new WeakMap<Scenario, PrintedEffects>()

/**
 * W-15-scenario-over-rules, W-4.1-scenario-symbol Permanently printed effects, by kind; worked out once per scenario.
 */
export function printedIn(s: Scenario): PrintedEffects {
  let found = compiled.get(s)
  if (found === undefined) {
    found = collect(s)
    compiled.set(s, found)
  }
  return found
}

const bringers = new WeakMap<Scenario, Bringers>()

/** W-8-lasting The cards and rules to check for an effect of a kind; worked out once per scenario. */
export function bringersIn(s: Scenario): Bringers {
  let found = bringers.get(s)
  if (found === undefined) {
    const sources = [...s.cards.keys(), ...[...s.special.keys()].map(sourceOf)]
    found = byKind(kind => new Set(sources.filter(source => mayBring(effectsOf(s, source), kind))))
    bringers.set(s, found)
  }
  return found
}

const mayBring = (effects: readonly Effect[], kind: string): boolean =>
  effects.some(effect =>
    effect.do === 'test' ? mayBring(effect.then, kind) || mayBring(effect.else, kind) : effect.do === kind,
  )

function byKind<T>(make: (kind: Continuous['do']) => T): { [K in Continuous['do']]: T } {
  return {
    modifier: make('modifier'),
    morale: make('morale'),
    forbid: make('forbid'),
    movement: make('movement'),
    supply: make('supply'),
    income: make('income'),
    supremacy: make('supremacy'),
  }
}

function collect(s: Scenario): PrintedEffects {
  const found = byKind((): Printed[] => [])
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
