import { ask } from '@sandtable/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import type { Given, Guest, House } from './house.ts'
import { openSharedHouse, PATIENCE } from './house.ts'

const given = await ask<Given>(inject('browsers'))

/** A browser on a busy machine may be late once; a real fault shows again. */
const RETRY = 2
/** Milliseconds for a test: on a busy machine, letting a slow one finish is less work than starting it again. */
const SLOW = 5 * PATIENCE

/** Lets a new guest in, who leaves after the test. */
export type Welcome = (wishes?: BrowserContextOptions) => Promise<Guest>

/** Tests in a real browser; each fails if anything goes wrong there. Without a browser they are skipped. */
export function inBrowser(name: string, tests: (welcome: Welcome) => void): void {
  const missing = 'missing' in given
  describe.skipIf(missing)(
    `${name}${missing ? ` (left out: ${given.missing})` : ''}`,
    { retry: RETRY, timeout: SLOW },
    () => {
      let house: House
      const guests: Guest[] = []
      beforeAll(async () => {
        if (!('missing' in given)) house = await openSharedHouse(given)
      })
      afterEach(async () => {
        const leaving = guests.splice(0)
        const faults = leaving.flatMap(guest => guest.faults)
        await Promise.all(leaving.map(guest => guest.leave()))
        expect(faults).toEqual([])
      })
      afterAll(() => house.close())
      tests(async wishes => {
        const guest = await house.guest(wishes)
        guests.push(guest)
        return guest
      })
    },
  )
}
