import type { Where } from './open.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { emptyDatabase } from '@sandtable/testkit'
import { describe, expect, inject, test } from 'vitest'
import { openStore } from './open.ts'
import { sorts } from './testing/places.ts'
import { sampleGame } from './testing/sample.ts'

const IDS = ['a', 'b', 'c', 'd', 'e']
const WRITER = fileURLToPath(new URL('./testing/write-on.ts', import.meta.url))

/**
 * Lets another process write until it has reported this many versions, kills it, and returns the last one
 * reported.
 */
async function writeAndKill(where: Where, versions: number): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, JSON.stringify(where), ...IDS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(writer, 'exit')
  let last = 0
  let left = versions
  for await (const line of createInterface(writer.stdout)) {
    last = Number(line)
    if (--left === 0) writer.kill('SIGKILL')
  }
  expect((await ended)[1]).toBe('SIGKILL')
  return last
}

for (const { name, missing, place } of await sorts(() => emptyDatabase(inject('databases'))))
  describe.skipIf(missing)(`a store on ${name}`, () => {
    test('a killed process loses nothing that it acknowledged, and leaves nothing half done', async () => {
      const at = await place()
      const first = await openStore(at.where)
      for (const id of IDS) await first.create(sampleGame(id))
      await first.close()

      for (const versions of [1, 20, 55]) {
        const said = await writeAndKill(at.where, versions)
        const store = await openStore(at.where)
        const found = (): Promise<unknown[]> => Promise.all(IDS.map(id => store.load(id)))
        // PostgreSQL may still be at the last commit that it was sent.
        await expect
          .poll(async () => new Set((await found()).map(game => (game as Versioned).version)).size)
          .toBe(1)
        const { version } = (await store.load('a')) as Versioned
        expect(version).toBeGreaterThanOrEqual(said)
        expect(version).toBeLessThanOrEqual(said + 1)
        for (const id of IDS) {
          expect((await store.turns(id, 0, 999)).map(turn => turn.number)).toEqual(upTo(version))
          expect((await store.load(id))?.snapshot).toBe(`${version} `.repeat(2000))
        }
        await store.close()
      }
      at.clear()
    })
  })

interface Versioned {
  readonly version: number
}

const upTo = (version: number): number[] => Array.from({ length: version }, (_, i) => i + 1)
