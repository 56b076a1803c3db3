import { expect, test } from 'vitest'
import type { Scenario } from '../scenario.ts'
import type { Sight } from '../position.ts'
import { act, counts, declare, fireAt, firing, onto } from '../testing/firing.ts'
import { blowsIn } from './blows.ts'
import { casting, onStack } from '../testing/powers.ts'
import { copy } from '@sandtable/kernel'
import { field } from '../testing/field.ts'
import { reportOf } from './report.ts'
import { springMines } from '../movement/mines.ts'

type Played = ReturnType<typeof firing>

/** What is read of a game from the beginning. */
const read = (s: Scenario, before: Sight, g: Played) => ({
  blows: blowsIn(s, before, g.log ?? []),
  report: reportOf(s, before, g.log ?? []),
})

const lines = field({
  groups: [
    { side: 0, stacks: [['riflemen-ww1', 100]], at: [100, 100] },
    { side: 0, stacks: [['riflemen-ww1', 20]], at: [400, 100] },
    { side: 1, stacks: [['riflemen-ww1', 100]], at: [100, 300], facing: [0, -1] },
  ],
})

test('[MG-combat] a volley is a blow with its two dice, its damage, and the dead and injured of its target', () => {
  const g = firing(lines, [3, 4])
  const before = copy(g.p)
  declare(g, 0, fireAt([0, 0, 0], 100, 2))
  act(g, 0)
  const [, injured, dead] = counts(g, 2)
  const { blows } = read(lines, before, g)
  expect(blows).toHaveLength(1)
  expect(blows[0]).toMatchObject({
    kind: 'volley',
    player: 0,
    isReaction: false,
    by: [{ group: 0, stack: 0, attack: 0, units: 100 }],
    throws: [{ damage: 35, ground: null, aim: { at: 'stack', group: 2 } }],
    suffered: [{ group: 2, died: dead, injured, left: 100 - (dead ?? 0) }],
  })
  expect(blows[0]?.throws[0]?.dice).toEqual([
    { sides: 6, face: 3 },
    { sides: 6, face: 4 },
  ])
})

test('[M-ina-dist] shots of one weapon in a row are one blow; a shell names where it was aimed and where it fell', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['trench-mortar', 2]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 25]], at: [100, 300], facing: [0, -1], files: 5 },
    ],
  })
  const g = firing(s, [1, 2, 3, 4, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1])
  const before = copy(g.p)
  declare(g, 0, onto([0, 0, 0], 2, [100, 305], 'own'))
  act(g, 0)
  const { blows } = read(s, before, g)
  expect(blows).toHaveLength(1)
  const [blow] = blows
  expect(blow?.throws.length).toBe((g.log ?? []).filter(({ is }) => is === 'ground-struck').length)
  for (const one of blow?.throws ?? []) {
    expect(one.aimed).toEqual([10_000, 30_500])
    expect(one.aim).not.toEqual({ at: 'point', point: one.aimed })
    expect(one.ground?.killRadius).toBeGreaterThan(0)
  }
})

test('[M-bld-stats] mines are nobody’s blow, and a spell is that of its caster', () => {
  const s = field({
    era: 'medieval',
    map: { works: [{ work: 'minefield', at: [10_000, 11_000], facing: [0, 1], owner: null }] },
    groups: [
      { side: 0, stacks: [['wizard', 1]], at: [100, 100], spells: ['firebolt'] },
      { side: 1, stacks: [['spearman', 20]], at: [100, 150], facing: [0, -1], files: 10 },
    ],
  })
  const g = firing(
    s,
    Array.from({ length: 12 }, () => 4),
  )
  const before = copy(g.p)
  declare(g, 0, casting(s, 'firebolt', [[0, 0]], onStack(1)))
  act(g, 0)
  springMines(g, 1, 0)
  const { blows, report } = read(s, before, g)
  expect(blows.map(({ kind, player }) => [kind, player])).toEqual([
    ['spell', 0],
    ['mines', null],
  ])
  expect(blows.map(({ throws }) => throws.length)).toEqual([1, 1])
  expect(report.players[0]?.spells).toHaveLength(1)
  expect(report.worst).toBe(null)
})

test('a report adds up what each player fired and lost, and names the best blow and the worst', () => {
  const g = firing(lines, [6, 6, 1, 1, 2, 3])
  const before = copy(g.p)
  declare(g, 0, fireAt([0, 0, 0], 100, 2))
  declare(g, 0, fireAt([1, 0, 0], 20, 2))
  declare(g, 1, fireAt([2, 0, 0], 40, 0))
  act(g, 0)
  act(g, 1)
  const { report } = read(lines, before, g)
  const [red, blue] = report.players
  expect(red).toMatchObject({ volleys: 1, shots: 0, rolled: 12, mean: 7 })
  expect(blue).toMatchObject({ volleys: 1, rolled: 2, mean: 7 })
  const [, injured, dead] = counts(g, 2)
  expect(blue?.losses).toEqual([{ group: 2, dead, injured }])
  expect(red?.losses.map(({ group }) => group)).toEqual([0])
  expect([report.best, report.worst]).toEqual([0, 1])
})

test('[M-mor-win90] a group without units is among the wiped out, and those who struck it among those with High morale', () => {
  const s = field({
    groups: [
      { side: 0, stacks: [['riflemen-ww1', 200]], at: [100, 100] },
      { side: 1, stacks: [['riflemen-ww1', 10]], at: [100, 300], facing: [0, -1] },
    ],
  })
  const g = firing(s, [6, 6, 2, 1])
  const before = copy(g.p)
  declare(g, 0, fireAt([0, 0, 0], 200, 1))
  act(g, 0)
  const { report } = read(s, before, g)
  expect(report.players[1]).toMatchObject({ wipedOut: [1], losses: [{ group: 1, dead: 10 }] })
  expect(report.players[0]?.high).toEqual([0])
})
