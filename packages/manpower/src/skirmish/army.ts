import type { ArmyFile, ArmyGroupFile } from '@sandtable/scenario'
import type { DeepReadonly } from '@sandtable/kernel'
import type { Bought, BoughtGroup, Muster } from '../orders.ts'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { explained, whyNotAnswer } from '../why-not.ts'
import { measured } from '../measures.ts'
import { living } from '../formation/layout.ts'
import { namedLeader } from '../powers/in-force.ts'
import { priceOfGroups, whyNotInArmy } from './muster.ts'
import { whyNotGroup } from '../setup/buy.ts'

/** A saved army: all of it by the ids of the stat sheets, so that it can be bought again in any battle. */
export type Army = DeepReadonly<Omit<ArmyFile, 'name'>>
export type ArmyGroup = DeepReadonly<ArmyGroupFile>
type ArmyStack = ArmyGroup['stacks'][number]

/** What is wrong with an army: in which of its groups, by its place, or with the whole (null); and why. */
export interface ArmyFault {
  readonly group: number | null
  /** An id that no stat sheet of the battle has; null: there is none such. */
  readonly unknown: string | null
  readonly why: WhyNot
}

/** An army as it is mustered in a battle; or the first id that the battle doesn't have. */
export function musterOf(
  s: Scenario,
  army: Army,
): Muster | { readonly unknown: string; readonly group: number } {
  for (const [group, { stacks }] of army.groups.entries()) {
    const unknown = stacks.flatMap(stack => unknownIn(s, stack))[0]
    if (unknown !== undefined) return { unknown, group }
  }
  return {
    do: 'muster',
    groups: army.groups.map(({ name, order, stacks }): BoughtGroup => ({
      name,
      order,
      stacks: stacks.map((stack): Bought => ({
        unit: numberIn(s.units, stack.unit),
        units: stack.units,
        equipment: risen(stack.equipment.map(id => numberIn(s.equipment, id))),
        spells: risen(stack.spells.map(id => numberIn(s.spells, id))),
      })),
    })),
  }
}

type Sheet = readonly { readonly id: string }[]

const numberIn = (sheet: Sheet, id: string): number => sheet.findIndex(row => row.id === id)

const risen = (row: readonly number[]): number[] => [...row].sort((a, b) => a - b)

const unknownIn = (s: Scenario, { unit, equipment, spells }: ArmyStack): string[] =>
  [
    { sheet: s.units, ids: [unit] },
    { sheet: s.equipment, ids: equipment },
    { sheet: s.spells, ids: spells },
  ].flatMap(({ sheet, ids }) => ids.filter(id => numberIn(sheet, id) < 0))

/** A muster's purchases, as an army that can be saved. */
export const armyFrom = (s: Scenario, leader: number | null, groups: readonly BoughtGroup[]): Army => ({
  leader: leader === null ? null : at(s.leaders, leader).id,
  groups: groups.map(({ name, order, stacks }) => ({
    name,
    order,
    stacks: stacks.map(({ unit, units, equipment, spells }) => ({
      unit: at(s.units, unit).id,
      units,
      equipment: equipment.map(kind => at(s.equipment, kind).id),
      spells: spells.map(spell => at(s.spells, spell).id),
    })),
  })),
})

/** A player's army in a battle, as it could be bought again: its living units, in their present groups. */
export const armyOf = (s: Scenario, p: Sight, player: number): Army =>
  armyFrom(
    s,
    namedLeader(s, p, player),
    p.groups
      .filter(({ owner, where, stacks }) => owner === player && where !== 'merged' && stacks.some(living))
      .map(({ name, order, stacks }) => ({
        name,
        order,
        stacks: stacks.filter(living).map(stack => ({
          unit: stack.unit,
          units: living(stack),
          equipment: stack.equipment.map(({ kind }) => kind),
          spells: [...stack.spells],
        })),
      })),
  )

/** M-mp-units What an army would cost a player now, in hundredths; null: the battle doesn't have all that it names. */
export function priceOfArmy(s: Scenario, p: Sight, player: number, army: Army): number | null {
  const muster = musterOf(s, army)
  return 'unknown' in muster ? null : priceOfGroups(s, p, player, muster.groups)
}

/** All reasons why a player can't muster an army now, group by group; empty: none. */
export function faultsInArmy(s: Scenario, p: Sight, player: number, army: Army): ArmyFault[] {
  const muster = musterOf(s, army)
  if ('unknown' in muster)
    return [{ group: muster.group, unknown: muster.unknown, why: explained('muster', 'not-for-sale') }]
  const { groups } = muster
  const faults = groups.flatMap((bought, group): ArmyFault[] => {
    const what = whyNotInArmy(s, groups, group) ?? whyNotGroup(s, p, player, bought)
    if (what === null) return []
    const parts = measured(s, p, player, what, { do: 'buy', ...bought })
    return [{ group, unknown: null, why: explained('muster', what, { parts }) }]
  })
  const why = faults.length > 0 ? null : whyNotAnswer(s, p, player, 'muster', { ...muster })
  return why === null ? faults : [{ group: null, unknown: null, why }]
}
