import { beforeAll, expect, test } from 'vitest'
import type { Fault, GameText } from './game-text.ts'
import type { HeldSeat } from '../game/seats.ts'
import { digest, encode } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import { COMMITMENT, HASTINGS, NONCES, played } from './testing/played.ts'
import { readGameText } from './game-text.ts'
import { verdictOn } from './fair.ts'

const SEAT: HeldSeat = {
  game: 'g',
  player: 1,
  token: 't',
  nonce: NONCES[1] as string,
  commitment: COMMITMENT,
  scenario: HASTINGS.id,
  title: '',
  links: [],
}

let text: string
let file: GameText
let log: string
beforeAll(() => {
  const game = played()
  text = game.text
  log = encode(game.g.log)
  const read = readGameText(text)
  if (typeof read === 'string') throw new Error(read)
  file = read
})

test('reads a game file with all its events', () => {
  expect(file).toMatchObject({ scenario: 'hastings-1066', pack: HASTINGS.digest, seats: ['human', 'human'] })
  expect(encode(file.log)).toBe(log)
})

test.for<[Fault, () => string]>([
  ['not-json', () => text.slice(0, 500)],
  ['not-a-game', () => '{"format":"sandtable-save"}'],
  ['not-a-game', () => '[]'],
  ['other-version', () => text.replace('"version":2', '"version":3')],
  ['damaged', () => text.replace('"seats":["human"', '"seats":["captain"')],
  ['damaged', () => resummed({ seats: 'human' })],
  ['damaged', () => resummed({ answers: [{ player: 'Harold', answer: 0 }] })],
  ['no-log', () => text.replace('"log":[', '"lost":[')],
])('%s is the fault of a text that is not a game file', ([fault, changed]) => {
  expect(readGameText(changed())).toBe(fault)
})

/** The file with other contents and a matching checksum. */
function resummed(change: object): string {
  const { sum: _sum, save, ...head } = JSON.parse(text) as Record<string, unknown>
  const changed = { ...head, ...change }
  return JSON.stringify({ ...changed, sum: digest(encode(changed)), save })
}

test('dice that match the promise are verified', async () => {
  expect(await verdictOn({ rules: WAW, s: HASTINGS.s }, file, [SEAT])).toBe('verified')
})

const fairWith = (changed: object): GameText => ({
  ...file,
  fair: { ...file.fair, ...changed } as GameText['fair'],
})

test.for<[string, () => GameText, Partial<HeldSeat>]>([
  ['no-promise', () => ({ ...file, fair: null }), {}],
  ['other-secret', () => fairWith({ secret: 'd4'.repeat(32) }), {}],
  ['other-commitment', () => file, { commitment: 'e5'.repeat(32) }],
  ['other-nonce', () => file, { nonce: 'f6'.repeat(32) }],
  ['other-course', () => fairWith({ nonces: ['00'.repeat(32), NONCES[1]] }), {}],
  ['other-course', () => ({ ...file, log: file.log.slice(1) }), {}],
])('%s', async ([verdict, given, seat]) => {
  expect(await verdictOn({ rules: WAW, s: HASTINGS.s }, given(), [{ ...SEAT, ...seat }])).toBe(verdict)
})
