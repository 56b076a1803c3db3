import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from '../testing/house.ts'
import { gameSummary } from '@sandtable/protocol'
import { gameAt, openStages } from '../testing/stages.ts'

let house: House
beforeAll(async () => {
  house = await openStages()
})
afterAll(() => house.close())

test('a game that is filling waits for no answer', async () => {
  const { game } = await gameAt(house.url, 'gathering')
  expect(await gameSummary(house.url, game)).toMatchObject({ stage: 'gathering', waiting: [], outcome: null })
})

test('a game in progress names the player it waits for', async () => {
  const { game } = await gameAt(house.url, 'playing')
  const { stage, waiting, outcome } = await gameSummary(house.url, game)
  expect([stage, outcome]).toEqual(['playing', null])
  expect(waiting.length).toBeGreaterThan(0)
})

test('a finished game says how it ended', async () => {
  const { game } = await gameAt(house.url, 'over')
  const { stage, waiting, outcome } = await gameSummary(house.url, game)
  expect([stage, waiting]).toEqual(['over', []])
  expect(outcome).toMatchObject({ winners: [expect.any(Number)], how: 'forfeit' })
})
