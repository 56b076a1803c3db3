import { expect, test } from 'vitest'
import { fixed, isLeader, movable, pointsOf, unitOf } from '@sandtable/waw'
import { openWar } from '../open-war.ts'
import type { WarPack } from '@sandtable/shelf'
import type { Position } from '@sandtable/waw'

const { s } = openWar('missouri-1861') as WarPack

test('[CLI][W-10.5-fixed] units slowed to no movement points by winter can still be moved, fixed units cannot', () => {
  const winter = { ...s.setup, turn: 7 } as Position
  const slow = { ...s, mp: s.mp.map(halves => Math.min(halves, 2)) }
  const units = [...s.units.keys()].filter(c => !isLeader(s, c))
  const slowed = units.filter(c => !fixed(slow, winter, c) && pointsOf(slow, winter, c) === 0)
  expect(slowed.length).toBeGreaterThan(0)
  expect(slowed.every(c => movable(slow, winter, c))).toBe(true)
  const still = units.filter(c => unitOf(s, c).is.fixed === true)
  expect(still.some(c => movable(s, winter, c))).toBe(false)
})
