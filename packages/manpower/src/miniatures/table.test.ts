import { describe, expect, test } from 'vitest'
import { everyRoll, fork, submit } from '@sandtable/kernel'
import type { Answer } from '@sandtable/kernel'
import type { Sitting } from './sitting.ts'
import type { TableOrder } from './orders.ts'
import {
  attackOn,
  OPEN,
  ordered,
  refusedAt,
  rosterWith,
  standingAt,
  tableWith,
} from '../testing/miniatures.ts'
import { at } from '../position.ts'
import { diceFor, give, sitDown, takeBack } from './sitting.ts'
import { ratio } from '../formula/ratio.ts'
import { tableText } from './keep.ts'
import { rosterScenario } from './roster.ts'
import { MINIATURES } from './ruleset.ts'
import { worthAt } from './attack.ts'
import { readTable, talesOf } from '../say/testing/english.ts'

const riflemen = (units: number) => [{ unit: 'riflemen-ww1', units }]
const hundreds = (): Sitting => tableWith('ww1', [[riflemen(100)], [riflemen(100)]])
const VILLAGE = { node: true }

const fired = ({ history }: Sitting) => (history.game.log ?? []).filter(e => e.is === 'volley-fired')
const strength = (sitting: Sitting): number => {
  const { over, under } = fired(sitting).at(-1)?.strength ?? { over: 0, under: 1 }
  return over / under
}

describe('volleys', () => {
  test('[T-volley-duel] [M-fire-casualties] the side that fires second fires with its survivors', () => {
    const t = hundreds()
    ordered(t, attackOn(1, 0, 100, { own: VILLAGE }), 3, 4)
    expect(standingAt(t, 0)).toEqual([76, 13, 11])
    ordered(t, attackOn(0, 1, 89, { theirs: VILLAGE }), 4, 5)
    expect([strength(t), standingAt(t, 1)]).toEqual([28, [91, 5, 4]])
  })

  test('[T-adv-example] [T-adv-one] [T-adv-two] switched rows divide the lesser side', () => {
    const strengthOf = (units: number, theirs: object): number => {
      const t = tableWith('ww1', [[riflemen(units)], [riflemen(100)]])
      ordered(t, attackOn(0, 1, units, { theirs }), 1, 1)
      return strength(t)
    }
    expect(strengthOf(100, VILLAGE)).toBe(33)
    expect(strengthOf(100, { higher: true })).toBe(100)
    expect(strengthOf(45, { forest: true })).toBe(23)
    expect(
      strengthOf(45, {
        more: [
          { what: 'a ditch', change: 1 },
          { what: 'a hedge', change: 1 },
        ],
      }),
    ).toBe(23)
  })

  test('[T-adv-morale] the table keeps morale itself, and it expires', () => {
    const t = tableWith('ww1', [[riflemen(7)], [riflemen(100)]])
    ordered(t, { do: 'morale', group: 0, high: null, low: 1, note: '' })
    ordered(t, { do: 'morale', group: 1, high: 0, low: null, note: 'the flag' })
    ordered(t, attackOn(0, 1, 7), 1, 1)
    expect(strength(t)).toBe(4)
    ordered(t, { do: 'turn' })
    ordered(t, attackOn(0, 1, 7), 1, 1)
    expect(strength(t)).toBe(7)
  })

  test('[T-adv-era] [T-adv-air] [T-adv-floor] eras and flyers are read from the stacks', () => {
    const modern = tableWith('modern', [[riflemen(90)], [[{ unit: 'riflemen-modern', units: 50 }]]])
    ordered(modern, attackOn(0, 1, 90), 1, 1)
    expect(strength(modern)).toBe(45)
    const air = tableWith('ww2', [[[{ unit: 'fighter', units: 6 }]], [[{ unit: 'riflemen-ww2', units: 50 }]]])
    ordered(air, attackOn(0, 1, 6), 1, 1)
    expect(strength(air)).toBe(60)
    const two = tableWith('ww1', [[riflemen(2)], [riflemen(100)]])
    ordered(two, attackOn(0, 1, 2, { theirs: { node: true, forest: true } }), 1, 1)
    expect(strength(two)).toBe(1)
  })

  test('[MG-volley-sum] several stacks of a side make one attack with one roll', () => {
    const t = tableWith('ww1', [[riflemen(5), riflemen(5)], [riflemen(100)]])
    const by = [0, 1].map(group => ({
      group,
      stack: 0,
      attack: 0,
      units: 5,
      distance: null,
      own: OPEN,
      theirs: { ...OPEN, node: true },
    }))
    ordered(t, { do: 'attack', by, group: 2, stack: 0 }, 6, 6)
    expect([strength(t), fired(t).length]).toEqual([3, 1])
  })

  test('[MG-equip] grenades count where the enemy is near, and are used up', () => {
    const t = tableWith('ww2', [
      [[{ unit: 'riflemen-ww2', units: 20, equipment: ['grenades'] }]],
      [[{ unit: 'riflemen-ww2', units: 50 }]],
    ])
    const { s, p } = t.history.game
    const worth = (attack: ReturnType<typeof attackOn>) => worthAt(s, p, at(attack.by, 0), attack)
    expect(worth(attackOn(0, 1, 10))).toEqual({ healthy: 10, injured: 0, me: 100, factors: [] })
    const grenades = { what: 'Grenades', by: ratio(3, 2) }
    expect(worth(attackOn(0, 1, 10, { distance: 2500 })).factors).toEqual([grenades])
    ordered(t, attackOn(0, 1, 10), 1, 1)
    expect(strength(t)).toBe(10)
    ordered(t, attackOn(0, 1, 10, { distance: 2500 }), 1, 1)
    expect(strength(t)).toBe(15)
    expect(t.history.game.p.groups[0]?.stacks[0]?.equipment[0]?.uses).toBe(1)
  })

  test('[M-mor-loss80] [M-mor-win90] a stack that is nearly wiped out lowers its group, and raises the attacker', () => {
    const t = tableWith('ww1', [
      [riflemen(400)],
      [[...riflemen(20), { unit: 'heavy-machine-gun', units: 1 }]],
    ])
    ordered(t, attackOn(0, 1, 400), 6, 6, 2, 3)
    const [red, blue] = t.history.game.p.groups
    expect([standingAt(t, 1), blue?.low, red?.high]).toEqual([[0, 0, 20], 3, 4])
  })
})

