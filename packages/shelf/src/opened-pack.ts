import { createHash } from 'node:crypto'
import type { GameSystem, Pack } from './game-system.ts'
import { begin, encode, seeded } from '@sandtable/kernel'

/** A pack that can be played, by the rules of its system. */
export interface OpenedPack<S = unknown, P extends Pack = Pack> {
  readonly system: GameSystem
  readonly id: string
  readonly pack: P
  readonly s: S
  /** Changes with anything that the pack says. */
  readonly digest: string
}

/** A pack that was read and checked before, ready to be played. */
export const openedPack = <P extends Pack>(system: GameSystem, pack: P): OpenedPack<unknown, P> => ({
  system,
  id: pack.id,
  pack,
  s: system.scenarioOf(pack),
  digest: createHash('sha256').update(encode(pack)).digest('hex'),
})

/** A checked pack with which a game can begin; a text says what went wrong. */
export function openable<P extends Pack>(system: GameSystem, pack: P): OpenedPack<unknown, P> | string {
  try {
    const opened = openedPack(system, pack)
    begin(system.rules, opened.s, { dice: seeded(opened.digest) })
    return opened
  } catch (error) {
    return `no game can start: ${error instanceof Error ? error.message : String(error)}`
  }
}
