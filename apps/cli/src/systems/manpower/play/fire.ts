import type { Answer, Space } from '@sandtable/kernel'
import type { Aim, Group, Scenario, Sight, TargetingOrder, Weapon, WhyNot } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import {
  attackOf,
  attacksOf,
  distanceBetween,
  living,
  screenBetween,
  shotsAt,
  shotsOfWeapon,
  weaponsIn,
  whyNotShot,
} from '@sandtable/manpower'
import { enemyGroups, ownGroups, ownNamed, pairNamed, sought } from './names.ts'
import { plain, quoted } from '../../../play/names.ts'
import { pointsIn } from './measures.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayScreen, sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** What a line adds to a fire order: how many fire, and with which of their weapons. */
export interface Manner {
  readonly rest: string
  readonly units: number | null
  readonly weapon: string | null
}

export function mannerOf(text: string): Manner {
  const [, before, weapon] = /^(.*?)\s(?:using|by)\s+(.+)$/i.exec(` ${text}`) ?? []
  const line = before ?? ` ${text}`
  const [, named, units] = /^(.*?)\sx\s*(\d+)$/i.exec(line) ?? []
  return {
    rest: (named ?? line).trim(),
    units: units === undefined ? null : Number(units),
    weapon: weapon === undefined ? null : plain(weapon),
  }
}

/** The weapons of a group that have shots left; with a name only the matching ones. */
export function weaponsNamed({ s, view }: FieldDesk, group: number, weapon: string | null): Weapon[] {
  const named = weaponsIn(s, view, group).map(({ shots: _shots, ...one }) => one)
  return weapon === null ? named : named.filter(one => plain(weaponName(s, view, one)).includes(weapon))
}

/** A weapon's name; one without a name is called after its units. */
const weaponName = (s: Scenario, view: Sight, weapon: Weapon): string =>
  attackOf(s, view, weapon).name ??
  s.units[view.groups[weapon.group]?.stacks[weapon.stack]?.unit ?? -1]?.name ??
  ''

/** What is wrong with a group's fire order, whatever the target; null: nothing. */
export function whyNotSo({ s, view }: FieldDesk, { number, name }: Named, how: Manner): string | null {
  if (how.units === 0) return fieldPhrase('fire:nobody', { group: name })
  const { stacks } = view.groups[number] as Group
  const names = stacks.flatMap(stack =>
    living(stack) === 0
      ? []
      : attacksOf(s, stack).map(attack => attack.name ?? s.units[stack.unit]?.name ?? ''),
  )
  const { weapon } = how
  if (weapon === null || names.some(one => plain(one).includes(weapon))) return null
  return names.length === 0
    ? fieldPhrase('fire:no-weapons', { group: name })
    : fieldPhrase('fire:no-weapon', {
        group: name,
        typed: quoted(weapon),
        weapons: [...new Set(names)],
      })
}

/** Each stack's first weapon that can be used like this. */
function perStack(orders: readonly { readonly stack: number; readonly order: Answer }[]): Answer[] {
  const taken = new Set<number>()
  return orders.flatMap(({ stack, order }) => {
    if (taken.has(stack)) return []
    taken.add(stack)
    return [order]
  })
}

/** As many as the line asks for; by default, all with the target in range and sight. */
const shotsIn = (desk: FieldDesk, weapon: Weapon, { units }: Manner, at: Aim, isIndirect: boolean): number =>
  Math.max(
    1,
    units === null
      ? shotsAt(desk.s, desk.view, weapon, at, isIndirect)
      : Math.min(units, shotsOfWeapon(desk.s, desk.view, weapon)),
  )

