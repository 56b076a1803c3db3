import { describe, expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import { begin, loaded, over, pending, seeded, submit } from '@sandtable/kernel'
import type { FieldSpec, GroupSpec } from '../testing/field.ts'
import type { Manpower } from '../kind.ts'
import { box } from '../testing/bare.ts'
import { DRAWN, NOBODY } from '../position.ts'
import { field } from '../testing/field.ts'
import { FIRST_RULINGS } from '../rulings.ts'
import { forgetWhereabouts } from '../formation/whereabouts.ts'
import { holder, strengthInZone } from '../victory/victory.ts'
import { MANPOWER } from '../ruleset.ts'

const RED = { side: 0, stacks: [['riflemen-ww1', 20]], at: [50, 400] } as const
const BLUE = { side: 1, stacks: [['riflemen-ww1', 20]], at: [700, 400] } as const

const begun = (spec: FieldSpec, dice: readonly number[] = []): Game<Manpower> =>
  begin(MANPOWER, field(spec), {
    dice: loaded(
      dice.map(die => die - 1),
      seeded('rest'),
    ),
  })

/** All players say that they are done, until the requested turn has begun or the battle is over. */
function passTo(g: Game<Manpower>, turn: number): Game<Manpower> {
  while (!over(g) && g.p.turn < turn)
    for (const { player } of pending(g)) expect(submit(g, player, { do: 'done' })).toBeNull()
  return g
}

const orderOf = (statuses: FieldSpec['sides'], groups: FieldSpec['groups'], dice: number[] = []): number[] =>
  begun({ sides: statuses as never, groups }, dice).p.order

describe('initiative', () => {
  test('[T-init-order] [M-init-priority] [MG-ambush] ambushing goes before defending, and defending before attacking', () => {
    const green = { side: 2, stacks: [['riflemen-ww1', 20]], at: [400, 700] } as const
    const sides = [{ status: 'attacking' }, { status: 'defending' }, { status: 'ambushing' }] as const
    expect(orderOf(sides, [RED, BLUE, green])).toEqual([2, 1, 0])
  })

  test('[T-init-tie] [M-init-tie] equal statuses roll, equal dice are rolled again', () => {
    const sides = [{ status: 'attacking' }, { status: 'attacking' }] as const
    expect(orderOf(sides, [RED, BLUE], [4, 4, 2, 5])).toEqual([1, 0])
  })

  test('[MG-init-tie] the die is rolled again at the start of every turn', () => {
    const sides = [{ status: 'attacking' }, { status: 'attacking' }] as const
    const g = passTo(begun({ sides, groups: [RED, BLUE] }, [6, 1, 2, 3]), 2)
    expect(g.p.order).toEqual([1, 0])
  })

  test('[MG-three-sides] of three sides with one status only those with equal dice roll again', () => {
    const green = { side: 2, stacks: [['riflemen-ww1', 20]], at: [400, 700] } as const
    const sides = [{ status: 'attacking' }, { status: 'attacking' }, { status: 'attacking' }] as const
    expect(orderOf(sides, [RED, BLUE, green], [3, 6, 3, 1, 2])).toEqual([1, 2, 0])
  })

  test('[M-init-example] [M-init-defend] [M-init-attack] a defender goes before its attacker', () => {
    expect(orderOf([{}, {}], [RED, BLUE])).toEqual([1, 0])
  })

  test('[M-init-example] [M-init-ambush] but after its ambusher', () => {
    expect(orderOf([{ status: 'ambushing' }, {}], [RED, BLUE])).toEqual([0, 1])
  })
})

describe('a battle turn', () => {
  test('[M-phase-three] [MG-turn-form] Movement, Targeting, Acting, each by every side in the order of initiative', () => {
    const g = passTo(begun({ groups: [RED, BLUE] }), 2)
    const parts = (g.log ?? []).flatMap(e => (e.is === 'part-began' ? [[e.phase, e.side]] : [])).slice(0, 6)
    expect(parts).toEqual([
      ['movement', 1],
      ['movement', 0],
      ['targeting', 1],
      ['targeting', 0],
      ['acting', 1],
      ['acting', 0],
    ])
  })

  test('[MG-block] a group held by the dead is free when its Movement begins', () => {
    const g = begun({ groups: [RED, BLUE, { ...BLUE, at: [700, 600] }] })
    Object.assign(g.p.groups[0] as object, { engaged: 1, came: [[0, 0]] })
    Object.assign(g.p.groups[1]?.stacks[0] as object, { healthy: 0, dead: 20 })
    expect(submit(g, 1, { do: 'done' })).toBeNull()
    expect(g.p.groups[0]).toMatchObject({ engaged: NOBODY, came: [] })
  })

  test('[MG-acting-order] [M-fire-order] the second side fires with its survivors', () => {
    const near = { ...RED, at: [600, 400] } as const
    const g = begun({ groups: [near, BLUE] }, [6, 6, 1, 1])
    const attack = (group: number, target: number) => ({
      do: 'attack',
      group,
      stack: 0,
      attack: 0,
      units: 20,
      aim: { at: 'stack', group: target, stack: 0 },
      roll: 'none',
    })
    const answers = [
      [1, { do: 'done' }],
      [0, { do: 'done' }],
      [1, attack(1, 0)],
      [1, { do: 'done' }],
      [0, attack(0, 1)],
      [0, { do: 'done' }],
      [1, { do: 'done' }],
    ] as const
    for (const [side, answer] of answers) expect(submit(g, side, answer)).toBeNull()
    const volleys = (g.log ?? []).flatMap(e => (e.is === 'volley-fired' ? [[e.side, e.by[0]?.raw]] : []))
    expect(volleys).toEqual([
      [1, { over: 20, under: 1 }],
      [0, { over: 14, under: 1 }],
    ])
  })

  test('[MG-setup] reinforcements arrive no nearer than 100 m to an enemy group', () => {
    const late = { side: 0, stacks: [['riflemen-ww1', 1]], at: null, turn: 2 } as const
    const g = passTo(begun({ groups: [RED, { ...BLUE, at: [100, 700] }, late] }), 2)
    const place = { do: 'place', group: 1, facing: [1, 0], files: 1, order: 'close' }
    expect(submit(g, 0, { ...place, at: [9000, 61_000] })).toBe('not-an-option')
    expect(submit(g, 0, { ...place, at: [9000, 58_900] })).toBeNull()
  })

  test('[MG-due] reinforcements without room wait, and come at the first turn in which there is some', () => {
    const late = { side: 0, name: 'Late', stacks: [['riflemen-ww1', 4]], at: null, turn: 2 } as const
    const g = passTo(begun({ groups: [RED, BLUE, late] }), 2)
    const wait = { do: 'leave-out', group: 1 } as const
    expect(submit(g, 0, wait)).toBe('not-an-option')
    const [first] = g.p.groups
    const wall = Array.from({ length: 9 }, (_, i) => ({
      ...structuredClone(first),
      owner: 1,
      at: [4000, i * 10_000],
    }))
    g.p.groups.push(...(wall as never[]))
    forgetWhereabouts(g.p)
    expect(submit(g, 0, wait)).toBeNull()
    expect(g.p.groups[1]?.where).toBe('due')
    passTo(g, 3)
    expect(pending(g)[0]).toMatchObject({ kind: 'place', player: 0 })
    expect(submit(g, 0, wait)).toBeNull()
    g.p.groups.splice(3)
    forgetWhereabouts(g.p)
    passTo(g, 4)
    expect(submit(g, 0, wait)).toBe('not-an-option')
    const place = { do: 'place', group: 1, at: [2000, 60_000], facing: [1, 0], files: 2, order: 'close' }
    expect(submit(g, 0, place)).toBeNull()
    expect(g.p.groups[1]?.where).toBe('field')
  })

  test('[M-reinf-battle] [M-game-single] agreed reinforcements arrive in their turn, at their own edge', () => {
    const late = { side: 0, name: 'Late', stacks: [['riflemen-ww1', 10]], at: null, turn: 2 } as const
    const g = passTo(begun({ groups: [RED, BLUE, late] }), 2)
    const [decision] = pending(g)
    expect([decision?.kind, decision?.player]).toEqual(['place', 0])
    const place = { do: 'place', group: 1, facing: [1, 0], files: 5, order: 'close' }
    expect(submit(g, 0, { ...place, at: [20_000, 40_000] })).toBe('not-an-option')
    expect(submit(g, 0, { ...place, at: [2000, 60_000] })).toBeNull()
    expect(g.p.groups[1]?.where).toBe('field')
  })
})

describe('manpower in the midst of a battle', () => {
  const reinforced = (reinforcements: { turn: number; manpower: number; groups: [] }[]): Game<Manpower> =>
    begun({
      sides: [{ reinforcements, buys: ['riflemen-ww1'] }, {}],
      groups: [RED, { ...RED, at: [50, 300] }, BLUE],
    })
  test('[M-reinf-battle] what is granted after some turns buys groups, which come by the edge', () => {
    const g = passTo(reinforced([{ turn: 2, manpower: 3000, groups: [] }]), 2)
    const unit = g.s.units.findIndex(({ id }) => id === 'riflemen-ww1')
    const [decision] = pending(g)
    expect([decision?.kind, decision?.player]).toEqual(['buy', 0])
    const fresh = (units: number) => {
      const stacks = [{ unit, units, equipment: [], spells: [] }]
      return { do: 'buy', name: 'Fresh', order: 'close', stacks }
    }
    expect(submit(g, 0, fresh(31))).toBe('not-an-option')
    expect(submit(g, 0, fresh(30))).toBeNull()
    expect(submit(g, 0, { do: 'done' })).toBeNull()
    const place = { do: 'place', group: 3, facing: [1, 0], files: 6, order: 'close' }
    expect(submit(g, 0, { ...place, at: [30_000, 60_000] })).toBe('not-an-option')
    expect(submit(g, 0, { ...place, at: [2000, 60_000] })).toBeNull()
  })

  test('[M-reinf-battle] arriving printed groups do not allow spending manpower kept for works', () => {
    const late = { side: 0, name: 'Late', stacks: [['riflemen-ww1', 4]], at: null, turn: 2 } as const
    const g = begun({ sides: [{ manpower: 5000 }, {}], groups: [RED, BLUE, late] })
    expect(submit(g, 0, { do: 'done' })).toBeNull()
    passTo(g, 2)
    expect([g.p.manpower[0], pending(g)[0]?.kind]).toEqual([5000, 'place'])
  })

  test('[MG-sur] [M-sur-refund] a refund is spent with the next reinforcements, and on nothing else', () => {
    const surrendering = (reinforcements: Parameters<typeof reinforced>[0]): Game<Manpower> => {
      const g = reinforced(reinforcements)
      expect(submit(g, 1, { do: 'done' })).toBeNull()
      expect(submit(g, 0, { do: 'surrender', group: 1 })).toBeNull()
      return passTo(g, 3)
    }
    const none = surrendering([])
    expect([none.p.manpower[0], none.p.refunded[0]]).toEqual([0, 200])
    expect(pending(none)[0]?.kind).toBe('orders')
    const g = surrendering([{ turn: 3, manpower: 0, groups: [] }])
    expect([g.p.manpower[0], g.p.refunded[0]]).toEqual([200, 0])
    expect(pending(g)[0]?.kind).toBe('buy')
  })
})

describe('the end of a battle', () => {
  const node = { name: 'Corvenne', owner: 'blue', outline: box(650, 350, 750, 450) }

  test('[MG-win-single] after the last turn the side that controls the node wins', () => {
    expect(passTo(begun({ turns: 2, groups: [RED, BLUE], map: { node } }), 9).p.winner).toBe(1)
    const inside = { ...RED, at: [700, 430] } as const
    const away = { ...BLUE, at: [100, 100] } as const
    expect(passTo(begun({ turns: 2, groups: [inside, away], map: { node } }), 9).p.winner).toBe(0)
  })

  test('[MG-win-single] with both in the zone it goes to the stronger, and with equal figures to its holder', () => {
    const won = (stacks: GroupSpec['stacks'], owner: string, blues: GroupSpec['stacks'] = BLUE.stacks) => {
      const groups = [
        { side: 0, stacks, at: [655, 380] },
        { side: 1, stacks: blues, at: [720, 430] },
      ] as const
      return passTo(begun({ turns: 1, groups, map: { node: { ...node, owner } } }), 9).p.winner
    }
    expect(won([['riflemen-ww1', 20]], 'blue')).toBe(1)
    expect(won([['riflemen-ww1', 20]], 'red')).toBe(0)
    expect(won([['riflemen-ww1', 21]], 'blue')).toBe(0)
    expect(won([['riflemen-ww1', 200]], 'blue', [['field-gun', 1]])).toBe(0)
  })

  test('[MG-win-single] the injured count half in the zone', () => {
    const inside = { ...RED, at: [655, 380] } as const
    const g = begun({ groups: [inside, { ...BLUE, at: [720, 430] }], map: { node } })
    Object.assign(g.p.groups[1]?.stacks[0] as object, { healthy: 18, injured: 2 })
    expect([holder(g.s, g.p), strengthInZone(g.s, g.p, 1)]).toEqual([0, 3800])
  })

  test('[MG-win-single] a battle of version 2 goes on as it began: with both in the zone its owner has it', () => {
    const more = { side: 0, stacks: [['riflemen-ww1', 40]], at: [655, 380] } as const
    const g = begun({ turns: 1, groups: [more, { ...BLUE, at: [720, 430] }], map: { node } })
    expect(holder(g.s, g.p)).toBe(0)
    g.p.rulings = FIRST_RULINGS
    expect(holder(g.s, g.p)).toBe(1)
  })

  test('[MG-win-single] [MG-win-tie] without a node more surviving manpower wins, and as much on both sides is a draw', () => {
    const more = { ...RED, stacks: [['riflemen-ww1', 21]] } as const
    expect(passTo(begun({ turns: 1, groups: [more, BLUE] }), 9).p.winner).toBe(0)
    expect(passTo(begun({ turns: 1, groups: [RED, BLUE] }), 9).p.winner).toBe(DRAWN)
  })

  test('[MG-win-single] [M-sur-node] [MG-three-sides] an owner without an active group has lost the node, and what survives decides', () => {
    const green = { side: 2, stacks: [['riflemen-ww1', 21]], at: [720, 430] } as const
    const trucks = { side: 1, stacks: [['truck-ww1', 30]], at: [100, 700] } as const
    const groups = [{ ...RED, at: [655, 380] as const }, trucks, green]
    expect(passTo(begun({ turns: 1, sides: [{}, {}, {}], groups, map: { node } }), 9).p.winner).toBe(2)
  })

  test('[MG-log-where] no group runs short of cargo in a single battle, however long it lasts', () => {
    const g = passTo(begun({ turns: 40, groups: [RED, BLUE] }), 99)
    expect(g.p.turn).toBe(40)
    expect(g.p.groups.flatMap(({ stacks }) => stacks.map(({ healthy }) => healthy))).toEqual([20, 20])
  })

  test('[MG-control] men in a vehicle are active', () => {
    const g = begun({ groups: [RED, BLUE, { side: 1, stacks: [['truck-ww1', 1]], at: [600, 600] }] })
    Object.assign(g.p.groups[1] as object, { where: 'aboard', carrier: 2 })
    expect(passTo(g, 2).p.winner).toBe(NOBODY)
  })

  test('[MG-control] carried men hold the ground under their carrier, but not from the air', () => {
    const inside = { ...RED, at: [700, 430] } as const
    const carrier = { side: 0, stacks: [['truck-ww1', 1]], at: [700, 400] } as const
    const g = begun({ groups: [inside, carrier, { ...BLUE, at: [100, 100] }], map: { node } })
    expect(holder(g.s, g.p)).toBe(0)
    Object.assign(g.p.groups[0] as object, { where: 'aboard', carrier: 1 })
    expect(holder(g.s, g.p)).toBe(0)
    Object.assign(g.p.groups[1] as object, { flying: true })
    expect(holder(g.s, g.p)).toBe(1)
  })

  test('[MG-win-single] [M-win-last] the last side standing wins at once', () => {
    const g = begun({ groups: [RED, BLUE] })
    Object.assign(g.p.groups[1]?.stacks[0] as object, { healthy: 0, dead: 20 })
    expect([passTo(g, 9).p.winner, g.p.turn]).toEqual([0, 1])
  })

  test.each([
    ['trucks', 'truck-ww1'],
    ['flyers in the air', 'scout-fighter'],
  ])('[MG-standing] %s keep a side standing', (_, unit) => {
    const g = passTo(begun({ groups: [RED, { side: 1, stacks: [[unit, 1]], at: [700, 400] }] }), 3)
    expect([g.p.winner, g.p.turn]).toEqual([NOBODY, 3])
  })

  test('[MG-standing] [MG-due] and so do reinforcements that are due, men or manpower', () => {
    const late = { side: 1, stacks: [['riflemen-ww1', 10]], at: null, turn: 4 } as const
    const g = begun({ groups: [RED, late] })
    expect(passTo(g, 3).p.winner).toBe(NOBODY)
    const grant = [{ turn: 3, manpower: 1000, groups: [] }]
    const bought = begun({ sides: [{}, { reinforcements: grant, buys: ['riflemen-ww1'] }], groups: [RED] })
    expect(passTo(bought, 3).p.winner).toBe(NOBODY)
    expect(passTo(bought, 4).p.winner).toBe(0)
  })
})
