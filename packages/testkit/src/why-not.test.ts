import { no } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { breachOf, withChoice } from './toy/faulty.ts'

test('[L11] an option that has a reason against it is caught', () => {
  const rules = withChoice('turn', 'dig', () => ({ whyNot: () => no('T-1', 'too-hard') }))
  expect(breachOf('L11', rules)).toMatch(
    /^\[L11\] seed .*'dig' answered with .* is an option, and the reason is .*too-hard/,
  )
})

test('[L11] a missing reason is caught', () => {
  const rules = withChoice('turn', 'dig', () => ({ whyNot: () => null }))
  expect(breachOf('L11', rules)).toMatch(
    /^\[L11\] seed .*'dig' answered with .* is no option, and the reason is none/,
  )
})

test('[L11] a reason that reveals what its reader cannot know is caught', () => {
  const rules = withChoice('turn', 'dig', ({ legal }) => ({
    whyNot: (g, player, answer) =>
      (legal(g, player) as readonly unknown[]).includes(answer)
        ? null
        : no('T-1', 'gold-below', { gold: g.p.gold[0] ?? 0 }),
  }))
  expect(breachOf('L11', rules)).toMatch(/^\[L11\] seed .*tells a secret/)
})
