import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import type { PretendTime } from '../testing/pretend-time.ts'
import { connectionsOf } from '../testing/besieged.ts'
import { openHouse } from '../testing/house.ts'
import { pretendTime, SECOND } from '../testing/pretend-time.ts'
import { hostOf, rawLine, requestText } from '../testing/raw-line.ts'

/** More than the operating system buffers for a server. */
const SIZE = 32 * 1024 * 1024

let house: House
let clock: PretendTime
let pages: string
beforeEach(async () => {
  pages = mkdtempSync(join(tmpdir(), 'sandtable-pages-'))
  mkdirSync(join(pages, 'assets'))
  writeFileSync(join(pages, 'index.html'), '<!doctype html>')
  writeFileSync(join(pages, 'assets', 'large.bin'), Buffer.alloc(SIZE))
  clock = pretendTime()
  house = await openHouse({ clock, pages })
})
afterEach(async () => {
  await house.close()
  rmSync(pages, { recursive: true })
})

const LARGE = '/assets/large.bin'

test('a client that never reads its answer is dropped, and the others get theirs', async () => {
  const deaf = rawLine(house.url)
  deaf.pause()
  deaf.write(requestText('GET', LARGE, { Host: hostOf(house.url) }))
  await expect.poll(() => connectionsOf(house)).toBe(1)
  await clock.pass(60 * SECOND)
  expect(await connectionsOf(house)).toBe(1)
  const headers = { 'accept-encoding': 'identity', connection: 'close' }
  const read = await (await fetch(`${house.url}${LARGE}`, { headers })).arrayBuffer()
  expect(read.byteLength).toBe(SIZE)
  await clock.pass(1_000 * SECOND)
  await expect.poll(() => connectionsOf(house)).toBe(0)
  deaf.close()
})
