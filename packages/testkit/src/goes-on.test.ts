import type { FrameOf, Next } from '@sandtable/kernel'
import type { GoldRun } from './toy/position.ts'
import { emit, first, roll } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { breachOf, withEvents, withStep } from './toy/faulty.ts'
import { GOLD_RUN } from './toy/ruleset.ts'

const framed = (more: object) =>
  withStep('game', 'turns', step => g => {
    const next = step(g) as Next<GoldRun> | undefined
    return next?.go === 'first' ? first({ ...next.frame, ...more } as FrameOf<GoldRun>) : next
  })

test('[L1] an undefined in a frame is caught', () => {
  expect(breachOf('L1', framed({ mood: undefined }))).toMatch(/^\[L1\] seed .*agenda\[1\]\.mood is undefined/)
})

test('[L1] a closure in a frame is caught', () => {
  expect(breachOf('L1', framed({ onward: () => {} }))).toMatch(
    /^\[L1\] seed .*agenda\[1\]\.onward is function/,
  )
})

test('[L1] a fraction in the position is caught', () => {
  const rules = withEvents({ 'leader-found': { apply: p => void (p.leader = 0.5) } })
  expect(breachOf('L1', rules)).toMatch(/^\[L1\] seed .*leader is 0\.5, no whole number/)
})

test('[L1] memory outside the position, which a save misses, is caught', () => {
  const remembered = new WeakMap<object, number>()
  const rules = withStep('game', 'leader', () => g => {
    const rounds = (remembered.get(g.p) ?? 0) + 1
    remembered.set(g.p, rounds)
    emit(g, { is: 'leader-found', player: rounds % 3 })
  })
  expect(breachOf('L1', rules)).toMatch(
    /^\[L1\] seed .*the original and the revived game part: the log since\[\d+\]\.player/,
  )
})

test('[L1] a step that depends on the order in which keys were written is caught', () => {
  const rules = withStep('game', 'leader', () => g => {
    emit(g, { is: 'leader-found', player: Object.keys(g.f).indexOf('seq') })
  })
  expect(breachOf('L1', rules)).toMatch(/^\[L1\] seed .*the original and the revived game part/)
})

test('[L2] an event that puts the same row object into every fork is caught', () => {
  const lead = [0, 0, 0]
  const rules = withEvents({
    'round-begun': {
      apply: p => {
        p.round++
        p.turns = 0
        p.lead = lead
      },
    },
  })
  expect(breachOf('L2', rules)).toMatch(
    /^\[L2\] seed .*(fork changed its original|original changed its fork)/,
  )
})

test('[L2] a long row of numbers with an object in it, which a copy would share, is caught', () => {
  const rules = {
    ...GOLD_RUN,
    start: (s: GoldRun['s']) => {
      const { position, frame } = GOLD_RUN.start(s)
      const mixed = [...Array.from({ length: 20 }, () => 0), [1]] as number[]
      return { position: { ...position, points: mixed }, frame }
    },
  }
  expect(breachOf('L2', rules)).toMatch(/^\[L2\] seed .*share: \.p\.points\[20\]/)
})

let thrown = 0

test('[L3] a step with its own dice is caught', () => {
  const rules = withStep('dig', 'roll', () => g => {
    emit(g, { is: 'dug', player: g.f.player, face: 1 + ((thrown += 7) % 5) })
  })
  expect(breachOf('L3', rules)).toMatch(/^\[L3\] seed .*played again, it differs: the log since\[\d+\]\.face/)
})

test('[L3] an event that changes printed data is caught', () => {
  const rules = withEvents({
    'chest-opened': {
      apply: (p, { chest, player, gold }, s) => {
        p.opened[chest] = true
        p.points[player]! += gold
        ;(s.cards as number[])[0]!++
      },
    },
  })
  expect(breachOf('L3', rules)).toMatch(/^\[L3\] seed .*played again/)
})

test("[L3] the game's own dice are accepted", () => {
  const rules = withStep('dig', 'roll', () => g => {
    emit(g, { is: 'dug', player: g.f.player, face: 1 + roll(g, 5) })
  })
  expect(breachOf('L3', rules)).toBe('')
})
