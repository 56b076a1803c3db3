import type { Answer, Space } from '@sandtable/kernel'
import type { Group, Pair } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Found, Named } from '../names.ts'
import type { Outcome } from '../table-talk.ts'
import {
  centre,
  isPlan,
  planMove,
  sayWhyNot,
  speedLeft,
  stands,
  whyNotForm,
  whyNotSplit,
} from '@sandtable/manpower'
import { find, plain } from '../names.ts'
import { groupsWith, ownGroups, pairNamed } from './names.ts'
import { pointsIn, windNamed } from './measures.ts'
import { trouble } from '../table-talk.ts'

/** An order, if it may be given; or why not. */
export const ordered = ({ decision }: FieldDesk, order: Answer, whyNot: string): Outcome =>
  (decision.options as Space).has(order) ? { answers: [order] } : trouble(whyNot)

const sentence = (name: string, code: string): string => `${name}: ${sayWhyNot(code)}.`

/** What follows the points of a move: where the front shall look, and whether a hazard is rushed. */
function manner(text: string): { facing: Pair | null; rush: boolean } | string {
  let facing: Pair | null = null
  let rush = false
  for (const word of text.split(/\s+/).filter(part => part !== '')) {
    if (/^(facing|front|to|the)$/i.test(word)) continue
    if (/^rush$/i.test(word)) rush = true
    else if ((facing = windNamed(word)) === null) return `'${word}' is no wind: n, ne, e, se, s, sw, w or nw.`
  }
  return { facing, rush }
}

const HOW = 'Who moves where? For instance: move {group} {x} {y} facing n'

/** `move GROUP X Y … [facing WIND] [rush]`: the way of its centre, in metres. */
export function move(desk: FieldDesk, text: string): Outcome {
  const found = pointsIn(text)
  if (found === null || found.points.length === 0) return trouble(HOW.replace('{group} {x} {y}', 'GROUP X Y'))
  const how = manner(found.after)
  if (typeof how === 'string') return trouble(how)
  return marched(desk, found.before, found.points, how.facing, how.rush)
}

/** `turn GROUP WIND` */
export function turn(desk: FieldDesk, text: string): Outcome {
  const words = text.split(/\s+/)
  const facing = windNamed(words.at(-1) ?? '')
  if (facing === null) return trouble('Where to? For instance: turn GROUP ne')
  const who = words.slice(0, -1).filter(word => !/^(facing|to)$/i.test(word))
  return marched(desk, who.join(' '), [], facing, false)
}

