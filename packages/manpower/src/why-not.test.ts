import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, Game, Pending } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin, encode, isSpace, over, pending, rollDice, seeded, submit, whyNot } from '@sandtable/kernel'
import { randomAnswer } from '@sandtable/testkit'
import type { Manpower } from './kind.ts'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'
import { attempts } from './testing/attempts.ts'
import { skirmish } from './testing/skirmishes.ts'
import { sayWhyNot } from './say/testing/english.ts'

/** Every kind of order, by the question it answers. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  lead: ['lead'],
  muster: ['muster'],
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

const isOpen = ({ options }: Pending<Manpower>, answer: Answer): boolean =>
  isSpace(options) ? options.has(answer) : options.some(option => encode(option) === encode(answer))

const BOOK = readFileSync(join(import.meta.dirname, '../RULES.md'), 'utf8')
const isWhole = (text: string): boolean => text.includes(' ') && !/[{}]/.test(text)

/** Reports of answers with two verdicts, or refused without words or by no rule; and refusals, order by order. */
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
    const fits = isOpen(asked, answer) === (why === null)
    return fits && isSaid ? [] : [`${asked.kind} ${encode(answer)}: ${why?.rule} ${why?.what}`]
  })
}

describe('why not', () => {
  const refused = new Set<string>()

  test('every question says why an answer is refused', () => {
    const lines = Object.values(MANPOWER.sequences).flatMap(sequence => Object.values(sequence))
    const choices = lines.flatMap(line => (typeof line === 'function' ? [] : [line]))
    expect(choices.filter(choice => choice.whyNot === undefined).map(({ kind }) => kind)).toEqual([])
    expect(new Set<string>(choices.map(({ kind }) => kind))).toEqual(new Set(Object.keys(ORDERS)))
  })

  test.each([...BATTLES, 'hill-41--ww2-500'])(
    'in a random battle of %s an order has no objection exactly if it may be given',
    { timeout: 60_000 },
    name => {
      const dice = seeded(`why not ${name}`)
      const [battle = '', terms] = name.split('--')
      const s = terms === undefined ? battleNamed(battle) : skirmish(battle, terms)
      const g = begin(MANPOWER, s, { dice: seeded(name) })
      const complaints: string[] = []
      for (let n = 0; n < 250 && !over(g); n++) {
        const [asked] = pending(g)
        if (asked === undefined) break
        const { options } = asked
        const any = (): Answer => randomAnswer(options, dice)
        if (asked.kind !== 'orders' || rollDice(dice, 4) === 0) {
          const groups = Math.max(1, g.p.groups.length)
          const [group, other] = [rollDice(dice, groups), rollDice(dice, groups)]
          const point: [number, number] = [rollDice(dice, g.s.map.width), rollDice(dice, g.s.map.height)]
          complaints.push(...judge(g, asked, [any(), ...attempts(g, group, other, point)], refused))
        }
        submit(g, asked.player, any())
      }
      expect(complaints).toEqual([])
    },
  )

  test('every kind of order was refused somewhere, with a reason of its own', () => {
    const kinds = Object.entries(ORDERS).flatMap(([kind, orders]) => orders.map(order => `${kind}:${order}`))
    expect(kinds.filter(kind => !refused.has(kind))).toEqual([])
  })
})
