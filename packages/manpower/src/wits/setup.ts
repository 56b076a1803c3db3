import type { Plan } from '@sandtable/kernel'
import type { Placing, Purchase } from '../orders.ts'
import type { Point } from '@sandtable/board'
import { boxOf, distance } from '@sandtable/board'
import type { Edge, Scenario, Unit } from '../scenario.ts'
import type { Manpower } from '../kind.ts'
import type { Sight } from '../position.ts'
import { at } from '../position.ts'
import { cornerFor } from '../formation/layout.ts'
import { isMen } from '../combat/casualties.ts'
import { priceOf } from '../powers/on-price.ts'

/**
 * The parts of its manpower that a sound army spends on men, vehicles and guns; what isn't available goes to
 * the next.
 */
const ARMS: readonly {
  readonly share: number
  readonly most: number
  readonly isOf: (unit: Unit) => boolean
}[] = [
  { share: 0.6, most: 60, isOf: isMen },
  {
    share: 0.3,
    most: 3,
    isOf: ({ health, crew, minSpeed }) => health !== null && crew !== null && minSpeed === null,
  },
  { share: 0.1, most: 3, isOf: ({ health, crew }) => health === null && crew !== null },
]

/** M-mp-battle-buy Of each arm in turn the unit that gives most man equivalence for its price, in groups that can be led. */
export const planPurchase: Plan<Manpower, 'buy'> = ({ s, view: p, player }) => {
  const left = at(p.manpower, player)
  const spent = ARMS.map(({ isOf }) => worthOfArm(s, p, player, isOf))
  const all = left + spent.reduce((sum, worth) => sum + worth, 0)
  const wanted = ARMS.filter(({ share }, i) => at(spent, i) < share * all)
  const answers = [...wanted, ...ARMS].flatMap(({ most, isOf }) => {
    const unit = bestBuy(s, p, player, isOf)
    if (unit === null) return []
    const units = Math.min(most, Math.floor(left / Math.max(1, priceOf(s, p, player, unit))))
    return units === 0 ? [] : [purchaseOf(s, p, unit, units)]
  })
  return [...answers, { do: 'done' }]
}

const worthOfArm = (s: Scenario, p: Sight, player: number, isOf: (unit: Unit) => boolean): number =>
  p.groups
    .filter(({ owner }) => owner === player)
    .flatMap(({ stacks }) => stacks)
    .filter(({ unit }) => isOf(at(s.units, unit)))
    .reduce((sum, { unit, healthy }) => sum + healthy * at(s.units, unit).cost, 0)

function bestBuy(s: Scenario, p: Sight, player: number, isOf: (unit: Unit) => boolean): number | null {
  const strength = (unit: number): number => at(s.units, unit).me / Math.max(1, priceOf(s, p, player, unit))
  return at(s.players, player)
    .buys.filter(unit => isOf(at(s.units, unit)) && at(s.units, unit).hero === null)
    .reduce<number | null>(
      (best, unit) => (best === null || strength(unit) > strength(best) ? unit : best),
      null,
    )
}

const purchaseOf = (s: Scenario, p: Sight, unit: number, units: number): Purchase => ({
  do: 'buy',
  name: `${at(s.units, unit).name.replace(/[^\p{L}\p{N} .'-]/gu, '')} ${p.groups.length + 1}`,
  order: 'close',
  stacks: [{ unit, units, equipment: [], spells: [] }],
})

/** Places are looked for at this many points across and along the map. */
const GRID = 24

/** MG-setup Around the middle of the node for its holder, and for the others as near to it as their edge allows. */
export const planPlacing: Plan<Manpower, 'place'> = ({ s, view: p, player }) => {
  const group = p.groups.findIndex(({ owner, where }) => owner === player && where === 'waiting')
  const waiting = at(p.groups, group)
  const facing = INWARD[at(s.players, player).edge]
  const goal = goalOf(s)
  const points = Array.from({ length: GRID * GRID }, (_, i): Point => [
    Math.floor(((2 * (i % GRID) + 1) * s.map.width) / (2 * GRID)),
    Math.floor(((2 * Math.floor(i / GRID) + 1) * s.map.height) / (2 * GRID)),
  ]).sort((one, other) => distance(one, goal) - distance(other, goal))
  return points.map((point): Placing => {
    const { files, order } = waiting
    return { do: 'place', group, at: cornerFor(s, waiting, facing, point), facing, files, order }
  })
}

const INWARD: Readonly<Record<Edge, Point>> = { north: [0, -1], east: [-1, 0], south: [0, 1], west: [1, 0] }

function goalOf({ map: { node, width, height } }: Scenario): Point {
  if (node === null) return [width >> 1, height >> 1]
  const [west, south, east, north] = boxOf(node.outline)
  return [(west + east) >> 1, (south + north) >> 1]
}
