import type { Form, Forms, Sampler } from '../answers.ts'
import type { Answer, Anywhere, Choice, Data, Dice, Space } from '@sandtable/kernel'
import type { Bought, BoughtGroup, EquipOrder, Purchase } from '../orders.ts'
import { again, emit, rollDice } from '@sandtable/kernel'
import type { Group, Sight } from '../position.ts'
import type { NoEquipment } from './equip.ts'
import type { Manpower } from '../kind.ts'
import type { Scenario, Unit } from '../scenario.ts'
import { at } from '../position.ts'
import { equipmentCost, paid, sampledEquipment, upgradeCost, whyNotEquip } from './equip.ts'
import { extent, living, LONGEST, ORDERS, usualFiles } from '../formation/layout.ts'
import { formed, isBetween, isOrderOf, isRising, isRow, isWord } from '../answers.ts'
import { newGroup, stackOf, usesOf } from './groups.ts'
import { spellsFor } from './spells.ts'
import { isOfUse } from '../skirmish/for-sale.ts'
import { leaderOf } from '../powers/in-force.ts'
import { priceOf, slotsOf } from '../powers/on-price.ts'

type Order = Group['order']

/** The most units in one stack. */
const MOST = 10_000
/** The most stacks in a group. */
const MOST_STACKS = 20
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} .'-]{0,39}$/u

/** M-mp-units, M-mp-upgrades, MG-round What a group costs, in hundredths; the total is rounded up to whole manpower. */
export function costOf(s: Scenario, p: Sight, player: number, stacks: readonly Bought[]): number {
  const cost = stacks.reduce((sum, { unit, units, equipment }) => {
    const carried = equipment.reduce((also, kind) => also + equipmentCost(s, kind, units), 0)
    return sum + priceOf(s, p, player, unit) * units + carried
  }, 0)
  return paid(cost)
}

/** M-mp-pool, M-mp-battle-buy Every player buys before groups are placed, while manpower lasts. */
export const buyUnits: Choice<Manpower, 'buy', 'battle'> = {
  kind: 'buy',
  rule: 'M-mp-battle-buy',
  who: ({ p }) => p.order.filter(player => p.buying.includes(player)).slice(0, 1),
  legal: ({ s, p }, player) => purchases(s, p, player),
  take: (g, player, purchase) => {
    if (purchase.do === 'done') {
      emit(g, { is: 'buying-ended', side: player })
      return again
    }
    if (purchase.do === 'equip') {
      equip(g, player, purchase)
      return again
    }
    buyGroup(g, player, purchase)
    return again
  },
}

export function buyGroup(g: Anywhere<Manpower>, player: number, bought: BoughtGroup): void {
  const cost = costOf(g.s, g.p, player, bought.stacks)
  const because = [{ rule: 'M-mp-units', what: bought.name, change: -cost }]
  emit(g, { is: 'group-bought', side: player, cost, group: groupFrom(g.s, player, bought), because })
}

/** M-mp-upgrades */
function equip(g: Anywhere<Manpower>, player: number, { group, stack, kind }: EquipOrder): void {
  const units = living(at(at(g.p.groups, group).stacks, stack))
  const cost = upgradeCost(g.s, kind, units)
  const carried = { kind, uses: usesOf(at(g.s.equipment, kind), units) }
  const because = [{ rule: 'M-mp-upgrades', what: at(g.s.equipment, kind).name, change: -cost }]
  emit(g, { is: 'equipment-bought', side: player, cost, group, stack, carried, because })
}

function groupFrom(s: Scenario, owner: number, { name, stacks, order }: BoughtGroup): Group {
  const units = stacks.reduce((sum, stack) => sum + stack.units, 0)
  return newGroup({
    owner,
    name,
    at: [0, 0],
    facing: [0, 1],
    files: usualFiles(units),
    order,
    stacks: stacks.map(({ unit, units: number, equipment, spells }) =>
      stackOf(at(s.units, unit), {
        unit,
        units: number,
        equipment: equipment.map(kind => ({ kind, uses: usesOf(at(s.equipment, kind), number) })),
        spells: [...spells],
      }),
    ),
    where: 'waiting',
    flying: stacks.some(({ unit }) => at(s.units, unit).minSpeed !== null),
  })
}

