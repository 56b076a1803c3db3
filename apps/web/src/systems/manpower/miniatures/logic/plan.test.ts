import { expect, test } from 'vitest'
import { give, oddsOf } from '@sandtable/manpower'
import {
  answered,
  changedAttacker,
  firstPlan,
  joinable,
  orderOf,
  settled,
  switched,
  whyNotSoFar,
  withWeapon,
} from './plan.ts'
import type { Plan } from './plan.ts'
import { duel } from '../testing/duel.ts'
import { groupRows } from './rows.ts'
import { hasEnemies } from './weapons.ts'

const [ALPHA, BETA, GAMMA] = [0, 1, 2]

function started(sitting = duel()) {
  const { s, p } = sitting.history.game
  return { sitting, s, p, plan: firstPlan(s, p) as Plan }
}

test('a plan starts with all shots of one weapon, at an enemy', () => {
  const { s, p, plan } = started()
  expect(plan).toMatchObject({ by: [{ group: ALPHA, units: 100 }], target: { group: BETA, stack: 0 } })
  expect(orderOf(s, p, plan)).toMatchObject({ do: 'attack', group: BETA, stack: 0 })
})

test('only one side can be higher or defend the node, but both can be in a forest', () => {
  const { plan } = started()
  const one = plan.by[0] as Plan['by'][number]
  const both = (what: 'higher' | 'forest' | 'node') => {
    const { own, theirs } = switched(switched(one, 'own', what, true), 'theirs', what, true)
    return [own[what], theirs[what]]
  }
  expect(both('higher')).toEqual([false, true])
  expect(both('node')).toEqual([false, true])
  expect(both('forest')).toEqual([true, true])
})

test('[T-volley-duel] the target answers from its own ground, and the sheet shows the earlier numbers', () => {
  const { sitting, s, plan } = started()
  const game = () => sitting.history.game
  const one = switched(plan.by[0] as Plan['by'][number], 'theirs', 'node', true)
  const back = answered(s, game().p, { ...plan, by: [one] }) as Plan
  expect(back).toMatchObject({ by: [{ group: BETA, own: { node: true } }], target: { group: ALPHA } })
  expect(give(sitting, { order: orderOf(s, game().p, back), dice: [3, 4] })).toBeNull()
  const rows = groupRows(s, game().p, sitting.history.past.at(-1)?.before.p ?? null)
  expect(rows[ALPHA]?.stacks[0]).toMatchObject({
    alive: { now: 76, was: 100 },
    injured: { now: 13, was: 0 },
    dead: { now: 11, was: 0 },
  })
  expect(rows[BETA]?.stacks[0]?.alive).toEqual({ now: 100, was: null })

  const again = answered(s, game().p, back) as Plan
  expect(again.by[0]).toMatchObject({ units: 89, theirs: { node: true } })
  const odds = oddsOf(game(), orderOf(s, game().p, again))
  expect(odds?.fired?.strength).toEqual({ over: 28, under: 1 })
  expect(odds?.ends.find(({ sum }) => sum === 9)).toMatchObject({ dead: 4, injured: 5 })
})

test('[MG-targets] a typed distance beyond the range is refused, but no distance is required', () => {
  const { s, p, plan } = started()
  const why = (distance: number | null, units = 100) =>
    whyNotSoFar(s, p, { ...(plan.by[0] as Plan['by'][number]), distance, units }, plan.target)
  expect([why(null), why(400_00), why(400_01)]).toEqual([null, null, 'too-far'])
  expect(why(400_01, 101)).toBeNull()
})

test('without one of the sides, nobody has an enemy', () => {
  const { sitting } = started()
  expect(hasEnemies(sitting.history.game.p)).toBe(true)
  give(sitting, {
    order: { do: 'correct', group: ALPHA, stack: 0, units: 100, injured: 0, dead: 100, damage: [], note: '' },
    dice: [],
  })
  expect(hasEnemies(sitting.history.game.p)).toBe(false)
})

test('a weapon that has fired leaves the plan, and the other side is next', () => {
  const { sitting, s, plan } = started()
  give(sitting, { order: orderOf(s, sitting.history.game.p, plan), dice: [1, 1] })
  expect(settled(s, sitting.history.game.p, plan)).toMatchObject({
    by: [{ group: BETA }],
    target: { group: ALPHA },
  })
})

test('a gun fires alone, shot by shot, and its odds try every roll', () => {
  const { sitting, s, p, plan } = started()
  const gun = withWeapon(s, p, plan, 0, { group: GAMMA, stack: 0, attack: 0 })
  expect(gun).toMatchObject({ by: [{ group: GAMMA, units: 1 }], target: { group: ALPHA, stack: 0 } })
  expect(joinable(s, p, gun)).toEqual([])
  expect(oddsOf(sitting.history.game, orderOf(s, p, gun))).toMatchObject({
    fired: null,
    isExact: true,
    ends: [{ sum: null, dead: 1 }],
  })
})

test('a mortar hits the units that people have counted', () => {
  const { sitting, s, p, plan } = started()
  const mortar = withWeapon(s, p, plan, 0, { group: GAMMA, stack: 1, attack: 0 })
  const struck = [
    { group: ALPHA, stack: 0, near: 3, far: 2 },
    { group: BETA, stack: 0, near: 0, far: 0 },
  ]
  const order = orderOf(s, p, { ...mortar, struck })
  expect(order).toMatchObject({ do: 'strike', group: GAMMA, stack: 1, struck: [struck[0]] })
  expect(oddsOf(sitting.history.game, order)?.ends).toMatchObject([{ dead: 3, injured: 2 }])
  const tooMany = changedAttacker(plan, 0, { units: 101 })
  expect(oddsOf(sitting.history.game, orderOf(s, p, tooMany))).toBeNull()
})
