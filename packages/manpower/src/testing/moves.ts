import type { Answer, Game, Ruleset, Space } from '@sandtable/kernel'
import type { MoveOrder } from '../orders.ts'
import { begin, loaded, pending, seeded, submit } from '@sandtable/kernel'
import type { FieldMapFile } from '@sandtable/scenario'
import type { FieldSpec } from './field.ts'
import type { Manpower } from '../kind.ts'
import { box } from './bare.ts'
import { field } from './field.ts'
import { endMovement } from '../movement/flight.ts'
import { giveOrders } from '../movement/orders.ts'
import { MANPOWER } from '../ruleset.ts'

type Metres = readonly [number, number]

/** A rectangle of ground of a kind, in metres. */
export const patch = (
  kind: FieldMapFile['ground'][number]['kind'],
  west: number,
  south: number,
  east: number,
  north: number,
): FieldMapFile['ground'][number] => ({ kind, name: null, outline: box(west, south, east, north) })

/** A building that looks east, its middle in metres. */
export const built = (work: string, [x, y]: Metres): FieldMapFile['works'][number] => ({
  work,
  at: [x * 100, y * 100],
  facing: [1, 0],
  owner: null,
})

/** An order to move along points in metres. */
export const move = (group: number, path: readonly Metres[], more: Partial<MoveOrder> = {}): MoveOrder => ({
  do: 'move',
  group,
  path: path.map(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]),
  facing: null,
  crossing: 'cautious',
  strays: [],
  ...more,
})

/** Only what one player moves. */
const MOVES: Ruleset<Manpower> = {
  ...MANPOWER,
  name: 'moves',
  sequences: { ...MANPOWER.sequences, movement: { orders: giveOrders, landed: endMovement } },
}

/**
 * Red's Movement in the first turn on two kilometres of ground, all groups in their first places; dice as they show, or a
 * seed.
 */
export function moving(spec: FieldSpec, dice: readonly number[] | string = []): Game<Manpower> {
  const s = field({ ...spec, map: { width: 200_000, height: 200_000, ...spec.map } })
  const setup = { ...s.setup, turn: 1, phase: 'movement' as const, order: [...s.players.keys()] }
  const opening = { seq: 'movement', at: 'orders', side: 0 } as const
  const falling = typeof dice === 'string' ? seeded(dice) : loaded(dice.map(die => die - 1))
  return begin(MOVES, { ...s, setup, opening }, { dice: falling })
}

/** The one decision that is open. */
export function open(g: Game<Manpower>): { kind: string; player: number; options: Space } {
  const [one] = pending(g)
  if (one === undefined) throw new Error('nobody has to decide')
  return { kind: one.kind, player: one.player, options: one.options as Space }
}

export const may = (g: Game<Manpower>, answer: unknown): boolean => open(g).options.has(answer as Answer)

/** Gives the answer that is due. */
export function give(g: Game<Manpower>, answer: unknown): Game<Manpower> {
  const { kind, player } = open(g)
  const refusal = submit(g, player, answer as Answer)
  if (refusal !== null) throw new Error(`'${kind}' was answered with ${JSON.stringify(answer)}: ${refusal}`)
  return g
}

/** Gives an order and makes all enemies hold their fire until the next order. */
export function carryOut(g: Game<Manpower>, order: unknown): Game<Manpower> {
  give(g, order)
  while (open(g).kind === 'react') give(g, { do: 'pass' })
  return g
}
