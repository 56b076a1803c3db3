import type { GameRecord, Store } from '@sandtable/store'
import type { GameSystem, OpenedPack, Pack, Systems } from '@sandtable/shelf'
import { formerPack, openedPack } from '@sandtable/shelf'
import { cannotGoOn } from '../game/cannot-go-on.ts'
import { refusal } from '../refusals.ts'

/** Packs by digest: those on the shelf, and those that games started with. */
export interface Library {
  readonly shelf: readonly OpenedPack[]
  /** A game's pack; throws if it isn't available, with the reason for its players. */
  readonly packOf: (digest: string) => Promise<OpenedPack>
  /** The system of a game or a pack; throws if it isn't played here, with the reason for its players. */
  readonly systemOf: (what: Pick<GameRecord | Pack, 'ruleset'>) => GameSystem
}

export function openLibrary(store: Store, shelf: readonly OpenedPack[], systems: Systems): Library {
  const known = openMemory(shelf)
  const systemOf: Library['systemOf'] = ({ ruleset }) => {
    const system = systems[ruleset]
    if (system === undefined) throw cannotGoOn(refusal('other-ruleset', { ruleset }))
    return system
  }
  /**
   * A pack that a game started with; an older program's is stored again with its rulings, so that they keep applying.
   */
  const reopened = async (digest: string): Promise<OpenedPack> => {
    const pack = await keptPack(store, digest)
    const opened = openedPack(systemOf(pack), pack, 'before')
    if (opened.digest !== digest) await store.keepPack(opened.digest, JSON.stringify(opened.pack))
    known.keep(opened.digest, opened)
    return opened
  }
  return {
    shelf,
    systemOf,
    packOf: async digest => {
      const found = known.get(digest) ?? (await reopened(digest))
      known.keep(digest, found)
      return found
    },
  }
}

async function keptPack(store: Store, digest: string): Promise<Pack> {
  const text = await store.packOf(digest)
  if (text !== null) return JSON.parse(text) as Pack
  const former = formerPack(digest)
  if (former === null) throw cannotGoOn(refusal('pack-missing'))
  return former
}

/** How many packs outside the shelf are remembered; the one idle longest is dropped. */
const REMEMBERED = 64

/** Packs by digest: the shelf's for good, and the last ones that games started with. */
function openMemory(shelf: readonly OpenedPack[]): {
  readonly get: (digest: string) => OpenedPack | undefined
  readonly keep: (digest: string, opened: OpenedPack) => void
} {
  const shelved = new Map(shelf.map(opened => [opened.digest, opened]))
  const others = new Map<string, OpenedPack>()
  return {
    get: digest => shelved.get(digest) ?? others.get(digest),
    keep: (digest, opened) => {
      if (shelved.has(digest)) return
      others.delete(digest)
      others.set(digest, opened)
      const [oldest] = others.keys()
      if (others.size > REMEMBERED && oldest !== undefined) others.delete(oldest)
    },
  }
}
