import type { Effect, Filter, Whose } from '../effects/vocabulary.ts'
import type { Naming } from './names.ts'
import { battleEffect } from './in-force.ts'
import { clauses, count, mp, printedName, regionName, sideName, unitNames } from './names.ts'
import { conditionWords } from './conditions.ts'
import { nth } from '../position.ts'
import { placesOf } from './lacks.ts'

/** Effects in words, one each, for their player. */
export const effectsWords = (t: Naming, effects: readonly Effect[]): string[] =>
  effects.map(effect => {
    const words = said(t, effect)
    if (!('if' in effect) || effect.if === undefined) return words
    return t.voice('effect:if', { effect: words, terms: clauses(t, conditionWords(t, effect.if)) })
  })

type Sayers = {
  readonly [D in Effect['do']]: (t: Naming, effect: Extract<Effect, { do: D }>) => string
}

const said = <D extends Effect['do']>(
  t: Naming,
  effect: Extract<Effect, { do: D }> & { readonly do: D },
): string => EFFECTS[effect.do](t, effect)

/** A change for better or worse. */
const way = (change: number): 'gain' | 'lose' => (change > 0 ? 'gain' : 'lose')

/** W-8-text A phrase for every effect of the vocabulary. */
const EFFECTS: Sayers = {
  modifier: battleEffect,
  morale: battleEffect,
  cancel: battleEffect,
  forbid: (t, effect) =>
    effect.what === 'pursuit' || effect.what === 'reroll'
      ? battleEffect(t, { ...effect, what: effect.what })
      : t.voice(`effect:forbid:${effect.what}`, { who: unitsOf(t, effect.side, effect.of) }),
  movement: (t, { side, change, of }) =>
    t.voice(change > 0 ? 'effect:movement:more' : 'effect:movement:less', {
      who: unitsOf(t, side, of),
      mp: mp(t, Math.abs(change)),
    }),
  supply: (t, { side, as, of }) => t.voice(`effect:supply:${as}`, { who: unitsOf(t, side, of) }),
  income: ({ voice }, { side, change }) => voice(`effect:income:${side}`, { change }),
  supremacy: ({ voice }, { side, change }) => voice(`effect:supremacy:${side}`, { change }),
  money: ({ voice }, { side, change }) =>
    voice(`effect:money:${side}:${way(change)}`, { sum: Math.abs(change) }),
  points: (t, { side, change }) =>
    t.voice(`effect:points:${side}:${way(change)}`, { points: count(t, 'point', Math.abs(change)) }),
  technology: ({ s, voice }, { side, track, change }) =>
    voice(`effect:technology:${side}`, { change, track: s.technologies[track] ?? '' }),
  draw: (t, { number }) => t.voice('effect:draw', { cards: count(t, 'card', number) }),
  discard: (t, { side, number }) => t.voice(`effect:discard:${side}`, { cards: count(t, 'card', number) }),
  add: (t, { counters, at }) =>
    t.voice(at.length === 0 ? 'effect:add' : 'effect:add:at', {
      counters: counters.map(c => printedName(t.s, c)),
      regions: at.map(region => regionName(t.s, region)),
    }),
  remove: (t, { counters }) => t.voice('effect:remove', { counters: counters.map(c => printedName(t.s, c)) }),
  losses: (t, { side, steps, chooser, of }) =>
    t.voice(`effect:losses:${chooser}`, { who: unitsOf(t, side, of), steps: count(t, 'step', steps) }),
  attrition: (t, { side, fails, of }) => t.voice('effect:attrition', { who: unitsOf(t, side, of), fails }),
  reveal: (t, { regions }) =>
    t.voice(regions.length === 0 ? 'effect:reveal' : 'effect:reveal:in', {
      regions: regions.map(region => regionName(t.s, region)),
    }),
  war: (t, effect) => t.voice('effect:war', { side: sideName(t, effect.with) }),
  peace: (t, effect) => t.voice('effect:peace', { side: sideName(t, effect.with) }),
  test: (t, effect) =>
    t.voice(effect.else.length === 0 ? 'effect:test' : 'effect:test:else', {
      upTo: effect.upTo,
      then: effectsWords(t, effect.then),
      otherwise: effectsWords(t, effect.else),
    }),
}

/** The units that an effect is about. */
function unitsOf(t: Naming, side: Whose, of: Filter = {}): string {
  const { units, nations, is } = of
  const places = placesOf(t, of)
  const whose =
    units === undefined ? t.voice(`units:${side}`) : t.voice('units:named', { units: unitNames(t, units) })
  const ofNation =
    nations === undefined
      ? whose
      : t.voice('units:nation', { who: whose, nations: nations.map(n => nth(t.s.nations, n).name) })
  const marked =
    is === undefined
      ? ofNation
      : t.voice('units:mark', { who: ofNation, marks: is.map(mark => t.voice(`mark:${mark}`)) })
  return places.length === 0 ? marked : t.voice('units:place', { who: marked, places })
}
