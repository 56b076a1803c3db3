import type { Group, Order, Pair, Shelter, Stray } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Found, Named, Sought } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  comeOut,
  distanceToShelter,
  insideOf,
  shelterOf,
  sheltersBeside,
  wayTo,
  wayOut,
} from '@sandtable/manpower'
import { find, plain, quoted } from '../../../play/names.ts'
import { groupsWith, ownGroups, ownNamed, pairNamed, sought } from './names.ts'
import { ordered, whyNot } from './refusal.ts'
import { noWind, pointsIn, windNamed } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayShelter, sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** The words after a move's points: the final facing, and whether to rush a hazard. */
function manner(text: string): { facing: Pair | null; rush: boolean } | string {
  let facing: Pair | null = null
  let rush = false
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    if (/^(facing|front|to|the)$/i.test(word)) continue
    if (/^rush$/i.test(word)) rush = true
    else if ((facing = windNamed(word)) === null) return noWind(word)
  }
  return { facing, rush }
}

/** `put N X Y` in a line that has one: the displaced unit of that number, and its place. */
const PUT = /\s*\bput\s+(\d+)\s+(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)/gi

/** `move GROUP X Y … [facing WIND] [rush] [put N X Y …]`: its centre's path, in metres, and places for displaced units. */
export function move(desk: FieldDesk, text: string): Outcome {
  const puts = [...text.matchAll(PUT)].map(([, unit, x, y]) => [Number(unit), Number(x), Number(y)] as const)
  const found = pointsIn(text.replace(PUT, ''))
  if (found === null || found.points.length === 0) return trouble(fieldPhrase('order:move-how'))
  const how = manner(found.after)
  if (typeof how === 'string') return trouble(how)
  return marched(desk, found.before, found.points, { ...how, puts })
}

/** `displaced GROUP X Y … [facing WIND]`: units that an obstacle would displace there, and where they would stand. */
export function displaced(desk: FieldDesk, text: string): Outcome {
  const found = pointsIn(text)
  if (found === null || found.points.length === 0) return trouble(fieldPhrase('order:displaced-how'))
  const how = manner(found.after)
  if (typeof how === 'string') return trouble(how)
  const named = ownGroup(desk, found.before)
  if ('trouble' in named) return trouble(named.trouble)
  const strays = straysAt(desk, named.found.number, found.points, how.facing)
  if (strays === null)
    return ordered(
      desk,
      named.found.name,
      orderOn(named.found.number, found.points, { ...how, puts: [] }, []),
    )
  const places = strays.map(([, x, y], i) =>
    fieldPhrase('order:place', { number: i + 1, x: String(x / 100), y: String(y / 100) }),
  )
  return {
    show:
      strays.length === 0
        ? [`  ${fieldPhrase('order:nobody-displaced', { group: named.found.name })}`]
        : [`  ${fieldPhrase('order:displaced', { places })}`, `  ${fieldPhrase('order:put')}`],
  }
}

/** Units that a move would displace, and where they would stand; null: it can't be made. */
function straysAt(
  { s, view }: FieldDesk,
  group: number,
  points: readonly Pair[],
  facing: Pair | null,
): readonly Stray[] | null {
  const last = points.at(-1)
  if (last === undefined) return null
  const { plan } = wayTo(s, view, group, last, facing, 'cautious')
  return plan?.end.strays ?? null
}

/** `turn GROUP WIND` */
export function turn(desk: FieldDesk, text: string): Outcome {
  const words = text.split(/\s+/)
  const wind = words.at(-1) ?? ''
  const facing = windNamed(wind)
  if (facing === null) return trouble(words.length < 2 ? fieldPhrase('order:turn-how') : noWind(wind))
  const who = words.slice(0, -1).filter(word => !/^(facing|to)$/i.test(word))
  return marched(desk, who.join(' '), [], { facing, rush: false, puts: [] })
}

interface Manner {
  readonly facing: Pair | null
  readonly rush: boolean
  /** Displaced units by their number in the list, and their new places, in metres. */
  readonly puts: readonly (readonly [unit: number, x: number, y: number])[]
}

