import type { Answer, Pending, Space } from '@sandtable/kernel'
import type { Aim, GroupSight, Pair, Sight, Way, Weapon } from '@sandtable/manpower'
import type { Scenario } from '@sandtable/manpower'
import type { SeenField } from '../../game/live-field.ts'
import type { Aiming, Selection } from './selection.ts'
import { isSpace } from '@sandtable/kernel'
import {
  attackOf,
  attacksOf,
  centre,
  cornerFor,
  isAimedAtGround,
  living,
  NOBODY,
  present,
  shotsOfWeapon,
  speedLeft,
  wayTo,
  whyNotThere,
} from '@sandtable/manpower'

/** A decision of this player with what may be answered. */
export interface Asked {
  readonly s: Scenario
  readonly p: Sight
  readonly side: number
  readonly kind: 'buy' | 'place' | 'orders' | 'react' | 'declare'
  readonly options: Space
}

export function askedOf({ s, view, decision }: SeenField): Asked | null {
  if (view === null || decision === null || !isSpace(decision.options)) return null
  return { s, p: view, side: decision.player, kind: kindOf(decision), options: decision.options }
}

const kindOf = ({ kind }: Pending): Asked['kind'] => kind as Asked['kind']

export const groupAt = (p: Sight, group: number): GroupSight => p.groups[group] as GroupSight

/** Groups of the player that can do something now, in their order. */
export function readyGroups(asked: Asked): number[] {
  const { p, side } = asked
  return [...p.groups.keys()].filter(group => groupAt(p, group).owner === side && isReady(asked, group))
}

function isReady(asked: Asked, group: number): boolean {
  const { s, p, kind } = asked
  const own = groupAt(p, group)
  if (kind === 'place') return own.where === 'waiting'
  if (kind === 'orders') return own.where === 'aboard' || (present(own) && speedLeft(s, p, group) > 0)
  if (kind !== 'declare' || !present(own)) return false
  return weaponsOfGroup(s, p, group).some(weapon =>
    enemiesFor(asked, weapon).some(({ aim }) => mayAim(asked, weapon, aim)),
  )
}

/** The weapons of a group that have shots left. */
export function weaponsOfGroup(s: Scenario, p: Sight, group: number): (Weapon & { shots: number })[] {
  return groupAt(p, group).stacks.flatMap((held, stack) =>
    living(held) === 0
      ? []
      : attacksOf(s, held)
          .map((_, attack) => ({
            group,
            stack,
            attack,
            shots: shotsOfWeapon(s, p, { group, stack, attack }),
          }))
          .filter(({ shots }) => shots > 0),
  )
}

/** A group that must be set down before it can do anything else. */
export const isStowed = ({ where, inside }: GroupSight): boolean => where === 'aboard' || inside !== NOBODY

/** Ways that were found, each for its selection. */
const found = new WeakMap<Selection, { readonly asked: Asked; readonly way: Way }>()

/** The way that is held up; null: none is. Many parts of the table ask for it, and it is looked for once. */
export function wayOf(asked: Asked, selection: Selection): Way | null {
  if (selection.at !== 'move') return null
  const known = found.get(selection)
  if (known?.asked === asked) return known.way
  const { group, to, facing, crossing } = selection
  const way = wayTo(asked.s, asked.p, group, to, facing, crossing)
  found.set(selection, { asked, way })
  return way
}

/** Where the middle of a group would be that is held up; null: none is. */
export function middleOf(asked: Asked, selection: Selection): Pair | null {
  if (selection.at === 'stand') return selection.to
  const end = wayOf(asked, selection)?.plan?.end
  return end === undefined ? null : pairOf(centre(asked.s, end))
}

/** Why a group cannot be set down where it is held up; null: it can. */
export function whyNotHere(asked: Asked, selection: Extract<Selection, { at: 'stand' }>): string | null {
  const { s, p, side, kind } = asked
  if (kind !== 'place') return answerOf(asked, selection) === null ? 'barred' : null
  const { at, facing, files, order } = standing(
    s,
    groupAt(p, selection.group),
    selection.to,
    selection.facing,
  )
  const { group } = selection
  return whyNotThere(s, p, side, { do: 'place', group, at: pairOf(at), facing: pairOf(facing), files, order })
}

/** A group as it would stand with its centre at a place. */
export function standing(s: Scenario, group: GroupSight, to: Pair, facing: Pair): GroupSight {
  const [x, y] = cornerFor(s, group, facing, to)
  return { ...group, at: [x, y], facing, strays: [], where: 'field' }
}

/** What would be answered if the selection were confirmed; null: it cannot be. */
export function answerOf(asked: Asked, selection: Selection): Answer | null {
  const answer = meant(asked, selection)
  return answer !== null && asked.options.has(answer) ? answer : null
}

function meant(asked: Asked, selection: Selection): Answer | null {
  if (selection.at === 'move') {
    const way = wayOf(asked, selection)
    return way === null || way.plan === null ? null : (way.order as unknown as Answer)
  }
  if (selection.at === 'stand') return standAnswer(asked, selection)
  return selection.at === 'aim' ? attackAnswer(selection) : null
}

