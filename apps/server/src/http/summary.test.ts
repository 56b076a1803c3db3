import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { gameSummary } from '@sandtable/protocol'
import { gameAt, openStages } from '../testing/stages.ts'

let house: House
beforeAll(async () => {
  house = await openStages()
})
afterAll(() => house.close())

test('a game that gathers waits for nobody’s answer', async () => {
  const { game } = await gameAt(house.url, 'gathering')
  expect(await gameSummary(house.url, game)).toMatchObject({ stage: 'gathering', waiting: [], outcome: null })
})

test('a game that is played says whose answer it waits for', async () => {
  const { game } = await gameAt(house.url, 'playing')
  const { stage, waiting, outcome } = await gameSummary(house.url, game)
  expect([stage, outcome]).toEqual(['playing', null])
  expect(waiting.length).toBeGreaterThan(0)
})

test('a game that is over says how it ended', async () => {
  const { game } = await gameAt(house.url, 'over')
  const { stage, waiting, outcome } = await gameSummary(house.url, game)
  expect([stage, waiting]).toEqual(['over', []])
  expect(outcome).toMatchObject({ winners: [expect.any(Number)], how: 'forfeit' })
})
