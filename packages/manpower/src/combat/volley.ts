import type { Blow, Guard } from './armour.ts'
import type { Ratio } from '../formula/ratio.ts'
import type { Rulings } from '../rulings.ts'
import { compared, dividedBy, plus, ratio, rounded, times } from '../formula/ratio.ts'
import { passes } from './armour.ts'
import { RULINGS } from '../rulings.ts'

/** One stack's part of its side's volley. */
export interface Volley {
  readonly raw: Ratio
  /** M-adv-div The divisor from advantage. */
  readonly divisor: number
  readonly blow: Blow
}

const NOTHING = ratio(0)

/**
 * MG-volley-sum, MG-combat step 2. The strength of each volley: those with the same advantage against them are divided
 * and rounded together, and each has its share. MG-adv-min: all of them together count for 1 at least where any unit
 * fires, or for their undivided worth if that is less.
 */
export function strengthsOf(volleys: readonly Volley[], least: Rulings['least'] = RULINGS.least): Ratio[] {
  const raws = new Map<number, Ratio>()
  for (const { raw, divisor } of volleys) raws.set(divisor, plus(raws.get(divisor) ?? NOTHING, raw))
  const totals = new Map([...raws].map(([divisor, raw]) => [divisor, dividedTotal(raw, divisor)]))
  const first = [...raws].find(([divisor, raw]) => divisor > 1 && raw.over > 0)?.[0]
  if (first !== undefined && [...totals.values()].every(({ over }) => over === 0))
    totals.set(first, leastOf(raws, least))
  return volleys.map(({ raw, divisor }) =>
    raw.over === 0
      ? NOTHING
      : times(totals.get(divisor) ?? NOTHING, dividedBy(raw, raws.get(divisor) ?? raw)),
  )
}

/** MG-adv-min 1, or less if the force was never worth that much. */
function leastOf(raws: ReadonlyMap<number, Ratio>, least: Rulings['least']): Ratio {
  const worth = [...raws.values()].reduce(plus, NOTHING)
  return least === 'worth' && compared(worth, ratio(1)) < 0 ? worth : ratio(1)
}

/** M-adv-round Only divided strength is rounded. */
const dividedTotal = (raw: Ratio, divisor: number): Ratio =>
  divisor === 1 ? raw : ratio(rounded(dividedBy(raw, ratio(divisor))))

/** MG-combat step 3 Half of two dice for every 10 of strength. */
export const PER_STRENGTH = 20

/** MG-combat step 4, MG-volley-sum The damage of a volley: every level of pierce is rounded on its own. */
export function volleyDamage(
  volleys: readonly Volley[],
  guard: Guard,
  roll: number,
  least: Rulings['least'] = RULINGS.least,
): number {
  const strengths = strengthsOf(volleys, least)
  const byPierce = new Map<string, Ratio>()
  volleys.forEach(({ blow }, i) => {
    const strength = times(strengths[i] ?? NOTHING, passes(guard, blow))
    byPierce.set(blow.pierce, plus(byPierce.get(blow.pierce) ?? NOTHING, strength))
  })
  let damage = 0
  for (const strength of byPierce.values()) damage += rounded(times(strength, ratio(roll, PER_STRENGTH)))
  return damage
}

/** MG-combat step 4 The share of the strength that the target's armour lets through. */
export const throughArmour = (
  volleys: readonly Volley[],
  guard: Guard,
  least: Rulings['least'] = RULINGS.least,
): Ratio =>
  strengthsOf(volleys, least)
    .map((strength, i) => times(strength, passes(guard, (volleys[i] as Volley).blow)))
    .reduce(plus, NOTHING)

export const strengthOf = (volleys: readonly Volley[], least: Rulings['least'] = RULINGS.least): Ratio =>
  strengthsOf(volleys, least).reduce(plus, NOTHING)

/** MG-combat step 7, MG-adv-discrete A discrete hit: armour and advantage together, rounded once. */
export const hitDamage = (rolled: Ratio, part: Ratio, divisor: number): number =>
  rounded(dividedBy(times(rolled, part), ratio(divisor)))
