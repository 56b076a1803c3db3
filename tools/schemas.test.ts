import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FOLDER, schemaFiles } from './schemas.ts'

test('the published JSON Schemas match the code: node tools/schemas.ts rewrites them', async () => {
  const made = await schemaFiles()
  expect(globSync('*', { cwd: FOLDER }).toSorted()).toEqual([...made.keys()].toSorted())
  for (const [name, text] of made) expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(text)
})