describe('shots and strikes', () => {
  test('[T-shot-man] [M-shots-count] a shot kills one man; shots are counted, and come back with the next turn', () => {
    const t = tableWith('ww2', [
      [[{ unit: 'anti-tank-gun', units: 1 }]],
      [[{ unit: 'riflemen-ww2', units: 30 }]],
    ])
    ordered(t, attackOn(0, 1, 2), 4, 4, 3, 5, 5, 5)
    expect(standingAt(t, 1)).toEqual([28, 0, 2])
    expect(refusedAt(t, attackOn(0, 1, 1))).toEqual({ is: 'order', why: 'no-shots' })
    ordered(t, { do: 'turn' })
    ordered(t, attackOn(0, 1, 1), 4, 4, 3)
    expect(standingAt(t, 1)).toEqual([27, 0, 3])
  })

  test('[M-hero-aura] under a Tank Ace the first shot of each vehicle is the sharp one, at the ground too', () => {
    const aces = (): Sitting =>
      tableWith('ww2', [
        [[{ unit: 'medium-tank', units: 2 }], [{ unit: 'tank-ace', units: 1 }]],
        [[{ unit: 'heavy-tank-ww2', units: 3 }]],
      ])
    const shots = aces()
    ordered(shots, attackOn(0, 2, 3), ...Array.from({ length: 9 }, () => 2))
    ordered(shots, attackOn(0, 2, 1), 2, 2, 2)
    const log = shots.history.game.log ?? []
    expect(log.flatMap(e => (e.is === 'shot-fired' ? [e.damage] : []))).toEqual([6, 3, 6, 3])
    const shells = aces()
    const struck = [{ group: 2, stack: 0, near: 1, far: 0 }]
    const taken = () => at(at(shells.history.game.p.groups, 2).stacks, 0).taken[0]
    ordered(shells, { do: 'strike', group: 0, stack: 0, attack: 1, struck }, 2, 2)
    expect(taken()).toBe(2)
    ordered(shells, { do: 'strike', group: 0, stack: 0, attack: 1, struck }, 2, 2)
    expect(taken()).toBe(2)
  })

  test('[T-crew-split] [M-crew-split] [M-hp-inj-rate] a tank loses health and crew, and fires at half its rate when injured', () => {
    const t = tableWith('ww2', [
      [[{ unit: 'medium-tank', units: 1 }]],
      [[{ unit: 'anti-tank-gun', units: 2 }]],
    ])
    const tank = () => at(at(t.history.game.p.groups, 0).stacks, 0)
    ordered(t, attackOn(1, 0, 1), 2, 2, 4)
    expect([tank().health, tank().crew, tank().injured]).toEqual([[9], [3], 0])
    ordered(t, attackOn(1, 0, 1), 2, 2, 4)
    expect([tank().health, tank().crew, tank().injured]).toEqual([[3], [1], 1])
    expect(refusedAt(t, attackOn(0, 1, 2))).toEqual({ is: 'order', why: 'no-shots' })
    ordered(t, attackOn(0, 1, 1), 1, 1, 1)
  })

  const strike = (struck: [group: number, near: number, far: number][], attack = 0): TableOrder => ({
    do: 'strike',
    group: 0,
    stack: 0,
    attack,
    struck: struck.map(([group, near, far]) => ({ group, stack: 0, near, far })),
  })

  test('[T-exp-close] [T-exp-open] [MG-exp-men] men counted in the radii die or are injured', () => {
    const t = tableWith('ww2', [
      [[{ unit: '81-mm-mortar', units: 1 }]],
      [[{ unit: 'riflemen-ww2', units: 25 }]],
    ])
    ordered(t, strike([[1, 9, 12]]), 3, 3)
    expect(standingAt(t, 1)).toEqual([4, 12, 9])
    takeBack(t)
    ordered(t, strike([[1, 1, 0]]), 3, 3)
    expect(standingAt(t, 1)).toEqual([24, 0, 1])
    expect(refusedAt(t, strike([[1, 25, 0]]), 3, 3)).toEqual({ is: 'order', why: 'too-many' })
  })

  test('[T-exp-armour] [MG-exp-units] vehicles take the whole roll or half of it, through their armour', () => {
    const t = tableWith('ww2', [
      [[{ unit: '81-mm-mortar', units: 1 }]],
      [[{ unit: 'medium-tank', units: 2 }], [{ unit: 'heavy-tank-ww2', units: 1 }]],
    ])
    ordered(
      t,
      strike([
        [1, 1, 1],
        [2, 1, 0],
      ]),
      4,
      5,
    )
    const [, medium, heavy] = t.history.game.p.groups
    expect([medium?.stacks[0]?.taken, heavy?.stacks[0]?.taken]).toEqual([[5, 2], [0]])
  })

  test('[T-line-cap] [MG-pattern-cap] a file of men loses no more than the roll', () => {
    const t = tableWith('napoleonic', [
      [[{ unit: '6-pdr-cannon', units: 1 }]],
      [[{ unit: 'line-infantry', units: 10 }]],
    ])
    ordered(t, strike([[1, 10, 0]]), 4, 5)
    expect(standingAt(t, 1)).toEqual([5, 1, 4])
    expect(refusedAt(t, strike([[1, 2, 1]]), 4, 5)).toEqual({ is: 'order', why: 'no-shots' })
  })

  test('[T-ina-min] [M-ina-zero] an inaccuracy roll tells how far off, unless zero is there', () => {
    const howitzer = tableWith('ww2', [
      [[{ unit: '81-mm-mortar', units: 1 }]],
      [[{ unit: 'riflemen-ww2', units: 9 }]],
    ])
    const aim = { do: 'deviate', group: 0, stack: 0, attack: 0, distance: 10_000 } as const
    ordered(howitzer, { ...aim, zero: true }, 9)
    ordered(howitzer, { ...aim, zero: false }, 9, 3, 4)
    const rolls = (howitzer.history.game.log ?? []).flatMap(e =>
      e.is === 'deviation-rolled' ? [e.offset] : [],
    )
    expect(rolls).toEqual([
      [0, 0],
      [1000, 0],
    ])
  })
})

