import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { battleSchema, fieldSchemas, packSchemas } from '@sandtable/scenario'

export const FOLDER = join(import.meta.dirname, '..', 'packages', 'scenario', 'schema')

/** The JSON Schemas of all files that people write, as texts by the names of their files. */
export async function schemaFiles(): Promise<Map<string, string>> {
  const schemas = { 'battle.yaml': battleSchema(), ...packSchemas(), ...fieldSchemas() }
  const style = await resolveConfig(import.meta.filename)
  const files = new Map<string, string>()
  for (const [file, schema] of Object.entries(schemas)) {
    const text = await format(JSON.stringify(schema), { ...style, parser: 'json' })
    files.set(file.replace('.yaml', '.schema.json'), text)
  }
  return files
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, text] of await schemaFiles()) {
    writeFileSync(join(FOLDER, name), text)
    console.log(`schemas: wrote ${name}`)
  }
}