function marched(desk: FieldDesk, who: string, path: Pair[], how: Manner): Outcome {
  const named = ownGroup(desk, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const displacing = how.puts.length === 0 ? [] : (straysAt(desk, group, path, how.facing) ?? [])
  const missing = how.puts.find(([unit]) => displacing[unit - 1] === undefined)
  if (missing !== undefined)
    return trouble(
      displacing.length === 0
        ? fieldPhrase('order:none-displaced', { group: name })
        : fieldPhrase('order:displaced-numbers', { group: name, most: displacing.length }),
    )
  const strays = how.puts
    .map(
      ([unit, x, y]) =>
        [(displacing[unit - 1] as Stray)[0], Math.round(x * 100), Math.round(y * 100)] as const,
    )
    .toSorted(([a], [b]) => a - b)
  return ordered(desk, name, orderOn(group, path, how, strays))
}

const orderOn = (group: number, path: readonly Pair[], { facing, rush }: Manner, strays: readonly Stray[]) =>
  ({ do: 'move', group, path, facing, crossing: rush ? 'rush' : 'cautious', strays }) as const

/** The player's only group in the field that a text names. */
const ownGroup = ({ view, player }: FieldDesk, text: string): Found<Named> => ownNamed(view, player, text)

/** `land GROUP`, `leave GROUP`, `surrender GROUP` */
export const single =
  (what: 'land' | 'leave' | 'surrender') =>
  (desk: FieldDesk, text: string): Outcome => {
    const named = ownGroup(desk, text)
    if ('trouble' in named) return trouble(named.trouble)
    const { number: group, name } = named.found
    return ordered(desk, name, { do: what, group })
  }

/** `order GROUP open|close [FILES]` and `files GROUP NUMBER` */
export function form(desk: FieldDesk, text: string): Outcome {
  const words = text.split(/\s+/)
  const files = words.find(word => /^\d+$/.test(word))
  const order = words.find(word => /^(open|close)$/i.test(word))?.toLowerCase() as Group['order'] | undefined
  const who = words.filter(word => word !== files && !/^(open|close|files|in)$/i.test(word)).join(' ')
  if (files === undefined && order === undefined) return trouble(fieldPhrase('order:form-how'))
  const named = ownGroup(desk, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const own = desk.view.groups[group] as Group
  if (files !== undefined && Number(files) === 0)
    return trouble(fieldPhrase('order:no-file', { group: name }))
  return ordered(desk, name, {
    do: 'form',
    group,
    files: files === undefined ? own.files : Number(files),
    order: order ?? own.order,
  })
}

/** `split GROUP NUMBER [UNIT] …`: that number of its first stack, or of the units named. */
export function split(desk: FieldDesk, text: string): Outcome {
  const { s, view } = desk
  const [, who, parts] = /^(.*?)\s+(\d+.*)$/.exec(text) ?? []
  if (who === undefined || parts === undefined) return trouble(fieldPhrase('order:split-how'))
  const named = ownGroup(desk, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const { stacks } = view.groups[group] as Group
  const units = stacks.map(() => 0)
  for (const part of parts.split(/\s*[,+]\s*/)) {
    const [, number, unit = ''] = /^(\d+)\s*(.*)$/.exec(part) ?? []
    const k =
      unit === ''
        ? 0
        : stacks.findIndex(stack => plain(s.units[stack.unit]?.name ?? '').includes(plain(unit)))
    if (number === undefined || k === -1)
      return trouble(fieldPhrase('order:no-such-units', { group: name, typed: quoted(unit) }))
    units[k] = Number(number)
  }
  return ordered(desk, name, { do: 'split', group, units })
}

/** An order that names two of the player's own groups. */
function pairOrdered(
  desk: FieldDesk,
  text: string,
  what: Sought,
  order: (one: number, other: number) => Order,
): Outcome {
  const own = ownGroups(desk.view, desk.player)
  const pair = pairNamed(text, [own, sought('own')], [own, what])
  if ('trouble' in pair) return trouble(pair.trouble)
  const { one, other } = pair
  return ordered(
    desk,
    fieldPhrase('order:pair', { one: one.name, other: other.name }),
    order(one.number, other.number),
  )
}

/** `merge GROUP into GROUP` */
export const merge = (desk: FieldDesk, text: string): Outcome =>
  pairOrdered(desk, text, sought('join'), (group, into) => ({ do: 'merge', group, into }))

/** `board GROUP CARRIER` */
export const board = (desk: FieldDesk, text: string): Outcome =>
  pairOrdered(desk, text, sought('carrier'), (group, carrier) => ({ do: 'embark', group, carrier }))

/** `enter GROUP [into BUILDING]`: the building or house of that name, or the nearest with room. */
export function enter(desk: FieldDesk, text: string): Outcome {
  const { s, view } = desk
  const [who = '', where = ''] = text.split(/\s+into\s+/i)
  const named = ownGroup(desk, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const way = (work: number): number => distanceToShelter(s, view, group, shelterOf(s, view, work) as Shelter)
  const orders = sheltersBeside(s, view, group, Math.max(s.map.width, s.map.height))
    .filter(work => plain(sayShelter(s, view, work)).includes(plain(where)))
    .map(work => ({ do: 'enter', group, work }) as const)
    .sort((one, other) => way(one.work) - way(other.work))
  const [nearest] = orders
  if (nearest === undefined)
    return trouble(
      where === ''
        ? fieldPhrase('order:no-shelter')
        : fieldPhrase('order:no-such-shelter', { typed: quoted(where) }),
    )
  const order = orders.find(one => whyNot(desk, one) === null)
  if (order !== undefined) return { answers: [order] }
  return ordered(
    desk,
    fieldPhrase('order:into', { group: name, shelter: sayShelter(s, view, nearest.work) }),
    nearest,
  )
}

/** `out GROUP [X Y] [facing WIND]`: off its carrier or out of its building, its centre there; by default the nearest free place. */
export function out(desk: FieldDesk, text: string): Outcome {
  const { s, view, player } = desk
  const held = groupsWith(view, group => group.owner === player && insideOf(group) !== null)
  const found = pointsIn(text)
  const how = manner(found?.after ?? '')
  if (typeof how === 'string') return trouble(how)
  const who = found?.before ?? text
  const afoot = find(who, ownGroups(view, player), sought('own'))
  const named = find(who, held, sought('inside'))
  if ('trouble' in named)
    return trouble(
      'found' in afoot ? fieldPhrase('order:outside', { group: afoot.found.name }) : named.trouble,
    )
  const { number: group, name } = named.found
  const facing = how.facing ?? (view.groups[group] as Group).facing
  const [to] = found?.points ?? []
  if (to !== undefined) return ordered(desk, name, comeOut(view, group, to, facing))
  const way = wayOut(s, view, player, group, facing)
  if (way !== null && 'order' in way) return ordered(desk, name, way.order)
  return trouble(
    way === null
      ? fieldPhrase('order:outside', { group: name })
      : fieldPhrase('order:why', { who: name, why: sayWhyNot(way.why) }),
  )
}

/** `done` */
export const done = (): Outcome => ({ answers: [{ do: 'done' }] })
