import type { Answer, Game, Ruleset } from '@sandtable/kernel'
import { begin, loaded, submit } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Manpower } from '../kind.ts'
import type { Position, Roll } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { at } from '../position.ts'
import { declareAttacks } from '../targeting/declare.ts'
import { MANPOWER } from '../ruleset.ts'
import { resolveNext } from '../targeting/resolve.ts'

export type Firing = Game<Manpower>

/** Only what is fired: nobody moves. */
const FIRE: Ruleset<Manpower> = {
  ...MANPOWER,
  name: 'fire',
  sequences: {
    ...MANPOWER.sequences,
    targeting: { declare: declareAttacks },
    acting: { resolve: resolveNext },
  },
}

/** A battle in the Targeting of its first turn, all groups in their first places; dice are given as they show. */
export function firing(
  s: Scenario,
  rolls: readonly number[],
  change: (p: Position) => void = () => {},
): Firing {
  const opening = { seq: 'targeting', at: 'declare', side: 0 } as const
  const g = begin(FIRE, { ...s, opening }, { dice: loaded(rolls.map(roll => roll - 1)) })
  Object.assign(g.p, { turn: 1, phase: 'targeting', active: 0, order: [...s.players.keys()] })
  change(g.p)
  return g
}

/** A side's declaration; a refusal is the test's fault. */
export function declare(g: Firing, side: number, order: Answer): void {
  g.p.active = side
  const refusal = submit(g, side, order)
  if (refusal !== null) throw new Error(`${JSON.stringify(order)} was refused: ${refusal}`)
}

/** A side's part of Acting. */
export function act(g: Firing, side: number): void {
  g.p.active = side
  while (resolveNext(g) !== undefined);
}

/** Healthy, injured and dead of a stack. */
export function counts({ p }: Firing, group: number, stack = 0): number[] {
  const { healthy, injured, dead } = at(at(p.groups, group).stacks, stack)
  return [healthy, injured, dead]
}

/** Events of one kind. */
export const happened = <I extends Event['is']>(g: Firing, is: I): Extract<Event, { is: I }>[] =>
  (g.log ?? []).filter((e): e is Extract<Event, { is: I }> => e.is === is)

type From = readonly [group: number, stack: number, attack: number]

const attackFrom = ([group, stack, attack]: From, units: number) =>
  ({ do: 'attack', group, stack, attack, units }) as const

/** All units of a stack, or some of its shots, at a stack. */
export const fireAt = (from: From, units: number, group: number, stack = 0): Answer => ({
  ...attackFrom(from, units),
  aim: { at: 'stack', group, stack },
  roll: 'none',
})

/** Shots at a point of the ground, in metres. */
export const onto = (
  from: From,
  units: number,
  [x, y]: readonly [number, number],
  roll: 'none' | Roll = 'none',
): Answer => ({
  ...attackFrom(from, units),
  aim: { at: 'point', point: [x * 100, y * 100] },
  roll,
})
