import type { Position } from './toy/position.ts'
import { expect, test } from 'vitest'
import { breachOf, withEvents, withStep } from './toy/faulty.ts'
import { EVENTS, IN_DECK } from './toy/position.ts'
import { GOLD_RUN } from './toy/ruleset.ts'

test('[L5] a step that writes without an event is caught', () => {
  const rules = withStep('dig', 'result', step => g => {
    ;(g.p as Position).points[0]!++
    return step(g)
  })
  expect(breachOf('L5', rules)).toMatch(/^\[L5\] seed .*the log and the position part: position\.points\[0\]/)
})

test('[L5] an event whose line changes after it was written is caught', () => {
  const rules = withEvents({
    marched: { apply: (p, e) => void (p.party[e.player] = e.to) },
    dug: {
      apply: (p, e) => {
        p.effort += e.face
        p.party[e.player]!.x = 0
      },
    },
  })
  expect(breachOf('L5', rules)).toMatch(
    /^\[L5\] seed .*line \d+ of the log changed after it was written: \.to\.x/,
  )
})

test('[L5] an event that varies each time is caught', () => {
  let times = 0
  const rules = withEvents({ 'leader-found': { apply: p => void (p.leader = times++ % 3) } })
  expect(breachOf('L5', rules)).toMatch(/^\[L5\] seed .*the log and the position part: position\.leader/)
})

test('[L9] an event that shows more than the view is caught', () => {
  expect(breachOf('L9', withEvents({ 'card-drawn': { seen: 'everyone' } }))).toMatch(
    /^\[L9\] seed .*after 'card-drawn', the view of null .*view\.card/,
  )
})

test('[L9] an event that shows less than the view is caught', () => {
  const rules = withEvents({ 'scout-shown': { seen: (e, viewer) => (viewer === null ? null : e) } })
  expect(breachOf('L9', rules)).toMatch(/^\[L9\] seed .*after 'scout-shown', the view of null .*view\.s/)
})

test('[L9] an event that depends on what the viewer cannot see is caught', () => {
  const rules = withEvents({
    'turn-begun': {
      apply: (p, e, s) => {
        EVENTS['turn-begun'].apply(p, e, s)
        p.guard = p.card.filter(place => place === IN_DECK).length
      },
    },
  })
  expect(breachOf('L9', rules)).toMatch(/^\[L9\] seed .*after 'turn-begun', the view of .*view\.guard/)
})

test('[L9] a view that forgets what its holder was shown is caught', () => {
  const rules = {
    ...GOLD_RUN,
    view: (...[s, p, viewer]: Parameters<typeof GOLD_RUN.view>) => ({
      ...GOLD_RUN.view(s, p, viewer),
      gold: p.gold.map(() => -1),
    }),
  }
  expect(breachOf('L9', rules)).toMatch(/^\[L9\] seed .*after 'chest-seen', .*view\.gold/)
})

test('[L9] a view that shares a row with the position is caught', () => {
  const rules = {
    ...GOLD_RUN,
    view: (...[s, p, viewer]: Parameters<typeof GOLD_RUN.view>) => ({
      ...GOLD_RUN.view(s, p, viewer),
      hand: p.hand as number[],
    }),
  }
  expect(breachOf('L9', rules)).toMatch(/^\[L9\] seed .*the view of .*hand/)
})
