import type { Answer } from '@sandtable/kernel'
import type { Card, Effect } from './counters.ts'
import type { Scenario } from './scenario.ts'
import type { Draft, Line, Of, Telling } from './say/line.ts'
import type { Event } from './events.ts'
import type { Part } from './battle/reasons.ts'
import type { Side, Sight } from './position.ts'
import type { Words } from './say/english.ts'
import { encode } from '@sandtable/kernel'
import { at, ATTACKER, SIDES } from './position.ts'
import { BLANK, fill, signed, unitName, unitNames } from './say/line.ts'
import { claimants, leaderAt, mayAttack } from './battle/commanders.ts'
import { currentCf, stands } from './battle/ranks.ts'
import { ENGLISH } from './say/english.ts'
import { partWords, reasonLines, tellModifiers, tellPoints, totalLine } from './say/reasons.ts'
import { sum } from './battle/reasons.ts'
import {
  tellCheck,
  tellCommander,
  tellDecision,
  tellLeader,
  tellMorale,
  tellRout,
  tellShot,
} from './say/reckonings.ts'

export type { Line, Section } from './say/line.ts'
export { ENGLISH } from './say/english.ts'

/** Tells an event in words, with the position just after it. */
export function say(s: Scenario, p: Sight, e: Event, words: Words = ENGLISH): Line[] {
  const tell = TELL[e.is] as Tell<Event['is']>
  return tell({ s, p, words }, e as never).map(draft => ({ ...BLANK, of: e.is, ...draft }))
}

/** Tells a reason in words, as a side sees it. */
export const sayPart = (s: Scenario, p: Sight, side: Side, part: Part, words: Words = ENGLISH): string =>
  partWords({ s, p, words }, side, part)

/** Tells what a decision is about; an unknown one by its kind. */
export const sayQuestion = (kind: string, words: Words = ENGLISH): string =>
  (words[`ask:${kind}` as keyof Words] as string | undefined) ?? kind

/** The name of an option: a unit's, a leader's or a card's, or the word itself. */
export function sayOption(s: Scenario, p: Sight, kind: string, option: Answer): string {
  if (typeof option !== 'number') return typeof option === 'string' ? option : encode(option)
  if (kind === 'cards') return (s.cards[option] as Card).name
  return kind === 'commander' ? leaderAt(s, p, option).name : unitName(s, option)
}

/** What would have kept this attack from being made in a game (W-5.3-land-attack, W-13.4-attack). */
export function remarks(s: Scenario, words: Words = ENGLISH): Line[] {
  const force = s.setup.battle.forces[ATTACKER] as readonly number[]
  const blank = { ...BLANK, of: 'remark', section: 'commanders', side: ATTACKER } as const
  const remarks: Line[] = []
  if (!mayAttack(s, force, claimants(s, s.setup, ATTACKER).length))
    remarks.push({ ...blank, outcome: words['remark:no-leader'], rules: [s.rules.attackRule] })
  const hungry = force.filter(u => s.setup.unsupplied[u] === 1)
  const units = unitNames(s, hungry)
  if (hungry.length > 0)
    remarks.push({ ...blank, outcome: fill(words['remark:unsupplied'], { units }), rules: ['W-13.4-attack'] })
  return remarks
}

type Tell<I extends Event['is']> = (t: Telling, e: Of<I>) => readonly Draft[]

