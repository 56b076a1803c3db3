import type { Answer, Space } from '@sandtable/kernel'
import type { Point, Position } from './toy/position.ts'
import { again, goTo } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { breachOf, withChoice, withStep } from './toy/faulty.ts'

test('[L4] an option that its own taking rejects is caught', () => {
  const rules = withChoice('turn', 'scout', ({ take }) => ({
    take: (g, player, to) => {
      if (to === 3) throw new Error('no scout may go there')
      return take(g, player, to)
    },
  }))
  expect(breachOf('L4', rules)).toMatch(
    /^\[L4\] seed .*option 3 of 'move-scout' broke the game: no scout may go/,
  )
})

test('[L4] options that differ on a second look are caught', () => {
  let looks = 0
  const rules = withChoice('turn', 'dig', () => ({
    legal: () => (looks++ % 2 ? ['dig', 'leave'] : ['leave']),
  }))
  expect(breachOf('L4', rules)).toMatch(/^\[L4\] seed .*a second look at the options differs/)
})

test('[L4] a look at the options that changes the position is caught', () => {
  const rules = withChoice('turn', 'dig', ({ legal }) => ({
    legal: (g, player) => {
      ;(g.p as Position).guard++
      return legal(g, player)
    },
  }))
  expect(breachOf('L4', rules)).toMatch(/^\[L4\] seed .*second look.*guard/)
})

const marching = (change: (space: Space<Point>) => Partial<Space<Point>>) =>
  withChoice('turn', 'march', ({ legal }) => ({
    legal: (g, player) => {
      const space = legal(g, player) as Space<Point>
      return { ...space, ...change(space) }
    },
  }))

test('[L4] a space that samples what it does not have is caught', () => {
  const rules = marching(() => ({ sample: () => ({ x: -1, y: 0 }) }))
  expect(breachOf('L4', rules)).toMatch(
    /^\[L4\] seed .*'march' samples \{"x":-1,"y":0\} and does not have it/,
  )
})

test('[L4] a space that accepts anything is caught', () => {
  expect(
    breachOf(
      'L4',
      marching(() => ({ has: () => true })),
    ),
  ).toMatch(/^\[L4\] seed .*'march' answered with "no such/)
})

test('[L4] a space that takes a point with extra data is caught', () => {
  const rules = marching(({ has }) => ({
    has: answer => has({ x: (answer as Point)?.x, y: (answer as Point)?.y } as Answer),
  }))
  expect(breachOf('L4', rules)).toMatch(/^\[L4\] seed .*"no such key":0\} was met with consent/)
})

test('[L4] a space that breaks on junk is caught', () => {
  const rules = marching(({ has }) => ({
    has: answer => (answer as Point).x.toFixed() !== '' && has(answer),
  }))
  expect(breachOf('L4', rules)).toMatch(/^\[L4\] seed .*'march' answered with .* broke the game/)
})

test('[L7] a step that is never done is caught', () => {
  expect(
    breachOf(
      'L7',
      withStep('turn', 'look', () => () => again),
    ),
  ).toMatch(/^\[L7\] seed .*more than 10000 steps without a decision \(agenda: game\/turns > turn\/look\)/)
})

test('[L7] a choice without an option is caught', () => {
  expect(
    breachOf(
      'L7',
      withChoice('turn', 'dig', () => ({ legal: () => [] })),
    ),
  ).toMatch(/^\[L7\] seed .*player \d must answer 'dig' and has no option/)
})

test('[L7] a line that is not there is caught', () => {
  expect(
    breachOf(
      'L7',
      withStep('game', 'end', () => () => goTo('winter')),
    ),
  ).toMatch(/^\[L7\] seed .*no line 'winter' in sequence 'game'/)
})

test('[L7] a game without end is caught', () => {
  expect(
    breachOf(
      'L7',
      withStep('game', 'end', () => () => goTo('round')),
    ),
  ).toMatch(/^\[L7\] seed .*the game is not over after 500 answers/)
})
