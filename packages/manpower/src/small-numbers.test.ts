import { Worker } from 'node:worker_threads'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** Every point that is reckoned from one that holds a fraction, or −0, holds such again, and all code that reads them slows down. */
test('points are rows of small numbers to the machine, however long a battle is played', async () => {
  // In a thread of its own, which no other test's numbers have touched.
  const playing = new Worker(new URL('testing/slow-points.ts', import.meta.url))
  const [slow] = (await once(playing, 'message')) as unknown[]
  expect(slow).toEqual([])
})
