import type { Space } from '@sandtable/kernel'
import type { Aim, Group, Weapon } from '@sandtable/manpower'
import type { FieldDesk } from './field-desk.ts'
import type { Named } from '../../../play/names.ts'
import type { Outcome } from '../../../play/table-talk.ts'
import { centre, distanceBetween, reactionsIn } from '@sandtable/manpower'
import { allowed, whyNot } from './refusal.ts'
import { mannerOf, weaponsNamed, whyNoFire, whyNotSo } from './fire.ts'
import { ownGroups, ownNamed } from './names.ts'
import { hanging } from '../../../screen.ts'
import { trouble } from '../../../play/table-talk.ts'
import { sayWhyNot } from '../words/story.ts'
import { fieldPhrase } from '../words/words.ts'

/** The answers to a move that the game offers. */
const answersTo = ({ decision }: FieldDesk) => reactionsIn(decision.options as Space)

/** `fire [GROUP] [xN] [using WEAPON]` while an enemy moves: a stack at a time, by default the first that can. */
export function openFire(desk: FieldDesk, text: string): Outcome {
  const { fire: ready } = answersTo(desk)
  const how = mannerOf(text)
  const own = ownGroups(desk.view, desk.player)
  const [first] = ready
  if (how.rest === '' && first === undefined) return trouble(fieldPhrase('react:nobody-fires'))
  const named =
    how.rest === ''
      ? { found: own.find(({ number }) => number === first?.group) as Named }
      : ownNamed(desk.view, desk.player, how.rest)
  if ('trouble' in named) return trouble(named.trouble)
  const odd = whyNotSo(desk, named.found, how)
  if (odd !== null) return trouble(odd)
  const meant = weaponsNamed(desk, named.found.number, how.weapon)
  const shot = ready.find(one => meant.some(weapon => isSame(weapon, one)))
  if (shot === undefined) return trouble(whyNotAtMover(desk, named.found, meant))
  const units = how.units === null ? shot.units : Math.min(how.units, shot.units)
  return { answers: [{ do: 'fire', ...shot, units }] }
}

const isSame = (one: Weapon, other: Weapon): boolean =>
  one.group === other.group && one.stack === other.stack && one.attack === other.attack

/** Why a group can't fire these weapons at the mover: what bars the first of the weapons nearest to firing. */
function whyNotAtMover(desk: FieldDesk, one: Named, weapons: readonly Weapon[]): string {
  const { view } = desk
  const group = view.move?.group ?? -1
  const mover = view.groups[group] as Group
  const aims = mover.stacks.map((_, stack): Aim => ({ at: 'stack', group, stack }))
  const whys = weapons.flatMap(weapon =>
    aims.map(aim => whyNot(desk, { do: 'fire', ...weapon, units: 1, aim: { ...aim } })),
  )
  const late = whys.find(why => why !== null && LATE.includes(why.what))
  return late === undefined || late === null
    ? whyNoFire(desk, one, { number: group, name: mover.name, keys: [] }, weapons, aims)
    : fieldPhrase('order:why', { who: one.name, why: sayWhyNot(late) })
}

/** The remaining reason if a weapon could fire at the mover at another moment. */
const LATE: readonly string[] = ['answered', 'not-entered']

/** `block [GROUP]` while an enemy moves. */
export function block(desk: FieldDesk, text: string): Outcome {
  const [first] = answersTo(desk).blockers
  if (text === '')
    return first === undefined
      ? trouble(fieldPhrase('react:nobody-blocks'))
      : { answers: [{ do: 'block', group: first }] }
  const named = ownNamed(desk.view, desk.player, text)
  if ('trouble' in named) return trouble(named.trouble)
  const { number: group, name } = named.found
  return allowed(desk, name, { do: 'block', group })
}

/** Where the mover is, which groups may answer, with what, and from how far. */
export function reactionLines(desk: FieldDesk): string[] {
  const { s, view, terminal } = desk
  const { blockers, fire: ready } = answersTo(desk)
  const group = view.move?.group ?? -1
  const mover = view.groups[group]
  if (mover === undefined) return []
  const [x, y] = centre(s, mover).map(metres)
  const names = (groups: readonly number[]): string[] =>
    [...new Set(groups)].map(g =>
      fieldPhrase('react:group', {
        group: view.groups[g]?.name ?? '',
        metres: metres(distanceBetween(s, view, g, group)),
      }),
    )
  return [
    fieldPhrase('react:mover', { group: mover.name, x: String(x), y: String(y) }),
    ...(ready.length === 0
      ? []
      : [fieldPhrase('react:fire', { groups: names(ready.map(one => one.group)) })]),
    ...(blockers.length === 0 ? [] : [fieldPhrase('react:block', { groups: names(blockers) })]),
  ].flatMap(line => hanging(line, terminal.screen.width))
}

const metres = (length: number): number => Math.round(length / 100)
