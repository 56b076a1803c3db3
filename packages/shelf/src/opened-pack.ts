import { createHash } from 'node:crypto'
import type { Data } from '@sandtable/kernel'
import type { GameSystem, Options, Pack, Since } from './game-system.ts'
import type { Message } from '@sandtable/scenario'
import { begin, encode, same, seeded } from '@sandtable/kernel'
import { say } from '@sandtable/scenario'
import { formerPacks } from './former.ts'
import { nameApart } from './name-apart.ts'

/** A pack that can be played, by the rules of its system. */
export interface OpenedPack<S = unknown, P extends Pack = Pack> {
  readonly system: GameSystem
  readonly id: string
  /** With a value for every ruling. */
  readonly pack: P
  /** The same as it was read. */
  readonly read: P
  readonly s: S
  /** Changes with anything in the pack that the rules read, and with nothing else. */
  readonly digest: string
}

/** A pack that was read and checked before, ready to be played; one from before rulings were kept is played by those of then. */
export function openedPack<P extends Pack>(
  system: GameSystem,
  read: P,
  since: Since = 'now',
): OpenedPack<unknown, P> {
  const pack = (system.settled?.(read, since) ?? read) as P
  const digest = sha256(system.played?.(pack) ?? (pack as unknown as Data))
  return { system, id: pack.id, pack, read, s: system.scenarioOf(pack), digest }
}

/** A pack as a game is bound to it. */
interface Bound {
  readonly pack: string
  readonly options?: Options
}

/** The pack that a game began with, with its rulings, as it stands or as it stood; null: the game is bound to another. */
export function openedFor(opened: OpenedPack, bound: Bound): OpenedPack | null {
  if (opened.digest === bound.pack && same(opened.pack.options, bound.options)) return opened
  const { system, read } = opened
  return asBound(system, read, bound) ?? formerFor(opened, bound)
}

/** This pack with the rulings of the game, if it is the one that the game is bound to. */
function asBound(
  system: GameSystem,
  read: Pack,
  { pack, options }: Bound,
  digest?: string,
): OpenedPack | null {
  const then = options === undefined ? read : { ...read, options }
  if (system.flawIn(system.settled?.(then, 'before') ?? then) !== null) return null
  const found = openedPack(system, then, 'before')
  return [found.digest, digest ?? wholeDigest(then)].includes(pack) ? found : null
}

/** The same among the packs that stood in this one's place before; a skirmish has its terms on former ground too. */
function formerFor({ system, id }: OpenedPack, bound: Bound): OpenedPack | null {
  const { pack: ground, terms } = nameApart(id)
  for (const former of formerPacks(ground)) {
    const played =
      terms === null ? { ok: true as const, pack: former.pack } : system.variant?.(former.pack, terms)
    const found = played?.ok === true ? asBound(system, played.pack, bound, former.digest) : null
    if (found !== null) return found
  }
  return null
}

/** What bound games to packs before words were left out of it. */
const wholeDigest = (pack: Pack): string => sha256(pack as unknown as Data)

const sha256 = (data: Data): string => createHash('sha256').update(encode(data)).digest('hex')

/** A checked pack that a game can start with; or what went wrong. */
export function openable<P extends Pack>(
  system: GameSystem,
  pack: P,
): OpenedPack<unknown, P> | { readonly message: Message } {
  try {
    const opened = openedPack(system, pack)
    begin(system.rules, opened.s, { dice: seeded(opened.digest) })
    return opened
  } catch (error) {
    return { message: say('no-game-starts', { why: error instanceof Error ? error.message : String(error) }) }
  }
}
