import { fill, signed, total } from '@sandtable/kernel'
import type { Part } from '@sandtable/kernel'
import type { Draft, Of, Telling } from './log-line.ts'
import { at } from '../position.ts'
import { count, money, playerName, regionName } from './names.ts'
import { plainWords } from './reasons.ts'

/** W-7.1.2-income What a player's income is made of, and what he has now. */
export function tellIncome(t: Telling, e: Of<'income-collected'>): Draft[] {
  const { s, p, words } = t
  const floored = total(e.because) !== e.change
  const stocks = e.stocks.flatMap((number, i) =>
    number === 0 ? [] : [fill(words.resource, { number, resource: s.resources[i] ?? '' })],
  )
  const purse = fill(words['income:purse'], { money: money(words, at(p.money, e.player)) })
  return [
    {
      section: 'income',
      player: e.player,
      who: playerName(s, e.player),
      outcome: [fill(words['income-collected'], { money: money(words, e.change) }), ...stocks].join(', '),
      note: [...(floored ? [words['income:never-below']] : []), purse].join(', '),
      rules: floored ? ['W-7.1.2-income', 'W-A3.1-nonneg'] : ['W-7.1.2-income'],
    },
    ...e.because.map((part): Draft => ({
      section: 'income',
      player: e.player,
      as: 'reason',
      reckoning: signed(part.change),
      outcome: incomeWords(t, e, part),
      rules: [part.rule],
    })),
  ]
}

const incomeWords = (t: Telling, { regions }: Of<'income-collected'>, part: Part): string =>
  fill(plainWords(t, part), { regions: count(t.words, 'region', regions.length) })

type Kept = Of<'maintenance-paid' | 'maintenance-unpaid'>

/** W-A3.2-duty A stack with what it costs: in its region, or the fleet, or the air force. */
export function tellUpkeep(t: Telling, e: Kept, outcome: string, more: readonly string[]): Draft {
  const { s, words } = t
  return {
    section: 'upkeep',
    player: e.player,
    region: e.stack < s.map.regions.length ? e.stack : null,
    who: upkeepName(t, e.stack),
    reckoning: count(words, 'unit', e.units),
    outcome,
    note: e.train ? words['upkeep:train'] : '',
    rules: [e.rule, ...(e.train ? ['W-A3.2-l-level'] : []), ...more],
  }
}

/** What is paid for, by its number: a region's stack, and behind the last region the fleet and the air force. */
export function upkeepName({ s, words }: Telling, stack: number): string {
  const beyond = stack - s.map.regions.length
  if (beyond < 0) return fill(words['upkeep:stack'], { region: regionName(s, stack) })
  return words[beyond === 0 ? 'upkeep:fleet' : 'upkeep:air']
}
