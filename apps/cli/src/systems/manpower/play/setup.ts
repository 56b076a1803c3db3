import type { Bought, BoughtGroup, Group } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  cornerFor,
  equipmentFor,
  nameFor,
  slotsOf,
  spellsFor,
  usualOrder,
  waresFor,
  whyNotForSale,
} from '@sandtable/manpower'
import { find, plain } from '../../../play/names.ts'
import { groupsWith, pairNamed, sought, waresOf } from './names.ts'
import { allowed, whyNot } from './refusal.ts'
import { noWind, pointsIn, windNamed } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayNoSale } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

const waiting = ({ view, player }: FieldDesk): Named[] =>
  groupsWith(view, ({ owner, where }) => owner === player && where === 'waiting')

/** `place GROUP X Y [facing WIND] [files N] [open or close]`: its centre in metres. */
export function place(desk: FieldDesk, text: string): Outcome {
  const { s, view } = desk
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined) return trouble(fieldPhrase('order:place-how'))
  const named = find(found.before, waiting(desk), sought('waiting'))
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const own = view.groups[group] as Group
  const files = /\bfiles?\s+(\d+)/i.exec(found.after)?.[1]
  const order = /\bopen\b/i.test(found.after) ? 'open' : /\bclose\b/i.test(found.after) ? 'close' : own.order
  const wind = /\bfacing\s+(\S+)/i.exec(found.after)?.[1]
  const facing = wind === undefined ? inward(desk) : windNamed(wind)
  if (facing === null) return trouble(noWind(wind ?? ''))
  if (files !== undefined && Number(files) === 0)
    return trouble(fieldPhrase('order:no-file', { group: name }))
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

/** The default facing: away from the side's own edge. */
function inward({ s, player }: FieldDesk): [number, number] {
  const { edge } = s.players[player] as (typeof s.players)[number]
  return [edge === 'west' ? 1 : edge === 'east' ? -1 : 0, edge === 'south' ? 1 : edge === 'north' ? -1 : 0]
}

/** `skip GROUP`: it stays out. */
export function skip(desk: FieldDesk, text: string): Outcome {
  const named = find(text, waiting(desk), sought('waiting'))
  if ('trouble' in named) return trouble(named.trouble)
  return { answers: [{ do: 'leave-out', group: named.found.number }] }
}

/** The groups still to be placed. */
export const placeLines = (desk: FieldDesk): string[] => [
  `  ${fieldPhrase('order:to-place', { groups: waiting(desk).map(({ name, keys }) => `${keys[0]} ${name}`) })}`,
]

/** `buy 40 UNIT [+ 2 UNIT …] [with EQUIPMENT, …] [as NAME] [open]` */
export function buy(desk: FieldDesk, text: string): Outcome {
  const bought = groupTyped(desk, text, desk.view.groups.length + 1)
  if (typeof bought === 'string') return trouble(bought)
  return allowed(desk, fieldPhrase('buy:cannot', { group: bought.name }), { do: 'buy', ...bought })
}

