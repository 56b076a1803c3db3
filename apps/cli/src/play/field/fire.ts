import type { Answer, Space } from '@sandtable/kernel'
import type { Aim, Group, OutOfReach, Weapon } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../names.ts'
import type { Outcome } from '../table-talk.ts'
import {
  attacksOf,
  distanceBetween,
  living,
  sayScreen,
  sayWhyNot,
  screenBetween,
  shotsOfWeapon,
  whyNotAt,
  whyNotBlock,
} from '@sandtable/manpower'
import { enemyGroups, ownGroups, pairNamed } from './names.ts'
import { find, plain } from '../names.ts'
import { pointsIn } from './measures.ts'
import { trouble } from '../table-talk.ts'

/** What a line adds to a fire order: how many fire, and with which of their weapons. */
interface Manner {
  readonly rest: string
  readonly units: number | null
  readonly weapon: string | null
}

function mannerOf(text: string): Manner {
  const [, before, weapon] = /^(.*?)\s+(?:using|by)\s+(.+)$/i.exec(text) ?? []
  const line = before ?? text
  const [, named, units] = /^(.*?)\s+x\s*(\d+)$/i.exec(line) ?? []
  return {
    rest: named ?? line,
    units: units === undefined ? null : Number(units),
    weapon: weapon === undefined ? null : plain(weapon),
  }
}

/** The weapons of a group that have shots left; with a name only those that it fits. */
function weaponsOf({ s, view }: FieldDesk, group: number, weapon: string | null): Weapon[] {
  const { stacks } = view.groups[group] as Group
  return stacks.flatMap((stack, k) => {
    if (living(stack) === 0) return []
    return attacksOf(s, stack).flatMap(({ name }, attack): Weapon[] => {
      const called = plain(name ?? s.units[stack.unit]?.name ?? '')
      const meant = weapon === null || called.includes(weapon)
      const one = { group, stack: k, attack }
      return meant && shotsOfWeapon(s, view, one) > 0 ? [one] : []
    })
  })
}

/** Of each stack the first weapon that can be used so. */
function perStack(orders: readonly { readonly stack: number; readonly order: Answer }[]): Answer[] {
  const taken = new Set<number>()
  return orders.flatMap(({ stack, order }) => {
    if (taken.has(stack)) return []
    taken.add(stack)
    return [order]
  })
}

const shotsIn = (desk: FieldDesk, weapon: Weapon, { units }: Manner): number => {
  const all = shotsOfWeapon(desk.s, desk.view, weapon)
  return units === null ? all : Math.min(units, all)
}

/** `fire GROUP TARGET [xN] [using WEAPON]`: every stack of the group that can, with the first weapon that can. */
export function fire(desk: FieldDesk, text: string): Outcome {
  const { view, player, decision } = desk
  const how = mannerOf(text)
  const pair = pairNamed(
    how.rest,
    [ownGroups(view, player), 'group of yours'],
    [enemyGroups(view, player), 'enemy group'],
  )
  if ('trouble' in pair) return trouble(pair.trouble)
  const { one, other } = pair
  const target = view.groups[other.number] as Group
  const aims = target.stacks.map((_, stack): Aim => ({ at: 'stack', group: other.number, stack }))
  const weapons = weaponsOf(desk, one.number, how.weapon)
  const orders = weapons.flatMap(weapon =>
    aims
      .map(aim => ({ do: 'attack', ...weapon, units: shotsIn(desk, weapon, how), aim, roll: 'none' }))
      .filter(order => (decision.options as Space).has(order))
      .map(order => ({ stack: weapon.stack, order })),
  )
  const answers = perStack(orders)
  return answers.length > 0 ? { answers } : trouble(whyNoFire(desk, one, other, weapons, aims))
}

const NO_SHOTS = 'there are no shots left with that.'

/** Why none of these weapons can be fired at any of these. */
export function whyNoFire(
  { s, view }: FieldDesk,
  one: Named,
  other: Named,
  weapons: readonly Weapon[],
  aims: readonly Aim[],
): string {
  if (weapons.length === 0) return `${one.name}: ${NO_SHOTS}`
  const reasons = weapons.flatMap(weapon => aims.flatMap(aim => whyNotAt(s, view, weapon, aim, false) ?? []))
  const metres = Math.round(distanceBetween(s, view, one.number, other.number) / 100)
  const screen = screenBetween(s, view, one.number, other.number)
  const hidden = screen === null ? '' : ` (${sayScreen(screen)})`
  const why = (['unseen', 'engaged', 'too-far', 'too-near', 'screened', 'sheltered'] as OutOfReach[]).find(
    code => reasons.includes(code),
  )
  if (why === undefined)
    return `${one.name}: there is no weapon for ${other.name}; aim GROUP X Y fires at the ground.`
  return `${one.name} cannot fire at ${other.name}, ${metres} m away: ${sayWhyNot(why)}${why === 'unseen' ? hidden : ''}.`
}

