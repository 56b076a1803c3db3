import { afterEach, describe, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import type { Tap } from '../testing/tap.ts'
import { linesOf } from '../testing/besieged.ts'
import { openHouse } from '../testing/house.ts'
import { seated } from '../testing/seats.ts'
import { hello } from '../testing/tap.ts'
import { openCrowd } from './crowd.ts'

describe('on a real server', () => {
  let house: House
  afterEach(() => house.close())

  const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

  async function spectators(count: number, game: string, addressOf: (i: number) => string): Promise<Tap[]> {
    const lines: Tap[] = []
    for (let i = 0; i < count; i++) lines.push(await hello(house.url, game, {}, from(addressOf(i))))
    return lines
  }

  test('idle spectators from one net lock no one out: pages, seats and other spectators find room', async () => {
    house = await openHouse({ proxied: true, connections: { all: 16 } })
    const { game, tokens } = await seated(house.url)
    const crowd = await spectators(24, game, i => `2001:db8:7:${i}::1`)
    await expect.poll(() => linesOf(house)).toBe(12)
    const other = await hello(house.url, game, {}, from('203.0.113.7'))
    const seats: Tap[] = []
    for (const token of tokens) seats.push(await hello(house.url, game, { token }, from('203.0.113.8')))
    crowd.push(...(await spectators(12, game, i => `2001:db8:7:${i}::2`)))
    for (const line of [...seats, other]) await line.settled()
    expect((await fetch(`${house.url}/health`)).status).toBe(200)
    await expect.poll(() => linesOf(house)).toBe(12)
    for (const line of [...crowd, ...seats, other]) line.close()
  })
})

describe('a crowd', () => {
  /** Lets lines in by their nets, and returns the names of those that are cut off. */
  function crowdOf(most: number): {
    readonly enter: (net: string, name: string, sits?: boolean) => () => void
    readonly cut: string[]
  } {
    const crowd = openCrowd(most)
    const cut: string[] = []
    return {
      cut,
      enter: (net, name, sits = false) => {
        const place = crowd({ net, drop: () => void cut.push(name) })
        if (sits) place.sit()
        return place.leave
      },
    }
  }

  test('the net with the most spectators loses its newest one', () => {
    const { enter, cut } = crowdOf(4)
    for (const [net, name] of [
      ['a', 'a1'],
      ['b', 'b1'],
      ['b', 'b2'],
      ['b', 'b3'],
      ['c', 'c1'],
    ] as const)
      enter(net, name)
    expect(cut).toEqual(['b3'])
  })

  test('a newcomer takes the place of another of its net, for it may hold a seat', () => {
    const { enter, cut } = crowdOf(2)
    for (const name of ['a1', 'a2', 'a3', 'a4']) enter('a', name)
    expect(cut).toEqual(['a2', 'a3'])
  })

  test('seats stay while there are spectators', () => {
    const { enter, cut } = crowdOf(3)
    for (const name of ['a1', 'a2']) enter('a', name, true)
    enter('b', 'b1')
    enter('c', 'c1')
    expect(cut).toEqual(['b1'])
  })

  test('if all others are seats, the net with the most loses one, but no net its only one', () => {
    const { enter, cut } = crowdOf(3)
    for (const name of ['a1', 'a2']) enter('a', name, true)
    enter('b', 'b1', true)
    enter('c', 'c1', true)
    expect(cut).toEqual(['a2'])
    enter('d', 'd1')
    expect(cut).toEqual(['a2', 'd1'])
  })

  test('a line that leaves makes room', () => {
    const { enter, cut } = crowdOf(1)
    enter('a', 'a1', true)()
    enter('b', 'b1')()
    enter('b', 'b2')
    expect(cut).toEqual([])
  })
})
