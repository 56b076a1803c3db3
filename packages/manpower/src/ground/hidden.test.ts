import fc from 'fast-check'
import { grown, joined } from '@sandtable/board'
import { expect, test } from 'vitest'
import type { Pair } from '../position.ts'
import { at } from '../position.ts'
import { backdropOf, hidingOf, isHidden, lineOf, seenAs, seenAside, viewIfSeen } from './sight.ts'
import { BATTLES, battleNamed } from '../testing/packs.ts'
import { footprintBox, present } from '../formation/layout.ts'

/** Steps of a way, and how far it may lead away from where a group stands. */
const [STEPS, AWAY] = [10, 15_000]

test.each(BATTLES)(
  '[M-los-line] in %s, a group hidden step by step is hidden as though it had never been looked at before',
  battle => {
    const s = battleNamed(battle)
    const p = s.setup
    const there = [...p.groups.keys()].filter(n => present(at(p.groups, n)))
    if (there.length < 2) return
    const some = fc.constantFrom(...there)
    const away = fc.integer({ min: -AWAY, max: AWAY })
    const stride = fc.integer({ min: -300, max: 300 })
    fc.assert(
      fc.property(some, some, away, away, stride, stride, (viewer, target, x, y, dx, dy) => {
        fc.pre(viewer !== target)
        const start = seenAs(s, target, at(p.groups, target))
        const box = joined(footprintBox(s, at(p.groups, viewer)), grown(start.box, AWAY + 300 * STEPS))
        const backdrop = backdropOf(box)
        for (let step = 0; step < STEPS; step++) {
          const by: Pair = [x + step * dx, y + step * dy]
          const seen = seenAside(start, by)
          const [known, fresh] = [backdrop, backdropOf(box)].map(one => viewIfSeen(s, p, viewer, seen, one))
          if (known === undefined || fresh === undefined) return
          for (let section = 0; section < known.own.count; section++)
            expect(isHidden(known, lineOf(known, section))).toBe(
              hidingOf(fresh, lineOf(fresh, section)) !== null,
            )
        }
      }),
      { numRuns: 30 },
    )
  },
)
