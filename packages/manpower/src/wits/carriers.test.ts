import { describe, expect, test } from 'vitest'
import type { Order } from '../orders.ts'
import { at } from '../position.ts'
import { box } from '../testing/bare.ts'
import { carryOut, moving } from '../testing/moves.ts'
import { wantedOf } from '../testing/captain.ts'

const node = { name: 'Village', owner: 'blue', outline: box(900, 900, 1100, 1100) }
const held = { side: 1, stacks: [['riflemen-ww2', 30]], at: [1000, 1000], files: 6 } as const
const tracks = { side: 0, stacks: [['half-track', 2]], at: [100, 100], files: 2 } as const
const men = { side: 0, stacks: [['riflemen-ww2', 20]], at: [104, 90], files: 5 } as const

const attack = (...groups: Parameters<typeof moving>[0]['groups'][number][]) =>
  moving({ era: 'ww2', groups: [...groups, held], map: { node } })

describe('a captain with carriers', () => {
  test('[MG-carry] puts men with far to go on half-tracks, and drives off with them', () => {
    const g = attack(tracks, men)
    expect(wantedOf(g)).toEqual({ do: 'embark', group: 1, carrier: 0 })
    carryOut(g, wantedOf(g))
    expect(wantedOf(g)).toMatchObject({ do: 'move', group: 0 })
  })

  test('[MG-regroup] splits a company that the half-tracks have no room for', () => {
    const company = { ...men, stacks: [['riflemen-ww2', 40]] } as const
    expect(wantedOf(attack(tracks, company))).toEqual({ do: 'split', group: 1, units: [24] })
  })

  test('[MG-carry] drops them where they can fight', () => {
    const g = attack({ ...tracks, at: [1000, 560] }, { ...men, at: [1004, 540] })
    Object.assign(at(g.p.groups, 1), { where: 'aboard', carrier: 0 })
    expect(wantedOf(g)).toMatchObject({ do: 'disembark', group: 1 })
  })

  test('[MG-carry] keeps them beside their carriers when the enemy is near', () => {
    const g = attack({ ...tracks, at: [1000, 560] }, { ...men, at: [1004, 540] })
    expect((wantedOf(g) as Order).do).not.toBe('embark')
  })

  test('[M-fly-land] lets a plane come down for parachutists, who jump over the enemy’s village', () => {
    const plane = { side: 0, stacks: [['transport-plane', 1]], at: [200, 200] } as const
    const paras = { side: 0, stacks: [['paratrooper', 16]], at: [204, 190], files: 8 } as const
    const g = attack(plane, paras)
    expect(at(g.p.groups, 0).flying).toBe(true)
    expect(wantedOf(g)).toEqual({ do: 'done' })
    at(g.p.groups, 0).flying = false
    expect(wantedOf(g)).toEqual({ do: 'embark', group: 1, carrier: 0 })
    Object.assign(at(g.p.groups, 0), { flying: true, spent: 0 })
    Object.assign(at(g.p.groups, 1), { where: 'aboard', carrier: 0 })
    carryOut(g, wantedOf(g))
    expect(wantedOf(g)).toMatchObject({ do: 'disembark', group: 1 })
  })
})
