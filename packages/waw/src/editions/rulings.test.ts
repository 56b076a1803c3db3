import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Ruling } from './rulings.ts'
import { EDITIONS } from './rules.ts'
import { RULINGS, whyNotOption } from './rulings.ts'

const DOCS = join(import.meta.dirname, '../../../../docs')
const ROWS = ['battle-file.md', 'write-a-scenario.md']
  .flatMap(file => readFileSync(join(DOCS, file), 'utf8').split('\n'))
  .map(row => row.split('|').map(cell => cell.trim()))

const valuesOf = ({ values }: Ruling, now: unknown): string => {
  if (values === 'map') return 'a map'
  if ('from' in values) {
    const row = `a whole number from ${values.from} to ${values.to}`
    return values.from === values.to ? `\`${values.from}\`` : `\`${String(now)}\`, or ${row}`
  }
  return values.map(value => `\`${value}\``).join(', ')
}

test.for(Object.entries<Ruling>(RULINGS))(
  '[W-15-scenario-over-rules] the option %s is in the docs, with its ruling and its values',
  ([name, ruling]) => {
    const now = EDITIONS.A[name as keyof typeof RULINGS]
    const row = ROWS.find(([, option]) => option === `\`${name}\``)
    expect(row?.[2]).toBe(ruling.ruling)
    expect(row?.[3]?.startsWith(valuesOf(ruling, now)), `${row?.[3]}`).toBe(true)
  },
)

test.for(Object.entries<Ruling>(RULINGS))(
  '[W-15-scenario-over-rules] the option %s has its first value, and its earlier default is one of its values',
  ([name, { values, before, formerly = {} }]) => {
    const now = EDITIONS.A[name as keyof typeof RULINGS]
    expect(Array.isArray(values) ? values[0] : now).toEqual(now)
    for (const value of [before ?? now, ...Object.values(formerly)])
      expect(whyNotOption(name, value)).toBeNull()
  },
)
