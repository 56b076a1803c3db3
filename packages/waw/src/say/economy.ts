import type { Draft, Of, Tellers, Telling } from './log-line.ts'
import type { EconomyEvent } from '../economy/events.ts'
import { at } from '../position.ts'
import {
  count,
  money,
  playerName,
  price,
  regionName,
  rowOf,
  stackName,
  unitName,
  unseenStack,
} from './names.ts'
import { isLeader } from '../scenario.ts'
import { tellIncome, tellUpkeep } from './income.ts'

/** How production and placement events are put into words. */
export const ECONOMY_TELLERS: Tellers<EconomyEvent['is']> = {
  'income-collected': tellIncome,
  'maintenance-paid': (t, e) => [tellUpkeep(t, e, t.voice('maintenance-paid', due(t, e)), [])],
  'maintenance-unpaid': (t, e) => {
    const steps = count(t, 'step', e.steps)
    const outcome = t.voice('maintenance-unpaid', { ...due(t, e), steps })
    return [{ ...tellUpkeep(t, e, outcome, ['W-A3.2-unpaid']), tone: 'bad' }]
  },
  deserted: ({ s, p, voice }, { player, unit, region }) => {
    const phrase = at(p.steps, unit) > 0 ? 'deserted:reduced' : 'deserted:gone'
    const outcome = voice(phrase, { region: regionName(s, region) })
    const row = { section: 'upkeep', player, region, who: unitName(s, unit), outcome } as const
    return [{ ...row, tone: 'hit', rules: ['W-A3.2-unpaid'] }]
  },
  'unit-bought': (t, e) => [
    bought(
      t,
      e.player,
      t.voice('unit-bought', {
        unit: unitName(t.s, e.unit),
        price: price(t, e.money, e.resources),
      }),
      'W-A3.4-buy',
    ),
  ],
  'fort-bought': (t, e) => [{ ...forMoney(t, e, 'W-A3.4-buy'), note: fdvOf(t, e.player, e.work) }],
  'fort-unbuilt': (t, e) => [forMoney(t, e, 'W-A3.4-place')],
  'replacement-bought': (t, e) => [
    {
      ...forMoney(t, e, 'W-A3.3-cost'),
      note: count(t, 'replacement', at(t.p.replacements, e.player)),
    },
  ],
  'card-bought': (t, e) => [forMoney(t, e, 'W-8-paid-draw')],
  arrived: tellArrival,
  restored: ({ s, voice }, { player, unit }) => {
    const row = {
      section: 'replacements',
      player,
      who: unitName(s, unit),
      outcome: voice('restored'),
    } as const
    return [{ ...row, tone: 'good', rules: ['W-A3.3-when'] }]
  },
  'replacements-lapsed': (t, { player, number }) => {
    const outcome = t.voice('replacements-lapsed', { replacements: count(t, 'replacement', number) })
    const row = { section: 'replacements', player, who: playerName(t.s, player), outcome } as const
    return [{ ...row, tone: 'quiet', rules: ['W-A3.3-no-carry'] }]
  },
}

const due = (t: Telling, { cost }: { readonly cost: number }): { money: string } => ({
  money: money(t, cost),
})

const bought = ({ s }: Telling, player: number, outcome: string, rule: string): Draft => ({
  section: 'purchases',
  player,
  who: playerName(s, player),
  outcome,
  rules: [rule],
})

type ForMoney = Of<'fort-bought' | 'fort-unbuilt' | 'replacement-bought' | 'card-bought'>

const forMoney = (t: Telling, e: ForMoney, rule: string): Draft =>
  bought(t, e.player, t.voice(e.is, { price: money(t, e.money) }), rule)

const fdvOf = ({ s, voice }: Telling, player: number, work: number): string =>
  voice('fdv', { fdv: s.players[player]?.forts[work]?.fdv ?? 0 })

const ARRIVED = {
  reinforcement: 'W-7.1.1-reinforce',
  return: 'G-33',
  purchase: 'W-7.1.5-placement',
  grant: 'W-A3.5-reinforce',
} as const

/** W-4.1-entry-side The counter that enters, and where; of a hidden one others see only that it does. */
function tellArrival(t: Telling, e: Of<'arrived'>): Draft[] {
  const { s, voice } = t
  const leaders = e.lost.filter(c => isLeader(s, c)).length
  const unseen = e.stack.length === 0
  const notes = [
    ...(e.inside ? [voice('arrived:inside')] : []),
    ...(e.hidden && !unseen ? [voice('hidden')] : []),
  ]
  return [
    {
      section: 'arrivals',
      player: e.player,
      region: e.region,
      who: unseen ? unseenStack(t, e.lost.length - leaders, leaders) : stackName(t, e.stack),
      outcome: voice(`arrived:${e.how}`, { region: regionName(s, e.region) }),
      note: rowOf(t, notes),
      rules: [ARRIVED[e.how]],
    },
  ]
}
