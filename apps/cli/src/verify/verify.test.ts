import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Data } from '@sandtable/kernel'
import { rollDice, seeded } from '@sandtable/kernel'
import type { SeatFile } from '../online/seat-file.ts'
import { commitmentTo } from '@sandtable/shelf'
import { finishedGame, forged } from '../testing/finished.ts'
import { houseForTests } from '../testing/online.ts'
import { inspect } from './inspect.ts'
import { PATIENCE, run, scratch } from '../testing/bin.ts'
import { hasty, sat } from '../systems/waw/testing/hastings.ts'

const { path: PATH, seatFile: SEAT, text: TEXT } = await finishedGame(await houseForTests())
const KNOWN = JSON.parse(readFileSync(SEAT, 'utf8')) as SeatFile
const FILE = scratch('changed.game.json')

/** Whether this knowledge of the game shows that the file doesn't match it. */
function found(text: string | Buffer, known: Parameters<typeof inspect>[2] = {}): boolean {
  writeFileSync(FILE, text)
  const findings = inspect(FILE, undefined, known)
  return typeof findings === 'string' || findings.some(({ holds }) => !holds)
}

test('[CLI] a game from a server checks out to the last byte and die', { timeout: PATIENCE }, async () => {
  expect(found(TEXT)).toBe(false)
  const plain = await run(['verify', PATH])
  expect([plain.code, plain.err, plain.out.match(/^(yes|NO)/gm)]).toEqual([0, '', ['yes', 'yes', 'yes']])
  expect(plain.out).toMatch(/\d+ answers .* \([\d,]+ rolls, \d+ of them draws/)
  const own = await run(['verify', PATH, '--seat', SEAT])
  expect([own.code, own.out.match(/^(yes|NO)/gm)]).toEqual([0, ['yes', 'yes', 'yes', 'yes']])
  expect(own.out).toContain('your own part is in the dice')
})

test('[CLI] a byte that was changed, lost or added is found, wherever it is', () => {
  const bytes = Buffer.from(TEXT)
  const chance = seeded('bytes')
  const places = Array.from({ length: 15 }, () => rollDice(chance, bytes.length))
  const missed = places.filter(at => {
    const other = Buffer.from(bytes)
    other[at] = (other[at] as number) ^ (1 << rollDice(chance, 8))
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)]
    const versions = [
      other,
      Buffer.concat([before, after.subarray(1)]),
      Buffer.concat([before, Buffer.from(' '), after]),
    ]
    return !versions.every(version => found(version))
  })
  expect(missed).toEqual([])
})

type Parts = Record<string, Data> & {
  fair: { commitment: string; secret: string; nonces: string[] }
  answers: { player: number; answer: Data }[]
  save: { ruleset: string; rulesetVersion: number; version: number; scenario: string; game: Parts }
  position: Parts
  dice: Parts
  log: Parts[]
  points: number[]
}

const other = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

/** Possible forgeries, each with all checksums recomputed. */
const FORGERIES: readonly (readonly [string, (file: Parts) => void])[] = [
  ['the secret', ({ fair }) => (fair.secret = other(fair.secret))],
  ['the commitment', ({ fair }) => (fair.commitment = other(fair.commitment))],
  ['the first nonce', ({ fair }) => (fair.nonces[0] = other(fair.nonces[0] as string))],
  ['the order of the nonces', ({ fair }) => fair.nonces.reverse()],
  ['a nonce too many', ({ fair }) => fair.nonces.push('00'.repeat(32))],
  ['what fair dice are', file => (file.fair = null as never)],
  [
    'the secret with its promise',
    ({ fair }) => {
      fair.secret = other(fair.secret)
      fair.commitment = commitmentTo(fair.secret)
    },
  ],
  ['the pack', file => (file['pack'] = other(file['pack'] as string))],
  ['a ruling', file => ((file['options'] as Parts)['hidden_cap'] = 2)],
  ['a ruling that there is not', file => ((file['options'] as Parts)['hidden_cup'] = 2)],
  ['the scenario', file => (file['scenario'] = 'missouri-1861')],
  ['an answer left out', ({ answers }) => answers.splice(3, 1)],
  ['the last answer left out', ({ answers }) => answers.pop()],
  ['an answer doubled', ({ answers }) => answers.splice(3, 0, answers[3] as never)],
  ['an answer of another player', ({ answers }) => ((answers[2] as { player: number }).player ^= 1)],
  ['an answer that is none', ({ answers }) => ((answers[2] as { answer: Data }).answer = { do: 'win' })],
  ['an answer with more to it', ({ answers }) => ((answers[2] as unknown as Parts)['more'] = 1)],
  ['seats for fewer', file => (file['seats'] = ['human'])],
  ['the rules', ({ save }) => (save.ruleset = 'chess')],
  ['the version of the rules', ({ save }) => save.rulesetVersion--],
  ['the version of the save', ({ save }) => save.version++],
  ['the scenario of the save', ({ save }) => (save.scenario = 'missouri-1861')],
  ['the points in the save', ({ save }) => (save.game.position.points[0] as number)++],
  ['the dice in the save', ({ save }) => ((save.game.dice['used'] as number) += 1)],
  ['how often was asked', ({ save }) => ((save.game['asked'] as number) += 1)],
  ['an event left out', ({ save }) => save.game.log.splice(5, 1)],
  ['an event more', ({ save }) => save.game.log.push(save.game.log[0] as Parts)],
  ['a field more in the save', ({ save }) => (save.game['more'] = null)],
  ['no log', ({ save }) => (save.game['log'] = null as never)],
]

