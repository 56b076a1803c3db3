import type { Answer, Choice, Dice, Space } from '@sandtable/kernel'
import { emit } from '@sandtable/kernel'
import type { BoughtGroup, Muster } from '../orders.ts'
import type { Forms } from '../answers.ts'
import type { Manpower } from '../kind.ts'
import type { NoBought } from '../setup/buy.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { buyGroup, cheapestOf, costOf, isBoughtGroup, sampledGroup, whyNotGroup } from '../setup/buy.ts'
import { isOrderOf, isRow } from '../answers.ts'

/** The most groups in an army. */
const MOST_GROUPS = 100

/** MG-skirmish, M-mp-battle-buy Armies are bought in secret, each as a whole, and shown together. */
export const musterArmies: Choice<Manpower, 'muster', 'battle'> = {
  kind: 'muster',
  rule: 'MG-skirmish',
  secret: true,
  who: ({ s, p }) => [...s.players.keys()].filter(n => at(s.players, n).chooses && p.buying.includes(n)),
  legal: ({ s, p }, player) => musters(s, p, player),
  take: (g, player, { groups }) => {
    for (const group of groups) buyGroup(g, player, group)
    emit(g, { is: 'buying-ended', side: player })
  },
}

function musters(s: Scenario, p: Sight, player: number): Space<Muster> {
  return {
    has: answer => whyNotMuster(s, p, player, answer) === null,
    sample: dice => ({ do: 'muster', groups: sampled(s, p, player, dice) }),
    shape: { manpower: at(p.manpower, player), units: [...at(s.players, player).buys] },
  }
}

const FORMS: Forms<Muster> = { muster: { groups: isRow(isBoughtGroup, MOST_GROUPS) } }

/** Why an army may not be mustered. */
export type NoMuster = NoBought | 'no-army' | 'no-order'

export function whyNotMuster(s: Scenario, p: Sight, player: number, answer: Answer): NoMuster | null {
  if (!isOrderOf<Muster>(answer, FORMS)) return 'no-order'
  if (answer.groups.length === 0) return 'no-army'
  for (const [n, group] of answer.groups.entries()) {
    const why = whyNotInArmy(s, answer.groups, n) ?? whyNotGroup(s, p, player, group)
    if (why !== null) return why
  }
  return priceOfGroups(s, p, player, answer.groups) <= at(p.manpower, player) ? null : 'too-dear'
}

/** M-hero-unit What a group can't have because an earlier one has it; null: nothing. */
export function whyNotInArmy(s: Scenario, groups: readonly BoughtGroup[], n: number): 'hero-taken' | null {
  const before = groups.slice(0, n).flatMap(({ stacks }) => stacks.map(({ unit }) => unit))
  const isAgain = at(groups, n).stacks.some(
    ({ unit }) => (s.units[unit]?.hero ?? null) !== null && before.includes(unit),
  )
  return isAgain ? 'hero-taken' : null
}

/** M-mp-units What an army costs, in hundredths; every group is rounded up by itself (MG-round). */
export const priceOfGroups = (
  s: Scenario,
  p: Sight,
  player: number,
  groups: readonly BoughtGroup[],
): number => groups.reduce((sum, { stacks }) => sum + costOf(s, p, player, stacks), 0)

/** Some random groups, while manpower lasts; at least one of the cheapest. */
function sampled(s: Scenario, p: Sight, player: number, dice: Dice): BoughtGroup[] {
  const groups: BoughtGroup[] = []
  for (let tries = 0; tries < 12; tries++) {
    const left = at(p.manpower, player) - priceOfGroups(s, p, player, groups)
    const group = sampledGroup(s, p, player, { left, number: groups.length + 1 }, dice)
    if (group === null || costOf(s, p, player, group.stacks) > left) continue
    if (whyNotInArmy(s, [...groups, group], groups.length) === null) groups.push(group)
  }
  return groups.length > 0 ? groups : [cheapestOf(s, p, player)]
}
