import { expect, test } from 'vitest'
import { pretendTime, SECOND } from '../testing/pretend-time.ts'
import { addressOf, isHere, netOf, openGates, openTally } from './limits.ts'

test('a gate allows a burst, then a fixed number a second', async () => {
  const time = pretendTime()
  const gate = openGates({ burst: 3, perSecond: 0.5 }, time)
  const tries = (n: number): boolean[] => Array.from({ length: n }, () => gate('a'))
  expect(tries(5)).toEqual([true, true, true, false, false])
  await time.pass(2 * SECOND)
  expect(tries(2)).toEqual([true, false])
  await time.pass(3600 * SECOND)
  expect(tries(4)).toEqual([true, true, true, false])
  expect(gate('b')).toBe(true)
})

test('thousands of strangers do not make the gates forget an address that keeps knocking', () => {
  const gate = openGates({ burst: 1, perSecond: 0 }, pretendTime(), 100)
  expect(gate('knocker')).toBe(true)
  const again = Array.from(
    { length: 1000 },
    (_, i) => (gate(`stranger ${i}`), i % 50 === 0 && gate('knocker')),
  )
  expect(again).not.toContain(true)
})

test('an address holds a limited amount at once, and can use again what it gives back', () => {
  const tally = openTally(2)
  const first = tally('a')
  expect([first, tally('a'), tally('a'), tally('b')].map(held => held !== null)).toEqual([
    true,
    true,
    false,
    true,
  ])
  first?.()
  expect([tally('a'), tally('a')].map(held => held !== null)).toEqual([true, false])
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['2001:0DB8:0001:2::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['no address', 'no address'],
])('%s counts as %s', ([ip, address]) => {
  expect(addressOf(ip as string)).toBe(address)
})

test.for([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::9', '2001:db8:0::'],
])('%s is in the net %s', ([ip, net]) => {
  expect(netOf(ip as string)).toBe(net)
})

test.for([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['203.0.113.7', false],
  ['no address', false],
] as const)('whether %s is this machine: %s', ([ip, here]) => {
  expect(isHere(ip)).toBe(here)
})
