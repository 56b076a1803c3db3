import { gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { encode } from '@sandtable/kernel'
import { PACKS, packNames, readFolder } from '@sandtable/shelf'

/**
 * `npm run former -- hill-41` keeps a pack as it stands, before its figures change, so that games which began with it go on;
 * without a name it keeps them all. Units and weapons of the catalogue are part of every battle's pack.
 */
const named = process.argv.slice(2)
for (const id of named.length > 0 ? named : packNames()) {
  const opening = readFolder(join(PACKS, id))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  const { digest, read } = opening.opened
  const file = `${id}.${digest}.json.gz`
  writeFileSync(join(PACKS, 'former', file), gzipSync(encode(read), { level: 9 }))
  console.log(`kept packs/former/${file}`)
}
