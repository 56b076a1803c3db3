import { writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Data } from '@sandtable/kernel'
import { createGame, gameFile, gameSummary } from '@sandtable/protocol'
import { forged } from '../testing/finished.ts'
import { houseForTests } from '../testing/online.ts'
import { inspect } from './inspect.ts'
import { PATIENCE, scratch } from '../testing/bin.ts'

/** A battle in metres that two bots fought on a server, as its file. */
async function foughtOut(): Promise<string> {
  const { url } = await houseForTests()
  const bots = [{ bot: 'random' }, { bot: 'random' }]
  const { game } = await createGame(url, { scenario: 'hallam-junction', seats: bots })
  const isOver = async (): Promise<boolean> => (await gameSummary(url, game)).stage === 'over'
  await vi.waitUntil(isOver, { timeout: PATIENCE, interval: 100 })
  return gameFile(url, game)
}

const TEXT = await foughtOut()
const FILE = scratch('battle.game.json')

function holds(text: string): boolean {
  writeFileSync(FILE, text)
  const findings = inspect(FILE, undefined, {})
  return typeof findings !== 'string' && findings.every(one => one.holds)
}

type Parts = Record<string, Data> & {
  answers: { answer: Data }[]
  save: { game: { log: Data[]; dice: { used: number }; position: { winner: number } } }
}

test('[CLI] a battle from a server checks out', () => {
  expect(holds(TEXT)).toBe(true)
})

const FORGERIES: readonly (readonly [string, (file: Parts) => void])[] = [
  ['an answer left out', ({ answers }) => answers.splice(3, 1)],
  ['an event left out', ({ save }) => save.game.log.splice(5, 1)],
  ['the dice in the save', ({ save }) => save.game.dice.used++],
  ['the winner', ({ save: { game } }) => (game.position.winner = 1 - game.position.winner)],
]

test.each(FORGERIES)('[CLI] forging %s of a battle, checksums and all, is detected', (_what, forge) => {
  expect(holds(forged(TEXT, forge as never))).toBe(false)
})
