import type { Armour, Level, Whom } from '@sandtable/scenario'
import type { Attack, Power, Scenario, Spell, Unit } from '../scenario.ts'
import type { Telling } from './log-line.ts'
import type { Words } from './english.ts'
import { at } from '../position.ts'
import { coded, phrase } from './log-line.ts'
import { decimal, formulaText, metres } from './names.ts'
import { ENGLISH } from './english.ts'
import { grantOf, isGrant } from '../powers/effects.ts'
import { grantText } from './powers.ts'

type SheetTelling = Pick<Telling, 's' | 'words'>

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter(part => part !== null && part !== '').join(', ')

const armourText = (t: SheetTelling, level: Armour | Level): string => coded(t, 'armour', level)

/** Powers that say more than their name. */
const AMOUNTS: {
  readonly [K in Power['kind']]?: (t: SheetTelling, power: Extract<Power, { kind: K }>) => string
} = {
  me: (_, { factor }) => decimal(factor),
  'min-speed': (_, { factor }) => decimal(factor),
  cost: (_, { factor }) => decimal(factor),
  inaccuracy: (_, { factor }) => decimal(factor),
  'build-time': (_, { factor }) => decimal(factor),
  'morale-time': (t, { which, factor }) =>
    phrase(t, 'power:morale-time:of', {
      which: coded(t, 'what', `${which}-morale`),
      amount: decimal(factor),
    }),
  'armour-class': (t, power) => armourText(t, power.class),
  pierce: (_, { add }) => String(add),
  slots: (_, { add }) => String(add),
  heal: (_, { by }) => formulaText(by),
  recover: (_, { men }) => formulaText(men),
  morale: (t, { which }) => coded(t, 'what', `${which}-morale`),
  proof: (t, { against }) => coded(t, 'damage', against),
  wall: ({ s }, { work }) => at(s.works, work).name,
}

/** What a power does: +1 advantage, speed × 2, man equivalence × 1.5 within 30 m. */
function powerText(t: SheetTelling, power: Power): string {
  const told =
    power.kind === 'speed' && power.add !== 0
      ? phrase(t, 'power:speed-add', { metres: metres(power.add) })
      : isGrant(power)
        ? grantText(t, grantOf(power))
        : phrase(t, `power:${power.kind}` as keyof Words, { amount: amountOf(t, power) })
  const within = power.kind === 'me' && power.within !== null ? power.within : null
  const whom: Whom = 'whom' in power ? power.whom : 'all'
  return [
    told,
    within === null ? '' : phrase(t, 'power:within', { metres: metres(within) }),
    whom === 'all' ? '' : coded(t, 'whom', whom),
  ]
    .filter(part => part !== '')
    .join(' ')
}

const amountOf = (t: SheetTelling, power: Power): string =>
  (AMOUNTS[power.kind] as ((t: SheetTelling, power: Power) => string) | undefined)?.(t, power) ?? ''

/** What powers do, one after the other. */
export const sayPowers = (s: Scenario, powers: readonly Power[], words: Words = ENGLISH): string =>
  joined(powers.map(power => powerText({ s, words }, power)))

/** How an attack strikes: worth 2 men to 400 m; 2d6 to 1200 m, passes armour M. */
function attackText(t: SheetTelling, { kind, me, damage, range, killRadius, pierce, shots }: Attack): string {
  const places = {
    me: decimal(me),
    damage: damage === null ? '' : formulaText(damage),
    shots,
    metres: metres(range),
    radius: metres(killRadius ?? 0),
  }
  return joined([
    phrase(t, kind === 'volley' ? 'attack:volley' : shots > 1 ? 'attack:shots' : 'attack:shot', places),
    killRadius === null ? null : phrase(t, 'attack:kills', places),
    pierce === 'N' ? null : phrase(t, 'attack:pierce', { armour: armourText(t, pierce) }),
  ])
}

/** A kind of units in a line: how fast, how far and how hard it strikes, and what protects it. */
export function sayUnit(s: Scenario, kind: number, words: Words = ENGLISH): string {
  const t = { s, words }
  const unit: Unit = at(s.units, kind)
  const { speed, attacks, armour, health, crew, traits, hero } = unit
  const [usual] = attacks
  const counted = (trait: 'carries' | 'engineer' | 'spellcasting'): string | null =>
    traits[trait] === undefined ? null : phrase(t, `trait:${trait}`, { amount: traits[trait] })
  return joined([
    phrase(t, 'unit:speed', { metres: metres(speed) }),
    usual === undefined ? null : attackText(t, usual),
    health === null ? null : phrase(t, 'unit:health', { health }),
    crew === null ? null : phrase(t, 'unit:crew', { crew }),
    armour === 'N' ? null : phrase(t, 'unit:armour', { armour: armourText(t, armour) }),
    counted('carries'),
    counted('engineer'),
    counted('spellcasting'),
    hero === null ? null : sayPowers(s, hero.aura, words),
  ])
}

/** What equipment or training does for who has it, and how often. */
export function sayEquipment(s: Scenario, kind: number, words: Words = ENGLISH): string {
  const t = { s, words }
  const { effects, attack, uses } = at(s.equipment, kind)
  return joined([
    sayPowers(s, effects, words),
    attack === null ? null : attackText(t, attack),
    uses === null ? null : phrase(t, uses === 1 ? 'uses:once' : 'uses', { uses }),
  ])
}

/** What a spell does, and how far it reaches. */
export function saySpell(s: Scenario, kind: number, words: Words = ENGLISH): string {
  const t = { s, words }
  const spell: Spell = at(s.spells, kind)
  const { damage, killRadius, range, pattern, effects, inaccuracy } = spell
  return joined([
    damage === null ? null : phrase(t, 'spell:damage', { damage: formulaText(damage) }),
    killRadius === null ? null : phrase(t, 'attack:kills', { radius: metres(killRadius) }),
    sayPowers(s, effects, words),
    pattern.kind === 'circle' || pattern.kind === 'cone'
      ? phrase(t, `spell:${pattern.kind}`, { metres: metres(pattern.radius) })
      : pattern.kind === 'line' && pattern.length !== null
        ? phrase(t, 'spell:line', { metres: metres(pattern.length) })
        : null,
    inaccuracy === null ? null : phrase(t, 'spell:strays', { dice: formulaText(inaccuracy) }),
    range === 0 ? null : phrase(t, 'spell:range', { metres: metres(range) }),
  ])
}
