import { gunzipSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pack } from './game-system.ts'
import { PACKS } from './folders.ts'

/** A pack as it stood before its figures changed, under the digest that games of then are bound to. */
export interface Former {
  readonly digest: string
  readonly pack: Pack
}

const FOLDER = join(PACKS, 'former')
const NAME = /^(.+)\.([0-9a-f]{64})\.json\.gz$/

/** By scenario: the files that its former packs lie in. */
const FILES = Map.groupBy(
  readdirSync(FOLDER).flatMap(file => {
    const [, id, digest] = NAME.exec(file) ?? []
    return id === undefined || digest === undefined ? [] : [{ id, digest, file: join(FOLDER, file) }]
  }),
  ({ id }) => id,
)

/** What a scenario was before, so that games that began with it go on. */
export const formerPacks = (id: string): Former[] =>
  (FILES.get(id) ?? []).map(({ digest, file }) => ({ digest, pack: unpacked(file) }))

/** The former pack of this digest, whatever its scenario; null: there is none. */
export function formerPack(digest: string): Pack | null {
  const found = [...FILES.values()].flat().find(former => former.digest === digest)
  return found === undefined ? null : unpacked(found.file)
}

const unpacked = (file: string): Pack => JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Pack
