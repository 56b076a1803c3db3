import { env } from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Besieged } from './testing/besieged.ts'
import type { Raid, Waits } from './testing/under-attack.ts'
import { ATTACKS } from './testing/attacks.ts'
import { besieged, linesOf } from './testing/besieged.ts'
import { forge } from './testing/forge.ts'
import { postForged } from './testing/forged-bodies.ts'
import { throwFrames } from './testing/throw-frames.ts'
import { underAttack } from './testing/under-attack.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)
const FRAMES = Math.ceil(10_000 * SCALE)
const COMMANDS = Math.ceil(1_000 * SCALE)
const BODIES = Math.ceil(1_000 * SCALE)

/** How long each attack lasts, in milliseconds. */
const ATTACK = Math.max(1_000, 8_000 * SCALE)
/** How much a server's memory may grow under attack, in megabytes: the limit for unread data, and as much again for garbage. */
const GROWTH = 250

/** What a frame may leave behind, in bytes, after garbage collection; far less than its connection took. */
const LEFT_BEHIND = 1_000
/** What a heap grows by for other reasons. */
const SLACK = 8_000_000

setFlagsFromString('--expose-gc')
const clear = runInNewContext('gc') as () => void

function heap(): number {
  clear()
  return process.memoryUsage().heapUsed
}

let at: Besieged
beforeAll(async () => {
  at = await besieged()
})
afterAll(() => at.close())

test(`${FRAMES} mangled frames: nothing changes, nothing stays, and the game goes on`, async () => {
  const before = await at.record()
  await throwFrames(at, FRAMES / 10, 'soak of frames, first')
  const begun = heap()
  const ends = await throwFrames(at, FRAMES, 'soak of frames')
  const grown = heap() - begun
  const told = [...ends].sort(([, a], [, b]) => b - a).map(([end, n]) => `${n} ${end}`)
  console.log(
    `figure: ${FRAMES} mangled frames: ${told.join(', ')}; the heap has grown by ${Math.round(grown / 1000)} kB`,
  )
  expect(grown).toBeLessThan(SLACK + LEFT_BEHIND * FRAMES)
  expect(await at.record()).toBe(before)
  expect(await linesOf(at.house)).toBe(at.lines.length)
  await at.playOn()
})

test(`${COMMANDS} forged commands and ${BODIES} forged bodies: all are refused by name`, async () => {
  const now = await besieged()
  const before = await now.record()
  expect(await forge(now, COMMANDS, 'soak of commands')).toBe(COMMANDS)
  expect(await postForged(now, BODIES, 'soak of bodies')).toBe(BODIES)
  expect(await now.record()).toBe(before)
  await now.playOn()
  await now.close()
  console.log(
    `figure: ${COMMANDS} forged commands and ${BODIES} forged bodies: all refused by name, nothing changed`,
  )
})

const toldOf = ({ count, failed, p99, worst }: Waits): string =>
  `${p99} ms at p99, ${worst} ms at worst, ${failed} of ${count + failed} failed`

describe.for(['elsewhere', 'this machine'] as const)('attackers from %s', from => {
  test.for(Object.keys(ATTACKS))('%s: the memory stays bounded, and others are served', async attack => {
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-attack-'))
    const raid: Raid = { attack, where: { folder }, from, ms: ATTACK }
    const { memory, line, newcomers } = await underAttack(raid)
    rmSync(folder, { recursive: true })
    console.log(
      `figure: ${attack}, from ${from}: memory ${memory.before} MB before, ${memory.peak} at the peak, ${memory.after} after; ` +
        `an open line waited ${toldOf(line)}; newcomers ${toldOf(newcomers)}`,
    )
    expect(memory.peak - memory.before).toBeLessThan(GROWTH)
    expect(line.failed).toBe(0)
  })
})
