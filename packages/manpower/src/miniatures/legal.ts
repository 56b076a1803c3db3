import type { Answer } from '@sandtable/kernel'
import type { Attacker, TableOrder } from './orders.ts'
import type { OutOfReach, Weapon } from '../targeting/reach.ts'
import type { Scenario } from '../scenario.ts'
import type { WhyNotTreat } from '../powers/kit.ts'
import type { Sight } from '../position.ts'
import { at, NOBODY } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { attacksOf } from '../combat/rate.ts'
import { canFight, isAimedAtGround, shotsOfWeapon, whyNotFrom, whyNotNamed } from '../targeting/reach.ts'
import { isMen } from '../combat/casualties.ts'
import { isTableOrder } from './orders.ts'
import { living, unitsOf } from '../formation/layout.ts'
import { whyNotTreat } from '../powers/kit.ts'
import { tollAfter } from './roster.ts'
import { hostile } from '../sides.ts'

/** Why an order cannot be carried out at the table. */
export type WhyNotOrder =
  OutOfReach | WhyNotTreat | 'no-order' | 'no-shots' | 'not-together' | 'wrong-counts' | 'never-flies'

/** Why an answer is no order that can be carried out; null: it is one. */
export function whyNotOrder(s: Scenario, p: Sight, answer: Answer): WhyNotOrder | null {
  if (!isTableOrder(answer)) return 'no-order'
  const check = CHECKS[answer.do] as (s: Scenario, p: Sight, order: TableOrder) => WhyNotOrder | null
  return check(s, p, answer)
}

type Of<D extends TableOrder['do']> = Extract<TableOrder, { do: D }>

const CHECKS: {
  readonly [D in TableOrder['do']]: (s: Scenario, p: Sight, order: Of<D>) => WhyNotOrder | null
} = {
  attack: whyNotAttack,
  strike: whyNotStrike,
  deviate: (s, p, order) => {
    if (!isArmed(s, p, order)) return 'not-there'
    const { inaccuracy, range, minRange } = attackOf(s, p, order)
    if (inaccuracy === null) return 'wrong-kind'
    return order.distance > range ? 'too-far' : order.distance < minRange ? 'too-near' : null
  },
  rush: (_s, p, { group }) => (isThere(p, group) ? null : 'not-there'),
  heal: (s, p, { group, stack }) => {
    const hurt = p.groups[group]?.stacks[stack]
    if (hurt === undefined || living(hurt) === 0) return 'not-there'
    const { health } = at(s.units, hurt.unit)
    const isWhole = hurt.injured === 0 && hurt.health.every(left => left === health)
    return isWhole ? 'unhurt' : null
  },
  treat: (s, p, { do: _do, ...order }) => {
    const owner = p.groups[order.group]?.owner
    return owner === undefined ? 'not-there' : whyNotTreat(s, p, owner, order)
  },
  form: (s, p, { group, flying }) => {
    const formed = p.groups[group]
    if (formed === undefined || !isThere(p, group)) return 'not-there'
    const canFly = formed.stacks.every(({ unit }) => at(s.units, unit).minSpeed !== null)
    return flying && !canFly ? 'never-flies' : null
  },
  correct: (s, p, { group, stack, units, injured, dead, damage }) => {
    const wrong = p.groups[group]?.stacks[stack]
    if (wrong === undefined) return 'not-there'
    const unit = at(s.units, wrong.unit)
    if (injured + dead > units || damage.length > units - dead) return 'wrong-counts'
    if (isMen(unit) ? damage.length > 0 : injured > 0) return 'wrong-counts'
    return tollAfter(unit, { units, injured, dead, damage }) === null ? 'wrong-counts' : null
  },
  morale: (_s, p, { group }) => (p.groups[group] === undefined ? 'not-there' : null),
  initiative: () => null,
  turn: () => null,
}

const isThere = (p: Sight, g: number): boolean => {
  const group = p.groups[g]
  return group !== undefined && unitsOf(group) > 0
}

const isArmed = (s: Scenario, p: Sight, { group, stack, attack }: Weapon): boolean => {
  const armed = p.groups[group]?.stacks[stack]
  return armed !== undefined && living(armed) > 0 && attack < attacksOf(s, armed).length
}

/** MG-targets, M-shots-count, MG-volley-sum Living units of one side with shots left, at a living enemy. */
function whyNotAttack(s: Scenario, p: Sight, { by, group, stack }: Of<'attack'>): WhyNotOrder | null {
  const first = by[0]
  if (first === undefined) return 'no-order'
  const player = p.groups[first.group]?.owner ?? NOBODY
  const isOnce = new Set(by.map(one => `${one.group} ${one.stack} ${one.attack}`)).size === by.length
  if (!isOnce) return 'not-together'
  for (const one of by) {
    const why = whyNotAttacker(s, p, player, one, group, stack)
    if (why !== null) return why
  }
  const areVolleys = by.every(one => attackOf(s, p, one).kind === 'volley')
  return by.length > 1 && !areVolleys ? 'not-together' : null
}

function whyNotAttacker(
  s: Scenario,
  p: Sight,
  player: number,
  one: Attacker,
  group: number,
  stack: number,
): WhyNotOrder | null {
  const owner = p.groups[one.group]?.owner ?? NOBODY
  if (hostile(s, owner, player)) return 'not-together'
  if (!isArmed(s, p, one) || !canFight(p, owner, one)) return 'not-there'
  const attack = attackOf(s, p, one)
  if (isAimedAtGround(attack)) return 'wrong-kind'
  if (one.units > shotsOfWeapon(s, p, one)) return 'no-shots'
  const arm = { group: one.group, stack: one.stack, attack }
  const named = whyNotNamed(s, p, arm, group, stack)
  return named ?? (one.distance === null ? null : whyNotFrom(s, p, arm, group, one.distance))
}

/** MG-combat step 8 A remaining shot, and units in the area. */
function whyNotStrike(s: Scenario, p: Sight, order: Of<'strike'>): WhyNotOrder | null {
  if (!isArmed(s, p, order)) return 'not-there'
  const { damage, killRadius, pattern } = attackOf(s, p, order)
  if (damage === null || (killRadius === null && pattern.kind === 'none')) return 'wrong-kind'
  if (shotsOfWeapon(s, p, order) < 1) return 'no-shots'
  const places = new Set(order.struck.map(({ group, stack }) => `${group} ${stack}`))
  if (places.size !== order.struck.length) return 'not-together'
  for (const { group, stack, near, far } of order.struck) {
    const found = p.groups[group]?.stacks[stack]
    if (found === undefined) return 'not-there'
    if (near + far > living(found)) return 'too-many'
    if (killRadius === null && far > 0) return 'wrong-kind'
  }
  return null
}
