import type { Pair, Sight } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import type { TreatOrder } from '../orders.ts'
import type { WhyNot } from '../why-not.ts'
import { at } from '../position.ts'
import { companyFor } from './company.ts'
import { kitsOf, patientsOf } from '../powers/kit.ts'
import { living } from '../formation/layout.ts'
import { dueTurn, spellsLeft, turnsOf } from '../powers/cast.ts'
import { turnsToBuild, worksOf } from '../works/build.ts'
import { whyNotAnswer } from '../why-not.ts'
import { whyNotBegun, whyNotWorked } from './why-not.ts'

/** A spell that a stack knows. */
export interface KnownSpell {
  readonly stack: number
  readonly spell: number
  readonly name: string
  /** How many must cast it together. */
  readonly casters: number
  /** Battle turns that it takes. */
  readonly turns: number
  /** M-spl-target-late It takes effect in a later turn, and its target is chosen then. */
  readonly isSlow: boolean
  /** Its casters; null: there are none now. */
  readonly company: readonly Pair[] | null
  /** MG-spl-break A spell under way that it would break off; null: none. */
  readonly breaks: string | null
  /** Why it cannot be cast now; null: it can. */
  readonly why: WhyNot | null
}

/** The spells that a group knows, such as can be cast in a battle. */
export const knownSpells = (s: Scenario, p: Sight, player: number, group: number): KnownSpell[] =>
  at(p.groups, group).stacks.flatMap((held, stack) =>
    held.spells.flatMap(number => {
      const spell = at(s.spells, number)
      if (spell.time === null || living(held) === 0) return []
      const why = whyNotBegun(s, p, player, number, [group, stack])
      const company = why === null ? companyFor(s, p, player, number, [group, stack]) : null
      const turns = turnsOf(p, spell, group)
      const [left] = company === null ? [] : spellsLeft(p, company)
      const breaks = left === undefined ? null : at(s.spells, at(p.castings, left).spell).name
      const { name, casters } = spell
      const isSlow = dueTurn(p, spell, group) > p.turn
      return [{ stack, spell: number, name, casters, turns, isSlow, company, breaks, why }]
    }),
  )

/** M-spl-time-n How far a spell under way is: its turn of how many, and whether it takes effect in this one. */
export function progressOf(
  { turn }: Sight,
  { begun, due, aim }: Sight['castings'][number],
): { readonly now: number; readonly of: number; readonly state: 'aimed' | 'due' | 'goes-on' } {
  const of = due - begun + 1
  return {
    now: Math.min(of, turn - begun + 1),
    of,
    state: aim !== null ? 'aimed' : due === turn ? 'due' : 'goes-on',
  }
}

/** A kit that treats some of a stack, with its uses left. */
export interface Treatment {
  readonly order: TreatOrder
  readonly uses: number
  /** Why they cannot be treated so; null: they can. */
  readonly why: WhyNot | null
}

/** MG-heal Each kit of a group for each of its stacks, on as many injured as it lasts for. */
export const treatmentsIn = (s: Scenario, p: Sight, player: number, group: number): Treatment[] =>
  kitsOf(s, p, player)
    .filter(kit => kit.group === group)
    .flatMap(({ stack, kit, uses }) =>
      [...at(p.groups, group).stacks.keys()].map(patients => {
        const units = Math.min(uses, patientsOf(s, p, group, patients))
        const order = { group, stack, kit, patients, units }
        return { order, uses, why: whyNotAnswer(s, p, player, 'declare', { do: 'treat', ...order }) }
      }),
    )

/** Something that engineers can build. */
export interface KnownWork {
  readonly kind: number
  readonly name: string
  /** Manpower, in hundredths. */
  readonly cost: number
  /** Battle turns in which the group would finish it; null: it cannot work now. */
  readonly turns: number | null
  readonly why: WhyNot | null
}

/** M-bld-engineer The works that a group's engineers can build; none without engineers. */
export function knownWorks(s: Scenario, p: Sight, player: number, group: number): KnownWork[] {
  const isAble = at(p.groups, group).stacks.some(
    stack => living(stack) > 0 && at(s.units, stack.unit).traits.engineer !== undefined,
  )
  if (!isAble) return []
  return worksOf(s, player).flatMap((kind): KnownWork[] => {
    const { name, cost } = at(s.works, kind)
    const why = whyNotWorked(s, p, player, { group, kind })
    if (why?.what === 'too-slow') return []
    return [{ kind, name, cost, turns: turnsToBuild(s, p, group, kind), why }]
  })
}
