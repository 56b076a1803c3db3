import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconFiles } from './icons.ts'

test('the outlines and the credits page match the pictures: npm run icons rewrites them', async () => {
  for (const [path, text] of Object.entries(await iconFiles()))
    expect(readFileSync(join(import.meta.dirname, '..', path), 'utf8')).toBe(text)
})