/** How inaccuracy is rolled: as it may be, or once for the group or the side. */
const ROLLS: Readonly<Record<string, readonly string[]>> = {
  '': ['none', 'own', 'group', 'side'],
  group: ['group'],
  side: ['side'],
}

/** `aim GROUP X Y [group|side] [xN] [using WEAPON]`: weapons that are aimed at the ground. */
export function aim(desk: FieldDesk, text: string): Outcome {
  const { view, player, decision } = desk
  const found = pointsIn(text)
  const [point] = found?.points ?? []
  if (found === null || point === undefined) return trouble('Where to? For instance: aim GROUP 1189 400')
  const how = mannerOf(` ${found.after}`)
  const rolls = ROLLS[how.rest.trim().toLowerCase()]
  if (rolls === undefined)
    return trouble('One roll of inaccuracy is shared by a group or by a side: aim GROUP X Y side')
  const named = find(found.before, ownGroups(view, player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const weapons = weaponsOf(desk, group, how.weapon)
  const orders = weapons.flatMap(weapon =>
    rolls
      .map(roll => ({
        do: 'attack',
        ...weapon,
        units: shotsIn(desk, weapon, how),
        aim: { at: 'point', point },
        roll,
      }))
      .filter(order => (decision.options as Space).has(order))
      .map(order => ({ stack: weapon.stack, order })),
  )
  const answers = perStack(orders)
  if (answers.length > 0) return { answers }
  const ground: Aim = { at: 'point', point }
  const why = weapons.flatMap(weapon =>
    [true, false].flatMap(indirect => whyNotAt(desk.s, view, weapon, ground, indirect) ?? []),
  )
  const first = why.find(code => code !== 'wrong-kind') ?? 'wrong-kind'
  return trouble(`${name}: ${weapons.length === 0 ? NO_SHOTS : `${sayWhyNot(first)}.`}`)
}

/** What the game says can be answered to a move. */
interface Answers {
  readonly blockers: readonly number[]
  readonly fire: readonly ({
    readonly group: number
    readonly stack: number
    readonly units: number
  } & object)[]
}

const answersTo = ({ decision }: FieldDesk): Answers =>
  (decision.options as Space).shape as unknown as Answers

/** `fire [GROUP] [xN]` while an enemy moves: a stack at a time, the first that can if nobody is named. */
export function openFire(desk: FieldDesk, text: string): Outcome {
  const { fire: ready } = answersTo(desk)
  const how = mannerOf(text)
  const [first] = ready
  if (how.rest === '' && first === undefined) return trouble('Nobody of yours can fire at it now.')
  const own = ownGroups(desk.view, desk.player)
  const named = how.rest === '' ? null : find(how.rest, own, 'group of yours')
  if (named !== null && 'trouble' in named) return trouble(named.trouble)
  const shot = named === null ? first : ready.find(({ group }) => group === named.found.number)
  if (shot === undefined) return trouble(whyNotAtMover(desk, named?.found as Named))
  const units = how.units === null ? shot.units : Math.min(how.units, shot.units)
  return { answers: [{ do: 'fire', ...shot, units }] }
}

/** Why a group cannot fire at the one that moves. */
function whyNotAtMover(desk: FieldDesk, one: Named): string {
  const { s, view } = desk
  const group = view.move?.group ?? -1
  const mover = view.groups[group] as Group
  const aims = mover.stacks.map((_, stack): Aim => ({ at: 'stack', group, stack }))
  const weapons = weaponsOf(desk, one.number, null)
  const able = weapons.some(weapon => aims.some(aim => whyNotAt(s, view, weapon, aim, false) === null))
  const hasFired = view.move?.answered.some(([n]) => n === one.number) ?? false
  return able
    ? `${one.name}: ${sayWhyNot(hasFired ? 'answered' : 'not-entered')}.`
    : whyNoFire(desk, one, { number: group, name: mover.name, keys: [] }, weapons, aims)
}

/** `block [GROUP]` while an enemy moves. */
export function block(desk: FieldDesk, text: string): Outcome {
  const [first] = answersTo(desk).blockers
  if (text === '')
    return first === undefined
      ? trouble('Nobody of yours can block it now.')
      : { answers: [{ do: 'block', group: first }] }
  const named = find(text, ownGroups(desk.view, desk.player), 'group of yours')
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  const why = whyNotBlock(desk.s, desk.view, group)
  return why === null ? { answers: [{ do: 'block', group }] } : trouble(`${name}: ${sayWhyNot(why)}.`)
}

/** Who may answer a move, and with what. */
export function reactionLines(desk: FieldDesk): string[] {
  const { blockers, fire: ready } = answersTo(desk)
  const mover = desk.view.groups[desk.view.move?.group ?? -1]?.name ?? ''
  const names = (groups: readonly number[]): string =>
    [...new Set(groups)].map(g => desk.view.groups[g]?.name).join(', ')
  return [
    `  on the move: ${mover}`,
    ...(ready.length === 0 ? [] : [`  fire: ${names(ready.map(({ group }) => group))}`]),
    ...(blockers.length === 0 ? [] : [`  block: ${names(blockers)}`]),
  ]
}
