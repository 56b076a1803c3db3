import { total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import { at } from '../position.ts'
import { count, money, playerName, regionName, resourceNames, rowOf } from './names.ts'
import { plainWords } from './reasons.ts'

/** W-7.1.2-income The parts of a player's income, and the new total. */
export function tellIncome(t: Telling, e: Of<'income-collected'>): Draft[] {
  const { s, p, voice } = t
  const floored = total(e.because) !== e.change
  const goods = [money(t, e.change), ...resourceNames(t, e.stocks)]
  const purse = voice('income:purse', { money: money(t, at(p.money, e.player)) })
  return [
    {
      section: 'income',
      player: e.player,
      who: playerName(s, e.player),
      outcome: voice('income-collected', { goods }),
      note: rowOf(t, [...(floored ? [voice('income:never-below')] : []), purse]),
      rules: floored ? ['W-7.1.2-income', 'W-A3.1-nonneg'] : ['W-7.1.2-income'],
    },
    ...e.because.map((part): Draft => ({
      section: 'income',
      player: e.player,
      as: 'reason',
      reckoning: `${part.change < 0 ? '−' : '+'}${money(t, Math.abs(part.change))}`,
      outcome: incomeWords(t, e, part),
      rules: [part.rule],
    })),
  ]
}

const incomeWords = (t: Telling, { regions }: Of<'income-collected'>, part: Part): string =>
  part.what === 'tax'
    ? t.voice('income:tax', { regions: count(t, 'region', regions.length) })
    : plainWords(t, part)

type Kept = Of<'maintenance-paid' | 'maintenance-unpaid'>

/** W-A3.2-duty A stack with its cost: in its region, or the fleet, or the air force. */
export function tellUpkeep(t: Telling, e: Kept, outcome: string, more: readonly string[]): Draft {
  const { s, voice } = t
  return {
    section: 'upkeep',
    player: e.player,
    region: e.stack < s.map.regions.length ? e.stack : null,
    who: voice('upkeep:of', { stack: upkeepName(t, e.stack), units: count(t, 'unit', e.units) }),
    outcome,
    note: e.train ? voice('upkeep:train') : '',
    rules: [e.rule, ...(e.train ? ['W-A3.2-l-level'] : []), ...more],
  }
}

/** A paid stack, by its number: a region's, and after the last region the fleet and the air force. */
export function upkeepName({ s, voice }: Telling, stack: number): string {
  const beyond = stack - s.map.regions.length
  if (beyond < 0) return voice('upkeep:stack', { region: regionName(s, stack) })
  return voice(beyond === 0 ? 'upkeep:fleet' : 'upkeep:air')
}
