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
  expect(say(s, p, e).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Bell is no longer engaged by Alder: /),
  ])
  Object.assign(at(at(p.groups, 1).stacks, 0), { healthy: 0, dead: 100 })
  expect(say(s, p, e)).toEqual([])
})

test('[M-move-speed] the log says where a group is headed and how far that is, and does not count steps aside', () => {
  const { position: p } = MANPOWER.start(s)
  const start = at(p.groups, 0).at
  const moved = (by: number): string | undefined =>
    say(s, p, {
      is: 'move-began',
      group: 0,
      start: [start[0], start[1]],
      path: [[start[0], start[1] + by]],
      facing: null,
      crossing: 'cautious',
      leaves: false,
      takesOff: false,
      strays: [],
      reach: [],
    })[0]?.text
  expect(moved(9_800)).toMatch(/^Alder moved 98 m north towards \(\d+, \d+\)$/)
  expect(moved(40)).toBe('Alder shifted less than 1 m north')
})

test.for([
  [false, 'Alder circled for 250 m'],
  [true, 'Alder took off and circled for 250 m'],
] as const)('[MG-fly-path] the log says that a group circled (taking off: %s)', ([takesOff, text]) => {
  const { position: p } = MANPOWER.start(s)
  const [x, y] = at(p.groups, 0).at
  const e: Event = {
    is: 'move-began',
    group: 0,
    start: [x, y],
    path: [
      [x, y + 12_500],
      [x, y],
    ],
    facing: null,
    crossing: 'cautious',
    leaves: false,
    takesOff,
    strays: [],
    reach: [],
  }
  expect(say(s, p, e).map(line => line.text)).toEqual([text])
})
