import type { Group } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { cornerFor, priceOf, slotsOf, spellsFor } from '@sandtable/manpower'
import { find, plain } from '../../../play/names.ts'
import { groupsWith, pairNamed, waresOf } from './names.ts'
import { allowed, whyNot } from './refusal.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { noWind, pointsIn, windNamed } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'

const waiting = ({ view, player }: FieldDesk): Named[] =>
  groupsWith(view, ({ owner, where }) => owner === player && where === 'waiting')

/** `place GROUP X Y [facing WIND] [files N] [open or close]`: its centre in metres. */
export function place(desk: FieldDesk, text: string): Outcome {
  const { s, view } = desk
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined)
    return trouble('Where? For instance: place GROUP 300 450 facing n')
  const named = find(found.before, waiting(desk), 'group of yours to be placed')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const own = view.groups[group] as Group
  const files = /\bfiles?\s+(\d+)/i.exec(found.after)?.[1]
  const order = /\bopen\b/i.test(found.after) ? 'open' : /\bclose\b/i.test(found.after) ? 'close' : own.order
  const wind = /\bfacing\s+(\S+)/i.exec(found.after)?.[1]
  const facing = wind === undefined ? inward(desk) : windNamed(wind)
  if (facing === null) return trouble(noWind(wind ?? ''))
  if (files !== undefined && Number(files) === 0) return trouble(`${name}: a group has at least one file.`)
  const stood = {
    ...own,
    files: files === undefined ? own.files : Number(files),
    order,
    facing,
  }
  const [x, y] = cornerFor(s, stood, stood.facing, point)
  const placing = { do: 'place', group, at: [x, y], facing: stood.facing, files: stood.files, order } as const
  return allowed(desk, name, { ...placing, at: [x, y], facing: [...facing] })
}

/** Where a front looks that nobody has said: away from the own edge. */
function inward({ s, player }: FieldDesk): [number, number] {
  const { edge } = s.players[player] as (typeof s.players)[number]
  return [edge === 'west' ? 1 : edge === 'east' ? -1 : 0, edge === 'south' ? 1 : edge === 'north' ? -1 : 0]
}

/** `skip GROUP`: it stays out. */
export function skip(desk: FieldDesk, text: string): Outcome {
  const named = find(text, waiting(desk), 'group of yours to be placed')
  if ('trouble' in named) return trouble(named.trouble)
  return { answers: [{ do: 'leave-out', group: named.found.number }] }
}

/** Who is still to be placed. */
export const placeLines = (desk: FieldDesk): string[] => [
  `  to be placed: ${waiting(desk)
    .map(({ name, keys }) => `${keys[0]} ${name}`)
    .join(', ')}`,
]

/** `buy 40 UNIT [+ 2 UNIT …] [with EQUIPMENT, …] [as NAME] [open]` */
export function buy(desk: FieldDesk, text: string): Outcome {
  const { s, view, player } = desk
  const [, beforeName = text, called] = /^(.*?)\s+as\s+(.+)$/i.exec(text) ?? []
  const order = /\sopen$/i.test(beforeName) ? 'open' : 'close'
  const bare = beforeName.replace(/\s(open|close)$/i, '')
  const [, wares = bare, carried = ''] = /^(.*?)\s+with\s+(.+)$/i.exec(bare) ?? []
  const equipment = equipmentNamed(desk, carried)
  if (typeof equipment === 'string') return trouble(equipment)
  const stacks = []
  for (const part of wares.split(/\s*[+,]\s*/)) {
    const [, number, what] = /^(\d+)\s+(.+)$/.exec(part) ?? []
    if (number === undefined || what === undefined || Number(number) === 0)
      return trouble('What? For instance: buy 40 riflemen as Alder')
    const ware = find(what, waresOf(s, player), 'unit for sale')
    if ('trouble' in ware) return trouble(ware.trouble)
    const unit = ware.found.number
    stacks.push({
      unit,
      units: Number(number),
      equipment,
      spells: spellsFor(s).slice(0, slotsOf(s, view, player, unit)),
    })
  }
  const name =
    called ??
    `${s.units[stacks[0]?.unit ?? 0]?.name.replace(/[^\p{L}\p{N} .'-]/gu, '')} ${view.groups.length + 1}`
  return allowed(desk, `You can’t buy ${name}`, { do: 'buy', name, stacks, order })
}

/** `equip GROUP with EQUIPMENT`: the first of its stacks that can have it. */
export function equip(desk: FieldDesk, text: string): Outcome {
  const { view, player } = desk
  const own = groupsWith(
    view,
    ({ owner, where }) => owner === player && ['waiting', 'field', 'aboard'].includes(where),
  )
  const named = pairNamed(text, [own, 'group of yours'], [equipmentOf(desk), 'equipment'])
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.one
  const { number: kind } = named.other
  const stacks = [...(view.groups[group]?.stacks.keys() ?? [])]
  const orders = stacks.map(stack => ({ do: 'equip', group, stack, kind }))
  const order = orders.find(one => whyNot(desk, one) === null) ?? orders[0]
  return order === undefined ? trouble(`${name}: there is nobody in it.`) : allowed(desk, name, order)
}

const equipmentOf = ({ s }: FieldDesk): Named[] =>
  s.equipment.map(({ id, name }, number) => ({ number, name, keys: [id, name] }))

/** Equipment by its names, as rising numbers. */
function equipmentNamed(desk: FieldDesk, text: string): number[] | string {
  const all = equipmentOf(desk)
  const numbers: number[] = []
  for (const word of text.split(/\s*,\s*/).filter(part => plain(part) !== '')) {
    const found = find(word, all, 'equipment')
    if ('trouble' in found) return found.trouble
    numbers.push(found.found.number)
  }
  return numbers.sort((a, b) => a - b)
}

/** `shop`: what is for sale. */
export function shop(desk: FieldDesk): Outcome {
  const { s, view, player } = desk
  const wares = waresOf(s, player)
  const names = widest(wares.map(({ name }) => name))
  return {
    show: wares.map(({ number, name }) => {
      const { speed, reach, me } = s.units[number] as (typeof s.units)[number]
      const price = priceOf(s, view, player, number) / 100
      return `  ${padEnd(name, names)}  ${padStart(String(price), 6)}  ME ${me / 100}, speed ${speed / 100}, range ${reach / 100}`
    }),
  }
}
