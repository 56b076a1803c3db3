import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { EffectEvent } from '../effects/events.ts'
import type { Effect } from '../effects/vocabulary.ts'
import { at, nth } from '../position.ts'
import { effectsOf, holdsOn } from '../effects/uses.ts'
import { clauses, everyName, money, playerName, regionName, sideName, sourceName, unitName } from './names.ts'

/** How immediate results of special rules and cards are put into words. */
export const EFFECT_TELLERS: Tellers<EffectEvent['is']> = {
  'rule-applied': ({ s, voice }, { rule, player }) => {
    const { name, text } = nth(s.special, rule)
    const row = { section: 'events', player, rules: ['W-15-scenario-over-rules'] } as const
    const applied: Draft = { ...row, who: name, outcome: voice('rule-applied') }
    return text === '' ? [applied] : [applied, { ...row, as: 'reason', outcome: text }]
  },
  'rule-ended': ({ s, voice }, { rule, player }) => {
    const { name, effects } = nth(s.special, rule)
    if (!holdsOn(effects)) return []
    const row = { section: 'events', player, who: name, outcome: voice('rule-ended') } as const
    return [{ ...row, tone: 'quiet', rules: ['W-15-scenario-over-rules'] }]
  },
  'effect-tested': ({ s, voice }, { source, player, upTo, die, passed }) => [
    {
      section: 'events',
      player,
      who: sourceName(s, source),
      reckoning: voice('die', { sum: `${die} ${passed ? '≤' : '>'} ${upTo}` }),
      outcome: voice(passed ? 'effect:passed' : 'effect:failed'),
      tone: passed ? 'good' : 'plain',
      rules: ['W-8-text'],
    },
  ],
  'money-changed': (t, { source, player, change }) => {
    const phrase = change > 0 ? 'money-changed:gained' : 'money-changed:lost'
    const outcome = t.voice(phrase, { money: money(t, Math.abs(change)) })
    const row = { section: 'events', player, who: playerName(t.s, player), outcome } as const
    const tone = change > 0 ? 'good' : 'bad'
    return [{ ...row, note: sourceName(t.s, source), tone, rules: [ruleOf(source)] }]
  },
  'technology-changed': ({ s, voice }, { source, player, track, level }) => {
    const outcome = voice('technology-changed', { track: s.technologies[track] ?? '', level })
    const row = { section: 'events', player, who: playerName(s, player), outcome } as const
    return [{ ...row, note: sourceName(s, source), rules: ['W-A5-technology'] }]
  },
  'counters-granted': tellGrant,
  'counters-removed': tellRemoval,
  'loss-suffered': (t, { source, unit }) => [
    { ...lossOf(t, unit), note: sourceName(t.s, source), rules: [ruleOf(source)] },
  ],
  'attrition-rolled': tellAttrition,
  'war-declared': (t, e) => [between(t, e)],
  'peace-made': (t, e) => [between(t, e)],
}

const ruleOf = (source: number): string => (source >= 0 ? 'W-8-text' : 'W-15-scenario-over-rules')

const lossOf = ({ s, p, voice }: Telling, unit: number): Draft => ({
  section: 'events',
  player: at(s.owner, unit),
  region: at(p.where, unit) >= 0 ? at(p.where, unit) : null,
  who: unitName(s, unit),
  outcome: voice(at(p.steps, unit) > 0 ? 'loss:reduced' : 'loss:gone'),
  tone: 'hit',
})

/** A unit's attrition die, beside the lowest safe face. */
function tellAttrition(t: Telling, { source, unit, die, lost }: Of<'attrition-rolled'>): Draft[] {
  const fails = failsBelow(effectsOf(t.s, source))
  const comparison = fails === null ? String(die) : `${die} ${lost ? '<' : '≥'} ${fails}`
  const row = {
    ...lossOf(t, unit),
    reckoning: t.voice('die', { sum: comparison }),
    note: sourceName(t.s, source),
    rules: [ruleOf(source)],
  }
  return [lost ? row : { ...row, outcome: t.voice('attrition:none'), tone: 'quiet' }]
}

/** The face below which attrition costs a step; null: there are several, and the die alone doesn't show it. */
function failsBelow(effects: readonly Effect[]): number | null {
  const [face = null, ...others] = new Set(attritions(effects))
  return others.length === 0 ? face : null
}

const attritions = (effects: readonly Effect[]): number[] =>
  effects.flatMap(effect => {
    if (effect.do === 'attrition') return [effect.fails]
    return effect.do === 'test' ? [...attritions(effect.then), ...attritions(effect.else)] : []
  })

/** W-A3.5-reinforce Counters due to arrive, and their possible regions. */
function tellGrant(t: Telling, { source, player, counters, at: places }: Of<'counters-granted'>): Draft[] {
  const { s, voice } = t
  const regions = places.map(region => regionName(s, region))
  const where = regions.length === 0 ? [] : [voice('counters-granted:at', { regions })]
  return [
    {
      section: 'events',
      player,
      who: playerName(s, player),
      outcome: voice('counters-granted', { counters: everyName(t, counters) }),
      note: clauses(t, [...where, sourceName(s, source)]),
      rules: ['W-A3.5-reinforce'],
    },
  ]
}

/** Counters that leave the game: a line for each of their regions, and one for those not seen. */
function tellRemoval(t: Telling, { source, player, counters, from }: Of<'counters-removed'>): Draft[] {
  const places = from.map(place => (place >= 0 ? place : null))
  return [...new Set(places)].map(region => ({
    section: 'events',
    player,
    region,
    who: everyName(
      t,
      counters.filter((_, i) => places[i] === region),
    ),
    outcome:
      region === null
        ? t.voice('counters-removed')
        : t.voice('counters-removed:at', { region: regionName(t.s, region) }),
    note: sourceName(t.s, source),
    tone: 'bad',
    rules: [ruleOf(source)],
  }))
}

/** G-60 Two sides, from now on enemies or not. */
const between = (t: Telling, { is, source, sides }: Of<'war-declared' | 'peace-made'>): Draft => ({
  section: 'events',
  outcome: t.voice(is, { a: sideName(t, sides[0]), b: sideName(t, sides[1]) }),
  note: sourceName(t.s, source),
  rules: ['G-60'],
})
