import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, inject, test } from 'vitest'
import { audit } from './testing/audit.ts'
import { gather } from './testing/company.ts'
import { openHouse } from './testing/house.ts'
import { pgProxy } from './testing/pg-proxy.ts'
import { sortsAt } from './testing/sorts.ts'

const [, { missing, empty }] = await sortsAt(inject('databases'))

describe.skipIf(missing)('a server on PostgreSQL', () => {
  test('that commits but loses the reply shows everyone the result, and does nothing twice', async () => {
    const { where } = await empty()
    const proxy = await pgProxy((where as { url: string }).url)
    const house = await openHouse({ store: { url: proxy.url } })
    const company = await gather({ seed: 'word', url: () => house.url, onlookers: 2 })
    for (let times = 1; times <= 3; times++) {
      const before = company.accepted.size
      while (company.accepted.size < before + 3) await sleep(5)
      proxy.cutNextCommit()
      while (proxy.cut() < times) await sleep(5)
    }
    await company.rest()
    expect(await audit(house.store, company)).toEqual([])
    company.close()
    await house.close()
    proxy.close()
  })
})
