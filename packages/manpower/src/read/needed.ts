import type { Sight } from '../position.ts'
import type { Event } from '../events.ts'
import type { Scenario } from '../scenario.ts'
import type { Volley } from '../combat/volley.ts'
import { at } from '../position.ts'
import { attackOf, blowOf, guardAt } from '../combat/fire.ts'
import { compared, ratio } from '../formula/ratio.ts'
import { deaths, shotOn, volleyOn } from '../combat/casualties.ts'
import { distribution } from '../formula/formula.ts'
import { divisorBetween } from '../combat/advantage.ts'
import { everySum } from './rolls.ts'
import { hitDamage, volleyDamage } from '../combat/volley.ts'

type Of<I extends Event['is']> = Extract<Event, { is: I }>

/** What a sum of a volley's dice does, and how many of the 36 rolls come to it. */
export interface SumHarm {
  readonly sum: number
  readonly ways: number
  readonly damage: number
  /** Null: the target is a building. */
  readonly died: number | null
}

/** MG-combat What every sum of its dice would have done, by the position before the volley. */
export function volleySums(s: Scenario, p: Sight, { aim, by, exposed }: Of<'volley-fired'>): SumHarm[] {
  if (aim.at === 'point') return []
  const volleys = by.map((one): Volley => {
    const divisor = divisorBetween(one.attacker, one.target)
    return { raw: one.raw, divisor, blow: blowOf(attackOf(s, p, one)) }
  })
  const guard = guardAt(s, p, aim)
  const some = exposed === undefined ? null : Array.from({ length: exposed }, (_, unit) => unit)
  return everySum().map(({ sum, ways }) => {
    const damage = volleyDamage(volleys, guard, sum, p.rulings.least)
    if (aim.at === 'work') return { sum, ways, damage, died: null }
    const stack = at(at(p.groups, aim.group).stacks, aim.stack)
    return { sum, ways, damage, died: deaths(stack, volleyOn(at(s.units, stack.unit), stack, damage, some)) }
  })
}

/** The least that a shot must roll to hurt its target, and to kill; null: no roll does. */
export interface Needed {
  readonly hurts: number | null
  readonly kills: number | null
}

/** MG-combat step 7 What a shot or a spell at one unit had to roll, by the position before it; null: the target is a building. */
export function neededBy(s: Scenario, p: Sight, e: Of<'shot-fired' | 'spell-struck'>): Needed | null {
  const formula = e.is === 'shot-fired' ? attackOf(s, p, e.by).damage : at(s.spells, e.spell).damage
  if (e.aim.at !== 'stack' || formula === null) return null
  const stack = at(at(p.groups, e.aim.group).stacks, e.aim.stack)
  const divisor = divisorBetween(e.attacker, e.target)
  const values = (distribution(formula) ?? []).map(({ value }) => value).toSorted(compared)
  const least = (isEnough: (damage: number) => boolean): number | null => {
    const value = values.find(one => isEnough(hitDamage(one, e.part ?? WHOLE, divisor)))
    return value === undefined ? null : Math.ceil(value.over / value.under)
  }
  return {
    hurts: least(damage => damage > 0),
    kills: least(damage => deaths(stack, shotOn(at(s.units, stack.unit), stack, damage)) > 0),
  }
}

const WHOLE = ratio(1)
