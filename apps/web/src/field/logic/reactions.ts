import type { Answer } from '@sandtable/kernel'
import type { Aim, Weapon } from '@sandtable/manpower'
import type { Asked } from './orders.ts'
import { distanceBetween } from '@sandtable/manpower'
import { metres } from './metres.ts'

/** Something that can be answered to a move. */
export interface Reacting {
  readonly key: string
  readonly kind: 'fire' | 'block'
  readonly group: number
  readonly stack: number
  readonly attack: number
  readonly metres: number
  readonly answer: Answer
}

/** What the rules offer: groups that may block, and weapons that may fire. */
interface Offered {
  readonly group: number
  readonly blockers: readonly number[]
  readonly fire: readonly (Weapon & { readonly units: number; readonly aim: Aim })[]
}

export function reactionsOf({ s, p, options }: Asked): Reacting[] {
  const offered = options.shape as unknown as Offered
  const far = (group: number): number => metres(distanceBetween(s, p, group, offered.group))
  return [
    ...offered.fire.map(({ group, stack, attack, units, aim }) => ({
      key: `fire.${group}.${stack}.${attack}`,
      kind: 'fire' as const,
      group,
      stack,
      attack,
      metres: far(group),
      answer: { do: 'fire', group, stack, attack, units, aim: aim as unknown as Answer } as Answer,
    })),
    ...offered.blockers.map(group => ({
      key: `block.${group}`,
      kind: 'block' as const,
      group,
      stack: 0,
      attack: 0,
      metres: far(group),
      answer: { do: 'block', group } as Answer,
    })),
  ]
}