/** How each event is told. */
const TELL: { readonly [I in Event['is']]: Tell<I> } = {
  'leader-revealed': ({ s, words }, { leader }) => [
    {
      section: 'commanders',
      who: s.leaders[leader]?.name ?? '',
      outcome: words['leader-revealed'],
      rules: ['W-5.3-hidden-reveal'],
    },
  ],
  'commander-named': tellCommander,
  'morale-determined': tellMorale,
  'round-began': tellRound,
  'card-played': ({ s, words }, { side, card }) => {
    const { name, effects } = s.cards[card] as Card
    const outcome = effects.map(effect => effectWords(words, effect)).join(', ')
    return [{ section: 'cards', side, who: name, outcome, rules: ['W-12.1-cards'] }]
  },
  'cards-passed': ({ words }, { side }) => [
    { section: 'cards', side, outcome: words['card:pass'], tone: 'quiet', rules: ['W-12.1-cards'] },
  ],
  'modifiers-set': (t, e) => SIDES.flatMap(side => tellModifiers(t, side, e)),
  fired: tellShot,
  panicked: (t, { side, unit }) => [
    { ...loss(t, side, unit, t.words.panicked, 'W-12.1-panic-target'), tone: 'panic' },
  ],
  'panic-ignored': (t, { side, unit }) => [
    { ...loss(t, side, unit, t.words['panic-ignored'], 'G-24'), tone: 'plain' },
  ],
  'step-lost': tellStepLost,
  surplus: ({ words }, { side, result, number, asHits }) => {
    const phrase = asHits ? words['surplus:panic-as-hits'] : words[`surplus:${result}`]
    const rules = [result === 'panic' ? 'G-25' : 'G-26']
    return [{ section: 'losses', side, outcome: fill(phrase, { number }), tone: 'quiet', rules }]
  },
  'morale-checked': (t, e) => SIDES.map(side => tellCheck(t, side, at(e.morale, side))),
  spent: (t, { side, unit }) => [loss(t, side, unit, t.words.spent, 'W-4.1-suicide')],
  'rout-tested': tellRout,
  'battle-decided': tellDecision,
  'support-lost': (t, { side, units, byRout }) =>
    units.map(u =>
      byRout
        ? { ...loss(t, side, u, t.words['support-lost:rout'], 'W-12.2-su-loss'), section: 'rout' }
        : loss(t, side, u, t.words['support-lost:alone'], 'W-12.5-su-die'),
    ),
  'pursuit-began': (t, { side, because }) => [
    ...reasonLines(t, 'pursuit', side, because),
    totalLine(t, 'pursuit', side, sum(because), 'cf'),
  ],
  'no-retreat': (t, { side, units, rule }) =>
    units.map(u => ({ ...loss(t, side, u, t.words['no-retreat'], rule), section: 'retreat' })),
  retreated: ({ words }, { side, towards, rule }) => [
    { section: 'retreat', side, outcome: words[`retreat:${towards}`], rules: [rule] },
  ],
  'leader-tested': tellLeader,
  'leader-lost': ({ s, p, words }, { side, slot }) => {
    const who = leaderAt(s, p, slot).name
    return [{ section: 'leaders', side, who, outcome: words['fate:lost'], tone: 'bad', rules: ['G-31'] }]
  },
  'points-scored': tellPoints,
  'battle-ended': () => [],
}

const loss = ({ s }: Telling, side: Side, unit: number, outcome: string, rule: string): Draft => ({
  section: 'losses',
  side,
  who: unitName(s, unit),
  outcome,
  tone: 'hit',
  rules: [rule],
})

function tellRound({ s, words }: Telling, { round }: Of<'round-began'>): Draft[] {
  const heading = {
    section: 'round',
    as: 'heading',
    outcome: fill(words['section:round'], { round }),
  } as const
  if (round > 1 || s.cards.length > 0) return [heading]
  return [heading, { section: 'cards', outcome: words['no-cards'], tone: 'quiet', rules: ['W-12.1-cards'] }]
}

/** W-12.1-loss-step, W-12.1-loss-kill */
function tellStepLost(t: Telling, { side, unit, inPursuit }: Of<'step-lost'>): Draft[] {
  const left = stands(t.p, unit)
  const outcome = left ? fill(t.words.reduced, { cf: currentCf(t.s, t.p, unit) }) : t.words.eliminated
  const rule = left ? 'W-12.1-loss-step' : 'W-12.1-loss-kill'
  const line = loss(t, side, unit, outcome, inPursuit ? 'W-12.3-alloc' : rule)
  return [inPursuit ? { ...line, section: 'pursuit' } : line]
}

function effectWords(words: Words, effect: Effect): string {
  if (effect.do === 'forbid') return words[`card:${effect.what}:${effect.side}`]
  const change = signed(effect.change)
  if (effect.do === 'morale') return fill(words[`card:morale:${effect.side}`], { change })
  return fill(words[`card:modifier:${effect.side}:${effect.rounds}`], { change })
}
