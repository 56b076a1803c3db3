import type { GroupSight, Pair, Shelter, Sight } from '@sandtable/manpower'
import { BESIDE, centre, footprint, NOBODY, shelterOf } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Selection } from './selection.ts'
import { answerOf, groupAt } from './orders.ts'

/** What a group is in: a carrier, by its group, or a building or a house. */
export type Inside =
  { readonly in: 'carrier'; readonly group: number } | { readonly in: 'shelter'; readonly shelter: number }

/** MG-carry, MD-building What a group is in and must come out of before it does anything else; null: nothing. */
export function insideOf({ where, carrier, inside }: GroupSight): Inside | null {
  if (where === 'aboard') return { in: 'carrier', group: carrier }
  return inside === NOBODY ? null : { in: 'shelter', shelter: inside }
}

/** Where those come out who are in something: around what, and no farther off than this, in centimetres. */
interface Outlet {
  readonly middle: Pair
  readonly front: Pair
  readonly around: number
}

export function outletOf({ s, p }: Pick<Asked, 's' | 'p'>, group: number): Outlet | null {
  const own = groupAt(p, group)
  const stowed = insideOf(own)
  if (stowed === null) return null
  const [middle, front, outline] =
    stowed.in === 'carrier' ? ofCarrier(s, p, stowed.group) : ofShelter(s, p, own)
  const around = across(footprint(s, { ...own, inside: NOBODY })) / 2 + across(outline) / 2 + BESIDE
  return { middle: [middle[0], middle[1]], front: [front[0], front[1]], around }
}

type Held = readonly [middle: Readonly<Pair>, front: Readonly<Pair>, outline: readonly Readonly<Pair>[]]

function ofCarrier(s: Asked['s'], p: Sight, group: number): Held {
  const carrier = groupAt(p, group)
  return [centre(s, carrier), carrier.facing, footprint(s, carrier)]
}

/** A building has a front; a house is left by whichever side its guests look to. */
function ofShelter(s: Asked['s'], p: Sight, { inside, facing }: GroupSight): Held {
  const { middle, outline } = shelterOf(s, p, inside) as Shelter
  return [middle, p.works[inside]?.facing ?? facing, outline]
}

const across = (outline: readonly Readonly<Pair>[]): number =>
  Math.max(...outline.map(([x, y]) => Math.hypot(x - (outline[0]?.[0] ?? x), y - (outline[0]?.[1] ?? y))))

/** Steps round, and centimetres from one place to the next that is tried. */
const [ROUND, STEP] = [16, 250]

/** A group held up beside what it is in, as near and as far to the front as it can stand; null: nowhere. */
export function comingOut(asked: Asked, group: number): Selection | null {
  const outlet = outletOf(asked, group)
  if (outlet === null) return null
  const { middle, front, around } = outlet
  const { facing } = groupAt(asked.p, group)
  const ahead = Math.atan2(front[1], front[0])
  for (let far = STEP; far <= around; far += STEP)
    for (let i = 0; i < ROUND; i++) {
      // To the front, then to either side of it, and last to the rear.
      const angle = ahead + ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / ROUND
      const to: Pair = [
        Math.round(middle[0] + far * Math.cos(angle)),
        Math.round(middle[1] + far * Math.sin(angle)),
      ]
      const selection: Selection = { at: 'stand', group, to, facing: [facing[0], facing[1]] }
      if (answerOf(asked, selection) !== null) return selection
    }
  return null
}
