import { expect, test } from 'vitest'
import type { Store } from '@sandtable/store'
import { openHealth } from './health.ts'
import { pretendTime, SECOND } from '../testing/pretend-time.ts'

/** A store that notes each write, and answers when told to. */
function slowStore(): { store: Store; writes: ((healthy: boolean) => void)[] } {
  const writes: ((healthy: boolean) => void)[] = []
  const healthy = (): Promise<boolean> => new Promise(resolve => void writes.push(resolve))
  return { store: { healthy } as Store, writes }
}

test('however many requests come, the store is written to once a second', async () => {
  const time = pretendTime(0)
  const { store, writes } = slowStore()
  const healthy = openHealth(store, time)
  const asked = Array.from({ length: 100 }, healthy)
  writes[0]?.(true)
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
  expect([await healthy(), writes.length]).toEqual([true, 1])
  await time.pass(SECOND)
  const later = healthy()
  writes[1]?.(false)
  expect([await later, await healthy(), writes.length]).toEqual([false, false, 2])
})

test('a store that does not answer within five seconds is not healthy', async () => {
  const time = pretendTime(0)
  const { store } = slowStore()
  const asked = openHealth(store, time)()
  time.after(60 * SECOND, () => {})
  await time.pass(5 * SECOND)
  expect(await asked).toBe(false)
})