function marched(desk: FieldDesk, who: string, path: Pair[], facing: Pair | null, rush: boolean): Outcome {
  const { s, view, player } = desk
  const named = find(who, ownGroups(view, player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const order = { do: 'move', group, path, facing, crossing: rush ? 'rush' : 'cautious', strays: [] } as const
  const plan = planMove(s, view, order)
  const left = Math.floor(speedLeft(s, view, group) / 100)
  if (!isPlan(plan))
    return trouble(
      plan === 'too-far' ? `${sentence(name, plan)} It has ${left} m left.` : sentence(name, plan),
    )
  return ordered(desk, order, `${name} cannot move so.`)
}

/** The only group of one's own that a text names, for an order of one word. */
const ownGroup = ({ view, player }: FieldDesk, text: string): Found<Named> =>
  find(text, ownGroups(view, player), 'group of yours')

/** `land GROUP`, `leave GROUP`, `surrender GROUP` */
export function single(desk: FieldDesk, what: 'land' | 'leave' | 'surrender', text: string): Outcome {
  const named = ownGroup(desk, text)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  return ordered(desk, { do: what, group }, `${name} ${REFUSED[what]}.`)
}

const REFUSED = {
  land: 'cannot land: only flyers with a minimum speed of 0 land by order',
  leave: 'does not touch an edge that it may leave by',
  surrender: 'can surrender only before anybody of yours has moved, and to an enemy in the field',
} as const

/** `order GROUP open|close [FILES]` and `files GROUP NUMBER` */
export function form(desk: FieldDesk, text: string): Outcome {
  const words = text.split(/\s+/)
  const files = words.find(word => /^\d+$/.test(word))
  const order = words.find(word => /^(open|close)$/i.test(word))?.toLowerCase() as Group['order'] | undefined
  const who = words.filter(word => word !== files && !/^(open|close|files|in)$/i.test(word)).join(' ')
  if (files === undefined && order === undefined)
    return trouble('How shall it stand? For instance: order GROUP open 20')
  const named = ownGroup(desk, who)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const own = desk.view.groups[group] as Group
  const made = {
    do: 'form',
    group,
    files: files === undefined ? own.files : Number(files),
    order: order ?? own.order,
  } as const
  const why = whyNotForm(desk.s, desk.view, desk.player, made)
  return why === null ? ordered(desk, made, `${name} cannot form so.`) : trouble(sentence(name, why))
}

/** `split GROUP NUMBER [UNIT] …`: so many of its first stack, or of those that are named. */
export function split(desk: FieldDesk, text: string): Outcome {
  const { s, view } = desk
  const [, who, parts] = /^(.*?)\s+(\d+.*)$/.exec(text) ?? []
  if (who === undefined || parts === undefined) return trouble('How many go? For instance: split GROUP 40')
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
    if (number === undefined || k === -1) return trouble(`There are no '${unit}' in ${name}.`)
    units[k] = Number(number)
  }
  const order = { do: 'split', group, units } as const
  const why = whyNotSplit(s, view, desk.player, order)
  return why === null ? ordered(desk, order, `${name} cannot be split so.`) : trouble(sentence(name, why))
}

/** An order that names two groups of one's own. */
function pairOrdered(
  desk: FieldDesk,
  text: string,
  order: (one: number, other: number) => Answer,
  refusal: (one: string, other: string) => string,
): Outcome {
  const own = ownGroups(desk.view, desk.player)
  const pair = pairNamed(text, [own, 'group of yours'], [own, 'group of yours'])
  if ('trouble' in pair) return trouble(pair.trouble)
  const { one, other } = pair
  return ordered(desk, order(one.number, other.number), refusal(one.name, other.name))
}

/** `merge GROUP into GROUP` */
export const merge = (desk: FieldDesk, text: string): Outcome =>
  pairOrdered(
    desk,
    text,
    (group, into) => ({ do: 'merge', group, into }),
    (one, other) =>
      `${one} cannot join ${other}: they must be within 10 m, before anybody of yours moves, with room for both.`,
  )

/** `board GROUP CARRIER` */
export const board = (desk: FieldDesk, text: string): Outcome =>
  pairOrdered(
    desk,
    text,
    (group, carrier) => ({ do: 'embark', group, carrier }),
    (one, other) =>
      `${other} cannot take ${one}: it carries men within 10 m, as many as it has room for, and both need half their speed.`,
  )

/** `enter GROUP`: the nearest building that takes it. */
export function enter(desk: FieldDesk, text: string): Outcome {
  const { s, view, decision } = desk
  const named = ownGroup(desk, text)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const order = [...view.works.keys()]
    .filter(work => stands(s, view.works[work] as (typeof view.works)[number]))
    .map(work => ({ do: 'enter', group, work }))
    .find(answer => (decision.options as Space).has(answer))
  return order === undefined
    ? trouble(`There is no building beside ${name} that takes it.`)
    : { answers: [order] }
}

/** `out GROUP [X Y] [facing WIND]`: off its carrier or out of its building, its front left corner there. */
export function out(desk: FieldDesk, text: string): Outcome {
  const { s, view, player } = desk
  const held = groupsWith(
    view,
    ({ owner, where, inside }) =>
      owner === player && (where === 'aboard' || (where === 'field' && inside >= 0)),
  )
  const found = pointsIn(text)
  const how = manner(found?.after ?? '')
  if (typeof how === 'string') return trouble(how)
  const named = find(found?.before ?? text, held, 'group of yours on or in something')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const own = view.groups[group] as Group
  const aboard = own.where === 'aboard'
  const from = aboard ? centre(s, view.groups[own.carrier] as Group) : centre(s, own)
  const [x, y] = found?.points[0] ?? from
  const order = {
    do: aboard ? 'disembark' : 'emerge',
    group,
    at: [x, y],
    facing: how.facing ?? [...own.facing],
  }
  return ordered(
    desk,
    order,
    `${name} cannot get out there: it must be beside, with room, for half the speed.`,
  )
}

/** `done` */
export const done = (desk: FieldDesk): Outcome =>
  ordered(desk, { do: 'done' }, 'That cannot be left at that.')
