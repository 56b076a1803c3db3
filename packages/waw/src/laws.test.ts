import { describe, expect, test } from 'vitest'
import type { Field } from './testing/field.ts'
import { LAWS } from '@sandtable/testkit'
import { scenarioOf } from './testing/field.ts'
import { WAW } from './index.ts'

const SKIRMISH: Field = {
  attacker: ['Lee 2* 1/1', 'Bragg 2* 0/2', 'Foot 4>2/2>1', 'Guard 3/3 guard elite', 'Horse 3/2 C', 'Guns A'],
  defender: ['Grant 3* 0/1', 'Line 4>3/2', 'Scouts 5/1 sk elite', 'Lancers 4/1 C', 'Battery A', 'Train L'],
  crossing: 'minor-river',
  cards: {
    attacker: {
      Charge: [{ do: 'modifier', side: 'own', change: 2, rounds: 'this' }],
      Faith: [{ do: 'morale', side: 'own', change: 1 }],
      Mud: [{ do: 'forbid', side: 'enemy', what: 'pursuit' }],
    },
    defender: {
      Stand: [{ do: 'modifier', side: 'own', change: 1, rounds: 'rest' }],
      Haste: [{ do: 'forbid', side: 'enemy', what: 'reroll' }],
    },
  },
}

const STORM: Field = {
  edition: 'B',
  terrain: 'hills',
  landing: true,
  attacker: ['Marines 5>3/2 marine elite', 'Raiders 6/1 suicide', 'Tank 4>2/2 C heavy', 'Alpine 3/2 M'],
  defender: ['Fort 4/1 bunker', 'Militia 2/1', 'Line 3>2/2 unsupplied', 'Howitzer A heavy'],
  cornered: 'defender',
  options: { guard_panic: 'ignore', panic_overflow: 'hits', recalc_each_round: true, leader_test: 'all' },
}

/** Fire in turn, two leaders hidden on the map, and everything that adds decisions. */
const HIDDEN: Field = {
  edition: 'A',
  attacker: ['Lee 3* 1/2', 'Hood 1* 2/0', 'Polk 2* 0/1', 'Bragg 2* 1/0', 'Foot 5>3/1', 'Horse 4/1 C elite'],
  defender: ['Meade 2* 0/0', 'Sykes 2* 1/1', 'Line 5>3/1', 'Lancers 4/1 C elite', 'Reserve 3/1'],
  options: { land_fire: 'attacker_first', pass_means_retreat: false, prebattle_rout: true },
  cards: {
    attacker: { Charge: [{ do: 'modifier', side: 'own', change: 1, rounds: 'rest' }] },
    defender: { Stand: [{ do: 'morale', side: 'enemy', change: -2 }] },
  },
  arrange: p => {
    p.face = [-1, -1, 2, 3, 4, 5]
    p.pool = [[0, 1, 2, 3], []]
    p.battle.leaders = [
      [0, 1],
      [4, 5],
    ]
  },
}

const BATTLES = Object.entries({ SKIRMISH, STORM, HIDDEN }).map(([scenario, field]) => ({
  scenario,
  s: scenarioOf(field),
}))

describe.each(BATTLES)('the laws in a battle: $scenario', ({ scenario, s }) => {
  const seeds = Array.from({ length: 6 }, (_, i) => `${scenario} ${i}`)

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (_id, _sentence, law) => {
    expect(() => law.check({ rules: WAW, s, scenario, seeds, oneIn: 3 })).not.toThrow()
  })
})
