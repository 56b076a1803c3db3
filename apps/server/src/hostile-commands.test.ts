import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Besieged } from './testing/besieged.ts'
import type { Tap } from './testing/tap.ts'
import { besieged, linesOf } from './testing/besieged.ts'
import { forge } from './testing/forge.ts'
import { FORGED_KINDS } from './testing/forged-commands.ts'
import { postForged } from './testing/forged-bodies.ts'

let at: Besieged
beforeAll(async () => {
  at = await besieged()
})
afterAll(() => at.close())

test('forged commands are refused by name; the game stays the same to the byte, and goes on', async () => {
  const before = await at.record()
  const count = 8 * FORGED_KINDS.length
  expect(await forge(at, count, 'forged commands')).toBe(count)
  expect(await at.record()).toBe(before)
  await at.playOn()
})

test('an answer sent again is already done, and changes nothing', async () => {
  const before = await at.record()
  const replies = await Promise.all(at.lines.map((line: Tap) => line.ask(at.answered)))
  expect(replies.filter(({ is }) => is === 'accepted')).toHaveLength(1)
  expect(await at.record()).toBe(before)
})

test('forged bodies are answered by name; the game stays the same to the byte', async () => {
  const before = await at.record()
  expect(await postForged(at, 200, 'forged bodies')).toBe(200)
  expect(await at.record()).toBe(before)
  expect(await linesOf(at.house)).toBe(at.lines.length)
})
