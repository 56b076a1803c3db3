import { expect, test } from 'vitest'
import { seatCode, seatOfCode } from './seat-code.ts'

const SEAT = {
  game: 'aB-_9',
  player: 1,
  token: 'k'.repeat(48),
  nonce: 'ab'.repeat(32),
  commitment: 'cd'.repeat(32),
  scenario: 'hastings-1066',
  title: 'Hästings – 1066',
  links: ['http://host/join/aB#x', null],
}

test('a seat can be restored from its code, without the links to other seats', () => {
  const code = seatCode(SEAT)
  expect(code).toMatch(/^seat-[\w-]+$/)
  expect(seatOfCode(`  ${code}\n`)).toEqual({ ...SEAT, links: [] })
})

test.for([
  ['nothing', ''],
  ['a link', 'http://host/join/aB#x'],
  ['half a code', seatCode(SEAT).slice(0, 60)],
  ['no seat', `seat-${btoa('{"game":"a"}')}`],
  ['no player', `seat-${btoa(JSON.stringify({ ...SEAT, title: '', player: -1, links: [] }))}`],
  ['not even letters', 'seat-%%%'],
] as const)('%s is not a seat code', ([, text]) => {
  expect(seatOfCode(text)).toBe(null)
})
