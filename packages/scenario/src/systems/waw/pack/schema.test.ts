import { expect, test } from 'vitest'
import { packSchemas } from './parts.ts'

const KEYS = {
  'pack.yaml': 'ruleset edition year turns players victory',
  'map.yaml': 'regions borders',
  'counters.yaml': 'nations units',
  'cards.yaml': 'cards',
  'setup.yaml': 'at control',
  'locale.yaml': '',
}

test('the JSON Schemas for editors ask for what a pack must have but its texts, and allow no unknown key', () => {
  const schemas = packSchemas()
  expect(Object.keys(schemas)).toEqual(Object.keys(KEYS))
  for (const [file, keys] of Object.entries(KEYS)) {
    const schema = schemas[file as keyof typeof KEYS]
    expect((schema.required ?? []).toSorted().join(' ')).toBe(keys.split(' ').toSorted().join(' '))
    expect(schema.additionalProperties).toBe(false)
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  }
})

test('the JSON Schemas describe the written form, not the parsed one', () => {
  const { 'cards.yaml': cards, 'counters.yaml': counters, 'map.yaml': map } = packSchemas()
  const effect = cards.$defs?.['effect']
  expect(effect).toMatchObject({
    additionalProperties: false,
    properties: { movement: { multipleOf: 0.5 }, else: { $ref: '#/$defs/effects' } },
  })
  expect(JSON.stringify(effect)).toContain('"oneOf":[{"required":["modifier"]},{"required":["morale"]}')
  expect(JSON.stringify(cards.$defs?.['condition'])).toContain('"not-before":{"type":"integer"')
  expect(JSON.stringify(counters)).toContain('"maxProperties":2000')
  expect(JSON.stringify(map)).toContain(
    '"anyOf":[{"type":"array","prefixItems":[{"type":"string"},{"type":"string"}]',
  )
})
