import { expect, test } from 'vitest'
import { copy } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import { at } from '../position.ts'
import { field } from '../testing/field.ts'
import { MANPOWER } from '../ruleset.ts'
import { say } from './testing/english.ts'

const s = field({
  groups: [
    { side: 0, name: 'Alder', stacks: [['riflemen-ww1', 100]], at: [100, 400] },
    { side: 1, name: 'Bell', stacks: [['riflemen-ww1', 100]], at: [400, 400] },
  ],
})

test('[MG-block] the log says when a group breaks free of a block, unless it is dead', () => {
  const { position: p } = copy(MANPOWER.start(s))
  const because = [{ rule: 'MG-block', what: 'out-of-sight', change: 0 }]
  const e: Event = { is: 'disengaged', group: 1, from: 0, because }
  expect(say(s, p, e).map(({ text }) => text)).toEqual([expect.stringMatching(/^Bell broke free of Alder: /)])
  Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 0, dead: 100 })
  expect(say(s, p, e)).toEqual([])
})
