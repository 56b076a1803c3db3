import type { Here } from '@sandtable/kernel'
import type { GoldRun, Position } from './toy/position.ts'
import { done, emit, seeded, shuffle } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { breachOf, withChoice, withEvents, withStep } from './toy/faulty.ts'
import { EVENTS } from './toy/position.ts'
import { GOLD_RUN } from './toy/ruleset.ts'

const STRONG = 8
/** Whether another player holds one of the strong cards: unknown to this player. */
const strongElsewhere = (g: Here<GoldRun>, player: number): boolean =>
  g.p.card.some((place, card) => card >= STRONG && place >= 0 && place !== player)

test('[L6] an event that leaks the drawn card is caught', () => {
  expect(breachOf('L6', withEvents({ 'card-drawn': { seen: 'everyone' } }))).toMatch(
    /^\[L6\] seed .*tells (\d|null) what he cannot know: line \d+, which his view does not hold, card-drawn\.card/,
  )
})

test('[L6] a reason that leaks a hidden scout is caught', () => {
  const rules = withStep('dig', 'result', () => g => {
    const because = g.p.scout.map(copse => ({ rule: 'T-2.1', what: 'scout', change: copse }))
    emit(g, { is: 'dig-failed', player: g.f.player, because })
  })
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*what he cannot know: line \d+, dig-failed\.because/)
})

test.for([['guarded'], ['scout-shown'], ['lead-laid']] as const)(
  '[L6] a secret revealed by %s without its mark is caught',
  ([is]) => {
    const { reveals: _, ...unmarked } = EVENTS[is]
    const rules = { ...GOLD_RUN, events: { ...EVENTS, [is]: unmarked } }
    expect(breachOf('L6', rules)).toMatch(
      new RegExp(`^\\[L6\\] seed .*what he cannot know: line \\d+, ${is}`),
    )
  },
)

test("[L6] options that depend on another's hidden hand are caught", () => {
  const rules = withChoice('turn', 'dig', () => ({
    legal: (g, player) => (strongElsewhere(g, player) ? ['leave'] : ['dig', 'leave']),
  }))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*cannot know.*: the decision\[0\]\.options/)
})

test('[L6] a space of options that depends on a hidden hand is caught', () => {
  const rules = withChoice('turn', 'march', ({ legal }) => ({
    legal: (g, player) => {
      const space = legal(g, player) as Exclude<ReturnType<typeof legal>, readonly unknown[]>
      if (!strongElsewhere(g, player)) return space
      const point = { x: 1, y: 1 }
      return { ...space, has: () => true, sample: () => point }
    },
  }))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*what \d cannot know changes .*the space/)
})

test('[L6] a window that opens only for a player with something to play is caught', () => {
  const rules = withChoice('turn', 'react', ({ who, legal }) => ({
    who: g => who(g).filter(player => (legal(g, player) as readonly unknown[]).length > 1),
  }))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*who is asked/)
})

test('[L6] a step that depends on hidden data without revealing it is caught', () => {
  const rules = withStep('turn', 'look', step => g => (strongElsewhere(g, -1) ? done : step(g)))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*(what he cannot know|who is asked)/)
})

const withWorld = (world: (p: Position) => void) => ({
  ...GOLD_RUN,
  world: (...given: Parameters<typeof GOLD_RUN.world>) => {
    const p = GOLD_RUN.world(...given)
    world(p)
    return p
  },
})

test("[L6] a world that deals the viewer's own cards too is caught", () => {
  const rules = withWorld(p => void shuffle(seeded('cards'), p.card))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*a world dealt from it part: \.card/)
})

test('[L6] a world that moves what the viewer sees is caught', () => {
  const rules = withWorld(p => void (p.points[0]! += 1))
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*a world dealt from it part: \.points\[0\]/)
})

test('[L6] a world that deals the same whatever the dice is caught', () => {
  const rules = {
    ...GOLD_RUN,
    world: (...[s, view, viewer]: Parameters<typeof GOLD_RUN.world>) =>
      GOLD_RUN.world(s, view, viewer, seeded('always')),
  }
  expect(breachOf('L6', rules)).toMatch(/^\[L6\] seed .*`world` deals the same whatever the dice/)
})
