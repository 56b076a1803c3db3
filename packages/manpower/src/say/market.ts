import type { NoSale } from '../skirmish/for-sale.ts'
import type { Role } from '../read/roles.ts'
import type { Ability, Scenario } from '../scenario.ts'
import type { Words } from './english.ts'
import { at } from '../position.ts'
import { phrase } from './log-line.ts'
import { ENGLISH } from './english.ts'
import type { Army, ArmyFault, ArmyGroup } from '../skirmish/army.ts'
import { isPowerOfUse, whyNotForSale, whyNotStocked } from '../skirmish/for-sale.ts'
import { refused } from './refused.ts'
import { goodFor } from '../read/good-for.ts'
import { metres, row } from './names.ts'
import { sayPowers } from './sheets.ts'

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const joined = (parts: readonly string[]): string => capital(parts.filter(part => part !== '').join('; '))

/** What a unit is good for, in a line: Stops tanks at 1200 m. A hero is good for what he does for others. */
export function sayGoodFor(s: Scenario, unit: number, words: Words = ENGLISH): string {
  const printed = at(s.units, unit)
  const { hero } = printed
  const uses = goodFor(printed).map(({ what, amount }) =>
    phrase({ words }, `good:${what}`, { amount, metres: metres(amount) }),
  )
  return joined(
    hero === null ? uses : [sayPowers(s, hero.aura, words), sayAbility(s, hero.ability, words), ...uses],
  )
}

/** What an ability does, and how often. */
const sayAbility = (s: Scenario, ability: Ability | null, words: Words): string =>
  ability === null
    ? ''
    : phrase({ words }, 'leader:ability', {
        does: sayPowers(s, ability.effects, words),
        uses: phrase({ words }, ability.uses === 1 ? 'uses:once' : 'uses', { uses: ability.uses }),
      })

/** Why a unit or equipment isn't for sale. */
export const sayNoSale = (why: NoSale, words: Words = ENGLISH): string => phrase({ words }, `sale:${why}`)

export const sayRole = (role: Role, words: Words = ENGLISH): string => phrase({ words }, `role:${role}`)

/** What a leader does for a player in a battle: effects, the ability, and units that only he brings. */
export function sayLeader(s: Scenario, player: number, leader: number, words: Words = ENGLISH): string {
  const t = { s, words }
  const { effects, ability } = at(s.leaders, leader)
  const own = at(s.players, player).buys.filter(unit => at(s.units, unit).leader === leader)
  const units = own.map(unit => at(s.units, unit).name)
  const does = joined([
    sayPowers(
      s,
      effects.filter(power => isPowerOfUse(s, player, power)),
      words,
    ),
    sayAbility(s, ability, words),
    units.length === 0 ? '' : phrase(t, 'leader:brings', { units: row(t, units) }),
  ])
  return does === '' ? capital(phrase(t, 'leader:idle')) : does
}

/** What is wrong with an army, group by group, in a sentence. */
export function sayArmyFault(
  s: Scenario,
  player: number,
  army: Army,
  { group, unknown, why }: ArmyFault,
  words: Words = ENGLISH,
): string {
  const t = { words }
  const made = group === null ? undefined : army.groups[group]
  if (made === undefined) return capital(refused(t, why))
  const { name } = made
  if (unknown !== null) return phrase(t, 'army:unknown', { group: name, id: unknown })
  const barred = why.what === 'not-for-sale' ? barredIn(s, player, made) : undefined
  if (barred === undefined) return phrase(t, 'army:fault', { group: name, why: refused(t, why) })
  return phrase(t, 'army:not-for-sale', { group: name, what: barred.name, why: sayNoSale(barred.why, words) })
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