describe('what else is entered', () => {
  test('[T-haz-rush] a rush is rolled for', () => {
    const t = tableWith('ww1', [[riflemen(200)], [riflemen(1)]])
    ordered(t, { do: 'rush', group: 0, hazard: 'river' }, 3)
    ordered(t, { do: 'rush', group: 0, hazard: 'river' }, 4)
    expect(standingAt(t, 0)).toEqual([150, 0, 50])
  })

  test('[MG-heal] healing and corrections change the sheet, and are logged', () => {
    const t = tableWith('ww1', [[[{ unit: 'riflemen-ww1', units: 40, injured: 6, dead: 4 }]], [riflemen(9)]])
    ordered(t, { do: 'heal', group: 0, stack: 0, points: 5 })
    expect(standingAt(t, 0)).toEqual([35, 1, 4])
    const correct = { do: 'correct', group: 0, stack: 0, units: 42, injured: 2, dead: 3, damage: [] } as const
    ordered(t, { ...correct, note: 'two were under the bridge' })
    expect(standingAt(t, 0)).toEqual([37, 2, 3])
    const texts = talesOf(t.history.game.s, t.history.game.log ?? []).flatMap(({ lines }) =>
      lines.map(({ text }) => text),
    )
    expect(texts).toEqual([
      'Red 1: 5 healed (by hand); now 35 healthy, 1 injured',
      'Red 1 corrected: 37 healthy, 2 injured, 3 dead (two were under the bridge)',
    ])
    expect(refusedAt(t, { ...correct, dead: 41, note: '' })).toEqual({ is: 'order', why: 'wrong-counts' })
    expect(refusedAt(t, { do: 'heal', group: 1, stack: 0, points: 1 })).toEqual({
      is: 'order',
      why: 'unhurt',
    })
  })

  test('[T-init-tie] [M-init-tie] sides of equal status roll for the turn', () => {
    const roster = rosterWith('ww1', [[riflemen(1)], [riflemen(1)]])
    for (const side of roster.sides) side.status = 'attacking'
    const t = sitDown(rosterScenario(roster), 'tie')
    ordered(t, { do: 'initiative' }, 4, 4, 2, 5)
    expect(t.history.game.p.order).toEqual([1, 0])
  })

  test('[MG-spacing] Medieval and Napoleonic units in open order count three quarters', () => {
    const t = tableWith('napoleonic', [
      [[{ unit: 'line-infantry', units: 80 }]],
      [[{ unit: 'line-infantry', units: 80 }]],
    ])
    ordered(t, { do: 'form', group: 0, order: 'open', flying: false })
    ordered(t, attackOn(0, 1, 80), 1, 1)
    expect(strength(t)).toBe(45)
    expect(refusedAt(t, { do: 'form', group: 0, order: 'open', flying: true })).toEqual({
      is: 'order',
      why: 'never-flies',
    })
  })
})

