import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FairDice, GameFile } from '@sandtable/shelf'
import type { GameRecord } from '@sandtable/store'
import type { House } from './testing/house.ts'
import { begin, encode, freeze, over, submit } from '@sandtable/kernel'
import { createGame, gameFile, gameSummary, takeSeat } from '@sandtable/protocol'
import { commitmentTo, diceOf } from '@sandtable/shelf'
import { WAW } from '@sandtable/waw'
import { bodyOf } from './game/body.ts'
import { HASTINGS } from './testing/packs.ts'
import { joined } from './testing/player.ts'
import { newNonce, newToken, seated } from './testing/seats.ts'
import { openHouse } from './testing/house.ts'

let house: House
beforeAll(async () => void (house = await openHouse({ threads: 2 })))
afterAll(() => house.close())

const load = async (game: string): Promise<GameRecord> => (await house.store.load(game)) as GameRecord

const sit = async (game: string, invitation: string | null | undefined, nonce: string): Promise<void> =>
  void (await takeSeat(house.url, game, {
    invitation: invitation as string,
    name: 'x',
    nonce,
    token: newToken(),
  }))

test("the secret is drawn and committed to before any player's part, and stays the same to the end", async () => {
  const { game, commitment, invitations } = await createGame(house.url, {
    scenario: HASTINGS.id,
    seats: ['human', 'human'],
  })
  const { secret } = bodyOf(await load(game))
  expect(commitmentTo(secret)).toBe(commitment)
  expect((await gameSummary(house.url, game)).nonces).toEqual([null, null])
  const nonces = [newNonce(), newNonce()]
  await sit(game, invitations[0], nonces[0] as string)
  expect((await load(game)).snapshot).toBeNull()
  await house.restart()
  await sit(game, invitations[1], nonces[1] as string)

  const body = bodyOf(await load(game))
  expect([body.secret, body.commitment]).toEqual([secret, commitment])
  expect(await gameSummary(house.url, game)).toMatchObject({ commitment, nonces, stage: 'playing' })
})

test('each seat alone changes all dice, and so does the secret', async () => {
  const { nonces, game } = await seated(house.url)
  const { secret, commitment } = bodyOf(await load(game))
  const played = JSON.parse((await load(game)).snapshot as string) as { dice: unknown }
  const begun = (fair: { secret: string; nonces: readonly string[] }): unknown =>
    freeze(begin(WAW, HASTINGS.s, { dice: diceOf({ fair: { commitment, ...fair } }) })).dice
  expect(played.dice).toEqual(begun({ secret, nonces }))
  const others = [
    { secret: newNonce(), nonces },
    { secret, nonces: [newNonce(), nonces[1] as string] },
    { secret, nonces: [nonces[0] as string, newNonce()] },
    { secret, nonces: nonces.toReversed() },
  ]
  expect(new Set([{ secret, nonces }, ...others].map(fair => encode(begun(fair)))).size).toBe(5)
})

test("a bot's part is there before any person's", async () => {
  const { game, invitations } = await createGame(house.url, {
    scenario: HASTINGS.id,
    seats: ['human', { bot: 'random' }],
  })
  const { nonces } = await gameSummary(house.url, game)
  expect(nonces).toEqual([null, expect.stringMatching(/^[0-9a-f]{64}$/)])
  await sit(game, invitations[0], newNonce())
  expect((await gameSummary(house.url, game)).nonces[1]).toBe(nonces[1])
})

test('while a game goes on, nothing that a client can get reveals its secret, and there is no file', async () => {
  const { game, tokens } = await seated(house.url)
  const { secret } = bodyOf(await load(game))
  const { key } = (JSON.parse((await load(game)).snapshot as string) as { dice: { key: number[] } }).dice
  const refused = await fetch(`${house.url}/api/games/${game}/file`)
  expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([403, 'not-over'])
  const lines = await Promise.all(
    [...tokens, undefined].map(token => joined(house.url, game, token === undefined ? {} : { token })),
  )
  for (const line of lines) await line.settled()
  const told = lines.flatMap(({ heard }) => heard).join() + JSON.stringify(await gameSummary(house.url, game))
  expect(told).not.toContain(secret)
  expect(told).not.toContain(String(key[0]))
})

test('the file of a finished game of bots replays die for die', async () => {
  const { game, commitment } = await createGame(house.url, {
    scenario: HASTINGS.id,
    seats: [{ bot: 'random' }, { bot: 'greedy' }],
  })
  const watching = await joined(house.url, game)
  await watching.until((m): m is typeof m => m.is === 'state' && m.stage === 'over')
  const file = JSON.parse(await gameFile(house.url, game)) as GameFile & { readonly fair: FairDice }
  expect(file.fair.commitment).toBe(commitment)
  expect(commitmentTo(file.fair.secret)).toBe(commitment)
  const g = begin(WAW, HASTINGS.s, { dice: diceOf({ fair: file.fair }) })
  for (const { player, answer } of file.answers) expect(submit(g, player, answer)).toBeNull()
  expect(over(g)).toBe(true)
  expect(encode(freeze(g))).toBe(encode((file.save as { game: object }).game))
})
