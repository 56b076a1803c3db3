import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import type { Role } from '@sandtable/manpower'
import {
  leadersFor,
  priceOf,
  roleOf,
  ROLES,
  slotsOf,
  spellsFor,
  waresFor,
  whyNotForSale,
} from '@sandtable/manpower'
import { find } from '../../../play/names.ts'
import { padEnd, padStart, widest } from '../../../screen.ts'
import { trouble } from '../../../play/table-talk.ts'
import {
  ERA_NAMES,
  sayEquipment,
  sayGoodFor,
  sayLeader,
  sayNoSale,
  sayRole,
  saySpell,
} from '../words/story.ts'

/** A line of the list: what it is, its price, and what it is good for. */
interface Ware {
  readonly name: string
  readonly price: string
  readonly does: string
}

const linesOf = (desk: FieldDesk, title: string, wares: readonly Ware[]): string[] => {
  const { paint } = desk.terminal.screen
  const [names, prices] = [widest(wares.map(({ name }) => name)), widest(wares.map(({ price }) => price))]
  return wares.length === 0
    ? []
    : [
        paint.bold(title),
        ...wares.map(
          ({ name, price, does }) =>
            `  ${padEnd(name, names)}  ${padStart(price, prices)}  ${paint.dim(does)}`,
        ),
      ]
}

/** `list [KIND]`: what is for sale, part by part, with prices and what each is good for. */
export function list(desk: FieldDesk, text: string): Outcome {
  if (text === '') return { show: [...ROLES.flatMap(role => unitsOf(desk, role)), '', ...TELLS_MORE] }
  const kinds = [...ROLES.map(role => sayRole(role)), ...Object.keys(OTHERS)]
  const found = find(
    text,
    kinds.map((name, number): Named => ({ number, name, keys: [name] })),
    'part of the list',
  )
  if ('trouble' in found) return oneOf(desk, text) ?? trouble(`${found.trouble} ${kindsText(kinds)}`)
  const role = ROLES[found.found.number]
  if (role === undefined) return { show: OTHERS[found.found.name]?.(desk) ?? [] }
  const lines = unitsOf(desk, role)
  return lines.length > 0 ? { show: lines } : trouble(`${sayRole(role)}: nothing is for sale.`)
}

const TELLS_MORE = ['list equipment, list spells and list missing show the rest; buy 40 riflemen buys.']

const kindsText = (kinds: readonly string[]): string =>
  `Parts: ${kinds.map(kind => kind.toLowerCase()).join(', ')}.`

/** The units of a part that are for sale to the player now: those of another leader are not. */
function unitsOf(desk: FieldDesk, role: Role): string[] {
  const { s, view, player } = desk
  const wares = waresFor(s, view, player).filter(unit => roleOf(unitAt(desk, unit)) === role)
  return linesOf(
    desk,
    sayRole(role),
    wares.map(unit => ({
      name: unitAt(desk, unit).name,
      price: String(priceOf(s, view, player, unit) / 100),
      does: sayGoodFor(s, unit),
    })),
  )
}

const unitAt = ({ s }: FieldDesk, unit: number) => s.units[unit] as FieldDesk['s']['units'][number]

/** One unit by its name: all about it, or why it isn't for sale. */
function oneOf(desk: FieldDesk, text: string): Outcome | null {
  const { s, player } = desk
  const all = s.units.map(({ id, name }, number): Named => ({ number, name, keys: [id, name] }))
  const own = all.filter(({ number }) => s.players[player]?.buys.includes(number))
  const found = [own, all].map(some => find(text, some, 'unit')).find(one => 'found' in one)
  if (found === undefined || !('found' in found)) return null
  const { number, name } = found.found
  const why = whyNotForSale(s, player, number)
  if (why !== null) return trouble(`${name} can’t be bought: ${sayNoSale(why)}.`)
  return { show: linesOf(desk, sayRole(roleOf(unitAt(desk, number))), [wareOf(desk, number)]) }
}

const wareOf = ({ s, view, player }: FieldDesk, unit: number): Ware => ({
  name: s.units[unit]?.name ?? '',
  price: String(priceOf(s, view, player, unit) / 100),
  does: sayGoodFor(s, unit),
})

/** What else the list has, by its name. */
const OTHERS: Readonly<Record<string, (desk: FieldDesk) => string[]>> = {
  Equipment: desk =>
    linesOf(
      desk,
      'Equipment',
      (desk.s.players[desk.player]?.stores ?? []).flatMap(kind => {
        const kit = desk.s.equipment[kind]
        if (kit === undefined) return []
        const price = `${kit.cost / 100} ${kit.per === 0 ? 'a group' : `for ${kit.per}`}`
        return [{ name: kit.name, price, does: sayEquipment(desk.s, kind) }]
      }),
    ),
  Spells: desk =>
    waresFor(desk.s, desk.view, desk.player).some(unit => slotsOf(desk.s, desk.view, desk.player, unit) > 0)
      ? linesOf(
          desk,
          'Spells, chosen when the caster is bought: buy 1 wizard knowing fireball, haste',
          spellsFor(desk.s).flatMap(spell => {
            const { name = '', casters = 1, time = 1 } = desk.s.spells[spell] ?? {}
            const price = `${time} ${time === 1 ? 'turn' : 'turns'}${casters > 1 ? `, ${casters} casters` : ''}`
            return [{ name, price, does: saySpell(desk.s, spell) }]
          }),
        )
      : ['Nobody for sale here casts spells.'],
  Leaders: desk => leaderLines(desk),
  Missing: desk => missingLines(desk),
}

/** Units of the era that aren't for sale here, and why. */
function missingLines(desk: FieldDesk): string[] {
  const { s, player } = desk
  const era = s.players[player]?.era ?? s.era
  const wares = s.units.flatMap(({ name, eras }, unit): Ware[] => {
    const why = whyNotForSale(s, player, unit)
    return why === null || !eras.includes(era) ? [] : [{ name, price: '', does: sayNoSale(why) }]
  })
  const title = `Not for sale, though of ${ERA_NAMES[era]}`
  return wares.length > 0 ? linesOf(desk, title, wares) : [`All of ${ERA_NAMES[era]} is for sale.`]
}

/** Leaders who can be chosen, and what each does. */
const leaderLines = (desk: FieldDesk): string[] => {
  const { s, view, player } = desk
  const wares = leadersFor(s, view, player).map(leader => ({
    name: s.leaders[leader]?.name ?? '',
    price: '',
    does: sayLeader(s, player, leader),
  }))
  return linesOf(desk, 'Leaders', wares)
}
