import type { NoSale } from '../skirmish/for-sale.ts'
import type { Ability, Scenario } from '../scenario.ts'
import type { SheetTelling } from './sheets.ts'
import { at } from '../position.ts'
import type { Army, ArmyFault, ArmyGroup } from '../skirmish/army.ts'
import { isPowerOfUse, whyNotForSale, whyNotStocked } from '../skirmish/for-sale.ts'
import { goodFor } from '../read/good-for.ts'
import { metres } from './names.ts'
import { powersText } from './sheets.ts'
import { refused } from './refused.ts'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Point by point, as a sentence starts. */
const points = ({ voice }: SheetTelling, parts: readonly string[]): string =>
  capital(
    parts
      .filter(part => part !== '')
      .reduce((first, rest) => (first === '' ? rest : voice('points', { first, rest })), ''),
  )

/** What a unit is good for, in a line: Stops tanks at 1,200 m. A hero is good for helping others. */
export function goodForText(t: SheetTelling, unit: number): string {
  const printed = at(t.s.units, unit)
  const { hero } = printed
  const uses = goodFor(printed).map(({ what, amount }) =>
    what === 'casts' || what === 'carries'
      ? t.voice(`good:${what}`, { count: amount })
      : t.voice(`good:${what}`, { metres: metres(amount) }),
  )
  return points(t, hero === null ? uses : [powersText(t, hero.aura), abilityText(t, hero.ability), ...uses])
}

/** What an ability does, and how often. */
const abilityText = (t: SheetTelling, ability: Ability | null): string =>
  ability === null
    ? ''
    : t.voice('leader:ability', {
        does: powersText(t, ability.effects),
        uses: t.voice('uses', { count: ability.uses }),
      })

/** What a leader does for a player in a battle: effects, the ability, and special units. */
export function leaderText(t: SheetTelling, player: number, leader: number): string {
  const { s } = t
  const { effects, ability } = at(s.leaders, leader)
  const own = at(s.players, player).buys.filter(unit => at(s.units, unit).leader === leader)
  const units = own.map(unit => at(s.units, unit).name)
  const useful = effects.filter(power => isPowerOfUse(s, player, power))
  const does = points(t, [
    powersText(t, useful),
    abilityText(t, ability),
    units.length === 0 ? '' : t.voice('leader:brings', { units }),
  ])
  return does === '' ? capital(t.voice('leader:idle')) : does
}

/** What is wrong with an army, group by group, in a sentence. */
export function faultText(
  t: SheetTelling,
  player: number,
  army: Army,
  { group, unknown, why }: ArmyFault,
): string {
  const made = group === null ? undefined : army.groups[group]
  if (made === undefined) return capital(refused(t, why))
  const { name } = made
  if (unknown !== null) return t.voice('army:unknown', { group: name, id: unknown })
  const barred = why.what === 'not-for-sale' ? barredIn(t.s, player, made) : undefined
  if (barred === undefined) return t.voice('army:fault', { group: name, why: refused(t, why) })
  const reason = t.voice(`sale:${barred.why}`)
  return t.voice('army:not-for-sale', { group: name, what: barred.name, why: reason })
}

/** The first thing in a group that isn't for sale, and why. */
function barredIn(
  s: Scenario,
  player: number,
  { stacks }: ArmyGroup,
): { readonly name: string; readonly why: NoSale } | undefined {
  const units = stacks.map(({ unit }) => s.units.findIndex(({ id }) => id === unit))
  const kinds = stacks.flatMap(({ equipment }) =>
    equipment.map(id => s.equipment.findIndex(one => one.id === id)),
  )
  return [
    ...units.map(unit => ({ name: at(s.units, unit).name, why: whyNotForSale(s, player, unit) })),
    ...kinds.map(kind => ({ name: at(s.equipment, kind).name, why: whyNotStocked(s, player, kind) })),
  ].find((one): one is { name: string; why: NoSale } => one.why !== null)
}
