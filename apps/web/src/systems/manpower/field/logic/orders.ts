import type { Answer, Pending, Space } from '@sandtable/kernel'
import type { Aim, Attack, GroupSight, Pair, Sight, Target, Way, Weapon, WhyNot } from '@sandtable/manpower'
import type { Scenario } from '@sandtable/manpower'
import type { SeenField } from '../../game/live-field.ts'
import type { Aiming, Selection, Spelling } from './selection.ts'
import { isSpace, same } from '@sandtable/kernel'
import {
  asAttack,
  attackOf,
  centre,
  comeOut,
  cornerFor,
  everyTarget,
  freshFor,
  insideOf,
  NOBODY,
  shotsAt,
  ROLLS,
  spellAim,
  wayTo,
  wayWith,
  weaponAim,
  whyNotAnswer,
} from '@sandtable/manpower'

/** A decision of this player, with its options. */
export interface Asked {
  readonly s: Scenario
  readonly p: Sight
  readonly side: number
  readonly kind: 'lead' | 'muster' | 'buy' | 'place' | 'orders' | 'react' | 'declare' | 'truce' | 'yield'
  readonly options: Pick<Space, 'has' | 'shape'>
}

export function askedOf({ s, view, decision }: Pick<SeenField, 's' | 'view' | 'decision'>): Asked | null {
  if (view === null || decision === null) return null
  const { player, options } = decision
  const space = isSpace(options)
    ? options
    : { has: (answer: Answer) => options.some(one => same(one, answer)), shape: null }
  return { s, p: view, side: player, kind: kindOf(decision), options: space }
}

const kindOf = ({ kind }: Pending): Asked['kind'] => kind as Asked['kind']

export const groupAt = (p: Sight, group: number): GroupSight => p.groups[group] as GroupSight

/** Whether two weapons are the same. */
export const isOf = (one: Weapon, other: Weapon): boolean =>
  one.group === other.group && one.stack === other.stack && one.attack === other.attack

/** A group that must be placed before it can do anything else. */
export const isStowed = (group: GroupSight): boolean => insideOf(group) !== null

/** The ways found, by selection. */
const found = new WeakMap<Selection, { readonly asked: Asked; readonly way: Way }>()

/** The prepared way; null: none. Many parts of the table ask for it, so it is worked out once. */
export function wayOf(asked: Asked, selection: Selection): Way | null {
  if (selection.at !== 'move') return null
  const known = found.get(selection)
  if (known?.asked === asked) return known.way
  const { group, to, facing, crossing, strays } = selection
  const [x, y] = centre(asked.s, groupAt(asked.p, group))
  if (facing === null && x === to[0] && y === to[1]) return null
  const p = movingIn(asked, group)
  const plain = wayTo(asked.s, p, group, to, facing, crossing)
  const way = strays.length === 0 ? plain : (wayWith(asked.s, p, plain, strays) ?? plain)
  found.set(selection, { asked, way })
  return way
}

/** The middle of the prepared group; null: none. */
export function middleOf(asked: Asked, selection: Selection): Pair | null {
  if (selection.at === 'stand') return selection.to
  const end = wayOf(asked, selection)?.plan?.end
  return end === undefined ? null : pairOf(centre(asked.s, end))
}

/** Why the prepared group can't be placed there; null: it can. */
export function whyNotHere(asked: Asked, selection: Extract<Selection, { at: 'stand' }>): WhyNot | null {
  return whyNotIn(asked, standAnswer(asked, selection))
}

/** The ground for judging an answer. */
export type Judged = Pick<Asked, 's' | 'p' | 'side' | 'kind'>

/** Why an answer isn't allowed; null: it is. */
export const whyNotIn = ({ s, p, side, kind }: Judged, answer: Answer): WhyNot | null =>
  whyNotAnswer(s, p, side, kind, answer)

/** The position for a group's move: in Targeting only the metres granted for a second move. */
export const movingIn = ({ s, p, kind }: Asked, group: number): Sight =>
  kind === 'declare' ? freshFor(s, p, group) : p

/** A group as it would stand with its centre at a place. */
export function standing(s: Scenario, group: GroupSight, to: Pair, facing: Pair): GroupSight {
  const [x, y] = cornerFor(s, group, facing, to)
  return { ...group, at: [x, y], facing, strays: [], where: 'field', inside: NOBODY }
}

/** The answer for an aim; null: no aim. */
export const aimedAnswer = (asked: Judged, aiming: Aiming): Answer | null => aimAnswer(asked, aiming)

