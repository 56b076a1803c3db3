import type { Answer } from '@sandtable/kernel'
import type { Offers, Pair, WhyNot } from '@sandtable/manpower'
import {
  companyFor,
  living,
  movesAgain,
  offersIn,
  patientsOf,
  sayPowers,
  spellsLeft,
  turnsOf,
  turnsToBuild,
  whyNotBegun,
  whyNotWorked,
  worksOf,
} from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Aiming } from './selection.ts'
import type { Deed } from './deeds.ts'
import { aimingOf, groupAt } from './orders.ts'

const NOTHING: Offers = { weapons: [], casters: [], due: [], abilities: [], kits: [], builders: [] }

/** What was worked out for a decision; it is asked for group by group. */
const known = new WeakMap<Asked['options'], Offers>()

function offered({ kind, options }: Asked): Offers {
  if (kind !== 'declare') return NOTHING
  const offers = known.get(options) ?? offersIn(options)
  known.set(options, offers)
  return offers
}

/** Whether a group can do something in Targeting that is nobody else's to do. */
export const hasPowers = (asked: Asked, group: number): boolean =>
  spellsOf(asked, group).some(({ why }) => why === null) ||
  dueOf(asked, group).length > 0 ||
  treatments(asked, group).length > 0 ||
  worksFor(asked, group).some(({ why }) => why === null) ||
  againFor(asked, group) > 0

/** A spell that a stack knows. */
export interface KnownSpell {
  readonly stack: number
  readonly spell: number
  readonly name: string
  readonly casters: number
  /** Battle turns that it takes. */
  readonly turns: number
  /** A spell under way that would be broken off by it; null: none (MG-spl-break). */
  readonly breaks: string | null
  /** Why it cannot be cast now; null: it can. */
  readonly why: WhyNot | null
}

/** The spells that a group knows. */
export function spellsOf(asked: Asked, group: number): KnownSpell[] {
  const { s, p, side, kind } = asked
  if (kind !== 'declare') return []
  return groupAt(p, group).stacks.flatMap((held, stack) =>
    held.spells.flatMap(number => {
      const spell = s.spells[number]
      if (spell === undefined || spell.time === null || living(held) === 0) return []
      const why = whyNotBegun(s, p, side, number, [group, stack])
      const company = why === null ? companyFor(s, p, side, number, [group, stack]) : null
      const turns = turnsOf(p, spell, group)
      const [left] = company === null ? [] : spellsLeft(p, company)
      const breaks = left === undefined ? null : (s.spells[p.castings[left]?.spell ?? -1]?.name ?? null)
      return [{ stack, spell: number, name: spell.name, casters: spell.casters, turns, breaks, why }]
    }),
  )
}

/** Stacks of the side that know a spell and have units free for it. */
export const castersFor = (asked: Asked, spell: number): Offers['casters'] =>
  offered(asked).casters.filter(({ spells }) => spells.includes(spell))

/** A spell taken up by a stack, with those who would cast it. */
export function spelled({ s, p, side }: Asked, group: number, { stack, spell, turns }: KnownSpell): Aiming {
  const casters = companyFor(s, p, side, spell, [group, stack]) ?? []
  const number = spell
  return {
    ...aimingOf({ group, stack, attack: 0 }, 1, null),
    spell: { number, casters, casting: null, slow: turns > 1 },
  }
}

/** Spells that a group directs and that want their target now. */
export const dueOf = (asked: Asked, group: number): number[] =>
  offered(asked).due.filter(casting => asked.p.castings[casting]?.casters[0]?.[0] === group)

/** A spell that is due, taken up to choose its target. */
export function directed({ p }: Asked, casting: number): Aiming | null {
  const begun = p.castings[casting]
  const [first] = begun?.casters ?? []
  if (begun === undefined || first === undefined) return null
  const casters = begun.casters.map(([group, stack]): Pair => [group, stack])
  return {
    ...aimingOf({ group: first[0], stack: first[1], attack: 0 }, 1, null),
    spell: { number: begun.spell, casters, casting, slow: false },
  }
}

/** Abilities of leaders and heroes that can be used for a group. */
export function abilitiesFor(asked: Asked, group: number): Deed[] {
  const { s, p, side, options } = asked
  return offered(asked)
    .abilities.map(({ hero, name, left }) => {
      const leader = s.leaders[s.players[side]?.leader ?? -1]
      const unit = hero === null ? undefined : s.units[groupAt(p, hero[0]).stacks[hero[1]]?.unit ?? -1]
      const ability = hero === null ? leader?.ability : unit?.hero?.ability
      return {
        key: 'ability',
        answer: { do: 'ability', hero: hero && [...hero], group } as Answer,
        values: {
          name,
          left,
          who: (hero === null ? leader?.name : unit?.name) ?? '',
          does: sayPowers(s, ability?.effects ?? []),
        },
      }
    })
    .filter(({ answer }) => options.has(answer))
}

/** Kits of a group, for as many of its injured as they last. */
export function treatments(asked: Asked, group: number): Deed[] {
  const { s, p, options } = asked
  const { stacks } = groupAt(p, group)
  return offered(asked)
    .kits.filter(kit => kit.group === group)
    .flatMap(({ stack, kit, uses }) =>
      stacks.map(({ unit }, patients) => {
        const units = Math.min(uses, patientsOf(s, p, group, patients))
        const kind = stacks[stack]?.equipment[kit]?.kind ?? -1
        return {
          key: 'treat',
          answer: { do: 'treat', group, stack, kit, patients, units } as Answer,
          values: {
            count: units,
            unit: s.units[unit]?.name ?? '',
            does: s.equipment[kind]?.name ?? '',
            left: uses,
          },
        }
      }),
    )
    .filter(({ answer }) => options.has(answer))
}

/** Something that engineers know how to build. */
export interface KnownWork {
  readonly kind: number
  readonly name: string
  /** Manpower, in hundredths. */
  readonly cost: number
  /** Battle turns in which the group would finish it; null: it cannot work now. */
  readonly turns: number | null
  readonly why: WhyNot | null
}

/** What engineers of a group can build; nothing where it has none. */
export function worksFor({ s, p, side, kind }: Asked, group: number): KnownWork[] {
  const { stacks } = groupAt(p, group)
  const isAble = stacks.some(stack => living(stack) > 0 && s.units[stack.unit]?.traits.engineer !== undefined)
  if (kind !== 'declare' || !isAble) return []
  return worksOf(s, side).map(work => ({
    kind: work,
    name: s.works[work]?.name ?? '',
    cost: s.works[work]?.cost ?? 0,
    turns: turnsToBuild(s, p, group, work),
    why: whyNotWorked(s, p, side, { group, kind: work }),
  }))
}

/** Centimetres that a group may move again in Targeting. */
export const againFor = ({ p, kind }: Asked, group: number): number =>
  kind === 'declare' ? movesAgain(p, group) : 0
