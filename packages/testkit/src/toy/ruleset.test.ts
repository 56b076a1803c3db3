import type { Game } from '@sandtable/kernel'
import type { GoldRun } from './position.ts'
import { begin, isSpace, loaded, over, pending, playOut, seeded, submit } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { randomAnswer } from '../trial.ts'
import { EVENTS, IN_DECK, UNKNOWN } from './position.ts'
import { SEQUENCES } from './sequence.ts'
import { GOLD_RUN, printed } from './ruleset.ts'

const randomGame = (seed: string, met: (line: string) => void = () => {}): Game<GoldRun> => {
  const answers = seeded(`${seed} answers`)
  const g = begin(GOLD_RUN, printed(3), { dice: seeded(seed) })
  playOut(g, (on, _, kind, options) => {
    met(`${on.f.seq}/${on.f.at}`)
    const answer = randomAnswer(options, answers)
    met(`${kind} ${typeof answer === 'object' ? typeof answer : String(answer)}`)
    return answer
  })
  return g
}

test('[L7] random play meets every kind of event and every decision of the toy', () => {
  const events = new Set<string>()
  const met = new Set<string>()
  for (let i = 0; i < 20; i++)
    for (const e of randomGame(`game ${i}`, line => met.add(line)).log!) events.add(e.is)
  expect([...events].toSorted()).toEqual(Object.keys(EVENTS).toSorted())
  const choices = Object.entries(SEQUENCES).flatMap(([seq, lines]) =>
    Object.entries(lines).flatMap(([at, line]) => (typeof line === 'function' ? [] : [`${seq}/${at}`])),
  )
  for (const choice of [...choices, 'react show', 'react pass', 'dig dig', 'dig leave'])
    expect(met).toContain(choice)
})

/** Brings the toy for two to the first march, with these dice after the two drawn cards. */
function toTheMarch(...rolls: number[]): Game<GoldRun> {
  const g = begin(GOLD_RUN, printed(2, 1), { dice: loaded([0, 3, ...rolls]) })
  for (const [player, answer] of [
    [0, null],
    [1, null],
    [0, 1],
  ] as const)
    expect(submit(g, player, answer)).toBeNull()
  return g
}

test("[K-9] a view shows the player's own hand and hides the others’, and shows how many cards there are", () => {
  const g = toTheMarch()
  expect([g.p.card[0], g.p.card[4], g.p.card[1]]).toEqual([0, 1, IN_DECK])
  const cards = (viewer: number | null) =>
    GOLD_RUN.view(g.s, g.p, viewer).card.filter(place => place !== UNKNOWN)
  expect([cards(0), cards(1), cards(null)]).toEqual([[0], [1], []])
  expect(GOLD_RUN.view(g.s, g.p, null).hand).toEqual([1, 1])
})

test('[K-9] only its owner sees a scout that has moved', () => {
  const g = toTheMarch()
  const scouts = (viewer: number | null) => GOLD_RUN.view(g.s, g.p, viewer).scout
  expect([scouts(0), scouts(1), scouts(null)]).toEqual([
    [1, 0],
    [UNKNOWN, 0],
    [UNKNOWN, 0],
  ])
})

test("[K-9] a chest's content is drawn at the first look and known to those who looked", () => {
  const g = toTheMarch(3)
  expect(g.p.gold[2]).toBe(UNKNOWN)
  submit(g, 0, { x: 5_000, y: 4_500 })
  expect(submit(g, 1, 'pass')).toBeNull()
  expect([g.p.gold[2], g.dice.used]).toEqual([4, 3])
  const gold = (viewer: number | null) => GOLD_RUN.view(g.s, g.p, viewer).gold[2]
  expect([gold(0), gold(1), gold(null)]).toEqual([4, UNKNOWN, UNKNOWN])
})

test('[K-10] a world has the cards, scouts and chests that its viewer knows, and deals the rest', () => {
  const g = toTheMarch()
  const worlds = Array.from({ length: 40 }, (_, i) =>
    GOLD_RUN.world(g.s, GOLD_RUN.view(g.s, g.p, 1), 1, seeded(`world ${i}`)),
  )
  for (const p of worlds) {
    expect(p.card[4]).toBe(1)
    expect(p.card.filter(place => place === 0)).toHaveLength(1)
    expect(p.card.filter(place => place === IN_DECK)).toHaveLength(10)
  }
  expect(new Set(worlds.map(p => p.card.indexOf(0))).size).toBeGreaterThan(5)
  expect(new Set(worlds.map(p => p.scout[0])).size).toBe(4)
})

test("[K-8] a march is any point of the field within reach, and a player's shape is only the field", () => {
  const [asked] = pending(toTheMarch())
  if (!asked || !isSpace(asked.options)) throw new Error('a march is a space')
  const { has, shape } = asked.options
  expect(shape).toEqual({ circle: { x: 5_000, y: 2_500 }, reach: 4_000 })
  expect([has({ x: 9_000, y: 2_500 }), has({ x: 9_001, y: 2_500 }), has({ x: 5_000, y: -1 })]).toEqual([
    true,
    false,
    false,
  ])
})

test('[K-5] a six digs on, and the sum opens the chest', () => {
  const g = toTheMarch(3, 5, 5, 1)
  submit(g, 0, { x: 5_000, y: 4_500 })
  submit(g, 1, 'pass')
  expect(submit(g, 0, 'dig')).toBeNull()
  const faces = g.log?.flatMap(e => (e.is === 'dug' ? [e.face] : []))
  expect([faces, g.p.opened[2], g.p.points]).toEqual([[6, 6, 2], true, [4, 0]])
})

test('[L7] the toy ends after its rounds', () => {
  const g = randomGame('end')
  expect([over(g), g.p.round]).toEqual([true, 4])
})