/** The answer that confirms the selection; null: it can't be confirmed. */
export function answerOf(asked: Asked, selection: Selection): Answer | null {
  const answer = meant(asked, selection)
  return answer !== null && asked.options.has(answer) ? answer : null
}

function meant(asked: Asked, selection: Selection): Answer | null {
  if (selection.at === 'move') {
    const way = wayOf(asked, selection)
    if (way === null || way.plan === null) return null
    return { ...way.order, do: asked.kind === 'declare' ? 'move-again' : 'move' }
  }
  if (selection.at === 'stand') return standAnswer(asked, selection)
  if (selection.at === 'site') return siteAnswer(selection)
  return selection.at === 'aim' ? aimAnswer(asked, selection) : null
}

export const siteAnswer = ({ group, kind, to, facing }: Extract<Selection, { at: 'site' }>): Answer => ({
  do: 'build',
  group,
  kind,
  at: [...to],
  facing: [...facing],
})

function standAnswer(
  { s, p, kind }: Asked,
  { group, to, facing }: Extract<Selection, { at: 'stand' }>,
): Answer {
  const own = groupAt(p, group)
  if (kind !== 'place') return comeOut(p, group, to, facing)
  const { at } = standing(s, own, to, facing)
  return { do: 'place', group, at: [...at], facing: [...facing], files: own.files, order: own.order }
}

function aimAnswer(
  { kind }: Judged,
  { group, stack, attack, units, aim, roll, spell }: Aiming,
): Answer | null {
  if (spell !== null) return spellAnswer(spell, aim)
  if (aim === null) return null
  const fire = { group, stack, attack, units, aim: { ...aim } as Answer }
  return kind === 'react' ? { do: 'fire', ...fire } : { do: 'attack', ...fire, roll }
}

function spellAnswer({ number, casters, casting }: Spelling, aim: Aim | null): Answer {
  const target = aim && ({ ...aim } as Answer)
  if (casting !== null) return { do: 'direct', casting, aim: target }
  return { do: 'cast', spell: number, casters: casters.map(caster => [...caster]), aim: target }
}

/** The attack of an aim; a spell counts too. */
export function attackIn(s: Scenario, p: Sight, aiming: Aiming): Attack {
  const spell = aiming.spell === null ? undefined : s.spells[aiming.spell.number]
  return spell === undefined ? attackOf(s, p, aiming) : asAttack(spell)
}

/** The ways to roll a shot's scatter. */
export const rollsOf = (asked: Asked, aiming: Aiming): (typeof ROLLS)[number][] =>
  ROLLS.filter(roll => {
    const isDirect = aiming.aim?.at === 'stack' || aiming.spell !== null || asked.kind === 'react'
    if (isDirect && roll !== 'none') return false
    const answer = aimAnswer(asked, { ...aiming, roll })
    return answer !== null && asked.options.has(answer)
  })

/** Possible targets: enemy stacks, or the middle of their ground. */
export const targetsOf = (asked: Asked, aiming: Aiming): Target[] =>
  everyAim(asked, aiming).filter(({ aim }) => mayAim(asked, aiming, aim))

/** The same, followed by targets out of reach. */
export const aimsOf = (asked: Asked, aiming: Aiming): Target[] => [
  ...targetsOf(asked, aiming),
  ...everyAim(asked, aiming),
]

const mayAim = (asked: Asked, aiming: Aiming, aim: Aim): boolean =>
  rollsOf(asked, { ...aiming, units: 1, aim }).length > 0

function everyAim({ s, p, side }: Asked, aiming: Aiming): Target[] {
  const { spell } = aiming
  if (spell === null) return everyTarget(s, p, side, weaponAim(s, p, aiming), false)
  if (spell.slow) return []
  const { aimed: at, isOwn } = spellAim(s, spell.number)
  return everyTarget(s, p, side, at, isOwn)
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
  spell: null,
})

/** An aim with the first allowed roll, and with as many shots as units in range and sight can fire. */
export function aimed(asked: Asked, aiming: Aiming, aim: Aim): Aiming {
  const at = { ...aiming, aim }
  if (aiming.spell !== null) return { ...at, roll: rollsOf(asked, at)[0] ?? at.roll }
  const roll = rollsOf(asked, { ...at, units: 1 })[0] ?? at.roll
  const most = shotsAt(asked.s, asked.p, aiming, aim, roll !== 'none')
  return { ...at, roll, units: Math.max(1, Math.min(aiming.units, most)) }
}
