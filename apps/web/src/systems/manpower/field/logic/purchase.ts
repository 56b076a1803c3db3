import type { Answer } from '@sandtable/kernel'
import type { Bought, WhyNot } from '@sandtable/manpower'
import {
  costOf,
  equipmentCost,
  equipmentFor,
  living,
  priceOf,
  slotsOf,
  spellsFor,
  upgradeCost,
  whyNotAnswer,
} from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { sayEquipment, saySpell, sayUnit } from '../../words/story.ts'

/** A group before it is bought. */
export interface Draft {
  /** Empty: named after its first units. */
  readonly name: string
  readonly order: 'close' | 'open'
  readonly stacks: readonly Bought[]
}

/** A draft with its price, and why it can't be bought; null: it can. */
export interface Purchase {
  readonly answer: Answer
  readonly name: string
  /** In hundredths, like the rest. */
  readonly cost: number
  readonly left: number
  readonly why: WhyNot | null
}

/** Twenty of the first kind for sale, or as many as the manpower allows. */
export function firstDraft({ s, p, side }: Asked): Draft {
  const [unit = 0] = s.players[side]?.buys ?? []
  const paid = Math.floor((p.manpower[side] ?? 0) / Math.max(1, priceOf(s, p, side, unit)))
  return { name: '', order: 'close', stacks: [stackOf(unit, Math.max(1, Math.min(20, paid)))] }
}

const stackOf = (unit: number, units: number): Bought => ({ unit, units, equipment: [], spells: [] })

/** One more stack, of the first kind that isn't in the draft yet. */
export function withAnother({ s, side }: Asked, draft: Draft): Draft {
  const buys = s.players[side]?.buys ?? []
  const unit = buys.find(kind => draft.stacks.every(stack => stack.unit !== kind)) ?? buys[0] ?? 0
  return { ...draft, stacks: [...draft.stacks, changed({ s }, stackOf(unit, 1), {})] }
}

/** A stack after a change: a hero is alone, and another kind of unit starts without equipment. */
export function changed({ s }: Pick<Asked, 's'>, stack: Bought, change: Partial<Bought>): Bought {
  const next = { ...stack, ...change }
  const isOther = next.unit !== stack.unit
  const units = s.units[next.unit]?.hero === null ? next.units : 1
  return isOther ? stackOf(next.unit, units) : { ...next, units }
}

/** A sorted row with this number added or removed. */
export const toggled = (row: readonly number[], number: number): number[] =>
  row.includes(number) ? row.filter(one => one !== number) : [...row, number].sort((a, b) => a - b)

export function purchaseOf({ s, p, side }: Asked, draft: Draft): Purchase {
  const name = draft.name.trim() || usualName({ s, p }, draft)
  const bought = { name, order: draft.order, stacks: draft.stacks }
  const cost = costOf(s, p, side, draft.stacks)
  const answer = { do: 'buy', ...bought }
  return {
    answer,
    name,
    cost,
    left: (p.manpower[side] ?? 0) - cost,
    why: whyNotAnswer(s, p, side, 'buy', answer),
  }
}

/** The name of its first units, with a number that is still free. */
function usualName({ s, p }: Pick<Asked, 's' | 'p'>, { stacks }: Draft): string {
  const called = (s.units[stacks[0]?.unit ?? -1]?.name ?? '').replace(/[^\p{L}\p{N} .'-]/gu, '').slice(0, 34)
  let number = 1
  while (p.groups.some(({ name }) => name === `${called} ${number}`)) number++
  return `${called} ${number}`
}

/** A thing to buy for units. */
export interface Ware {
  readonly number: number
  readonly name: string
  /** Its effect, in words. */
  readonly does: string
  /** In hundredths, for these units; null: it costs nothing. */
  readonly cost: number | null
}

/** Units that a side may buy, each with its price. */
export const unitsForSale = ({ s, p, side }: Asked): Ware[] =>
  (s.players[side]?.buys ?? []).map(number => ({
    number,
    name: s.units[number]?.name ?? '',
    does: sayUnit(s, number),
    cost: priceOf(s, p, side, number),
  }))

/** Equipment and training for a stack, each with what it would cost. */
export const equipmentForSale = ({ s, side }: Asked, { unit, units }: Bought): Ware[] =>
  equipmentFor(s, side, unit).map(number => ({
    number,
    name: s.equipment[number]?.name ?? '',
    does: sayEquipment(s, number),
    cost: equipmentCost(s, number, units),
  }))

/** The upgrades for a stack in the field. */
export interface Upgrades {
  readonly group: string
  readonly unit: string
  readonly wares: readonly (Ware & { readonly answer: Answer })[]
}

/** M-mp-upgrades Equipment and training that a side can pay for its own stacks. */
export const upgradesOf = ({ s, p, side }: Asked): Upgrades[] =>
  p.groups
    .flatMap(({ name, stacks }, group) =>
      stacks.map((stack, k) => ({
        group: name,
        unit: s.units[stack.unit]?.name ?? '',
        wares: equipmentFor(s, side, stack.unit)
          .filter(kind => whyNotAnswer(s, p, side, 'buy', { do: 'equip', group, stack: k, kind }) === null)
          .map(kind => ({
            number: kind,
            name: s.equipment[kind]?.name ?? '',
            does: sayEquipment(s, kind),
            cost: upgradeCost(s, kind, living(stack)),
            answer: { do: 'equip', group, stack: k, kind } as Answer,
          })),
      })),
    )
    .filter(({ wares }) => wares.length > 0)

/** Spells that a stack could know; none where it cannot cast. */
export const spellsForSale = (asked: Asked, stack: Bought): Ware[] =>
  slotsFor(asked, stack) === 0
    ? []
    : spellsFor(asked.s).map(number => ({
        number,
        name: asked.s.spells[number]?.name ?? '',
        does: saySpell(asked.s, number),
        cost: null,
      }))

export const slotsFor = ({ s, p, side }: Asked, { unit }: Bought): number => slotsOf(s, p, side, unit)
