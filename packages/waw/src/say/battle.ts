import type { BattleEvent } from '../battle/events.ts'
import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { Side } from '../position.ts'
import { at, SIDES, nth } from '../position.ts'
import { currentCf, stands } from '../battle/ranks.ts'
import { leaderAt } from '../battle/commanders.ts'
import { tellModifiers, tellPoints, tellPursuit } from './reasons.ts'
import { regionName, stackName, unitName, unitNames } from './names.ts'
import { tellArmies } from './armies.ts'
import { cardEffects, tellEffects } from './in-force.ts'
import {
  tellCheck,
  tellCommander,
  tellDecision,
  tellLeader,
  tellMorale,
  tellRout,
  tellShot,
} from './reckonings.ts'

/** How battle events are put into words. */
export const BATTLE_TELLERS: Tellers<BattleEvent['is']> = {
  'battle-joined': tellArmies,
  'battle-effects': (t, e) => tellEffects(t, e.effects),
  'leader-revealed': ({ s, voice }, { player, leader }) => [
    {
      section: 'commanders',
      player,
      who: s.leaders[leader]?.name ?? '',
      outcome: voice('leader-revealed'),
      rules: ['W-5.3-hidden-reveal'],
    },
  ],
  'commander-named': tellCommander,
  'morale-determined': tellMorale,
  'round-began': tellRound,
  'card-played': (t, { side, card }) => {
    const { name, text, battle } = nth(t.s.cards, card)
    const outcome = cardEffects(t, battle?.effects ?? []) ?? text
    return [{ section: 'cards', side, who: name, outcome, rules: ['W-12.1-cards'] }]
  },
  'cards-passed': ({ voice }, { side }) => [
    { section: 'cards', side, outcome: voice('card:pass'), tone: 'quiet', rules: ['W-12.1-cards'] },
  ],
  'modifiers-set': (t, e) => SIDES.flatMap(side => tellModifiers(t, side, e)),
  fired: tellShot,
  panicked: (t, { side, unit }) => [
    { ...loss(t, side, unit, t.voice('panicked'), 'W-12.1-panic-target'), tone: 'panic' },
  ],
  'panic-ignored': (t, { side, unit }) => [
    { ...loss(t, side, unit, t.voice('panic-ignored'), 'G-24'), tone: 'plain' },
  ],
  'step-lost': tellStepLost,
  surplus: ({ voice }, { side, result, number, asHits }) => {
    const phrase = asHits ? 'surplus:panic-as-hits' : (`surplus:${result}` as const)
    const rules = [result === 'panic' ? 'G-25' : 'G-26']
    return [{ section: 'losses', side, outcome: voice(phrase, { count: number }), tone: 'quiet', rules }]
  },
  'morale-checked': (t, e) => SIDES.map(side => tellCheck(t, side, at(e.morale, side))),
  spent: (t, { side, unit }) => [loss(t, side, unit, t.voice('spent'), 'W-4.1-suicide')],
  'rout-tested': tellRout,
  'battle-decided': tellDecision,
  'support-lost': (t, { side, units, byRout }) =>
    units.map(u =>
      byRout
        ? { ...loss(t, side, u, t.voice('support-lost:rout'), 'W-12.2-su-loss'), section: 'rout' }
        : loss(t, side, u, t.voice('support-lost:alone'), 'W-12.5-su-die'),
    ),
  'pursuit-began': tellPursuit,
  'no-retreat': (t, { side, units, rule }) => {
    const outcome = t.voice(rule === 'G-31' ? 'no-retreat:room' : 'no-retreat')
    return [{ section: 'retreat', side, who: unitNames(t, units), outcome, tone: 'hit', rules: [rule] }]
  },
  retreated: tellRetreat,
  'leader-tested': tellLeader,
  'leader-lost': ({ s, p, voice }, { side, slot }) => {
    const who = leaderAt(s, p, slot).name
    return [{ section: 'leaders', side, who, outcome: voice('fate:lost'), tone: 'bad', rules: ['G-31'] }]
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

function tellRound({ s, voice }: Telling, { round }: Of<'round-began'>): Draft[] {
  const heading = {
    section: 'round',
    as: 'heading',
    outcome: voice('section:round', { round }),
    rules: ['W-12-rounds-land'],
  } as const
  if (round > 1 || s.cards.length > 0) return [heading]
  return [heading, { section: 'cards', outcome: voice('no-cards'), tone: 'quiet', rules: ['W-12.1-cards'] }]
}

/** W-12.1-loss-step, W-12.1-loss-kill */
function tellStepLost(t: Telling, { side, unit, inPursuit }: Of<'step-lost'>): Draft[] {
  const left = stands(t.p, unit)
  const outcome = left ? t.voice('reduced', { cf: currentCf(t.s, t.p, unit) }) : t.voice('eliminated')
  const rule = left ? 'W-12.1-loss-step' : 'W-12.1-loss-kill'
  const line = loss(t, side, unit, outcome, inPursuit ? 'W-12.3-alloc' : rule)
  return [inPursuit ? { ...line, section: 'pursuit' } : line]
}

/** W-12.5-evacuate The retreat of the beaten; a single battle has no map with regions to name. */
function tellRetreat(t: Telling, { side, stack, to, towards, rule }: Of<'retreated'>): Draft[] {
  const plain = { section: 'retreat', side, rules: [rule] } as const
  if (t.s.opening.seq === 'battle') return [{ ...plain, outcome: t.voice(`retreat:${towards}`) }]
  const outcome = t.voice(`retreated:${towards}`, { region: regionName(t.s, to) })
  return [{ ...plain, region: to, who: stackName(t, stack), outcome }]
}
