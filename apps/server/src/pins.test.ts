import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Writable } from 'node:stream'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { GameRecord } from '@sandtable/store'
import type { House } from './testing/house.ts'
import { encode } from '@sandtable/kernel'
import { gameSummary, packOf } from '@sandtable/protocol'
import { openedWar, SYSTEMS } from '@sandtable/shelf'
import { answerOnce, decisionOf, joined, mover, newId } from './testing/player.ts'
import { HASTINGS, MISSOURI } from './testing/packs.ts'
import { openHouse } from './testing/house.ts'
import { seated } from './testing/seats.ts'
import { tokenIn } from './testing/paired-worlds.ts'

let house: House
afterEach(() => house.close())

/** The same scenario with another name and one turn less. */
const CHANGED = openedWar({
  ...HASTINGS.pack,
  title: 'Hastings, changed',
  turns: HASTINGS.pack.turns.slice(0, -1),
})

test('a game keeps the pack that it started with, whatever is on the shelf later', async () => {
  house = await openHouse({ shelf: [HASTINGS] })
  const { game, tokens } = await seated(house.url)
  const before = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  const player = await mover(before)
  await answerOnce(before[player] as (typeof before)[number])
  await house.restart({ shelf: [CHANGED] })

  expect((await gameSummary(house.url, game)).pack).toBe(HASTINGS.digest)
  expect(await packOf(house.url, HASTINGS.digest)).toEqual(JSON.parse(JSON.stringify(HASTINGS.pack)))
  const after = await Promise.all(tokens.map(token => joined(house.url, game, { token })))
  await answerOnce(after[await mover(after)] as (typeof after)[number])
  const other = await seated(house.url)
  expect((await gameSummary(house.url, other.game)).pack).toBe(CHANGED.digest)
})

/** A game stored by a server with an older version of the rules, in the middle of a move. */
const golden = (version = 1): GameRecord => ({
  ...(JSON.parse(
    readFileSync(join(import.meta.dirname, `golden/missouri-1861-v${version}.record.json`), 'utf8'),
  ) as GameRecord),
  pack: MISSOURI.digest,
})

test.for([1, 2])(
  'a game of rules %i continues under the new ones, with what can still be taken back',
  async older => {
    house = await openHouse()
    const record = golden(older)
    expect(record.rulesetVersion).toBe(older)
    await house.store.create(record)
    const lines = await Promise.all(
      [0, 1].map(player => joined(house.url, record.id, { token: tokenIn(record.id, player) })),
    )
    const player = await mover(lines)
    const line = lines[player] as (typeof lines)[number]
    expect((await line.last('decision')).undo).toBe(true)
    expect((await line.ask({ do: 'undo', id: newId() })).is).toBe('accepted')
    expect((await line.ask({ do: 'undo', id: newId() })).is).toBe('refused')
    for (let n = 0; n < 30; n++) await answerOnce(lines[await mover(lines)] as (typeof lines)[number])
    const version = SYSTEMS['waw']?.rules.version
    expect((await house.store.load(record.id))?.rulesetVersion).toBe(version)
  },
)

test('a game of an older program keeps its original rulings, and everyone hears of the new rules once', async () => {
  house = await openHouse()
  const read = { ...MISSOURI.read, options: { leader_injured_max: 7 } }
  const whole = createHash('sha256').update(encode(read)).digest('hex')
  await house.store.keepPack(whole, JSON.stringify(read))
  const record = { ...golden(), pack: whole }
  await house.store.create(record)
  const { pack } = await gameSummary(house.url, record.id)
  const kept = openedWar((await packOf(house.url, pack)) as never)
  const { leader_injured_max, autorout_all_panicked } = kept.s.rules
  expect([kept.digest, leader_injured_max, autorout_all_panicked]).toEqual([pack, 7, 'always'])
  expect(Object.keys(kept.read.options).sort()).toEqual(Object.keys(MISSOURI.pack.options).sort())

  const lines = await Promise.all(
    [0, 1].map(player => joined(house.url, record.id, { token: tokenIn(record.id, player) })),
  )
  const line = lines[await mover(lines)] as (typeof lines)[number]
  expect((await line.ask({ do: 'undo', id: newId() })).is).toBe('accepted')
  for (let n = 0; n < 12; n++) await answerOnce(lines[await mover(lines)] as (typeof lines)[number])
  const turns = await house.store.turns(record.id, 1, 1000)
  const told = turns.flatMap(({ others }) => others).filter(e => (e as { is: string }).is === 'rules-updated')
  expect(told).toEqual([{ is: 'rules-updated', from: 1, to: SYSTEMS['waw']?.rules.version }])
  expect((await house.store.load(record.id))?.pack).toBe(pack)
})

interface Broken {
  readonly why: string
  readonly but: Partial<GameRecord>
  readonly reason: string
}

const CUT = golden().snapshot?.slice(0, -200) as string
const SPOILT = golden().snapshot?.replace('"hands":', '"hands":x') as string
const MOVED = golden().snapshot?.replaceAll('"at":"', '"at":"no-') as string

const BROKEN: readonly Broken[] = [
  { why: 'rules that nobody here knows', but: { ruleset: 'chess' }, reason: 'other-ruleset' },
  { why: 'newer rules', but: { rulesetVersion: 99 }, reason: 'newer-rules' },
  { why: 'rules that are too old', but: { rulesetVersion: 0 }, reason: 'other-rules' },
  { why: 'a pack that is gone', but: { pack: 'f'.repeat(64) }, reason: 'pack-missing' },
  { why: 'a snapshot that was cut off', but: { snapshot: CUT }, reason: 'damaged' },
  { why: 'a snapshot that was spoilt', but: { snapshot: SPOILT }, reason: 'damaged' },
  { why: 'a snapshot of something else', but: { snapshot: '{"position":7}' }, reason: 'damaged' },
  {
    why: 'a snapshot at a place that the rules do not have',
    but: { snapshot: MOVED },
    reason: 'other-rules',
  },
]

describe('a game that cannot go on says why, reveals no secret, and disturbs no other', () => {
  test.for(BROKEN)('$why', async ({ but, reason }) => {
    let log = ''
    const stream = new Writable({ write: (part: Buffer, _, done) => ((log += part.toString()), done()) })
    house = await openHouse({ log: stream })
    const record = { ...golden(), ...but }
    await house.store.create(record)
    const { game, tokens } = await seated(house.url)

    const reply = await fetch(`${house.url}/api/games/${record.id}`)
    const problem = await reply.text()
    expect([reply.status, JSON.parse(problem)]).toMatchObject([409, { error: 'cannot-go-on', reason }])
    await expect(joined(house.url, record.id, { token: tokenIn(record.id, 0) })).rejects.toThrow(
      'cannot-go-on',
    )

    const line = await joined(house.url, game, { token: tokens[0] as string })
    await decisionOf(line)
    await house.stop()
    expect(log).toContain(`"game":"${record.id}","msg":"game-failed"`)
    expect(problem + log).not.toContain('hands')
    expect(await house.store.load(record.id)).toEqual(record)
  })
})
