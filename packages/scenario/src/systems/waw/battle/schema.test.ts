import { expect, test } from 'vitest'
import { battleSchema } from './schema.ts'

const KEYS = {
  required: ['ruleset', 'edition', 'year', 'kind', 'terrain', 'attacker', 'defender'],
  optional: ['crossing', 'bridge', 'landing', 'options', 'cap', 'script'],
}

test('the JSON Schema for editors has the keys of a battle and no others', () => {
  const schema = battleSchema()
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.type).toBe('object')
  expect(schema.additionalProperties).toBe(false)
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual([...KEYS.required, ...KEYS.optional].sort())
  expect(schema.required?.toSorted()).toEqual(KEYS.required.toSorted())
})

test('the JSON Schema describes the written form, not the parsed one', () => {
  const text = JSON.stringify(battleSchema())
  expect(JSON.parse(text)).toEqual(battleSchema())
  expect(text).toContain('"forbid":{"type":"string","enum":["pursuit","reroll"]}')
  expect(text).toContain('"rank":{"enum":[1,2,3,"monarch"]}')
  expect(text).toContain('"maxItems":500')
})
