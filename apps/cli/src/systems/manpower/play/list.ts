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
import { sought } from './names.ts'
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
import { fieldPhrase } from '../words/words.ts'

/** A line of the list: its name, its price, and what it is good for. */
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
  if (text === '')
    return { show: [...ROLES.flatMap(role => unitsOf(desk, role)), '', fieldPhrase('list:more')] }
  const kinds = [...ROLES.map(role => sayRole(role)), ...OTHERS.map(({ name }) => name)]
  const found = find(
    text,
    kinds.map((name, number): Named => ({ number, name, keys: [name] })),
    sought('kind'),
  )
  if ('trouble' in found)
    return (
      oneOf(desk, text) ??
      trouble(
        fieldPhrase('list:kinds', { text: found.trouble, kinds: kinds.map(kind => kind.toLowerCase()) }),
      )
    )
  const { number } = found.found
  const role = ROLES[number]
  if (role === undefined) return { show: OTHERS[number - ROLES.length]?.lines(desk) ?? [] }
  const lines = unitsOf(desk, role)
  return lines.length > 0 ? { show: lines } : trouble(fieldPhrase('list:empty', { kind: sayRole(role) }))
}

/** The units of a part that are for sale to the player now: not those of another leader. */
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
  const found = [own, all].map(some => find(text, some, sought('unit'))).find(one => 'found' in one)
  if (found === undefined || !('found' in found)) return null
  const { number, name } = found.found
  const why = whyNotForSale(s, player, number)
  if (why !== null) return trouble(fieldPhrase('list:not-for-sale', { unit: name, why: sayNoSale(why) }))
  return { show: linesOf(desk, sayRole(roleOf(unitAt(desk, number))), [wareOf(desk, number)]) }
}

const wareOf = ({ s, view, player }: FieldDesk, unit: number): Ware => ({
  name: s.units[unit]?.name ?? '',
  price: String(priceOf(s, view, player, unit) / 100),
  does: sayGoodFor(s, unit),
})

const equipmentLines = (desk: FieldDesk): string[] =>
  linesOf(
    desk,
    fieldPhrase('list:equipment'),
    (desk.s.players[desk.player]?.stores ?? []).flatMap(kind => {
      const kit = desk.s.equipment[kind]
      if (kit === undefined) return []
      const price = fieldPhrase(kit.per === 0 ? 'list:a-group' : 'list:for', {
        cost: kit.cost / 100,
        units: kit.per,
      })
      return [{ name: kit.name, price, does: sayEquipment(desk.s, kind) }]
    }),
  )

const spellLines = (desk: FieldDesk): string[] =>
  waresFor(desk.s, desk.view, desk.player).some(unit => slotsOf(desk.s, desk.view, desk.player, unit) > 0)
    ? linesOf(
        desk,
        fieldPhrase('list:spells-title'),
        spellsFor(desk.s).flatMap(spell => {
          const { name = '', casters = 1, time = 1 } = desk.s.spells[spell] ?? {}
          const price = fieldPhrase(casters > 1 ? 'list:turns-casters' : 'list:turns', {
            count: time ?? 0,
            casters,
          })
          return [{ name, price, does: saySpell(desk.s, spell) }]
        }),
      )
    : [fieldPhrase('list:no-casters')]

/** Units of the era that aren't for sale here, and why. */
function missingLines(desk: FieldDesk): string[] {
  const { s, player } = desk
  const era = s.players[player]?.era ?? s.era
  const wares = s.units.flatMap(({ name, eras }, unit): Ware[] => {
    const why = whyNotForSale(s, player, unit)
    return why === null || !eras.includes(era) ? [] : [{ name, price: '', does: sayNoSale(why) }]
  })
  const places = { era: ERA_NAMES[era] }
  return wares.length > 0
    ? linesOf(desk, fieldPhrase('list:missing-title', places), wares)
    : [fieldPhrase('list:complete', places)]
}

/** Leaders who can be chosen, and what each does. */
const leaderLines = (desk: FieldDesk): string[] => {
  const { s, view, player } = desk
  const wares = leadersFor(s, view, player).map(leader => ({
    name: s.leaders[leader]?.name ?? '',
    price: '',
    does: sayLeader(s, player, leader),
  }))
  return linesOf(desk, fieldPhrase('list:leaders'), wares)
}

/** What else the list has. */
const OTHERS: readonly { readonly name: string; readonly lines: (desk: FieldDesk) => string[] }[] = [
  { name: fieldPhrase('list:equipment'), lines: equipmentLines },
  { name: fieldPhrase('list:spells'), lines: spellLines },
  { name: fieldPhrase('list:leaders'), lines: leaderLines },
  { name: fieldPhrase('list:missing'), lines: missingLines },
]
