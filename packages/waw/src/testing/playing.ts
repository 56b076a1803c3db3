import type { Answer, Game, Pending } from '@sandtable/kernel'
import type { PackFile } from '@sandtable/scenario'
import { begin, loaded, over, pending, seeded, submit } from '@sandtable/kernel'
import type { Event, Waw } from '../events.ts'
import type { War } from './war.ts'
import { at } from '../position.ts'
import { idleAnswer } from '../battle/policy.ts'
import { packOf } from './war.ts'
import { WAW } from '../index.ts'
import { warScenario } from '../setup/pack.ts'

/** A war being played, with names for everything. */
export interface Playing {
  readonly g: Game<Waw>
  /** The number of a counter, of a region, of a player. */
  readonly c: (name: string) => number
  readonly r: (name: string) => number
  readonly player: (name: string) => number
}

/** Starts a war; these dice fall first, then random ones. */
export const start = (war: War, dice: readonly number[] = []): Playing => startPack(packOf(war), dice)

/** Starts the war of a pack. */
export function startPack(pack: PackFile, dice: readonly number[] = []): Playing {
  const s = warScenario(pack)
  const g = begin(WAW, s, { dice: loaded(dice, seeded('test')) })
  const units = Object.keys(pack.units)
  const pooled = pack.players.flatMap(({ pool }) => pool)
  const slots = Object.keys(pack.leaders).filter(id => !pooled.includes(id))
  const find = (list: readonly string[], name: string): number => {
    if (!list.includes(name)) throw new Error(`'${name}' is not one of ${list.join(', ')}`)
    return list.indexOf(name)
  }
  return {
    g,
    c: name => (units.includes(name) ? units.indexOf(name) : units.length + find(slots, name)),
    r: name => find(Object.keys(pack.map.regions), name),
    player: name =>
      find(
        pack.players.map(({ id }) => id),
        name,
      ),
  }
}

/** The decision that is open. */
export function open(w: Playing): Pending {
  const [decision] = pending(w.g)
  if (decision === undefined) throw new Error('the game is over')
  return decision
}

/** Answers the open decision, which must be of this kind; a refusal is an error. */
export function give(w: Playing, kind: string, answer: Answer): void {
  const decision = open(w)
  if (decision.kind !== kind) throw new Error(`'${decision.kind}' is asked, not '${kind}'`)
  const refusal = submit(w.g, decision.player, answer)
  if (refusal !== null) throw new Error(`${JSON.stringify(answer)} was refused: ${refusal}`)
}

/** Whether the open decision accepts an answer. */
export function allowed(w: Playing, answer: Answer): boolean {
  const { options } = open(w)
  return 'has' in options
    ? options.has(answer)
    : options.some(option => JSON.stringify(option) === JSON.stringify(answer))
}

/** Lets the house answer until a player is asked for this; null: the game ends first. */
export function until(w: Playing, kind: string, player: string | null = null): Pending | null {
  for (let i = 0; i < 5000 && !over(w.g); i++) {
    const decision = open(w)
    if (decision.kind === kind && (player === null || decision.player === w.player(player))) return decision
    submit(w.g, decision.player, idleAnswer(w.g, decision.player, decision.kind, decision.options))
  }
  return null
}

/** All events of one kind so far. */
export const told = <I extends Event['is']>(w: Playing, is: I): Extract<Event, { is: I }>[] =>
  (w.g.log ?? []).filter((e): e is Extract<Event, { is: I }> => e.is === is)

/** A counter's place: a region's id, or the number of the place off the map. */
export const placeOf = (w: Playing, name: string): string | number => {
  const where = at(w.g.p.where, w.c(name))
  return w.g.s.map.regions[where]?.id ?? where
}

/** The attackers in the last battle. */
export const attackers = (w: Playing): (string | undefined)[] =>
  (told(w, 'battle-joined').at(-1)?.battle.forces[0] ?? []).map(u => w.g.s.units[u]?.name)

/** Whether each of these is marked as out of supply. */
export const marked = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.unsupplied[w.c(name)])
