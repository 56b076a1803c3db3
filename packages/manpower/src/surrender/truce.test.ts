import { expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import { begin, over, pending, seeded, submit } from '@sandtable/kernel'
import type { FieldSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import { box } from '../testing/bare.ts'
import { field } from '../testing/field.ts'
import { leaderOf } from '../powers/in-force.ts'
import { MANPOWER } from '../ruleset.ts'
import { NOBODY } from '../position.ts'
import { planTruce } from '../wits/surrender.ts'

const RED = { side: 0, stacks: [['riflemen-ww1', 20]], at: [50, 400] } as const
const BLUE = { side: 1, stacks: [['riflemen-ww1', 20]], at: [700, 400] } as const
const GREEN = { side: 2, stacks: [['riflemen-ww1', 20]], at: [400, 700] } as const
const NODE = { node: { name: 'Corvenne', owner: 'blue', outline: box(650, 350, 750, 450) } }

/** Blue's Movement in the first turn of a battle for a village that blue holds. */
const begun = (spec: Partial<FieldSpec> = {}): Game<Manpower> =>
  begin(MANPOWER, field({ groups: [RED, BLUE], map: NODE, ...spec }), { dice: seeded('truce') })

const asked = (g: Game<Manpower>) => pending(g).map(({ kind, player }) => [kind, player])

test('[MG-truce-single] when all accept, the battle is decided at once as it stands', () => {
  const g = begun()
  expect(submit(g, 1, { do: 'offer-truce' })).toBeNull()
  expect(asked(g)).toEqual([['truce', 0]])
  expect(submit(g, 0, { do: 'accept' })).toBeNull()
  expect([over(g), g.p.winner, g.p.turn]).toEqual([true, 1, 1])
  expect(g.log?.at(-1)).toMatchObject({
    is: 'battle-ended',
    because: [{ rule: 'MG-win-single', what: 'holds-node' }, { rule: 'MG-truce-single' }],
  })
})

test('[MG-truce-single] one refusal is enough to fight on, and a player offers once in a turn', () => {
  const g = begun({ sides: [{}, {}, {}], groups: [RED, BLUE, GREEN] })
  submit(g, 1, { do: 'offer-truce' })
  const [first] = g.p.order.filter(player => player !== 1)
  expect(asked(g)).toEqual([['truce', first]])
  submit(g, first as number, { do: 'accept' })
  expect(submit(g, 2 - (first as number), { do: 'refuse' })).toBeNull()
  expect([asked(g), g.p.winner]).toEqual([[['orders', 1]], NOBODY])
  expect(submit(g, 1, { do: 'offer-truce' })).toBe('not-an-option')
})

test('[MG-truce-single] flyers that have not moved yet do not land for a truce', () => {
  const plane = { side: 1, stacks: [['scout-fighter', 1]], at: [700, 300] } as const
  const g = begun({ groups: [RED, BLUE, plane] })
  submit(g, 1, { do: 'offer-truce' })
  submit(g, 0, { do: 'accept' })
  expect(g.p.groups[2]?.flying).toBe(true)
})

test('[MG-truce-single] a player who gives the battle up loses everything at once, reinforcements too, and the last side wins', () => {
  const late = { side: 1, stacks: [['riflemen-ww1', 10]], at: null, turn: 4 } as const
  const reinforcements = [{ turn: 3, manpower: 1000, groups: [] }]
  const g = begun({ sides: [{}, { reinforcements }], groups: [RED, BLUE, late] })
  expect(submit(g, 1, { do: 'give-up' })).toBeNull()
  expect([over(g), g.p.winner, g.p.turn]).toEqual([true, 0, 1])
})

test('[MG-truce-single] of three sides the two that are left fight on', () => {
  const g = begun({ sides: [{}, {}, {}], groups: [RED, BLUE, GREEN] })
  submit(g, 1, { do: 'give-up' })
  expect([over(g), g.p.groups[1]?.where]).toEqual([false, 'captured'])
  expect(asked(g)).toEqual([['orders', g.p.order[1]]])
})

test('[MG-truce-single] a player who has given up is granted nothing more, and a leader in person dies with it', () => {
  const person = {
    ...BLUE,
    stacks: [
      ['riflemen-ww1', 20],
      ['leader-in-person', 1],
    ],
  } as const
  const reinforcements = [{ turn: 2, manpower: 1000, groups: [] }]
  const sides = [{}, { reinforcements, leader: 'field-marshal' }, {}]
  const g = begun({ sides, groups: [RED, person, GREEN] })
  expect(leaderOf(g.s, g.p, 1)).not.toBeNull()
  submit(g, 1, { do: 'give-up' })
  expect(leaderOf(g.s, g.p, 1)).toBeNull()
  while (g.p.turn < 2) submit(g, pending(g)[0]?.player ?? 0, { do: 'done' })
  expect(g.p.manpower[1]).toBe(0)
  expect(g.log?.filter(({ is }) => is === 'reinforced')).toEqual([])
})

test('[MG-truce-single] [MG-sur-when] a player cannot give up in the middle of their Movement', () => {
  const g = begun()
  submit(g, 1, { do: 'form', group: 1, files: 10, order: 'close' })
  expect(submit(g, 1, { do: 'give-up' })).toBe('not-an-option')
})

test('[MG-truce-single] a captain takes a truce that wins the battle, and no other', () => {
  const { s, p } = begun()
  const said = (player: number) => planTruce({ s, view: p, player } as never)
  expect([said(0), said(1)]).toEqual([[{ do: 'refuse' }], [{ do: 'accept' }]])
})
