import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Game, Given, Kind, SavedGame } from '@sandtable/kernel'
import type { GameFile, GameSystem } from '@sandtable/shelf'
import type { GameRecord, Store } from '@sandtable/store'
import type { House } from './testing/house.ts'
import { begin, encode, submit } from '@sandtable/kernel'
import { createGame, gameFile } from '@sandtable/protocol'
import { diceOf, gameText } from '@sandtable/shelf'
import { whatOf } from './game/what.ts'
import { asData, bodyOf } from './game/body.ts'
import { HASTINGS } from './testing/packs.ts'
import { answerOnce, joined, mover } from './testing/player.ts'
import { openFiles } from './keeper/files.ts'
import { openHouse } from './testing/house.ts'
import { seated } from './testing/seats.ts'

let house: House
beforeEach(async () => void (house = await openHouse({ threads: 2 })))
afterEach(() => house.close())

/** A game that two bots have played to its end, with its file kept. */
async function played(): Promise<string> {
  const seats = [{ bot: 'random' }, { bot: 'random' }]
  const { game } = await createGame(house.url, { scenario: HASTINGS.id, seats })
  const line = await joined(house.url, game)
  await line.until((m): m is typeof m => m.is === 'state' && m.stage === 'over')
  await expect.poll(() => house.store.fileTag(game)).not.toBeNull()
  return game
}

const recordOf = async (game: string): Promise<GameRecord> => (await house.store.load(game)) as GameRecord

/** The file, made by playing the whole game again. */
async function playedAgain(game: string): Promise<string> {
  const { body, version } = await recordOf(game)
  const { commitment, secret, seats } = bodyOf({ body } as GameRecord)
  const commands: Given[][] = []
  for (const turn of await house.store.turns(game, 1, version)) {
    const what = whatOf(turn)
    if (what.do === 'undo') commands.pop()
    if (what.do === 'answer')
      commands.push(what.answers.map(answer => ({ player: turn.player as number, answer })))
  }
  const answers = commands.flat()
  const fair = { commitment, secret, nonces: seats.map(({ nonce }) => nonce as string) }
  const g: Game<Kind> = begin(HASTINGS.system.rules, HASTINGS.s, {
    dice: diceOf({ fair }),
  })
  for (const { player, answer } of answers) expect(submit(g, player, answer)).toBeNull()
  return gameText(HASTINGS, g, { fair, answers, seats: seats.map(({ bot }) => bot ?? 'human') })
}

/** The game with its history under another id, as a program that makes no files leaves it. */
async function copied(game: string, id: string, but: Partial<GameRecord> = {}): Promise<string> {
  const record = { ...(await recordOf(game)), id, ...but }
  const turns = (await house.store.turns(game, 1, record.version)).map(turn => ({ ...turn, game: id }))
  await house.store.create({ ...record, version: 0 })
  await house.store.commit([{ after: 0, game: record, turns }])
  return id
}

/** The same rules under the next version number, with no migration to it. */
const bumped = (): { waw: GameSystem } => {
  const { system } = HASTINGS
  return { waw: { ...system, rules: { ...system.rules, version: system.rules.version + 1 }, migrations: [] } }
}

/** The store, which notes every load of a game or its history. */
const noting = (store: Store, asked: string[]): Store => ({
  ...store,
  load: id => (asked.push('game'), store.load(id)),
  turns: (game, from, to) => (asked.push('turns'), store.turns(game, from, to)),
})

describe('the file of a finished game', () => {
  test('is written when the game ends, and matches a replay byte for byte', async () => {
    const game = await played()
    const kept = await house.store.fileOf(game)
    expect(kept?.text).toBe(await playedAgain(game))
    expect(await gameFile(house.url, game)).toBe(kept?.text)
  })

  test('is served after the rules have changed, whether it was made before or not', async () => {
    const game = await played()
    const text = await gameFile(house.url, game)
    const old = await copied(game, 'finished-long-ago')
    await house.restart({ systems: bumped() })
    expect((await fetch(`${house.url}/api/games/${game}`)).status).toBe(409)
    expect([await gameFile(house.url, game), await gameFile(house.url, old)]).toEqual([text, text])
    expect(await house.store.fileTag(old)).toBe(await house.store.fileTag(game))
  })

  test('is read from the store once kept, and not sent again to a client that already has it', async () => {
    const game = await played()
    const asked: string[] = []
    const files = openFiles(noting(house.store, asked), () => {})
    expect([await files.of(game), asked]).toEqual([await house.store.fileOf(game), []])
    const fileWith = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${house.url}/api/games/${game}/file`, { headers })
    const first = await fileWith({})
    const tag = first.headers.get('etag') as string
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    const again = await fileWith({ 'if-none-match': tag })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    expect((await fileWith({ 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('is made once for many requests at the same time', async () => {
    const old = await copied(await played(), 'finished-long-ago')
    const asked: string[] = []
    const files = openFiles(noting(house.store, asked), () => {})
    const given = await Promise.all(Array.from({ length: 30 }, () => files.of(old)))
    expect(new Set(given.map(file => JSON.stringify(file))).size).toBe(1)
    const pages = Math.ceil((await recordOf(old)).version / 500)
    expect(asked.filter(one => one === 'turns')).toHaveLength(pages)
  })

  test('is refused with the reason if the history is incomplete', async () => {
    const record = await recordOf(await played())
    await house.store.create({ ...record, id: 'without-history' })
    const reply = await fetch(`${house.url}/api/games/without-history/file`)
    const told = { error: 'cannot-go-on', reason: 'history-missing' }
    expect([reply.status, await reply.json()]).toMatchObject([409, told])
  })

  test('of a game lost on time ends where everyone last saw the game', async () => {
    const { game, tokens } = await seated(house.url)
    const lines = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
    while (bodyOf(await recordOf(game)).loose.length === 0)
      await answerOnce(lines[await mover(lines)] as (typeof lines)[number])
    const record = await recordOf(game)
    const outcome = { winners: [0], how: 'forfeit' as const }
    const over = { stage: 'over' as const, body: asData({ ...bodyOf(record), outcome }) }
    const file = JSON.parse(await gameFile(house.url, await copied(game, 'lost-on-time', over))) as GameFile
    const { asked, log, ...rest } = (file.save as { game: SavedGame }).game
    const snapshot = JSON.parse(record.snapshot as string) as SavedGame
    expect(encode({ ...rest, asked: 0, log: [] })).toBe(encode({ ...snapshot, asked: 0 }))
    expect(asked).toBe(file.answers.length)
    const g: Game<Kind> = begin(HASTINGS.system.rules, HASTINGS.s, { dice: diceOf(file) })
    for (const { player, answer } of file.answers) expect(submit(g, player, answer)).toBeNull()
    expect(encode(g.log)).toBe(encode(log))
  })
})
