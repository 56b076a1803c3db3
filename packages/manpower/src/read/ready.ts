import type { Aim, Pair, Sight } from '../position.ts'
import type { Question } from '../why-not.ts'
import type { Scenario } from '../scenario.ts'
import type { Space } from '@sandtable/kernel'
import type { Weapon } from '../targeting/reach.ts'
import { asAttack } from '../powers/spell-reach.ts'
import { at } from '../position.ts'
import { attackOf } from '../combat/fire.ts'
import { castingsDue } from '../powers/cast.ts'
import { centre, living, present } from '../formation/layout.ts'
import { hostile } from '../sides.ts'
import { isAimedAtGround } from '../targeting/reach.ts'
import { knownSpells, knownWorks, treatmentsIn } from './powers.ts'
import { movesAgain } from '../powers/on-movement.ts'
import { reactionsIn } from '../movement/react.ts'
import { speedLeft } from '../movement/mover.ts'
import { weaponsIn } from './weapons.ts'
import { whyNotShot } from './why-not.ts'

/** Something to aim at, and the stack that it is about. */
export interface Target {
  readonly group: number
  readonly stack: number
  readonly aim: Aim
}

/** The forms of an aim at groups: their ground, each of their stacks, or the group as a whole. */
export type AimedAt = 'ground' | 'stack' | 'group'

/** Every group of a player's enemies, or of his own side, as it could be aimed at, whatever the reach. */
export function everyTarget(s: Scenario, p: Sight, player: number, aimed: AimedAt, isOwn: boolean): Target[] {
  const groups = [...p.groups.keys()].filter(n => {
    const group = at(p.groups, n)
    return (isOwn ? group.owner === player : hostile(s, group.owner, player)) && present(group)
  })
  return groups.flatMap((group): Target[] => {
    const { stacks } = at(p.groups, group)
    if (aimed === 'ground') return [{ group, stack: 0, aim: { at: 'point', point: middleOf(s, p, group) } }]
    if (aimed === 'group') return [{ group, stack: 0, aim: { at: 'stack', group, stack: 0 } }]
    return stacks.flatMap((held, stack) =>
      living(held) === 0 ? [] : [{ group, stack, aim: { at: 'stack', group, stack } as const }],
    )
  })
}

const middleOf = (s: Scenario, p: Sight, group: number): Pair => {
  const [x, y] = centre(s, at(p.groups, group))
  return [x, y]
}

/** M-fp-none Spells for a group or a stack are for the player's own; all others are for enemies or for the ground. */
export function spellAim(s: Scenario, number: number): { readonly aimed: AimedAt; readonly isOwn: boolean } {
  const spell = at(s.spells, number)
  const { kind } = spell.pattern
  if (kind === 'group' || kind === 'stack') return { aimed: kind, isOwn: true }
  return { aimed: isAimedAtGround(asAttack(spell)) ? 'ground' : 'stack', isOwn: false }
}

/** What a weapon is aimed at. */
export const weaponAim = (s: Scenario, p: Sight, weapon: Weapon): AimedAt =>
  isAimedAtGround(attackOf(s, p, weapon)) ? 'ground' : 'stack'

/** Groups of a player that can act on a question, in order. */
export function readyGroups(
  s: Scenario,
  p: Sight,
  player: number,
  kind: Question,
  options: Pick<Space, 'shape'>,
): number[] {
  const own = [...p.groups.keys()].filter(group => at(p.groups, group).owner === player)
  if (kind === 'place') return own.filter(group => at(p.groups, group).where === 'waiting')
  if (kind === 'orders') return own.filter(group => canMove(s, p, group))
  if (kind === 'react') {
    const { fire, blockers } = reactionsIn(options)
    const able = new Set([...fire.map(({ group }) => group), ...blockers])
    return own.filter(group => able.has(group))
  }
  if (kind !== 'declare') return []
  return own
    .filter(group => present(at(p.groups, group)))
    .filter(group => canFire(s, p, player, group) || hasPowers(s, p, player, group))
}

/** M-move-speed Groups that have movement left, or can get off their carrier. */
function canMove(s: Scenario, p: Sight, group: number): boolean {
  const own = at(p.groups, group)
  return own.where === 'aboard' || (present(own) && speedLeft(s, p, group) > 0)
}

const canFire = (s: Scenario, p: Sight, player: number, group: number): boolean =>
  weaponsIn(s, p, group).some(({ shots: _shots, ...weapon }) =>
    everyTarget(s, p, player, weaponAim(s, p, weapon), false).some(
      ({ aim }) => whyNotShot(s, p, player, { ...weapon, units: 1, aim }) === null,
    ),
  )

/** Whether a group has an action of its own in Targeting. */
export const hasPowers = (s: Scenario, p: Sight, player: number, group: number): boolean =>
  knownSpells(s, p, player, group).some(({ why }) => why === null) ||
  castingsDue(p, player).some(casting => at(p.castings, casting).casters[0]?.[0] === group) ||
  treatmentsIn(s, p, player, group).some(({ why }) => why === null) ||
  knownWorks(s, p, player, group).some(({ why }) => why === null) ||
  movesAgain(p, group) > 0
