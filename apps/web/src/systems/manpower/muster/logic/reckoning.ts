import type { Answer } from '@sandtable/kernel'
import type { BoughtGroup, WhyNot } from '@sandtable/manpower'
import { armyFrom, costOf, faultsInArmy } from '@sandtable/manpower'
import type { Asked } from '../../field/logic/orders.ts'
import type { Draft } from './draft.ts'
import type { Mustering } from './mustering.ts'

/** A draft with its prices, in hundredths, and any reason against buying it. */
export interface Reckoned {
  /** The army to buy: every group has a name. */
  readonly groups: readonly BoughtGroup[]
  readonly costs: readonly number[]
  readonly cost: number
  readonly left: number
  /** By group: why it can't be bought; null: it can. */
  readonly faults: readonly (WhyNot | null)[]
  /** Why the whole army can't be bought; null: it can. */
  readonly why: WhyNot | null
}

export function reckoned({ s, p, side }: Asked, draft: Draft): Reckoned {
  const groups = named(s, draft)
  const costs = groups.map(({ stacks }) => costOf(s, p, side, stacks))
  const cost = costs.reduce((sum, one) => sum + one, 0)
  const found = groups.length === 0 ? [] : faultsInArmy(s, p, side, armyFrom(s, null, groups))
  return {
    groups,
    costs,
    cost,
    left: (p.manpower[side] ?? 0) - cost,
    faults: groups.map((_, n) => found.find(({ group }) => group === n)?.why ?? null),
    why: found[0]?.why ?? null,
  }
}

/** Groups without a name are named after their first units, with a free number. */
function named(s: Asked['s'], draft: Draft): BoughtGroup[] {
  const taken = new Set(draft.map(({ name }) => name.trim()))
  return draft.map(({ name, order, stacks }) => {
    if (name.trim() !== '') return { name: name.trim(), order, stacks }
    const called = (s.units[stacks[0]?.unit ?? -1]?.name ?? '')
      .replace(/[^\p{L}\p{N} .'-]/gu, '')
      .slice(0, 34)
    let number = 1
    while (taken.has(`${called} ${number}`)) number++
    taken.add(`${called} ${number}`)
    return { name: `${called} ${number}`, order, stacks }
  })
}

/** The answer with the current choices; null: not possible, or another question. */
export function musterAnswer(asked: Asked, { leader, draft }: Mustering): Answer | null {
  if (asked.kind !== 'lead' && asked.kind !== 'muster') return null
  const answer: Answer =
    asked.kind === 'lead'
      ? { do: 'lead', leader: leader ?? -1 }
      : { do: 'muster', groups: reckoned(asked, draft).groups }
  return asked.options.has(answer) ? answer : null
}