function purchases(s: Scenario, p: Sight, player: number): Space<Purchase> {
  const left = at(p.manpower, player)
  const has = (answer: Answer): boolean => whyNotBought(s, p, player, answer) === null
  return {
    has,
    sample: dice => sampled(s, p, player, has, dice),
    shape: { manpower: left, units: [...at(s.players, player).buys] },
  }
}

const isKind = isBetween(0, MOST)

/** What a stack on offer names. */
const isBought = formed<Bought>({
  unit: isKind,
  units: isBetween(1, Infinity),
  equipment: isRow(isKind, MOST),
  spells: isRow(isKind, MOST),
})

const GROUP: Form<BoughtGroup> = {
  name: (datum: Data): datum is string => typeof datum === 'string',
  stacks: isRow(isBought, MOST_STACKS),
  order: isWord('close', 'open'),
}

/** What a group on offer names. */
export const isBoughtGroup = formed(GROUP)

/** What each purchase names. */
const FORMS: Forms<Purchase> = {
  buy: GROUP,
  equip: { group: isKind, stack: isKind, kind: isKind },
  done: {},
}

/** Why a player may not buy this; null: it is allowed. */
export function whyNotBought(
  s: Scenario,
  p: Sight,
  player: number,
  answer: Answer,
): NoBought | NoEquipment | 'no-order' | null {
  if (!isOrderOf<Purchase>(answer, FORMS)) return 'no-order'
  if (answer.do === 'done') return null
  return answer.do === 'equip' ? whyNotEquip(s, p, player, answer) : whyNotGroup(s, p, player, answer)
}

/** Why a group may not be bought. */
export type NoBought = NoPurchase | 'not-for-sale' | 'no-use'

export function whyNotGroup(s: Scenario, p: Sight, player: number, group: BoughtGroup): NoBought | null {
  if (!group.stacks.every(stack => isForSale(s, player, stack))) return 'not-for-sale'
  const isUsed = ({ unit, equipment }: Bought): boolean =>
    equipment.every(kind => isOfUse(s, player, at(s.units, unit), kind))
  return group.stacks.every(isUsed) ? whyNotBuy(s, p, player, group) : 'no-use'
}

/** Why a group that is for sale may not be bought so; null: it may. */
export type NoPurchase =
  | 'bad-name'
  | 'no-stacks'
  | 'too-many-units'
  | 'hero-taken'
  | 'other-leader'
  | 'too-many-spells'
  | 'mixed-flyers'
  | 'too-long'
  | 'too-dear'

function whyNotBuy(
  s: Scenario,
  p: Sight,
  player: number,
  { name, stacks, order }: BoughtGroup,
): NoPurchase | null {
  if (!NAME.test(name)) return 'bad-name'
  if (stacks.length === 0 || stacks.length > MOST_STACKS) return 'no-stacks'
  for (const stack of stacks) {
    const why = whyNotStack(s, p, player, stack)
    if (why !== null) return why
  }
  const units = stacks.map(({ unit }) => at(s.units, unit))
  const heroes = units.filter(({ hero }) => hero !== null)
  if (new Set(heroes).size < heroes.length) return 'hero-taken'
  if (units.some(isFlyer) && !units.every(isFlyer)) return 'mixed-flyers'
  if (!fits(units, stacks, order)) return 'too-long'
  return costOf(s, p, player, stacks) <= at(p.manpower, player) ? null : 'too-dear'
}

function whyNotStack(
  s: Scenario,
  p: Sight,
  player: number,
  { unit, units, spells }: Bought,
): NoPurchase | null {
  const { leader, hero } = at(s.units, unit)
  if (units > MOST) return 'too-many-units'
  if (leader !== null && leader !== leaderOf(s, p, player)) return 'other-leader'
  if (hero !== null && (units !== 1 || isTaken(s, p, player, unit))) return 'hero-taken'
  return spells.length <= slotsOf(s, p, player, unit) ? null : 'too-many-spells'
}

/** MG-fly-path Flyers and ground units never share a group. */
const isFlyer = ({ minSpeed }: Unit): boolean => minSpeed !== null

/** MG-footprint */
function fits(units: readonly Unit[], stacks: readonly Bought[], order: Order): boolean {
  const number = stacks.reduce((sum, stack) => sum + stack.units, 0)
  const each = Math.max(ORDERS[order], ...units.map(({ width }) => width))
  const { front, depth } = extent(number, usualFiles(number), each)
  return Math.max(front, depth) <= LONGEST
}

