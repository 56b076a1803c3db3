import type { Answer } from '@sandtable/kernel'
import type { Selection } from './selection.ts'
import { centre, insideOf } from '@sandtable/manpower'
import { describe, expect, test } from 'vitest'
import { answered, askedIn, begun, until } from '../testing/asked.ts'
import { answerOf, groupAt } from './orders.ts'
import { battleOf } from '../testing/battles.ts'
import { comingOut } from './stowed.ts'

const { pack } = battleOf('hill-41')

/** Hill 41 in the movement of the Greens, whose second line has just entered a trench. */
function inTrench() {
  const g = begun(pack)
  const { p, options } = until(g, 'orders')
  const group = p.groups.findIndex(({ name }) => name === 'Second line west')
  const work = p.works.findIndex((_, n) => options.has({ do: 'enter', group, work: n }))
  answered(g, { do: 'enter', group, work })
  return { g, group, work }
}

describe('a group inside something', () => {
  test('[M-bld-stats] is known to be there, and is shown beside it where it may come out', () => {
    const { g, group, work } = inTrench()
    expect(insideOf(groupAt(g.p, group))).toEqual({ in: 'shelter', shelter: work })
    const out = comingOut(askedIn(g), group) as Extract<Selection, { at: 'stand' }>
    answered(g, answerOf(askedIn(g), out) as Answer)
    expect(insideOf(groupAt(g.p, group))).toBe(null)
    const [x, y] = centre(g.s, groupAt(g.p, group))
    expect(Math.hypot(x - out.to[0], y - out.to[1])).toBeLessThan(2)
  })

  test('[M-bld-stats] cannot come out far off', () => {
    const { g, group } = inTrench()
    const [x, y] = centre(g.s, groupAt(g.p, group))
    const far: Selection = { at: 'stand', group, to: [x + 20_000, y], facing: [0, -1] }
    expect(answerOf(askedIn(g), far)).toBe(null)
  })
})