/** A group as bought: its units, equipment, spells and name; a text says what is wrong. */
export function groupTyped(desk: FieldDesk, text: string, number: number): BoughtGroup | string {
  const { s, view, player } = desk
  const [, beforeName = text, called] = /^(.*?)\s+as\s+(.+)$/i.exec(text) ?? []
  const order = /\s(open|close)$/i.exec(beforeName)?.[1]?.toLowerCase()
  const bare = beforeName.replace(/\s(open|close)$/i, '')
  const [, wares = bare, more = ''] = /^(.*?)\s+(?:with|knowing)\s+(.+)$/i.exec(bare) ?? []
  const carried = carriedTyped(desk, more)
  if (typeof carried === 'string') return carried
  const stacks: Bought[] = []
  const forSale = waresOf(s, waresFor(s, view, player))
  for (const part of wares.split(/\s*[+,]\s*/)) {
    const [, units, what] = /^(\d+)\s+(.+)$/.exec(part) ?? []
    if (units === undefined || what === undefined || Number(units) === 0) return fieldPhrase('buy:how')
    const ware = find(what, forSale, sought('ware'))
    if ('trouble' in ware) return wareTrouble(desk, what, ware.trouble)
    const unit = ware.found.number
    const slots = slotsOf(s, view, player, unit)
    stacks.push({
      unit,
      units: Number(units),
      equipment: carried.equipment.filter(kind => equipmentFor(s, player, unit).includes(kind)),
      spells: (carried.spells.length > 0 ? carried.spells : spellsFor(s)).slice(0, slots),
    })
  }
  const unused = carried.equipment.find(kind => !stacks.some(({ equipment }) => equipment.includes(kind)))
  if (unused !== undefined) return fieldPhrase('buy:useless', { equipment: s.equipment[unused]?.name ?? '' })
  const name = called ?? nameFor(s, stacks[0]?.unit ?? 0, number)
  const usual = usualOrder(s, player)
  return { name, order: order === 'open' || order === 'close' ? order : usual, stacks }
}

/** Text for a unit that isn't for sale: why, if there is such a unit at all. */
function wareTrouble({ s, player }: FieldDesk, what: string, otherwise: string): string {
  const { buys = [] } = s.players[player] ?? {}
  const ofLeader = find(what, waresOf(s, buys), sought('unit'))
  if ('found' in ofLeader) {
    const { leader } = s.units[ofLeader.found.number] ?? {}
    return fieldPhrase('buy:leaders-own', {
      unit: ofLeader.found.name,
      leader: s.leaders[leader ?? -1]?.name ?? '',
    })
  }
  const found = find(what, waresOf(s, [...s.units.keys()]), sought('unit'))
  if ('trouble' in found) return fieldPhrase('buy:see-list', { text: otherwise })
  const why = whyNotForSale(s, player, found.found.number)
  return why === null
    ? otherwise
    : fieldPhrase('list:not-for-sale', { unit: found.found.name, why: sayNoSale(why) })
}

/** Equipment and spells by their names, as rising numbers. */
function carriedTyped(
  desk: FieldDesk,
  text: string,
): { readonly equipment: number[]; readonly spells: number[] } | string {
  const { s } = desk
  const [equipment, spells]: [number[], number[]] = [[], []]
  const known = spellsFor(s).map((number): Named => {
    const { id = '', name = '' } = s.spells[number] ?? {}
    return { number, name, keys: [id, name] }
  })
  for (const word of text.split(/\s*(?:,|\band\b)\s*/).filter(part => plain(part) !== '')) {
    const spell = find(word, known, sought('spell'))
    const kit = find(word, equipmentOf(desk), sought('carried'))
    if ('found' in kit) equipment.push(kit.found.number)
    else if ('found' in spell) spells.push(spell.found.number)
    else return kit.trouble
  }
  const rising = (row: number[]): number[] => [...new Set(row)].sort((a, b) => a - b)
  return { equipment: rising(equipment), spells: rising(spells) }
}

/** `equip GROUP with EQUIPMENT`: its first stack that can have it. */
export function equip(desk: FieldDesk, text: string): Outcome {
  const { view, player } = desk
  const own = groupsWith(
    view,
    ({ owner, where }) => owner === player && ['waiting', 'field', 'aboard'].includes(where),
  )
  const named = pairNamed(text, [own, sought('own')], [equipmentOf(desk), sought('equipment')])
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.one
  const { number: kind } = named.other
  const stacks = [...(view.groups[group]?.stacks.keys() ?? [])]
  const orders = stacks.map(stack => ({ do: 'equip', group, stack, kind }))
  const order = orders.find(one => whyNot(desk, one) === null) ?? orders[0]
  return order === undefined
    ? trouble(fieldPhrase('buy:nobody', { group: name }))
    : allowed(desk, name, order)
}

const equipmentOf = ({ s }: FieldDesk): Named[] =>
  s.equipment.map(({ id, name }, number) => ({ number, name, keys: [id, name] }))
