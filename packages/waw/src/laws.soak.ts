import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import type { Dice } from '@sandtable/kernel'
import { rollDice, seeded } from '@sandtable/kernel'
import { LAWS } from '@sandtable/testkit'
import type { CardEffect as Effect } from '@sandtable/scenario'
import type { Field } from './testing/field.ts'
import type { Position } from './position.ts'
import { NOBODY } from './position.ts'
import { randomField } from './testing/random-field.ts'
import { scenarioOf } from './testing/field.ts'
import { WAW } from './index.ts'

const BATTLES = Math.ceil(200 * Number(env['SOAK_SCALE'] ?? 1))
const GAMES = 4

/** No cards for a side, two or three. */
function cards(dice: Dice): Record<string, Effect[]> {
  const names = ['Charge', 'Stand', 'Mud'].slice(0, [0, 2, 3][rollDice(dice, 3)])
  return Object.fromEntries(names.map(name => [name, [effect(dice)]]))
}

function effect(dice: Dice): Effect {
  const side = rollDice(dice, 2) === 0 ? 'own' : 'enemy'
  const kind = rollDice(dice, 4)
  if (kind === 0) return { do: 'morale', side, change: rollDice(dice, 5) - 2 }
  if (kind === 1) return { do: 'forbid', side, what: rollDice(dice, 2) === 0 ? 'pursuit' : 'reroll' }
  return { do: 'modifier', side, change: rollDice(dice, 5) - 2, rounds: kind === 2 ? 'this' : 'rest' }
}

/** One card of each side is in no hand, so that a hand is a secret; and leaders may all be face down. */
const arranged = (hidden: boolean) => (p: Position) => {
  p.hands = p.hands.map(hand => hand.slice(1))
  if (!hidden) return
  p.pool = p.battle.leaders.map(slots => slots.map(slot => p.face[slot] as number))
  p.face = p.face.map(() => NOBODY)
}

function battles(): { field: Field; seeds: string[] }[] {
  const dice = seeded('laws')
  return Array.from({ length: BATTLES }, (_, i) => {
    const field = randomField(dice, { units: [1, 6], leaders: 3, rulings: i % 5 })
    const seeds = Array.from({ length: GAMES }, (_, game) => `battle ${i}, game ${game}`)
    const hands = { attacker: cards(dice), defender: cards(dice) }
    return { field: { ...field, cards: hands, arrange: arranged(i % 3 === 0) }, seeds }
  })
}

describe(`${BATTLES} random battles, ${GAMES} games of each`, () => {
  const drawn = battles()

  test.for(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', ([, , law]) => {
    for (const { field, seeds } of drawn) {
      const trial = { rules: WAW, s: scenarioOf(field), scenario: 'random battle', seeds }
      expect(() => law.check(trial), `in ${JSON.stringify(field)}`).not.toThrow()
    }
  })
})
