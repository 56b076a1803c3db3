import type { GroupSight, Pair, Sight } from '../position.ts'
import type { GettingOut } from '../orders.ts'
import type { Reason, WhyNot } from '../why-not.ts'
import type { Scenario } from '../scenario.ts'
import type { Shelter } from '../ground/shelters.ts'
import { placed } from '@sandtable/board'
import { at, NOBODY } from '../position.ts'
import { BESIDE } from '../movement/carry.ts'
import { centre, footprint } from '../formation/layout.ts'
import { shelterOf } from '../ground/shelters.ts'
import { whyNotAnswer } from '../why-not.ts'

/** What a group is in: a carrier, by its group, or a building or a house. */
export type Inside =
  { readonly in: 'carrier'; readonly group: number } | { readonly in: 'shelter'; readonly shelter: number }

/** MG-carry, MD-building What a group is in and must leave before doing anything else; null: nothing. */
export function insideOf({ where, carrier, inside }: GroupSight): Inside | null {
  if (where === 'aboard') return { in: 'carrier', group: carrier }
  return where === 'field' && inside !== NOBODY ? { in: 'shelter', shelter: inside } : null
}

/** The order by which a group leaves what it is in. */
export type ComeOut = GettingOut & { readonly do: 'disembark' | 'emerge' }

export const comeOut = (p: Sight, group: number, to: Readonly<Pair>, facing: Readonly<Pair>): ComeOut => ({
  do: at(p.groups, group).where === 'aboard' ? 'disembark' : 'emerge',
  group,
  at: [to[0], to[1]],
  facing: [facing[0], facing[1]],
})

/** The exit area of what a group is in: its ground, and the greatest distance, in centimetres. */
interface Outlet {
  readonly middle: Readonly<Pair>
  readonly front: Readonly<Pair>
  readonly around: number
}

/** MG-carry, M-bld-stats A group comes out within 10 m of what it is in; null: it is in nothing. */
export function outletOf(s: Scenario, p: Sight, group: number): Outlet | null {
  const own = at(p.groups, group)
  const stowed = insideOf(own)
  if (stowed === null) return null
  const { middle, front, outline } = stowed.in === 'carrier' ? ofCarrier(s, p, own) : ofShelter(s, p, own)
  const around = across(footprint(s, { ...own, inside: NOBODY })) / 2 + across(outline) / 2 + BESIDE
  return { middle, front, around }
}

interface Held {
  readonly middle: Readonly<Pair>
  readonly front: Readonly<Pair>
  readonly outline: readonly Readonly<Pair>[]
}

function ofCarrier(s: Scenario, p: Sight, { carrier }: GroupSight): Held {
  const bears = at(p.groups, carrier)
  return { middle: centre(s, bears), front: bears.facing, outline: footprint(s, bears) }
}

/** A building has a front; a house is left by whichever side its guests look to. */
function ofShelter(s: Scenario, p: Sight, { inside, facing }: GroupSight): Held {
  const { middle, outline } = shelterOf(s, p, inside) as Shelter
  return { middle, front: p.works[inside]?.facing ?? facing, outline }
}

const across = ([a, , c]: readonly Readonly<Pair>[]): number =>
  a === undefined || c === undefined ? 0 : Math.hypot(a[0] - c[0], a[1] - c[1])

/** Centimetres from one place to the next that is tried; hundredths of it are whole. */
const STEP = 200

/** Sixteen directions, to the right of the front and ahead, in hundredths. */
// prettier-ignore
const ROUND: readonly Pair[] = [
  [0, 100], [38, 92], [-38, 92], [71, 71], [-71, 71], [92, 38], [-92, 38], [100, 0], [-100, 0],
  [92, -38], [-92, -38], [71, -71], [-71, -71], [38, -92], [-38, -92], [0, -100],
]

/** Reasons against one place only. */
const OF_A_PLACE: readonly Reason[] = [
  'stands-still',
  'not-beside',
  'occupied',
  'barred',
  'off-map',
  'no-room',
]

/** The way out of what a group is in. */
export type WayOut = { readonly order: ComeOut } | { readonly why: WhyNot }

/**
 * How a group comes out as near and as far to the front as it can stand; or why it must stay inside, wherever it would
 * go. Null: it is in nothing.
 */
export function wayOut(
  s: Scenario,
  p: Sight,
  player: number,
  group: number,
  facing: Readonly<Pair> = at(p.groups, group).facing,
): WayOut | null {
  const outlet = outletOf(s, p, group)
  if (outlet === null) return null
  const whys: WhyNot[] = []
  for (const to of placesAround(outlet)) {
    const order = comeOut(p, group, to, facing)
    const why = whyNotAnswer(s, p, player, 'orders', {
      ...order,
      at: [...order.at],
      facing: [...order.facing],
    })
    if (why === null) return { order }
    whys.push(why)
  }
  const why = whys.find(({ what }) => !OF_A_PLACE.includes(what)) ?? whys.at(-1)
  return why === undefined ? null : { why }
}

/** The nearest places first; of those as far off, what is to the front, then to either side of it, and last to the rear. */
function* placesAround({ middle, front, around }: Outlet): Generator<Pair> {
  for (let far = STEP; far <= around; far += STEP)
    for (const [right, ahead] of ROUND) {
      const [x, y] = placed(middle, front, (far * right) / 100, (-far * ahead) / 100)
      yield [x, y]
    }
}
