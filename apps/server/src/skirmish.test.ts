import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House } from './testing/house.ts'
import type { Tap } from './testing/tap.ts'
import { gameSummary, packOf } from '@sandtable/protocol'
import { answerOnce, joined } from './testing/player.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { wholeShelf } from '@sandtable/shelf'
import { openHouse } from './testing/house.ts'
import { seated } from './testing/seats.ts'

let house: House
beforeAll(async () => void (house = await openHouse({ clock: hurriedTime, shelf: wholeShelf().packs })))
afterAll(() => house.close())

/** Answers the player's questions until one of a certain kind. */
async function answerUntil(line: Tap, kind: string): Promise<void> {
  for (;;) {
    const asked = await line.until(
      (m): m is Extract<typeof m, { is: 'decision' }> => m.is === 'decision' && m.decision !== null,
      line.messages.findLastIndex(m => m.is === 'decision'),
    )
    if (asked.decision?.kind === kind) return
    await answerOnce(line)
    await line.settled()
  }
}

test("[MG-skirmish] a game starts from a battle's name and its terms, and a bot buys its army too", async () => {
  const { game, tokens } = await seated(house.url, {
    scenario: 'hill-41--ww1-v-ww2-250',
    seats: ['human', { bot: 'captain' }],
  })
  const { scenario, pack } = await gameSummary(house.url, game)
  expect(scenario).toBe('hill-41--ww1-v-ww2-250')
  expect(await packOf(house.url, pack)).toMatchObject({ id: scenario, sides: [{ chooses: 'ww1' }, {}] })
  const line = await joined(house.url, game, { token: tokens[0] as string })
  await answerUntil(line, 'muster')
  await house.restart()
  const again = await joined(house.url, game, { token: tokens[0] as string })
  await answerUntil(again, 'place')
  const told = JSON.stringify([...line.messages, ...again.messages])
  for (const side of [0, 1]) expect(told).toMatch(new RegExp(`"is":"group-bought","side":${side}`))
})

const ARMIES = ['medieval', 'napoleonic', 'pre-war', 'ww1', 'ww2', 'modern', 'printed']

test.for([
  ['hill-41--ww3-500', 'terms-word', { word: 'ww3', known: ARMIES }, '“ww3” isn’t an army'],
  ['hill-41--ww2-7', 'terms-sum', { sum: '7', least: 50, most: 5000 }, 'from 50 to 5,000.'],
  ['hastings-1066--ww2-500', 'no-terms', { scenario: 'hastings-1066' }, 'no other terms to play it by'],
  ['waterloo--ww2-500', undefined, { scenario: 'waterloo--ww2-500' }, 'no scenario “waterloo--ww2-500”'],
] as const)('[MG-skirmish] %s is refused with the reason', async ([scenario, reason, parts, words]) => {
  const told = {
    ...(reason === undefined ? {} : { reason }),
    parts,
    text: expect.stringContaining(words) as string,
  }
  await expect(seated(house.url, { scenario })).rejects.toMatchObject({ told })
  const map = await fetch(`${house.url}/api/maps/${scenario}`)
  expect([map.status, await map.json()]).toEqual([404, { error: 'no-such-scenario', ...told }])
})

test('[MG-skirmish] its ground can be printed', async () => {
  const sheet = await fetch(`${house.url}/api/scenarios/hill-41--ww2-500/sheet.pdf?what=cards`)
  expect([sheet.status, ((await sheet.json()) as { text: string }).text]).toEqual([
    400,
    expect.stringContaining('what must be some of map'),
  ])
})
