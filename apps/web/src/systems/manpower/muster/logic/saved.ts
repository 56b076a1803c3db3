import type { Era } from '@sandtable/scenario'
import type { Army, NoSale, Scenario } from '@sandtable/manpower'
import type { Check } from '@sandtable/kernel'
import { exactly, oneOf, orNull, rowOf, TEXT, textLike, whole } from '@sandtable/kernel'
import { faultsInArmy, musterOf, priceOfArmy, whyNotForSale, whyNotStocked } from '@sandtable/manpower'
import type { Asked } from '../../field/logic/orders.ts'
import type { Draft } from './draft.ts'
import { sayNoSale, sayWhyNot } from '../../words/story.ts'

/** A saved army, with the terms it was made for. */
export interface SavedArmy {
  readonly name: string
  readonly era: Era
  /** The manpower to spend, and the cost, in hundredths. */
  readonly manpower: number
  readonly cost: number
  readonly army: Army
}

const ID = textLike(/^[a-z0-9][a-z0-9-]{0,59}$/)
const ERAS = oneOf('medieval', 'napoleonic', 'pre-war', 'ww1', 'ww2', 'modern')
const SUM = whole(0, 100_000_000)
const NAME = textLike(/^\S.{0,39}$/u)

const ARMY = exactly({
  leader: orNull(ID),
  groups: rowOf(
    exactly({
      name: TEXT as Check<string>,
      order: oneOf('close', 'open'),
      stacks: rowOf(
        exactly({ unit: ID, units: whole(1, 10_000), equipment: rowOf(ID, 100), spells: rowOf(ID, 100) }),
        20,
      ),
    }),
    100,
  ),
})

export const SAVED = exactly({ name: NAME, era: ERAS, manpower: SUM, cost: SUM, army: ARMY })

/** An army in a battle's numbers, without the parts that the battle lacks. */
export function draftOf(s: Scenario, army: Army): Draft {
  const known = {
    ...army,
    groups: army.groups
      .map(group => ({
        ...group,
        stacks: group.stacks.filter(({ unit }) => s.units.some(({ id }) => id === unit)),
      }))
      .map(group => ({
        ...group,
        stacks: group.stacks.map(stack => ({
          ...stack,
          equipment: stack.equipment.filter(kind => s.equipment.some(({ id }) => id === kind)),
          spells: stack.spells.filter(spell => s.spells.some(({ id }) => id === spell)),
        })),
      }))
      .filter(({ stacks }) => stacks.length > 0),
  }
  const muster = musterOf(s, known)
  return 'unknown' in muster ? [] : muster.groups
}

/** The same without things that the player can't buy. */
export function fittingDraft({ s, side }: Asked, army: Army): Draft {
  const stores = s.players[side]?.stores ?? []
  return draftOf(s, army)
    .map(group => ({
      ...group,
      stacks: group.stacks
        .filter(({ unit }) => whyNotForSale(s, side, unit) === null)
        .map(stack => ({ ...stack, equipment: stack.equipment.filter(kind => stores.includes(kind)) })),
    }))
    .filter(({ stacks }) => stacks.length > 0)
}

/** Why an army doesn't fit a battle: a phrase, with its places. */
export interface Misfit {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
}

/** Everything in a saved army that the player can't buy, unit by unit. */
export function misfitsOf(asked: Asked, { army, cost: was }: SavedArmy): Misfit[] {
  const { s, p, side } = asked
  const unsold = new Map<string, Misfit>()
  for (const { unit, equipment, spells } of army.groups.flatMap(({ stacks }) => stacks)) {
    const kind = s.units.findIndex(({ id }) => id === unit)
    const why = kind < 0 ? 'unknown' : whyNotForSale(s, side, kind)
    if (why !== null) unsold.set(unit, misfitOf(s.units[kind]?.name ?? unit, why))
    for (const carried of equipment) {
      const ware = s.equipment.findIndex(({ id }) => id === carried)
      const idle = ware < 0 ? 'unknown' : whyNotStocked(s, side, ware)
      if (idle !== null) unsold.set(carried, misfitOf(s.equipment[ware]?.name ?? carried, idle))
    }
    for (const spell of spells.filter(one => s.spells.every(({ id }) => id !== one)))
      unsold.set(spell, misfitOf(spell, 'unknown'))
  }
  if (unsold.size > 0) return [...unsold.values()]
  const cost = priceOfArmy(s, p, side, army) ?? 0
  const manpower = p.manpower[side] ?? 0
  if (cost > manpower)
    return [{ key: 'saved:misfit:too-expensive', values: { cost: cost / 100, manpower: manpower / 100 } }]
  const faults = faultsInArmy(s, p, side, army).map(({ group, why }): Misfit => ({
    key: 'saved:misfit:group',
    values: { name: army.groups[group ?? 0]?.name ?? '', why: sayWhyNot(why) },
  }))
  const dearer: Misfit[] =
    cost > was ? [{ key: 'saved:misfit:costs-more', values: { cost: cost / 100, was: was / 100 } }] : []
  return [...faults, ...dearer]
}

const misfitOf = (name: string, why: NoSale | 'unknown'): Misfit =>
  why === 'unknown'
    ? { key: 'saved:misfit:unknown', values: { name } }
    : { key: 'saved:misfit:sale', values: { name, why: sayNoSale(why) } }
