import { fill } from '@sandtable/kernel'
import type { Draft, Tellers, Telling } from './log-line.ts'
import type { Scenario } from '../scenario.ts'
import type { SupplyEvent } from '../supply/events.ts'
import { at } from '../position.ts'
import { regionName, unitName, unitNames } from './names.ts'

/** How the events of supply are told. */
export const SUPPLY_TELLERS: Tellers<SupplyEvent['is']> = {
  'supply-checked': (t, e) => [...checked(t, e.player, e.out, 'out'), ...checked(t, e.player, e.in, 'in')],
  starved: ({ s, words }, { player, units }) => [
    {
      section: 'supply',
      player,
      who: unitNames(s, units),
      outcome: words.starved,
      tone: 'hit',
      rules: ['W-13.4-removal'],
    },
  ],
  'train-spent': ({ s, words }, { player, unit, region, stack }) => [
    {
      section: 'supply',
      player,
      region,
      who: unitName(s, unit),
      outcome: fill(words['train-spent'], { region: regionName(s, region) }),
      note: stack.length === 0 ? '' : fill(words['train-spent:for'], { units: unitNames(s, stack) }),
      rules: ['W-13.5-logistics'],
    },
  ],
}

const CHECKED = {
  out: { tone: 'bad', rules: ['W-7.1.3-check', 'W-13.2-line'] },
  in: { tone: 'good', rules: ['W-7.1.3-check'] },
} as const

/** G-90 What a unit without supply may not do. */
const lackOf = ({ rules }: Scenario): 'supply:out' | 'supply:out:besieges' =>
  rules.unsupplied_besiege ? 'supply:out:besieges' : 'supply:out'

/** One line for the units of each region; hidden units are never among them. */
const checked = (
  { s, p, words }: Telling,
  player: number,
  units: readonly number[],
  how: 'out' | 'in',
): Draft[] =>
  [...Map.groupBy(units, u => at(p.where, u))].map(([region, there]) => ({
    section: 'supply',
    player,
    region,
    who: unitNames(s, there),
    outcome: fill(words[how === 'out' ? lackOf(s) : 'supply:in'], { region: regionName(s, region) }),
    ...CHECKED[how],
  }))