/** `fire GROUP TARGET [xN] [using WEAPON]`: every stack of the group that can, with its first weapon that can. */
export function fire(desk: FieldDesk, text: string): Outcome {
  const { view, player, decision } = desk
  const how = mannerOf(text)
  const pair = pairNamed(
    how.rest,
    [ownGroups(view, player), sought('own')],
    [enemyGroups(view, player), sought('enemy')],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const { one, other } = pair
  const odd = whyNotSo(desk, one, how)
  if (odd !== null) return trouble(odd)
  const target = view.groups[other.number] as Group
  const aims = target.stacks.map((_, stack): Aim => ({ at: 'stack', group: other.number, stack }))
  const weapons = weaponsNamed(desk, one.number, how.weapon)
  const orders = weapons.flatMap(weapon =>
    aims
      .map(aim => ({
        do: 'attack',
        ...weapon,
        units: shotsIn(desk, weapon, how, aim, false),
        aim,
        roll: 'none',
      }))
      .filter(order => (decision.options as Space).has(order))
      .map(order => ({ stack: weapon.stack, order })),
  )
  const answers = perStack(orders)
  return answers.length > 0 ? { answers } : trouble(whyNoFire(desk, one, other, weapons, aims))
}

/** Reasons, the most informative first. */
const TELLING: readonly WhyNot['what'][] = [
  'unseen',
  'engaged',
  'too-far',
  'too-near',
  'screened',
  'sheltered',
]

/** Why none of these weapons can fire at any of these. */
export function whyNoFire(
  desk: FieldDesk,
  one: Named,
  other: Named,
  weapons: readonly Weapon[],
  aims: readonly Aim[],
): string {
  const { s, view, player } = desk
  if (weapons.length === 0) return fieldPhrase('fire:no-shots', { group: one.name })
  const whys = weapons.flatMap(weapon =>
    aims.flatMap(aim => whyNotShot(s, view, player, { ...weapon, units: 1, aim }) ?? []),
  )
  const what = TELLING.find(code => whys.some(why => why.what === code))
  const told = whys.filter(why => why.what === what)
  const why = told.toSorted((a, b) => (b.parts['range'] ?? 0) - (a.parts['range'] ?? 0))[0]
  if (why === undefined) return fieldPhrase('fire:no-weapon-for', { group: one.name, target: other.name })
  const metres = Math.round(distanceBetween(s, view, one.number, other.number) / 100)
  const screen = why.what === 'unseen' ? screenBetween(s, view, one.number, other.number) : null
  const because = sayWhyNot(why)
  return fieldPhrase(why.parts['distance'] === undefined ? 'fire:cannot-far' : 'fire:cannot', {
    group: one.name,
    target: other.name,
    metres,
    why: screen === null ? because : fieldPhrase('fire:hidden', { why: because, screen: sayScreen(screen) }),
  })
}

type AttackOrder = Extract<TargetingOrder, { do: 'attack' }>

/** How inaccuracy is rolled: as allowed, or once for the group or the side. */
const ROLLS: Readonly<Record<string, readonly AttackOrder['roll'][]>> = {
  '': ['none', 'own', 'group', 'side'],
  group: ['group'],
  side: ['side'],
}

/** `aim GROUP X Y [group|side] [xN] [using WEAPON]`: weapons aimed at the ground. */
export function aim(desk: FieldDesk, text: string): Outcome {
  const { view, player, decision } = desk
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined) return trouble(fieldPhrase('aim:how'))
  const how = mannerOf(found.after)
  const rolls = ROLLS[how.rest.toLowerCase()]
  if (rolls === undefined) return trouble(fieldPhrase('aim:shared'))
  const named = ownNamed(view, player, found.before)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const odd = whyNotSo(desk, named.found, how)
  if (odd !== null) return trouble(odd)
  const weapons = weaponsNamed(desk, group, how.weapon)
  const orders = weapons.flatMap(weapon =>
    rolls.map((roll): AttackOrder => ({
      do: 'attack',
      ...weapon,
      units: shotsIn(desk, weapon, how, { at: 'point', point }, roll !== 'none'),
      aim: { at: 'point', point },
      roll,
    })),
  )
  const answers = perStack(
    orders
      .map(order => ({ stack: order.stack, order }))
      .filter(({ order }) => (decision.options as Space).has(order)),
  )
  if (answers.length > 0) return { answers }
  if (weapons.length === 0) return trouble(fieldPhrase('fire:no-shots', { group: name }))
  const whys = weapons.flatMap(
    weapon =>
      whyNotShot(
        desk.s,
        view,
        player,
        { ...weapon, units: how.units ?? 1, aim: { at: 'point', point } },
        rolls,
      ) ?? [],
  )
  const why = whys.find(({ what }) => what !== 'wrong-kind')
  return trouble(
    why === undefined
      ? fieldPhrase('aim:no-weapon', { group: name })
      : fieldPhrase('order:why', { who: name, why: sayWhyNot(why) }),
  )
}
