import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** A point computed from one with a fraction, or −0, has the same flaw, and all code that reads them slows down. */
test('points are rows of small integers to the machine, however long a battle is played', async () => {
  // In its own thread, untouched by other tests' numbers.
  const playing = new Worker(new URL('testing/slow-points.ts', import.meta.url))
  const [slow] = (await once(playing, 'message')) as unknown[]
  expect(slow).toEqual([])
})
