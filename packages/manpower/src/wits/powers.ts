import type { Plan } from '@sandtable/kernel'
import type { TargetingOrder } from '../orders.ts'
import type { Manpower } from '../kind.ts'
import type { Ability, Power, Scenario } from '../scenario.ts'
import type { Pair, Sight } from '../position.ts'
import { abilitiesOf, abilityOf } from '../powers/ability.ts'
import { at, NOBODY } from '../position.ts'
import { buildOrder } from './powers-build.ts'
import { castOrder, directOrder, worthOfHurry } from './powers-cast.ts'
import { friendsOf, gainOf } from './powers-gain.ts'
import { kitsOf, patientsOf } from '../powers/kit.ts'
import { orderAgain } from './powers-again.ts'

/** M-phase-lead, M-spl-phase Before any fire: spells, abilities, kits and works, as long as one of them is worth it. */
export const planPowers: Plan<Manpower, 'declare'> = ({ s, view: p, player }) => {
  if (p.declared.some(({ side }) => side === player)) return []
  for (const orderOf of [directOrder, againOrder, abilityOrder, castOrder, treatOrder, buildOrder]) {
    const order = orderOf(s, p, player)
    if (order !== null) return [order]
  }
  return []
}

function againOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  for (const g of friendsOf(p, player)) {
    const again = orderAgain(s, p, g)
    if (again !== null) return again.order
  }
  return null
}

/** What is worth so much is done at once; of what has few uses less is asked for as the turns run out. */
const ENOUGH = 400

function abilityOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  const least = (ENOUGH * (s.turns - p.turn)) / s.turns
  const ideas = abilitiesOf(s, p, player).flatMap(({ hero }) => {
    const found = abilityOf(s, p, player, hero)
    return found === null ? [] : friendsOf(p, player).map(group => ideaOf(s, p, hero, found.ability, group))
  })
  const best = ideas.reduce((one, other) => (other.worth > one.worth ? other : one), NOTHING)
  return best.worth > least ? best.order : null
}

interface Idea {
  readonly order: TargetingOrder | null
  readonly worth: number
}

const NOTHING: Idea = { order: null, worth: 0 }

const ideaOf = (s: Scenario, p: Sight, hero: Pair | null, { effects }: Ability, group: number): Idea => ({
  order: { do: 'ability', hero, group },
  worth: effects.reduce((sum, power) => sum + worthOfUse(s, p, power, group), 0),
})

const worthOfUse = (s: Scenario, p: Sight, power: Power, group: number): number =>
  power.kind === 'casting-time' ? worthOfHurry(s, p, group) : gainOf(s, p, power, { group, stack: NOBODY })

/** MG-heal Kits are for the injured of the dearest stack. */
function treatOrder(s: Scenario, p: Sight, player: number): TargetingOrder | null {
  const ideas = kitsOf(s, p, player).flatMap(({ uses, ...kit }) => {
    const group = at(p.groups, kit.group)
    return [...group.stacks.keys()].map((patients): Idea => {
      const units = Math.min(uses, patientsOf(s, p, kit.group, patients))
      const { cost } = at(s.units, at(group.stacks, patients).unit)
      return { order: { do: 'treat', ...kit, patients, units }, worth: units * cost }
    })
  })
  return ideas.reduce((one, other) => (other.worth > one.worth ? other : one), NOTHING).order
}
