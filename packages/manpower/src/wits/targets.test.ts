import { expect, test } from 'vitest'
import type { Answer, Pending } from '@sandtable/kernel'
import { pending, seeded } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import type { Position } from '../position.ts'
import type { TargetingOrder } from '../orders.ts'
import { field } from '../testing/field.ts'
import { box } from '../testing/bare.ts'
import { declare, firing } from '../testing/firing.ts'
import { wantedOf } from '../testing/captain.ts'
import { WITS } from './wits.ts'

/** What a captain wants to declare first. */
function wanted(era: FieldSpec['era'], groups: readonly GroupSpec[]): Answer | undefined {
  const g = firing(field({ era, groups } as FieldSpec), [])
  const [decision] = pending(g) as [Pending<Manpower>]
  const seat = { s: g.s, view: g.p as Position, player: 0, pending: decision, dice: seeded('wits') }
  return WITS.plans(seat)[0]
}

const inOpenOrder = (side: number, unit: string, at: [number, number]): GroupSpec => ({
  side,
  stacks: [[unit, 16]],
  at,
  facing: [0, -1],
  files: 4,
  order: 'open',
})

test('a captain lays a gun on a man where a small shell would burst between the men', () => {
  const gun: GroupSpec = { side: 0, stacks: [['breech-field-gun', 1]], at: [400, 100], files: 1 }
  expect(wanted('pre-war', [gun, inOpenOrder(1, 'rifle-infantry', [420, 700])])).toMatchObject({
    do: 'attack',
    group: 0,
    aim: { at: 'point', point: [40_500, 71_500] },
  })
})

test('[MG-ffs] a captain whose direct shell would burst at friends on its path lobs it over them', () => {
  const gun: GroupSpec = { side: 0, stacks: [['field-gun', 1]], at: [400, 100], files: 1 }
  const enemies = inOpenOrder(1, 'riflemen-ww1', [420, 700])
  const shot = { do: 'attack', group: 0, aim: { at: 'point' } }
  expect(wanted('ww1', [gun, enemies])).toMatchObject({ ...shot, roll: 'none' })
  const own = inOpenOrder(0, 'riflemen-ww1', [425, 400])
  expect(wanted('ww1', [gun, enemies, own])).toMatchObject({ ...shot, roll: 'own' })
})

/** All the attacks that a captain declares, one after the other. */
function declared(
  era: FieldSpec['era'],
  groups: readonly GroupSpec[],
  rolls: readonly number[] = [],
): Shot[] {
  const g = firing(field({ era, groups } as FieldSpec), rolls)
  const shots: Shot[] = []
  for (let order = wantedOf(g) as Shot; order.do === 'attack'; order = wantedOf(g) as Shot) {
    shots.push(order)
    declare(g, 0, order)
  }
  return shots
}

type Shot = Extract<TargetingOrder, { do: 'attack' }>

test('[MG-line] a captain does not fire a gun if only friends are in front of it', () => {
  const guns: GroupSpec = { side: 0, stacks: [['6-pdr-cannon', 2]], at: [400, 100], files: 2, order: 'open' }
  const foe: GroupSpec = {
    side: 1,
    stacks: [['line-infantry', 60]],
    at: [450, 400],
    facing: [0, -1],
    files: 30,
  }
  const own: GroupSpec = { side: 0, stacks: [['line-infantry', 20]], at: [410, 125], files: 5 }
  const shots = (groups: GroupSpec[]): number =>
    declared('napoleonic', groups)
      .filter(({ group }) => group === 0)
      .reduce((sum, { units }) => sum + units, 0)
  expect(shots([guns, foe])).toBe(2)
  expect(shots([guns, foe, own])).toBe(1)
})

test('[MG-targets] a captain uses only enough fire to finish a few men, and the rest on others', () => {
  const rifles: GroupSpec = { side: 0, stacks: [['riflemen-ww1', 60]], at: [400, 100], files: 20 }
  const gun: GroupSpec = { side: 1, stacks: [['heavy-machine-gun', 1]], at: [420, 300], facing: [0, -1] }
  const men: GroupSpec = { side: 1, stacks: [['riflemen-ww1', 8]], at: [500, 300], facing: [0, -1], files: 8 }
  const shots = declared('ww1', [rifles, gun, men])
  const sent = (group: number): number =>
    shots.reduce((sum, { aim, units }) => (aim.at === 'stack' && aim.group === group ? sum + units : sum), 0)
  expect(sent(1)).toBeGreaterThan(0)
  expect(sent(1)).toBeLessThan(30)
  expect(sent(2)).toBeGreaterThan(30)
  expect(declared('ww1', [rifles, gun])[0]?.units).toBeLessThan(30)
})

test('[M-fp-cap] a captain does not fire at men already struck down by earlier guns', () => {
  const gun = (x: number): GroupSpec => ({
    side: 0,
    stacks: [['breech-field-gun', 1]],
    at: [x, 100],
    files: 1,
  })
  const few: GroupSpec = { side: 1, stacks: [['sharpshooter', 4]], at: [400, 500], facing: [0, -1], files: 2 }
  const many: GroupSpec = {
    side: 1,
    stacks: [['rifle-infantry', 4]],
    at: [500, 500],
    facing: [0, -1],
    files: 2,
  }
  const points = declared('pre-war', [gun(400), gun(420), few, many]).map(({ aim }) =>
    aim.at === 'point' ? aim.point[0] : 0,
  )
  expect(points[0]).toBeLessThan(45_000)
  expect(points.at(-1)).toBeGreaterThan(45_000)
})

test('[M-ina-dist] a captain tries a long shot over a ridge that can hurt only enemies', () => {
  const rockets: GroupSpec = { side: 0, stacks: [['rocket-battery', 1]], at: [400, 100], files: 1 }
  const foe: GroupSpec = {
    side: 1,
    stacks: [['line-infantry', 8]],
    at: [450, 600],
    facing: [0, -1],
    files: 4,
  }
  const map = { contours: [{ height: 2000, outline: box(0, 300, 800, 320) }] }
  const g = firing(field({ era: 'napoleonic', groups: [rockets, foe], map }), [])
  expect(wantedOf(g)).toMatchObject({ do: 'attack', group: 0, roll: 'own' })
})