function standAnswer(
  { s, p, kind }: Asked,
  { group, to, facing }: Extract<Selection, { at: 'stand' }>,
): Answer {
  const own = groupAt(p, group)
  const stands = standing(s, own, to, facing)
  const where = { group, at: [...stands.at], facing: [...facing] }
  if (kind === 'place') return { do: 'place', ...where, files: own.files, order: own.order }
  return { do: own.where === 'aboard' ? 'disembark' : 'emerge', ...where }
}

function attackAnswer({ group, stack, attack, units, aim, roll }: Aiming): Answer | null {
  return aim === null ? null : { do: 'attack', group, stack, attack, units, aim: { ...aim } as Answer, roll }
}

const ROLLS = ['none', 'side', 'group', 'own'] as const

/** Ways in which the inaccuracy of a shot may be rolled. */
export const rollsOf = ({ options }: Asked, aiming: Aiming): (typeof ROLLS)[number][] =>
  ROLLS.filter(roll => {
    if (aiming.aim?.at === 'stack' && roll !== 'none') return false
    const answer = attackAnswer({ ...aiming, roll })
    return answer !== null && options.has(answer)
  })

/** Something that a weapon can be aimed at, with whom it is about. */
export interface Target {
  readonly group: number
  readonly stack: number
  readonly aim: Aim
}

/** The enemies that a weapon can be aimed at: their stacks, or the middle of their ground. */
export const targetsOf = (asked: Asked, weapon: Weapon): Target[] =>
  enemiesFor(asked, weapon).filter(({ aim }) => mayAim(asked, weapon, aim))

const mayAim = (asked: Asked, weapon: Weapon, aim: Aim): boolean =>
  rollsOf(asked, aimingOf(weapon, 1, aim)).length > 0

function enemiesFor({ s, p, side }: Asked, weapon: Weapon): Target[] {
  const enemies = [...p.groups.keys()].filter(
    group => groupAt(p, group).owner !== side && present(groupAt(p, group)),
  )
  const isGround = isAimedAtGround(attackOf(s, p, weapon))
  return enemies.flatMap((group): Target[] =>
    isGround
      ? [{ group, stack: 0, aim: { at: 'point', point: pairOf(centre(s, groupAt(p, group))) } }]
      : groupAt(p, group).stacks.flatMap((held, stack): Target[] =>
          living(held) === 0 ? [] : [{ group, stack, aim: { at: 'stack', group, stack } }],
        ),
  )
}

const pairOf = ([x, y]: readonly [number, number]): Pair => [x, y]

export const aimingOf = ({ group, stack, attack }: Weapon, units: number, aim: Aim | null): Aiming => ({
  at: 'aim',
  group,
  stack,
  attack,
  units,
  aim,
  roll: 'none',
})

/** An aim with the first way to roll that is allowed. */
export function aimed(asked: Asked, aiming: Aiming, aim: Aim): Aiming {
  const at = { ...aiming, aim }
  return { ...at, roll: rollsOf(asked, at)[0] ?? at.roll }
}

/** Orders that a group can be given where it stands, each with what it is about. */
export interface Deed {
  readonly key: string
  readonly answer: Answer
  /** The name of another group or of a building. */
  readonly other: string
}

export function deedsOf({ s, p, options, kind }: Asked, group: number): Deed[] {
  const own = groupAt(p, group)
  const names = p.groups.map(({ name }) => name)
  const all: Deed[] =
    kind === 'place'
      ? [{ key: 'leave-out', answer: { do: 'leave-out', group }, other: '' }]
      : kind === 'orders'
        ? [
            ...(['close', 'open'] as const)
              .filter(order => order !== own.order)
              .map(order => ({ key: order, answer: formed(group, own.files, order), other: '' })),
            {
              key: 'wider',
              answer: formed(group, own.files + Math.ceil(own.files / 4), own.order),
              other: '',
            },
            {
              key: 'deeper',
              answer: formed(group, own.files - Math.ceil(own.files / 4), own.order),
              other: '',
            },
            { key: 'split', answer: { do: 'split', group, units: own.stacks.map(halved) }, other: '' },
            ...names.map((other, into) => ({ key: 'merge', answer: { do: 'merge', group, into }, other })),
            ...names.map((other, carrier) => ({
              key: 'embark',
              answer: { do: 'embark', group, carrier },
              other,
            })),
            ...p.works.map(({ kind: work }, n) => ({
              key: 'enter',
              answer: { do: 'enter', group, work: n },
              other: s.works[work]?.name ?? '',
            })),
            { key: 'land', answer: { do: 'land', group }, other: '' },
            { key: 'leave', answer: { do: 'leave', group }, other: '' },
            { key: 'surrender', answer: { do: 'surrender', group }, other: '' },
          ]
        : []
  return all.filter(({ answer }) => options.has(answer))
}

const formed = (group: number, files: number, order: 'close' | 'open'): Answer => ({
  do: 'form',
  group,
  files,
  order,
})

const halved = (stack: GroupSight['stacks'][number]): number => Math.floor(living(stack) / 2)
