import { describe, expect, test } from 'vitest'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Position } from '../position.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { copy } from '@sandtable/kernel'
import { encounter } from './encounter.ts'
import { field } from '../testing/field.ts'
import { patch } from '../testing/moves.ts'

const RED: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 25]], at: [100, 100] }
const BLUE: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 25]], at: [300, 100] }

/** Red's and blue's rows when a red stack attacks a blue one. */
function rows(
  spec: Partial<FieldSpec>,
  change: (p: Position) => void = () => {},
  stacks: [number, number] = [0, 0],
): Record<'red' | 'blue', [string, number][]> {
  const s = field({ groups: [RED, BLUE], ...spec })
  const p = copy(s.setup) as Position
  p.turn = 3
  change(p)
  const { attacker, target } = encounter(s, p, [0, stacks[0]], [1, stacks[1]])
  const told = (parts: typeof attacker): [string, number][] => parts.map(row => [row.what, row.change])
  return { red: told(attacker), blue: told(target) }
}

describe('[MG-adv-node] the node', () => {
  const node = (outline: [number, number][]) => ({
    map: { node: { name: 'Village', owner: 'blue', outline } },
  })

  test('counts for the defender in its zone', () => {
    expect(rows(node(box(250, 50, 400, 150)))).toEqual({ red: [], blue: [['node', 3]] })
  })

  test('not for its attacker, even in the zone', () => {
    expect(rows(node(box(0, 0, 800, 800)))).toEqual({ red: [], blue: [['node', 3]] })
  })

  test("not for a defender outside: the group's centre counts", () => {
    expect(rows(node(box(300, 96, 800, 800)))).toEqual({ red: [], blue: [] })
    expect(rows(node(box(300, 94, 800, 800))).blue).toEqual([['node', 3]])
  })

  test('not for a group that flies over it: it holds no ground', () => {
    const flying: GroupSpec = { ...BLUE, stacks: [['scout-fighter', 1]] }
    const over = rows({ ...node(box(0, 0, 800, 800)), groups: [RED, flying] }, p => {
      at(p.groups, 1).flying = true
    })
    expect(over.blue).toEqual([])
  })

  test('whether its holder defends or ambushes', () => {
    const sides = [{}, { status: 'ambushing' }] as const
    expect(rows({ ...node(box(0, 0, 800, 800)), sides }).blue).toEqual([['node', 3]])
  })

  test('not for a defender who did not hold it when the battle began', () => {
    const village = { name: 'Village', owner: 'red', outline: box(0, 0, 800, 800) }
    expect(rows({ map: { node: village } })).toEqual({ red: [['node', 3]], blue: [] })
  })

  test('neither side has it in a meeting on open ground', () => {
    expect(rows({})).toEqual({ red: [], blue: [] })
  })
})

test('[M-adv-forest] [MG-adv-elev] a group is in a forest if its centre is, unless it flies', () => {
  const map = { ground: [patch('forest', 300, 94, 400, 200)] }
  expect(rows({ map }).blue).toEqual([['forest', 2]])
  expect(rows({ map }, p => (at(p.groups, 1).flying = true)).blue).toEqual([])
  expect(rows({ map: { ground: [patch('forest', 300, 96, 400, 200)] } }).blue).toEqual([])
})

test('[MG-adv-elev] five metres higher is higher ground, and a tower on the plain too', () => {
  const hill = (height: number) => ({ map: { contours: [{ height, outline: box(250, 0, 400, 200) }] } })
  expect(rows(hill(500)).blue).toEqual([['higher-ground', 1]])
  expect(rows(hill(499)).blue).toEqual([])
  const works = [{ work: 'watchtower', at: [30_000, 10_000], facing: [0, 1], owner: null }] as never
  expect(rows({ map: { works } }, p => (at(p.groups, 1).inside = 0)).blue).toEqual([['higher-ground', 1]])
  const redHill = { contours: [{ height: 2000, outline: box(0, 0, 200, 200) }] }
  expect(rows({ map: redHill })).toEqual({ red: [['higher-ground', 1]], blue: [] })
  expect(rows({ map: { ...redHill, works } }, p => (at(p.groups, 1).inside = 0))).toEqual({
    red: [],
    blue: [['higher-ground', 1]],
  })
})

test('[MG-adv-era] [MG-adv-scope] the eras of the two stacks count', () => {
  const mixed: GroupSpec = {
    ...BLUE,
    stacks: [
      ['line-infantry', 10],
      ['riflemen-modern', 10],
    ],
  }
  const groups = [RED, mixed]
  expect(rows({ groups }, undefined, [0, 0])).toEqual({ red: [['later-era', 1]], blue: [] })
  expect(rows({ groups }, undefined, [0, 1])).toEqual({ red: [], blue: [['later-era', 2]] })
})

test('[MG-adv-air] a group attacked from the air has 2, and landed flyers give nothing', () => {
  const groups: GroupSpec[] = [{ ...RED, stacks: [['scout-fighter', 2]] }, BLUE]
  expect(rows({ groups }).blue).toEqual([['attacked-by-air', 2]])
  expect(rows({ groups }, p => (at(p.groups, 0).flying = false)).blue).toEqual([])
})

test('[MG-adv-scope] spearmen brace against the mounted, stack against stack', () => {
  const groups: GroupSpec[] = [
    {
      ...RED,
      stacks: [
        ['knight', 5],
        ['man-at-arms', 5],
      ],
    },
    { ...BLUE, stacks: [['spearman', 20]] },
  ]
  expect(rows({ era: 'medieval', groups }).blue).toEqual([['brace', 1]])
  expect(rows({ era: 'medieval', groups }, undefined, [1, 0]).blue).toEqual([])
})

test('[MG-adv-scope] [MG-equip] a trench adds 1, and so do tools until the group moves', () => {
  const works = [{ work: 'trench', at: [30_000, 10_000], facing: [0, 1], owner: null }] as never
  expect(rows({ map: { works } }, p => (at(p.groups, 1).inside = 0)).blue).toEqual([['work', 1]])
  const groups = [RED, { ...BLUE, equipment: ['entrenching-tools'] }]
  const dug = (still: number, covered: number) =>
    rows({ groups }, p => Object.assign(at(p.groups, 1), { still, covered })).blue
  expect([dug(0, 0), dug(1, 0), dug(1, 500)]).toEqual([[], [['dug-in', 1]], []])
})

test('[MG-mor-time] [M-mor-def] morale counts to the end of its last turn', () => {
  const low = (until: number) => rows({}, p => (at(p.groups, 1).low = until)).blue
  expect([low(3), low(2), low(0)]).toEqual([[['low-morale', -1]], [], []])
  expect(rows({}, p => (at(p.groups, 1).high = 5)).blue).toEqual([['high-morale', 1]])
})
