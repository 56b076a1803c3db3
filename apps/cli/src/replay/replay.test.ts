import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameFile } from '@sandtable/shelf'
import { gameText, PACKS, readGame } from '@sandtable/shelf'
import { hasty, HASTINGS, sat } from '../systems/waw/testing/hastings.ts'
import { playAgain } from './course.ts'
import { run, PATIENCE, scratch } from '../testing/bin.ts'
import { typist } from '../testing/typist.ts'
import { walk } from './walk.ts'
import type { Session } from '../play/session.ts'

const { session } = await sat(hasty)

/** A file of the game with part of its course changed, and a matching checksum. */
function saved(name: string, change: Partial<Pick<Session, 'seed' | 'answers'>> = {}): string {
  const path = scratch(name)
  const { opened, seed, seats, answers, table } = { ...session, ...change }
  const given = answers.map(({ player, answer }) => ({ player, answer }))
  writeFileSync(path, gameText(opened, table.game, { seed, seats, answers: given }))
  return path
}

test(
  '[CLI][L3][L5] replay --check proves that the log gives the position, and the answers the log',
  { timeout: PATIENCE },
  async () => {
    const good = await run(['replay', saved('good.json'), '--check'])
    expect([good.code, good.out.match(/^yes/gm)]).toEqual([0, ['yes', 'yes']])
    for (const change of [{ seed: 'other' }, { answers: session.answers.slice(0, -1) }]) {
      const bad = await run(['replay', saved('bad.json', change), '--check'])
      expect(bad.code).toBe(1)
      expect(bad.out).toMatch(/^NO {3}.* gives the same log/m)
    }
  },
)

test(
  '[CLI] a game file that was changed by hand is refused, and so is any other file',
  { timeout: PATIENCE },
  async () => {
    const path = scratch('spoilt.json')
    const text = gameText(HASTINGS, session.table.game, {
      seed: 'fulford',
      seats: session.seats,
      answers: [],
    })
    writeFileSync(path, text.replace('"seed":"fulford"', '"seed":"hastings"'))
    expect(readGame(path)).toEqual({ key: 'checksum', parts: {} })
    writeFileSync(path, text.slice(0, -40))
    expect(readGame(path)).toEqual({ key: 'no-json', parts: {} })
    writeFileSync(path, '{}')
    expect((await run(['replay', path])).err).toBe(
      `${path}: this isn’t a Sandtable game: expected a JSON object with "format": "sandtable-game"\n`,
    )
    const { code, err } = await run(['play', '--resume', 'nowhere.json'])
    expect([code, err]).toEqual([1, 'nowhere.json: can’t read this file: there’s no such file or folder\n'])
  },
)

test("[CLI] a changed pack can't resume the game", { timeout: PATIENCE }, async () => {
  const path = scratch('changed.json')
  const opened = { ...HASTINGS, digest: '0123456789abcdef' }
  writeFileSync(
    path,
    gameText(opened, session.table.game, { seed: 'fulford', seats: session.seats, answers: [] }),
  )
  const { code, err } = await run(['play', '--resume', path])
  expect([code, err]).toEqual([
    1,
    `${path}: the scenario “hastings-1066” has changed since this game was saved, so the game can’t go on. Put the old files back\n`,
  ])
})

test("[CLI] a game of the user's own pack is replayed with its folder", { timeout: PATIENCE }, async () => {
  const folder = scratch('own/hastings-1066')
  cpSync(join(PACKS, HASTINGS.id), folder, { recursive: true })
  const { code, out } = await run(['replay', saved('own.json'), folder, '--check'])
  expect([code, out.match(/^yes/gm)]).toEqual([0, ['yes', 'yes']])
  const { err } = await run(['replay', saved('own.json'), 'mongols-1241', '--check'])
  expect(err).toContain('this is a game of “hastings-1066”, not of “mongols-1241”')
})

test('[CLI] replay steps through a game answer by answer, back, and to a turn', async () => {
  const again = playAgain(HASTINGS, readGame(saved('walk.json')) as GameFile)
  const at = typist(['n', '', 'p', '5', 't2', 't99', 'm', '99999', 'q'])
  await walk(at, session, again, 'all')
  const last = session.answers.length
  const places = at.paper().match(/Before the first of \d+ answers|Answer \d+ of \d+/g)
  expect(places?.slice(0, 5)).toEqual([
    `Before the first of ${last} answers`,
    `Answer 1 of ${last}`,
    `Answer 2 of ${last}`,
    `Answer 1 of ${last}`,
    `Answer 5 of ${last}`,
  ])
  expect(places?.at(-1)).toBe(`Answer ${last} of ${last}`)
  expect(at.paper()).toMatch(/> t2\n\nTurn 2 of 6/)
  expect(at.paper()).toMatch(/won the game/)
})
