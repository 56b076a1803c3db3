import type { Answer } from '@sandtable/kernel'
import type { Asked } from './orders.ts'
import type { Aiming } from './selection.ts'
import { aimingOf } from './orders.ts'
import { distanceBetween, reactionsIn } from '@sandtable/manpower'
import { metres, metresTo } from './metres.ts'

/** A reaction to a move: fire is prepared as an aim, a block is given at once. */
export interface Reacting {
  readonly key: string
  readonly group: number
  readonly metres: number
  readonly does: Aiming | Block
}

interface Block {
  readonly at: 'block'
  readonly answer: Answer
}

/** Results for a decision, kept because they are asked for group by group. */
const known = new WeakMap<Asked['options'], Reacting[]>()

export function reactionsOf(asked: Asked): Reacting[] {
  const before = known.get(asked.options)
  if (before !== undefined) return before
  const { s, p, options } = asked
  const offered = reactionsIn(options)
  const far = (group: number): number => metres(distanceBetween(s, p, group, offered.group))
  const reactions: Reacting[] = [
    ...offered.fire.map(({ units, aim, ...weapon }) => ({
      key: `fire.${weapon.group}.${weapon.stack}.${weapon.attack}`,
      group: weapon.group,
      metres: metresTo(s, p, weapon.group, aim),
      does: aimingOf(weapon, units, aim),
    })),
    ...offered.blockers.map(group => ({
      key: `block.${group}`,
      group,
      metres: far(group),
      does: { at: 'block' as const, answer: { do: 'block', group } },
    })),
  ]
  known.set(options, reactions)
  return reactions
}

/** All possible fire at a move. */
export const firesOf = (asked: Asked): Aiming[] =>
  reactionsOf(asked).flatMap(({ does }) => (does.at === 'aim' ? [does] : []))