/** Whether a stack consists of things that a player may have; MG-slots: no duplicates, and in order of number. */
const isForSale = (s: Scenario, player: number, { unit, equipment, spells }: Bought): boolean =>
  at(s.players, player).buys.includes(unit) &&
  isRising(equipment) &&
  equipment.every(kind => at(s.players, player).stores.includes(kind)) &&
  isRising(spells) &&
  spells.every(spell => spellsFor(s).includes(spell))

/** M-hero-unit, MG-lead-hero A hero is unique; a leader in person is unique per player, who must have a leader. */
function isTaken(s: Scenario, p: Sight, player: number, unit: number): boolean {
  const isLeader = at(s.units, unit).hero?.isLeader === true
  if (isLeader && leaderOf(s, p, player) === null) return true
  return p.groups.some(
    ({ owner, stacks }) => (!isLeader || owner === player) && stacks.some(stack => stack.unit === unit),
  )
}

/** Something for one of the player's groups, a few units of some kind with as many spells as they can take, or the end. */
const sampled: Sampler<Purchase> = (s, p, player, has, dice) => {
  const upgrade = rollDice(dice, 3) === 0 ? sampledEquipment(s, p, player, dice) : null
  if (upgrade !== null && has(upgrade)) return upgrade
  const group = sampledGroup(
    s,
    p,
    player,
    { left: at(p.manpower, player), number: p.groups.length + 1 },
    dice,
  )
  return group === null ? { do: 'done' } : { do: 'buy', ...group }
}

/** A few units of some kind for what is left, with as many spells as they can take; null: none was found. */
export function sampledGroup(
  s: Scenario,
  p: Sight,
  player: number,
  { left, number }: { readonly left: number; readonly number: number },
  dice: Dice,
): BoughtGroup | null {
  const { buys } = at(s.players, player)
  for (let tries = 0; tries < 8; tries++) {
    const unit = at(buys, rollDice(dice, buys.length))
    const most = Math.min(60, Math.floor(left / Math.max(1, priceOf(s, p, player, unit))))
    if (most < 1) continue
    const units = at(s.units, unit).hero === null ? 1 + rollDice(dice, most) : 1
    const group = groupOf(s, p, player, unit, units, number)
    if (whyNotGroup(s, p, player, group) === null) return group
  }
  return null
}

/** Units that a player may buy now: special units only while the player has their leader (MG-special). */
export const waresFor = (s: Scenario, p: Sight, player: number): number[] =>
  at(s.players, player).buys.filter(unit => {
    const { leader } = at(s.units, unit)
    return leader === null || leader === leaderOf(s, p, player)
  })

/** MG-spacing Troops of the early eras stand close, and later ones open. */
export const usualOrder = (s: Scenario, player: number): Order =>
  ['medieval', 'napoleonic'].includes(at(s.players, player).era) ? 'close' : 'open'

/** A group's name after what is in it. */
export const nameFor = (s: Scenario, unit: number, number: number): string =>
  `${at(s.units, unit).name.replace(/[^\p{L}\p{N} .'-]/gu, '')} ${number}`

/** This many units of a kind, named after it, with as many spells as they can take. */
function groupOf(
  s: Scenario,
  p: Sight,
  player: number,
  unit: number,
  units: number,
  number: number,
): BoughtGroup {
  const spells = spellsFor(s).slice(0, slotsOf(s, p, player, unit))
  const name = nameFor(s, unit, number)
  return { name, order: usualOrder(s, player), stacks: [{ unit, units, equipment: [], spells }] }
}

/** Whether a player has the manpower for any unit at all. */
export const canBuy = (s: Scenario, p: Sight, player: number): boolean =>
  at(s.players, player).buys.some(
    unit => whyNotGroup(s, p, player, groupOf(s, p, player, unit, 1, 1)) === null,
  )

/** One unit of the cheapest kind that a player may buy. */
export function cheapestOf(s: Scenario, p: Sight, player: number): BoughtGroup {
  const groups = at(s.players, player)
    .buys.map(unit => groupOf(s, p, player, unit, 1, 1))
    .filter(group => whyNotGroup(s, p, player, group) === null)
  const cost = ({ stacks }: BoughtGroup): number => costOf(s, p, player, stacks)
  return groups.reduce((best, group) => (cost(group) < cost(best) ? group : best))
}
