import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Game, Pending, Space } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin, encode, over, pending, rollDice, seeded, submit, whyNot } from '@sandtable/kernel'
import type { Manpower } from './kind.ts'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'
import { sayWhyNot } from './say.ts'

/** Every kind of order, by the question it answers. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  buy: ['buy', 'equip'],
  place: ['place', 'leave-out'],
  orders: [
    'move',
    'form',
    'split',
    'merge',
    'embark',
    'disembark',
    'enter',
    'emerge',
    'land',
    'leave',
    'surrender',
  ],
  react: ['block', 'fire'],
  declare: ['attack', 'cast', 'direct', 'ability', 'move-again', 'treat', 'build', 'surrender'],
  yield: ['surrender'],
  truce: [],
}

const AIMS = (n: number): Answer[] => [
  { at: 'stack', group: n, stack: 0 },
  { at: 'point', point: [1000 * n, 2000] },
  { at: 'work', work: n },
]

/** An order of each kind that a question takes, about one group and one point or another. */
function attempts(g: Game<Manpower>, group: number, other: number, point: [number, number]): Answer[] {
  const stacks = g.p.groups[group]?.stacks ?? []
  const move = { group, path: [point], facing: null, crossing: 'cautious', strays: [] }
  const stand = { group, at: point, facing: [0, 1] }
  return [
    {
      do: 'buy',
      name: 'Alder',
      order: 'close',
      stacks: [{ unit: other, units: 3, equipment: [], spells: [] }],
    },
    { do: 'equip', group, stack: 0, kind: other },
    { do: 'place', ...stand, files: 5, order: 'close' },
    { do: 'leave-out', group },
    { do: 'move', ...move },
    { do: 'form', group, files: 2, order: 'open' },
    { do: 'split', group, units: stacks.map(({ healthy }) => Math.floor(healthy / 2)) },
    { do: 'merge', group, into: other },
    { do: 'embark', group, carrier: other },
    { do: 'disembark', ...stand },
    { do: 'enter', group, work: other },
    { do: 'emerge', ...stand },
    ...['land', 'leave', 'surrender', 'block'].map(what => ({ do: what, group })),
    ...['hold', 'pass', 'done'].map(what => ({ do: what })),
    ...AIMS(other).flatMap(aim => [
      { do: 'fire', group, stack: 0, attack: 0, units: 1, aim },
      { do: 'attack', group, stack: 0, attack: 0, units: 1, aim, roll: 'none' },
      { do: 'attack', group, stack: 0, attack: 0, units: 1, aim, roll: 'own' },
      { do: 'cast', spell: other, casters: [[group, 0]], aim },
      { do: 'direct', casting: other, aim },
    ]),
    { do: 'ability', hero: [group, 0], group: other },
    { do: 'move-again', ...move },
    { do: 'treat', group, stack: 0, kit: 0, patients: 0, units: 1 },
    { do: 'build', group, kind: other, at: point, facing: [0, 1] },
  ]
}

const BOOK = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8')
const isWhole = (text: string): boolean => text.includes(' ') && !/[{}]/.test(text)

/** Complaints of answers that are judged in two ways, or refused without words or by no rule; and what was refused, order by order. */
function judge(
  g: Game<Manpower>,
  asked: Pending<Manpower>,
  answers: readonly Answer[],
  refused: Set<string>,
): string[] {
  return answers.flatMap(answer => {
    const why = whyNot(g, asked.player, answer)
    if (why !== null && why.what !== 'no-order') refused.add(`${asked.kind}:${(answer as { do: string }).do}`)
    const isSaid = why === null || (BOOK.includes(`**${why.rule}**`) && isWhole(sayWhyNot(why)))
    const fits = (asked.options as Space).has(answer) === (why === null)
    return fits && isSaid ? [] : [`${asked.kind} ${encode(answer)}: ${why?.rule} ${why?.what}`]
  })
}

describe('why not', () => {
  const refused = new Set<string>()

  test('every question says why an answer is none', () => {
    const lines = Object.values(MANPOWER.sequences).flatMap(sequence => Object.values(sequence))
    const choices = lines.flatMap(line => (typeof line === 'function' ? [] : [line]))
    expect(choices.filter(choice => choice.whyNot === undefined).map(({ kind }) => kind)).toEqual([])
    expect(new Set<string>(choices.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ORDERS)))
  })

  test.each(BATTLES)(
    'in a random battle of %s nothing speaks against an order exactly where it may be given',
    { timeout: 60_000 },
    name => {
      const dice = seeded(`why not ${name}`)
      const g = begin(MANPOWER, battleNamed(name), { dice: seeded(name) })
      const complaints: string[] = []
      for (let n = 0; n < 250 && !over(g); n++) {
        const [asked] = pending(g)
        if (asked === undefined) break
        const options = asked.options as Space
        if (asked.kind !== 'orders' || rollDice(dice, 4) === 0) {
          const [group, other] = [rollDice(dice, g.p.groups.length), rollDice(dice, g.p.groups.length)]
          const point: [number, number] = [rollDice(dice, g.s.map.width), rollDice(dice, g.s.map.height)]
          complaints.push(
            ...judge(g, asked, [options.sample(dice), ...attempts(g, group, other, point)], refused),
          )
        }
        submit(g, asked.player, options.sample(dice))
      }
      expect(complaints).toEqual([])
    },
  )

  test('every kind of order was refused somewhere, with a reason of its own', () => {
    const kinds = Object.entries(ORDERS).flatMap(([kind, orders]) => orders.map(order => `${kind}:${order}`))
    expect(kinds.filter(kind => !refused.has(kind))).toEqual([])
  })
})