describe('dice', () => {
  test('that were rolled at the table are as many as it takes, and have the faces of their dice', () => {
    const t = hundreds()
    const order = attackOn(0, 1, 100)
    expect(diceFor(t.history.game, order, [])).toEqual([6, 6])
    expect(refusedAt(t, order, 3)).toEqual({ is: 'more-dice', sides: 6 })
    expect(refusedAt(t, order, 3, 7)).toEqual({ is: 'no-such-face', number: 2, face: 7, sides: 6 })
    expect(refusedAt(t, order, 3, 3, 1)).toEqual({ is: 'too-many-dice', wanted: 2 })
    expect([standingAt(t, 1), t.given]).toEqual([[100, 0, 0], []])
  })

  test('that decide of morale are asked for when it comes to that', () => {
    const t = tableWith('ww1', [[riflemen(400)], [riflemen(20)]])
    expect(diceFor(t.history.game, attackOn(0, 1, 400), [6, 6])).toEqual([4])
    expect(refusedAt(t, attackOn(0, 1, 400), 6, 6)).toEqual({ is: 'more-dice', sides: 4 })
  })

  test('that are rolled here continue from their seed, whatever was typed in between', () => {
    const [one, other] = [hundreds(), hundreds()]
    ordered(one, attackOn(1, 0, 10), 1, 1)
    for (const t of [one, other]) expect(give(t, { order: attackOn(0, 1, 100), dice: null })).toBe(null)
    expect(fired(one).at(-1)?.dice).toEqual(fired(other).at(-1)?.dice)
  })
})

