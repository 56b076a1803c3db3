import { expect, test } from 'vitest'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { moving } from '../testing/moves.ts'
import { planTruce, planYield } from './surrender.ts'
import { wantedOf } from '../testing/captain.ts'

const node = { name: 'Village', owner: 'blue', outline: box(900, 900, 1100, 1100) }
const many = (side: number, units: number, place: [number, number]) =>
  ({ side, stacks: [['riflemen-ww2', units]], at: place, files: 6 }) as const

test('[MG-truce-single] a captain gives up a battle that a handful cannot win', () => {
  const few = moving({
    era: 'ww2',
    groups: [many(0, 4, [300, 300]), many(1, 60, [1000, 1000])],
    map: { node },
  })
  expect(wantedOf(few)).toEqual({ do: 'give-up' })
  const some = moving({
    era: 'ww2',
    groups: [many(0, 20, [300, 300]), many(1, 60, [1000, 1000])],
    map: { node },
  })
  expect(wantedOf(some)).toMatchObject({ do: 'move' })
})

test('[MG-standing] a captain fights on with a handful while others are still to come', () => {
  const late = { ...many(0, 60, [50, 300]), turn: 3 }
  const g = moving({
    era: 'ww2',
    groups: [many(0, 4, [300, 300]), late, many(1, 60, [1000, 1000])],
    map: { node },
  })
  expect(wantedOf(g)).not.toEqual({ do: 'give-up' })
})

test('[MG-win-single] a handful that holds the node fights on: the clock may win it', () => {
  const own = { ...node, owner: 'red' }
  const g = moving({
    era: 'ww2',
    groups: [many(0, 4, [1000, 1000]), many(1, 60, [300, 300])],
    map: { node: own },
  })
  expect(wantedOf(g)).not.toEqual({ do: 'give-up' })
})

test('[MG-truce-single] a captain who has lost takes a truce', () => {
  const { s, p } = moving({
    era: 'ww2',
    groups: [many(0, 4, [300, 300]), many(1, 60, [1000, 1000])],
    map: { node },
  })
  expect(planTruce({ s, view: p, player: 0 } as never)).toEqual([{ do: 'accept' }])
})

test('[M-sur-refund] a captain gives up a doomed group where the refund buys reinforcements', () => {
  const yields = (manpower: number): unknown => {
    const { s, p } = moving({
      era: 'ww2',
      groups: [many(0, 5, [960, 900]), many(1, 120, [1000, 1000])],
      sides: [{ reinforcements: [{ turn: 5, manpower, groups: [] }] }, {}],
    })
    p.phase = 'acting'
    p.declared.push({ side: 1, group: 1, stack: 0, attack: 0, units: 120, aim: { at: 'stack', group: 0, stack: 0 }, falls: null }) // prettier-ignore
    at(at(p.groups, 1).stacks, 0).fired[0] = 120
    return planYield({ s, view: p, player: 0 } as never)[0]
  }
  expect(yields(5000)).toEqual({ do: 'surrender', group: 0 })
  expect(yields(0)).toEqual({ do: 'done' })
})
