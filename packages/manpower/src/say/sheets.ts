import type { Armour, Level, Whom } from '@sandtable/scenario'
import type { Attack, Power, Spell, Unit } from '../scenario.ts'
import type { Phrase, Speech, Telling } from './log-line.ts'
import { at } from '../position.ts'
import { coded } from './log-line.ts'
import { decimal, formulaText, metres } from './names.ts'
import { grantOf, isGrant } from '../powers/effects.ts'
import { grantText } from './powers.ts'

/** The voice, and the sheets it speaks of. */
export type SheetTelling = Pick<Telling, 's'> & Speech

const isSaid = (part: string | null): part is string => part !== null && part !== ''

/** Texts with commas between. */
const joined = ({ voice }: SheetTelling, parts: readonly (string | null)[]): string =>
  voice('row', { names: parts.filter(isSaid) })

export const armourText = (t: SheetTelling, level: Armour | Level): string => coded(t, 'armour', level)

type Amounts<V> = {
  readonly [K in Power['kind']]?: (t: SheetTelling, power: Extract<Power, { kind: K }>) => V
}

/** Powers that say more than their name. */
const AMOUNTS: Amounts<string | number> = {
  me: (_, { factor }) => decimal(factor),
  'min-speed': (_, { factor }) => decimal(factor),
  cost: (_, { factor }) => decimal(factor),
  inaccuracy: (_, { factor }) => decimal(factor),
  'build-time': (_, { factor }) => decimal(factor),
  'morale-time': (t, { which, factor }) =>
    t.voice('power:morale-time:of', {
      which: coded(t, 'what', `${which}-morale`),
      amount: decimal(factor),
    }),
  'armour-class': (t, power) => armourText(t, power.class),
  heal: (_, { by }) => formulaText(by),
  recover: (_, { men }) => formulaText(men),
  morale: (t, { which }) => coded(t, 'what', `${which}-morale`),
  proof: (t, { against }) => coded(t, 'damage', against),
  wall: ({ s }, { work }) => at(s.works, work).name,
}

/** What a power does: +1 advantage, speed × 2, strength × 1.5 within 30 m. */
function powerText(t: SheetTelling, power: Power): string {
  const whom: Whom = 'whom' in power ? power.whom : 'all'
  const told = near(t, power, plainText(t, power))
  return whom === 'all' ? told : t.voice('power:for', { power: told, whom: coded(t, 'whom', whom) })
}

/** The same with the distance at which it counts. */
const near = (t: SheetTelling, power: Power, told: string): string =>
  power.kind === 'me' && power.within !== null
    ? t.voice('power:within', { power: told, metres: metres(power.within) })
    : told

function plainText(t: SheetTelling, power: Power): string {
  if (power.kind === 'speed' && power.add !== 0)
    return t.voice('power:speed-add', { metres: metres(power.add) })
  if (isGrant(power)) return grantText(t, grantOf(power))
  if (power.kind === 'pierce' || power.kind === 'slots')
    return t.voice(`power:${power.kind}`, { count: power.add })
  return t.voice(`power:${power.kind}` as Phrase, { amount: amountOf(t, power) })
}

const amountOf = (t: SheetTelling, power: Power): string | number =>
  (AMOUNTS[power.kind] as ((t: SheetTelling, power: Power) => string | number) | undefined)?.(t, power) ?? ''

/** The effects of powers, one by one. */
export const powersText = (t: SheetTelling, powers: readonly Power[]): string =>
  joined(
    t,
    powers.map(power => powerText(t, power)),
  )

/** How an attack strikes: strength 2 in a volley out to 400 m; 2d6 a shot out to 1,200 m. */
export function attackText(
  t: SheetTelling,
  { kind, me, damage, range, killRadius, pierce, shots }: Attack,
): string {
  const places = {
    me: decimal(me),
    damage: damage === null ? '' : formulaText(damage),
    count: shots,
    metres: metres(range),
  }
  return joined(t, [
    t.voice(kind === 'volley' ? 'attack:volley' : 'attack:shots', places),
    killRadius === null ? null : t.voice('attack:kills', { radius: metres(killRadius) }),
    pierce === 'N' ? null : t.voice('attack:pierce', { armour: armourText(t, pierce) }),
  ])
}

/** A kind of units in a line: how fast, how far and how hard it strikes, and what protects it. */
export function unitText(t: SheetTelling, kind: number): string {
  const unit: Unit = at(t.s.units, kind)
  const { speed, attacks, armour, health, crew, traits, hero } = unit
  const [usual] = attacks
  const counted = (trait: 'carries' | 'spellcasting'): string | null =>
    traits[trait] === undefined ? null : t.voice(`trait:${trait}`, { count: traits[trait] })
  return joined(t, [
    t.voice('unit:speed', { metres: metres(speed) }),
    usual === undefined ? null : attackText(t, usual),
    health === null ? null : t.voice('unit:health', { health }),
    crew === null ? null : t.voice('unit:crew', { crew }),
    armour === 'N' ? null : t.voice('unit:armour', { armour: armourText(t, armour) }),
    counted('carries'),
    traits.engineer === undefined ? null : t.voice('trait:engineer'),
    counted('spellcasting'),
    hero === null ? null : powersText(t, hero.aura),
  ])
}

/** What equipment or training does for its owners, and how often. */
export function equipmentText(t: SheetTelling, kind: number): string {
  const { effects, attack, uses } = at(t.s.equipment, kind)
  return joined(t, [
    powersText(t, effects),
    attack === null ? null : attackText(t, attack),
    uses === null ? null : t.voice('uses', { count: uses }),
  ])
}

/** What a spell does, and how far it reaches. */
export function spellText(t: SheetTelling, kind: number): string {
  const spell: Spell = at(t.s.spells, kind)
  const { damage, killRadius, range, pattern, effects, inaccuracy } = spell
  return joined(t, [
    damage === null ? null : t.voice('spell:damage', { damage: formulaText(damage) }),
    killRadius === null ? null : t.voice('attack:kills', { radius: metres(killRadius) }),
    powersText(t, effects),
    pattern.kind === 'circle' || pattern.kind === 'cone'
      ? t.voice(`spell:${pattern.kind}`, { metres: metres(pattern.radius) })
      : pattern.kind === 'line' && pattern.length !== null
        ? t.voice('spell:line', { metres: metres(pattern.length) })
        : null,
    inaccuracy === null ? null : t.voice('spell:strays', { dice: formulaText(inaccuracy) }),
    range === 0 ? null : t.voice('spell:range', { metres: metres(range) }),
  ])
}
