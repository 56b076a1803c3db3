import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { encode } from '@sandtable/kernel'
import type { GameFile } from '@sandtable/shelf'
import { orders, sat, steady, TOGETHER } from '../systems/waw/testing/hastings.ts'
import { guest, houseForTests, types } from '../testing/online.ts'
import { inspect } from '../verify/inspect.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { resumed } from './play.ts'
import type { OwnTable } from './own-table.ts'

const fileAt = (path: string): GameFile => JSON.parse(readFileSync(path, 'utf8')) as GameFile

test(
  '[CLI][K-18] a player resigns by naming the side, and the file says so',
  { timeout: PATIENCE },
  async () => {
    const path = scratch('resigned.game.json')
    const { typist: at, session } = await sat(['resign', 'resign normans'])
    expect(at.paper()).toContain('Resign for which side? For example: resign normans')
    expect(at.paper()).toContain('Normans and Norwegians resigned.')
    expect(at.paper()).toContain('Defeat: Saxons won.')
    await session.save(path)
    expect(fileAt(path).entries).toEqual([{ after: session.answers.length, player: 0, does: 'resign' }])
    const again = resumed(undefined, path) as OwnTable
    expect(await again.next()).toBe('over')
    expect(again.ending().outcome).toEqual({ winners: [1], how: 'resigned', by: 0 })
    const { code, out } = await run(['replay', path, '--check'])
    expect([code, out.match(/^yes/gm)]).toEqual([0, ['yes', 'yes']])
  },
)

test(
  '[CLI][K-18] a bot gives a move back, dice and all, and new dice are rolled from there',
  { timeout: PATIENCE },
  async () => {
    const path = scratch('given-back.game.json')
    const lines = ['move all holderness to york', 'done', '1', 'undo', 'takeback', `save ${path}`]
    const { session, typist: at } = await sat(orders('Normans', ...lines))
    expect(at.paper()).toContain('asked to take back their last move. Saxons agreed.')
    const { entries = [], answers, save } = fileAt(path)
    expect(entries.map(({ player, does }) => [player, does])).toEqual([
      [0, 'ask-undo'],
      [1, 'accept'],
    ])
    expect(entries.at(-1)?.drawn).toBeGreaterThan(0)
    expect(answers.length).toBeLessThan(session.answers.length + 3)
    const again = resumed(undefined, path) as OwnTable
    expect(encode(again.game.log)).toBe(encode((save as { game: { log: never } }).game.log))
    const { code, out } = await run(['replay', path, '--check'])
    expect([code, out.match(/^yes/gm)]).toEqual([0, ['yes', 'yes']])
  },
)

test('[CLI][K-18] a bot that isn’t losing declines a draw; two at one keyboard agree on it', async () => {
  expect((await sat(['draw'])).typist.paper()).toContain('offered a draw. Saxons declined.')
  const { typist: at } = await sat(['', 'draw'], TOGETHER)
  expect(at.paper()).toContain('The game is a draw.')
  expect(at.paper()).toContain('All players agreed to a draw.')
})

test(
  '[CLI][K-18] verify checks a game on a server that somebody resigned',
  { timeout: 2 * PATIENCE },
  async () => {
    const { url } = await houseForTests({})
    const player = await guest('hastings-1066', { server: url, against: 'random' })
    const path = player.seatFile.replace('.seat.json', '.game.json')
    let asked = 0
    await types(player, (prompt, paper) => (++asked === 4 ? 'resign normans' : steady(prompt, paper)), path)
    const findings = inspect(path, undefined, {})
    expect(findings).toContainEqual({
      holds: true,
      text: expect.stringMatching(/^after answer \d+: Normans and Norwegians resigned\.$/),
    })
    expect((findings as { holds: boolean }[]).filter(({ holds }) => !holds)).toEqual([])
  },
)