test('[CLI] recomputed checksums do not make a file invalid', () => {
  expect(found(forged(TEXT, () => {}))).toBe(false)
})

test.each(FORGERIES)('[CLI] forging %s, checksums and all, is detected', (_what, forge) => {
  const text = forged(TEXT, forge as never)
  expect(text).not.toBe(TEXT)
  expect(found(text)).toBe(true)
})

test('[CLI] answers of any shape are refused, and never trusted', () => {
  const strange: Data[] = [
    null,
    true,
    -1,
    9007199254740991,
    '',
    [],
    {},
    [[]],
    { do: 'march' },
    { do: 'march', stack: {}, to: [] },
  ]
  const { length } = (JSON.parse(TEXT) as Parts).answers
  const missed = strange.flatMap((answer, i) =>
    [4, length - 1]
      .filter(at => {
        const forge = ({ answers }: Parts): void => void ((answers[at] as { answer: Data }).answer = answer)
        const text = forged(TEXT, forge as never)
        return text !== TEXT && !found(text)
      })
      .map(at => [i, at]),
  )
  expect(missed).toEqual([])
})

test('[CLI] a game replayed with other dice is told apart from the promised one', async () => {
  const another = await finishedGame(await houseForTests())
  expect(found(another.text)).toBe(false)
  expect(found(another.text, { commitment: KNOWN.commitment })).toBe(true)
  expect(found(TEXT, { commitment: KNOWN.commitment, own: KNOWN.seat })).toBe(false)
  expect(found(TEXT, { own: { player: 1, nonce: KNOWN.seat.nonce } })).toBe(true)
})

test(
  "[CLI] the report says that only the server vouches for the players' names",
  { timeout: PATIENCE },
  async () => {
    const { out } = await run(['verify', PATH])
    expect(out).toMatch(/the names of the players \(human, random\) rest on the server’s word/)
  },
)

test("[CLI] a file that is no server's game is named for what it is", { timeout: PATIENCE }, async () => {
  const own = scratch('own.game.json')
  const { session } = await sat(hasty)
  await session.save(own)
  expect(await run(['verify', own])).toMatchObject({
    code: 1,
    out: '',
    err: `${own}: this game was played at one table, not on a server. Check it with: sandtable replay --check ${own}\n`,
  })
  expect(await run(['verify', 'nowhere.json'])).toMatchObject({
    code: 1,
    err: 'nowhere.json: can’t read this file: there’s no such file or folder\n',
  })
  expect(await run(['verify', PATH, '--seat', PATH])).toMatchObject({ code: 1, out: '' })
  const digits = await run(['verify', PATH, '--commitment', 'abc'])
  expect([digits.code, digits.err]).toEqual([2, expect.stringContaining('Expected 64 hexadecimal digits.')])
  const promised = await run(['verify', PATH, '--commitment', KNOWN.commitment.toUpperCase()])
  expect([promised.code, promised.out.match(/^NO/gm)]).toEqual([0, null])
  const broken = await run(['verify', PATH, '--commitment', other(KNOWN.commitment)])
  expect([broken.code, broken.out.match(/^NO/gm)]).toEqual([1, ['NO']])
})
