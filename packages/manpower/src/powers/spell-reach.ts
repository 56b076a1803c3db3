import type { DeepReadonly } from '@sandtable/kernel'
import type { Point } from '@sandtable/board'
import { distance } from '@sandtable/board'
import type { Aim, Pair, Sight, Work } from '../position.ts'
import type { Attack, Pattern, Scenario, Spell } from '../scenario.ts'
import type { NoSite } from '../works/site.ts'
import type { OutOfReach } from '../targeting/reach.ts'
import { at } from '../position.ts'
import { centre, living, present } from '../formation/layout.ts'
import { distanceBetween } from '../formation/distance.ts'
import { isPerson } from '../combat/casualties.ts'
import { whyNotRaise } from '../works/site.ts'
import { sees } from '../ground/sight.ts'
import { whyNotWith } from '../targeting/reach.ts'

/** A spell that strikes is an attack; a wall is put where its caster wants it. */
export const asAttack = (spell: Spell): Attack => ({
  name: spell.name,
  kind: 'discrete',
  me: 0,
  damage: spell.damage,
  type: spell.type,
  pierce: spell.pierce,
  killRadius: spell.killRadius,
  pattern: patternOf(spell),
  range: spell.range,
  minRange: 0,
  directRange: null,
  inaccuracy: null,
  ffs: false,
  shots: 1,
  against: 'all',
})

function patternOf({ pattern, effects }: Spell): Pattern {
  if (pattern.kind === 'group' || pattern.kind === 'stack') return { kind: 'none' }
  return effects.some(({ kind }) => kind === 'wall') ? { kind: 'point' } : pattern
}

/** Why a spell may not be cast on something. */
export type WhyNotOn = OutOfReach | NoSite

/** Why a spell may not be cast on something; MG-spl-break: it is measured when the target is chosen, from its director. */
export function whyNotOn(
  s: Scenario,
  p: Sight,
  spell: Spell,
  [group, stack]: Readonly<Pair>,
  aim: DeepReadonly<Aim>,
): WhyNotOn | null {
  if (spell.pattern.kind === 'group' || spell.pattern.kind === 'stack')
    return whyNotFriend(s, p, spell, group, aim)
  const why = whyNotWith(s, p, { group, stack, attack: asAttack(spell) }, aim, false)
  if (why !== null || aim.at !== 'point') return why
  for (const power of spell.effects) {
    const site = power.kind === 'wall' ? whyNotRaise(s, p, wallAt(s, p, group, power.work, aim.point)) : null
    if (site !== null) return site
  }
  return null
}

/** The player's own groups and stacks; a spell for a whole group names its first stack. */
function whyNotFriend(
  s: Scenario,
  p: Sight,
  spell: Spell,
  caster: number,
  aim: DeepReadonly<Aim>,
): OutOfReach | null {
  if (aim.at !== 'stack') return 'wrong-kind'
  const group = p.groups[aim.group]
  const stack = group?.stacks[aim.stack]
  if (group === undefined || stack === undefined) return 'not-there'
  if (group.owner !== at(p.groups, caster).owner || !present(group)) return 'not-there'
  if (spell.pattern.kind === 'group' ? aim.stack !== 0 : living(stack) === 0) return 'not-there'
  if (spell.limit !== null && spell.pattern.kind === 'stack') {
    const most = isPerson(at(s.units, stack.unit)) ? spell.limit.men : spell.limit.vehicles
    if (living(stack) > most) return 'wrong-kind'
  }
  if (aim.group === caster) return null
  if (distanceBetween(s, p, caster, aim.group) > spell.range) return 'too-far'
  return sees(s, p, caster, aim.group) ? null : 'unseen'
}

/** The largest part of a facing. */
const LARGEST = 1000

/** A wall across the view of its caster. */
export function wallAt(s: Scenario, p: Sight, caster: number, kind: number, point: Point): Work {
  const group = at(p.groups, caster)
  const from = centre(s, group)
  const far = Math.max(1, Math.ceil(distance(from, point) / LARGEST))
  const facing: Pair = [((point[0] - from[0]) / far) | 0, ((point[1] - from[1]) / far) | 0]
  const { time, health } = at(s.works, kind)
  return {
    kind,
    at: [point[0], point[1]],
    facing: facing[0] === 0 && facing[1] === 0 ? [group.facing[0], group.facing[1]] : facing,
    owner: group.owner,
    done: time ?? 0,
    health: health ?? 0,
    gone: false,
  }
}
