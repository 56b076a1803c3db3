import type { GameRecord, KeptFile, Store } from '@sandtable/store'
import type { Refusal } from '@sandtable/protocol'
import { fileOf } from './file.ts'
import type { Complain } from './complain.ts'
import { refusal } from '../refusals.ts'

/** The files of finished games: made once, stored, and served from the store after that. */
export interface Files {
  /** The file of a game; or why there is none. */
  readonly of: (game: string) => Promise<KeptFile | Refusal>
  /** The game has just ended: its file is made before any request for it. */
  readonly prepare: (game: string) => void
  /** Resolves when no file is being made. */
  readonly close: () => Promise<void>
}

/** How many games may wait for their files. One is made at a time, so that other games go on meanwhile. */
const WAITING = 64

export function openFiles(store: Store, complain: Complain): Files {
  const making = new Map<string, Promise<KeptFile | Refusal>>()
  const preparing = new Set<Promise<unknown>>()
  let last: Promise<unknown> = Promise.resolve()
  const make = (record: GameRecord): Promise<KeptFile | Refusal> => {
    const found = making.get(record.id)
    if (found !== undefined) return found
    if (making.size >= WAITING) return Promise.resolve(refusal('files-busy'))
    const made = last.then(() => keepFile(store, record)).finally(() => making.delete(record.id))
    last = made.catch(() => {})
    making.set(record.id, made)
    return made
  }
  const of: Files['of'] = async game => {
    const kept = await store.fileOf(game)
    if (kept !== null) return kept
    const record = await store.load(game)
    if (record === null) return refusal('no-such-game')
    return record.stage === 'over' ? make(record) : refusal('not-over')
  }
  return {
    of,
    prepare: game => {
      const made = async (): Promise<unknown> => (await store.fileTag(game)) ?? of(game)
      const ended = made()
        .catch((error: unknown) => complain(error, { what: 'file', game }))
        .finally(() => preparing.delete(ended))
      preparing.add(ended)
    },
    close: async () => void (await Promise.all([...preparing, last])),
  }
}

async function keepFile(store: Store, record: GameRecord): Promise<KeptFile | Refusal> {
  const file = await fileOf(store, record)
  if (!('key' in file)) await store.keepFile(record.id, file)
  return file
}