describe('a saved table', () => {
  test('is taken back order by order, over dice too', () => {
    const t = hundreds()
    ordered(t, attackOn(0, 1, 50), 6, 6)
    ordered(t, attackOn(0, 1, 50), 6, 6)
    expect([takeBack(t), takeBack(t), takeBack(t)]).toEqual([true, true, false])
    expect([standingAt(t, 1), t.given, t.history.game.log]).toEqual([[100, 0, 0], [], []])
  })

  test('resumes from its text, and can still be taken back; a damaged text is refused', () => {
    const t = hundreds()
    ordered(t, attackOn(0, 1, 50), 6, 6)
    give(t, { order: attackOn(1, 0, 60), dice: null })
    const text = tableText('the roster', t)
    const again = readTable(text, () => t.history.game.s)
    if (typeof again === 'string') throw new Error(again)
    expect([again.roster, again.sitting.history.game.p]).toEqual(['the roster', t.history.game.p])
    expect(takeBack(again.sitting)).toBe(true)
    expect(readTable(text.replace('"units":60', '"units":61'), () => t.history.game.s)).toMatch(/checksum/)
    expect(readTable(text.replace('"units":60', '"units":600'), () => t.history.game.s)).toBe(
      'its order 2 can’t be carried out',
    )
    expect(readTable('{}', () => t.history.game.s)).toBe(
      'it isn’t a saved table: expected format “sandtable-table”',
    )
  })
})

test.for([
  ['nothing', 'volley', 'no-order'],
  ['another form', { do: 'turn', now: true }, 'no-order'],
  ['friends', attackOn(0, 1, 1), 'not-there'],
  ['more than there are', attackOn(0, 2, 101), 'no-shots'],
  ['too far', attackOn(0, 2, 1, { distance: 90_000 }), 'too-far'],
  ['a weapon that it has not', attackOn(0, 2, 1, { attack: 3 }), 'not-there'],
  ['a rifle at the ground', { do: 'strike', group: 0, stack: 0, attack: 0, struck: [] }, 'wrong-kind'],
  ['a hero among his men', { ...attackOn(0, 2, 1), stack: 1 }, 'screened'],
] as [string, TableOrder, string][])('[MG-targets] %s is refused', ([, order, why]) => {
  const t = tableWith('ww1', [
    [riflemen(100), riflemen(10)],
    [[...riflemen(30), { unit: 'standard-bearer', units: 1 }]],
  ])
  expect(give(t, { order, dice: null })).toEqual({ is: 'order', why })
})

test('map and table share one combat path: every roll of a duel ends alike', () => {
  const { game } = hundreds().history
  const ends = new Set<string>()
  everyRoll(
    dice => {
      const trial = fork(game)
      trial.dice = dice
      submit(trial, 0, attackOn(0, 1, 100) as unknown as Answer)
      ends.add(standingAt({ history: { game: trial } } as Sitting, 1).join('/'))
    },
    () => {},
  )
  expect([ends.size, MINIATURES.players(game.s)]).toEqual([11, 1])
})
