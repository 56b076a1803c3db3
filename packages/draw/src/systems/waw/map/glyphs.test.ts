import { expect, test } from 'vitest'
import { groundTile } from './glyphs.ts'
import { LIGHT } from '../../../palette.ts'
import { markup } from '../../../el.ts'

test('a tile of ground has glyphs of its own terrain, always alike; the sea has none', () => {
  const drawn = (terrain: 'clear' | 'forest' | 'sea'): string => markup(groundTile(terrain, LIGHT).drawing)
  expect(drawn('forest')).toBe(drawn('forest'))
  expect(drawn('forest')).toContain(LIGHT.forestGlyph)
  expect(drawn('clear')).toContain(LIGHT.clearGlyph)
  expect(drawn('sea')).not.toContain('path')
})
