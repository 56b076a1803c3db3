import type { Answer } from '@sandtable/kernel'
import type { KnownSpell, Offers, Pair } from '@sandtable/manpower'
import { knownSpells, knownWorks, movesAgain, offersIn, treatmentsIn } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import type { Aiming } from './selection.ts'
import type { Deed } from './deeds.ts'
import { aimingOf, groupAt } from './orders.ts'
import { sayPowers } from '../../words/story.ts'

const NOTHING: Offers = { weapons: [], casters: [], due: [], abilities: [], kits: [], builders: [] }

/** Results for a decision, kept because they are asked for group by group. */
const known = new WeakMap<Asked['options'], Offers>()

function offered({ kind, options }: Asked): Offers {
  if (kind !== 'declare') return NOTHING
  const offers = known.get(options) ?? offersIn(options)
  known.set(options, offers)
  return offers
}

/** The spells that a group knows. */
export const spellsOf = ({ s, p, side, kind }: Asked, group: number): KnownSpell[] =>
  kind === 'declare' ? knownSpells(s, p, side, group) : []

/** Stacks of the side that know a spell and have free units. */
export const castersFor = (asked: Asked, spell: number): Offers['casters'] =>
  offered(asked).casters.filter(({ spells }) => spells.includes(spell))

/** A spell selected for a stack, with its casters. */
export const spelled = (group: number, { stack, spell, isSlow, company }: KnownSpell): Aiming => ({
  ...aimingOf({ group, stack, attack: 0 }, 1, null),
  spell: { number: spell, casters: company ?? [], casting: null, slow: isSlow },
})

/** Spells that a group directs and that need their target now. */
export const dueOf = (asked: Asked, group: number): number[] =>
  offered(asked).due.filter(casting => asked.p.castings[casting]?.casters[0]?.[0] === group)

/** A due spell, selected to choose its target. */
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

/** Medical kits of a group, for as many injured as they last. */
export const treatments = ({ s, p, side, kind }: Asked, group: number): Deed[] =>
  kind !== 'declare'
    ? []
    : treatmentsIn(s, p, side, group)
        .filter(({ why }) => why === null)
        .map(({ uses, order }) => {
          const { stacks } = groupAt(p, group)
          const used = stacks[order.stack]?.equipment[order.kit]?.kind ?? -1
          return {
            key: 'treat',
            answer: { do: 'treat', ...order },
            values: {
              count: order.units,
              unit: s.units[stacks[order.patients]?.unit ?? -1]?.name ?? '',
              does: s.equipment[used]?.name ?? '',
              left: uses,
            },
          }
        })

/** The works that a group's engineers can build. */
export const worksFor = ({ s, p, side, kind }: Asked, group: number): ReturnType<typeof knownWorks> =>
  kind === 'declare' ? knownWorks(s, p, side, group) : []

/** Centimetres that a group may move again in Targeting. */
export const againFor = ({ p, kind }: Asked, group: number): number =>
  kind === 'declare' ? movesAgain(p, group) : 0
