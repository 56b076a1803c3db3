import { expect, test } from 'vitest'
import { openHouse } from './testing/house.ts'
import { storm } from './testing/storm.ts'

test("over lines that lose, double, delay, reorder and break messages, every client ends with exactly the server's view", async () => {
  const house = await openHouse()
  const { url, store } = house
  const { problems, commands, met } = await storm({
    url,
    store,
    seed: 'gale',
    games: 4,
    onlookers: 14,
    commands: 25,
  })
  expect(problems).toEqual([])
  expect(commands).toBeGreaterThanOrEqual(80)
  expect(Math.min(met.lost, met.doubled, met.late, met.cut)).toBeGreaterThan(10)
  await house.close()
})
