import type { Draft, Tellers, Telling } from './log-line.ts'
import type { Scenario } from '../scenario.ts'
import type { SupplyEvent } from '../supply/events.ts'
import { at } from '../position.ts'
import { regionName, unitName, unitNames } from './names.ts'

/** How supply events are put into words. */
export const SUPPLY_TELLERS: Tellers<SupplyEvent['is']> = {
  'supply-checked': (t, e) => [...checked(t, e.player, e.out, 'out'), ...checked(t, e.player, e.in, 'in')],
  starved: (t, { player, units }) => [
    {
      section: 'supply',
      player,
      who: unitNames(t, units),
      outcome: t.voice('starved'),
      tone: 'hit',
      rules: ['W-13.4-removal'],
    },
  ],
  'train-spent': (t, { player, unit, region, stack }) => [
    {
      section: 'supply',
      player,
      region,
      who: unitName(t.s, unit),
      outcome: t.voice('train-spent', { region: regionName(t.s, region) }),
      note: stack.length === 0 ? '' : t.voice('train-spent:for', { units: unitNames(t, stack) }),
      rules: ['W-13.5-logistics'],
    },
  ],
}

const CHECKED = {
  out: { tone: 'bad', rules: ['W-7.1.3-check', 'W-13.2-line'] },
  in: { tone: 'good', rules: ['W-7.1.3-check'] },
} as const

/** G-90 What an unsupplied unit may not do. */
const lackOf = ({ rules }: Scenario): 'supply:out' | 'supply:out:besieges' =>
  rules.unsupplied_besiege ? 'supply:out:besieges' : 'supply:out'

/** One line for the units of each region; hidden units are never among them. */
const checked = (t: Telling, player: number, units: readonly number[], how: 'out' | 'in'): Draft[] =>
  [...Map.groupBy(units, u => at(t.p.where, u))].map(([region, there]) => ({
    section: 'supply',
    player,
    region,
    who: unitNames(t, there),
    outcome: t.voice(how === 'out' ? lackOf(t.s) : 'supply:in', { region: regionName(t.s, region) }),
    ...CHECKED[how],
  }))
