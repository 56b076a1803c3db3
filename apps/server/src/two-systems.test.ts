import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FairDice, GameFile } from '@sandtable/shelf'
import type { House } from './testing/house.ts'
import type { Tap } from './testing/tap.ts'
import { begin, encode, freeze, over, submit } from '@sandtable/kernel'
import { gameFile, gameSummary, listScenarios, packOf } from '@sandtable/protocol'
import { commitmentTo, diceOf } from '@sandtable/shelf'
import { answerOnce, decisionOf, joined, newId } from './testing/player.ts'
import { GOLD_RUN_FOR_TWO, WITH_GOLD_RUN } from './testing/gold-run.ts'
import { HASTINGS } from './testing/packs.ts'
import { hurriedTime } from './testing/pretend-time.ts'
import { openHouse } from './testing/house.ts'
import { seated } from './testing/seats.ts'

let house: House
beforeEach(
  async () =>
    void (house = await openHouse({
      clock: hurriedTime,
      systems: WITH_GOLD_RUN,
      shelf: [HASTINGS, GOLD_RUN_FOR_TWO],
      botScript: new URL('./testing/gold-run-worker.ts', import.meta.url),
    })),
)
afterEach(() => house.close())

const AGAINST_A_BOT = { scenario: 'copses', seats: ['human' as const, { bot: 'drifter' }] }

/** Answers all the player's questions, until the game is over or this many answers are given. */
async function playOn(line: Tap, most = Infinity): Promise<void> {
  for (let n = 0; n < most && !line.messages.some(isOver); n++) {
    await line.until(
      (m): m is typeof m => (m.is === 'decision' && m.decision !== null) || isOver(m),
      line.messages.findLastIndex(m => m.is === 'decision'),
    )
    if (line.messages.some(isOver)) return
    await answerOnce(line)
    await line.settled()
  }
}

const isOver = (m: Tap['messages'][number]): boolean => m.is === 'state' && m.stage === 'over'

test('games of two systems are side by side on one shelf, each with its own bots', async () => {
  const scenarios = await listScenarios(house.url)
  expect(scenarios).toMatchObject([
    { id: 'hastings-1066', ruleset: 'waw', when: '1066', bots: ['captain', 'greedy', 'random'] },
    { id: 'copses', ruleset: 'gold-run', when: 'Long ago', turns: 2, bots: ['captain', 'drifter'] },
  ])
  expect(scenarios[1]?.players.map(({ name, colour }) => [name, colour])).toEqual([
    ['Red', '#c03020'],
    ['Green', '#308040'],
  ])
  expect(await packOf(house.url, GOLD_RUN_FOR_TWO.digest)).toEqual(GOLD_RUN_FOR_TWO.pack)
})

test('a bot of one system gets no seat in a game of the other, and no sheet of it is printed', async () => {
  const greedy = seated(house.url, { ...AGAINST_A_BOT, seats: ['human', { bot: 'greedy' }] })
  await expect(greedy).rejects.toThrow('A bot must be captain or drifter.')
  const sheet = await fetch(`${house.url}/api/scenarios/copses/sheet.pdf`)
  expect([sheet.status, ((await sheet.json()) as { error: string }).error]).toEqual([404, 'no-such-scenario'])
})

test('a game of another system is played against its bot to its end, and every die can be checked', async () => {
  const { game, tokens, commitment } = await seated(house.url, AGAINST_A_BOT)
  const [token = ''] = tokens
  await playOn(await joined(house.url, game, { token }), 3)
  await house.restart()
  await playOn(await joined(house.url, game, { token }))
  const { stage, ruleset, outcome } = await gameSummary(house.url, game)
  expect([stage, ruleset, outcome?.how]).toEqual(['over', 'gold-run', 'played'])

  const file = JSON.parse(await gameFile(house.url, game)) as GameFile & { readonly fair: FairDice }
  expect([file.scenario, file.pack, file.seats]).toEqual([
    'copses',
    GOLD_RUN_FOR_TWO.digest,
    ['human', 'drifter'],
  ])
  expect(commitmentTo(file.fair.secret)).toBe(commitment)
  const { system, s } = GOLD_RUN_FOR_TWO
  const g = begin(system.rules, s, { dice: diceOf(file) })
  for (const { player, answer } of file.answers) expect(submit(g, player, answer)).toBeNull()
  expect([over(g), encode(freeze(g))]).toEqual([true, encode((file.save as { game: object }).game)])
  const winner = system.winner(g)
  expect(outcome?.winners).toEqual(winner === null ? [] : [winner])
})

test('an answer in it can be taken back until a die falls', async () => {
  const { game, tokens } = await seated(house.url, { scenario: 'copses' })
  const lines = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  for (const line of lines) await answerOnce(line)
  const [leader] = await Promise.all(lines.map(decisionOf)).then(asked => lines.filter((_, i) => asked[i]))
  const before = await decisionOf(leader as Tap)
  expect(before?.kind).toBe('move-scout')
  await answerOnce(leader as Tap)
  expect((await decisionOf(leader as Tap))?.kind).toBe('march')
  expect((await leader?.ask({ do: 'undo', id: newId() }))?.is).toBe('accepted')
  expect({ ...(await decisionOf(leader as Tap)), id: '' }).toEqual({ ...before, id: '' })
})

test("a game is kept for a server that knows its rules, and refused by one that doesn't", async () => {
  const { game, tokens } = await seated(house.url, AGAINST_A_BOT)
  await house.restart({ systems: { waw: HASTINGS.system }, shelf: [HASTINGS] })
  await expect(gameSummary(house.url, game)).rejects.toThrow('doesn’t know the rules “gold-run”')
  await house.restart()
  await playOn(await joined(house.url, game, { token: tokens[0] as string }), 2)
})
