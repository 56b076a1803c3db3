import type { Answer } from '@sandtable/kernel'
import type { Order, Scenario, Shelter, Sight, WhyNot } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import i18next from 'i18next'
import {
  BESIDE,
  circling,
  distanceBetween,
  distanceToShelter,
  flightOf,
  isOutOfPlace,
  roomLeft,
  shelterOf,
  sheltersBeside,
} from '@sandtable/manpower'
import { groupAt, whyNotIn } from './orders.ts'
import { sayShelter } from '../../words/story.ts'

/** An order for a group where it stands. */
export interface Deed {
  readonly key: string
  readonly answer: Answer
  /** The places of its phrase. */
  readonly values: Readonly<Record<string, string | number>>
  /** Why it can't be given now; absent: it can. */
  readonly why?: WhyNot
}

/** Orders for a group at once, beside moving and fighting; nearby carriers and buildings that it can't enter say why. */
export function deedsOf(asked: Asked, group: number): Deed[] {
  const all =
    asked.kind === 'place' ? [leftOut(group)] : asked.kind === 'orders' ? inMovement(asked, group) : []
  return all.flatMap(deed => {
    const why = whyNotIn(asked, deed.answer)
    if (why === null) return [deed]
    return isWorthSaying(asked, deed.answer as Order, why) ? [{ ...deed, why }] : []
  })
}

/** Within this distance, in centimetres, a carrier or a building says why a group can't enter it. */
const AT_HAND = 3 * BESIDE

/** Whether to say why a flyer can't take off or land, and why a group can't enter what is near and meant for such groups. */
function isWorthSaying({ s, p }: Asked, order: Order, why: WhyNot): boolean {
  if (order.do === 'move') return true
  if (order.do === 'land') return groupAt(p, order.group).flying
  if (order.do !== 'embark' && order.do !== 'enter') return false
  if (isOutOfPlace(why) || groupAt(p, order.group).where !== 'field') return false
  const far =
    order.do === 'embark'
      ? distanceBetween(s, p, order.group, order.carrier)
      : distanceToShelter(s, p, order.group, shelterOf(s, p, order.work) as Shelter)
  return far <= AT_HAND
}

const leftOut = (group: number): Deed => plain('leave-out', { do: 'leave-out', group })

const plain = (key: string, answer: Answer): Deed => ({ key, answer, values: {} })

function inMovement({ s, p }: Asked, group: number): Deed[] {
  const { files, order } = groupAt(p, group)
  const step = Math.ceil(files / 4)
  const others = (key: string, as: string, called: string): Deed[] =>
    p.groups.map(({ name }, n) => ({ key, answer: { do: as, group, [called]: n }, values: { other: name } }))
  return [
    ...(['close', 'open'] as const)
      .filter(other => other !== order)
      .map(other => plain(other, { do: 'form', group, files, order: other })),
    plain('wider', { do: 'form', group, files: files + step, order }),
    plain('deeper', { do: 'form', group, files: files - step, order }),
    ...others('merge', 'merge', 'into'),
    ...others('embark', 'embark', 'carrier'),
    ...entries(s, p, group),
    ...inTheAir(s, p, group),
    plain('leave', { do: 'leave', group }),
  ]
}

/** MG-fly-path, M-fly-takeoff A flyer circles to get up or to stay up; MG-fly-equal who hovers lands at will. */
function inTheAir(s: Scenario, p: Sight, group: number): Deed[] {
  const flight = flightOf(s, p, group)
  if (flight === null) return []
  const land = plain('land', { do: 'land', group })
  const circle = circling(s, p, group)
  if (circle === null) return [land]
  const key = flight.flying ? 'circle' : 'take-off'
  const does = i18next.t(`field:deed:${key}:does`, { metres: Math.ceil(flight.needs / 100) })
  return [
    { key, answer: { ...circle, path: circle.path.map(([x, y]) => [x, y]) } as Answer, values: { does } },
    land,
  ]
}

/** M-bld-stats, MG-house The buildings that a group can enter, the nearest first; of unnamed houses only the nearest. */
function entries(s: Scenario, p: Sight, group: number): Deed[] {
  if (groupAt(p, group).where !== 'field') return []
  const way = (number: number): number => distanceToShelter(s, p, group, shelterOf(s, p, number) as Shelter)
  const near = sheltersBeside(s, p, group, AT_HAND).sort((one, other) => way(one) - way(other))
  const named = new Set<string>()
  return near.flatMap(work => {
    const other = sayShelter(s, p, work)
    if (shelterOf(s, p, work)?.isHouse === true && named.has(other)) return []
    named.add(other)
    const values = { other, room: roomLeft(s, p, work) }
    return [{ key: 'enter', answer: { do: 'enter', group, work }, values }]
  })
}
