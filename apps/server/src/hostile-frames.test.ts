import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Besieged } from './testing/besieged.ts'
import { besieged, linesOf } from './testing/besieged.ts'
import { MANGLED_KINDS } from './testing/mangled-frames.ts'
import { throwFrames } from './testing/throw-frames.ts'

let at: Besieged
beforeAll(async () => {
  at = await besieged()
})
afterAll(() => at.close())

test('mangled frames are refused by name, or end their line; the game stays the same to the byte, and goes on', async () => {
  const before = await at.record()
  const count = 20 * MANGLED_KINDS.length
  const ends = await throwFrames(at, count, 'mangled frames')
  expect([...ends.values()].reduce((sum, n) => sum + n, 0)).toBe(count)
  expect([...ends.keys()]).toEqual(
    expect.arrayContaining([
      'refused malformed',
      'refused too-deep',
      'closed 1002',
      'closed 1007',
      'closed 1009',
    ]),
  )
  expect(await at.record()).toBe(before)
  expect(await linesOf(at.house)).toBe(at.lines.length)
  await at.playOn()
})
