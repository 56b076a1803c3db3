import { copy, fold } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import type { Field, Played } from './testing/field.ts'
import type { LogLine } from './say.ts'
import type { Position } from './position.ts'
import { remarks, say, sayOption, sayPart, sayQuestion } from './say/testing/story.ts'
import { storyteller, WORDS } from './say.ts'
import { play, scenarioOf } from './testing/field.ts'
import { voiceOf } from '@sandtable/words'
import { WAW } from './index.ts'

/** A battle's log, each event put into words with the position after it. */
function told(b: Played): LogLine[] {
  const p = copy(b.s.setup) as Position
  return b.events.flatMap(e => say(b.s, fold(WAW, b.s, p, [e]), e))
}

/** The lines about events of one kind, as `who | reckoning | outcome | note`. */
const tellings = (b: Played, of: Event['is']): string[] =>
  told(b)
    .filter(line => line.of === of)
    .map(({ who, reckoning, outcome, note }) => [who, reckoning, outcome, note].filter(Boolean).join(' | '))

const PLAIN: Field = {
  attacker: ['Lee 2* 0/0', 'Foot 3/2', 'Horse 3/2 C'],
  defender: ['Line 3/2', 'Pikes 3/2'],
  rest: 9,
}

describe('a battle log', () => {
  test('[W-12.1-cinc] names the commander, the subordinates, and the penalty for too many units', () => {
    const crowd = Array.from({ length: 6 }, (_, i) => `Foot ${i + 1}th 3/2`)
    const b = play({ ...PLAIN, attacker: ['Hans 1* 2/1 (A)', 'Kurt 1* 3/3 (B)', ...crowd] })
    expect(tellings(b, 'commander-named')).toEqual([
      'Hans | ★ | CF 2, MF 1 | over Kurt ★',
      '−1 | to CF and MF for leading too many units (6 units, and the limit is 5)',
    ])
  })

  test("[W-12.1-amv][W-12.1-amv-round] shows the mean, its rounding, and the commander's addition", () => {
    const b = play({ ...PLAIN, attacker: ['Lee 2* 0/1', 'Foot 3/2', 'Horse 3/1 C'] })
    expect(tellings(b, 'morale-determined')).toEqual([
      'average MF 3 ÷ 2 = 1.5, rounded to 2 | 2 + 1 = 3 | with Lee’s MF',
      'average MF 4 ÷ 2 = 2 | 2 + 0 = 2 | no leader',
    ])
  })

  test('[W-12.1-modifiers] gives each modifier its number, its reason in figures, and its rule', () => {
    const b = play({ ...PLAIN, terrain: 'forest', crossing: 'minor-river', supremacy: [1, 0] })
    const lines = told(b).filter(line => line.of === 'modifiers-set')
    expect(
      lines
        .slice(0, 7)
        .map(({ side, as, reckoning, outcome, rules }) => [side, as, reckoning, outcome, ...rules]),
    ).toEqual([
      [0, 'reason', '+1', 'more cavalry (1 against 0)', 'W-12.1.1-cav-none'],
      [0, 'reason', '+1', 'supremacy: all units', 'W-A6-supremacy'],
      [0, 'reason', '−1', 'attacking in forest: Horse', 'W-3.1-forest-combat'],
      [0, 'total', '+2', 'to each CF: Foot'],
      [0, 'total', '+1', 'to each CF: Horse'],
      [1, 'reason', '+1', 'attacked across a river (round 1 only)', 'W-3.1-river-minor-combat'],
      [1, 'total', '+1', 'to each CF'],
    ])
  })

  test('[W-12.1.1-cap] says whose sum the limit cuts, and by how much', () => {
    const attacker = ['Lee 2* 3/0', 'Foot 3/2', 'Pioneers 3/2', 'Horse 3/2 C']
    const b = play({ ...PLAIN, attacker, terrain: 'forest', cap: { bonus: 2 } })
    expect(tellings(b, 'modifiers-set').slice(0, 6)).toEqual([
      '+3 | commander’s higher CF (3 against 0)',
      '+1 | more cavalry (1 against 0)',
      '−2 | over the modifier limit: Foot, Pioneers',
      '−1 | attacking in forest: Horse',
      '−1 | over the modifier limit: Horse',
      '+2 | to each CF',
    ])
  })

  test('[W-12.1-fire][W-12.1-fire-panic][W-12.1-fire-miss] puts every die beside its target', () => {
    const b = play({ ...PLAIN, dice: [2, 4, 3, 7], rest: 9 })
    expect(tellings(b, 'fired').slice(0, 4)).toEqual([
      'Foot | 2 < 4 | hit | CF 3 +1',
      'Horse | 4 = 4 | panic | CF 3 +1',
      'Line | 3 = 3 | panic',
      'Pikes | 7 > 3 | miss',
    ])
  })

  test("[W-12.1-skirmisher][G-09] says why a die's result differs from its comparison", () => {
    const b = play({
      attacker: ['Lee 1* 0/0', 'Scouts 3/2 sk'],
      defender: ['Jackson 3* 1/9', 'Mob 0/2'],
      dice: [0, 0],
      rest: 9,
    })
    expect(tellings(b, 'fired').slice(0, 2)).toEqual([
      'Scouts | 0 > −6 | panic | CF 3 −9, a rolled 0 is at least a panic',
      'Mob | 0 < 1 | hit | CF 0 +1',
    ])
    const scouts = play({ ...PLAIN, attacker: ['Lee 2* 0/0', 'Scouts 3/2 sk'], dice: [0], rest: 9 })
    expect(tellings(scouts, 'fired')[0]).toBe('Scouts | 0 < 3 | panic | Skirmisher')
  })

  test('[G-01] if modifiers go to the die, it is shown as changed', () => {
    const b = play({ ...PLAIN, options: { combat_mod_target: 'die' }, dice: [4], rest: 9 })
    expect(tellings(b, 'fired')[0]).toBe('Foot | 3 = 3 | panic | 4 −1')
  })

  test('[W-12.1-morale-loss][W-12.2-test] shows how morale adds up, and the rout die', () => {
    const b = play({ ...PLAIN, defender: ['Line 3/0', 'Pikes 3/0'], dice: [2, 9, 9, 9, 5], rest: 9 })
    expect(tellings(b, 'morale-checked')).toEqual(['2 | steady', '0 − 1 eliminated = −1 | demoralised'])
    expect(tellings(b, 'rout-tested')).toEqual(['rout test 5 ≥ 5 | routed'])
    expect(tellings(b, 'battle-decided')).toEqual(['won (the enemy routed)'])
  })

  test('[W-12.2-auto] says why a side routs without a die, and decides by that rule', () => {
    const b = play({ ...PLAIN, defender: ['Line 3/0', 'Pikes 3/0'], dice: [4, 4, 9, 9], rest: 9 })
    expect(tellings(b, 'rout-tested')).toEqual(['routed | automatic: every unit left is in panic'])
    const rules = told(b).flatMap(line => (line.of === 'battle-decided' ? line.rules : []))
    expect(rules).toEqual(['W-12.2-auto'])
  })

  test('[G-31] a side without a unit left is not steady, whatever its morale', () => {
    const b = play({ ...PLAIN, defender: ['Line 3/9'], dice: [0, 9, 9], rest: 9 })
    expect(tellings(b, 'morale-checked')).toEqual(['2 | steady', 'no units left'])
  })

  test('[W-12.4-cumulative][W-12.4-second-die] adds up a leader’s die and shows the second', () => {
    const b = play({ ...PLAIN, rest: 9 })
    expect(tellings(b, 'leader-tested')).toEqual([
      'Lee | leader test 9 + 1 = 10 ≥ 9 | killed | second die 9 > 4',
      '+1 | on the losing side',
    ])
    expect(tellings(b, 'points-scored')).toEqual([
      'losses counted for points: attacker 0, defender 0',
      '−1 | points the enemy gained',
      '−1 | point from this battle',
      '+1 | enemy leader Lee killed',
      '+1 | point from this battle',
    ])
  })

  test('[W-12.4-injured-return] says that an injured leader comes back, and that a killed one does not', () => {
    const killed = play({ ...PLAIN, rest: 9 })
    const dice = [...Array.from({ length: killed.report.diceUsed - 1 }, () => 9), 4]
    const injured = play({ ...PLAIN, dice })
    expect(tellings(injured, 'leader-tested').at(-1)).toBe('Lee | returns next game turn')
    expect(tellings(killed, 'leader-tested').join()).not.toContain('returns')
  })

  test('[G-67] names the numbers compared when neither side routed', () => {
    const told = (options: { endbattle_count?: 'hits_and_panics' }): string[] =>
      tellings(
        play({
          attacker: ['a 3/9', 'b 3/9'],
          defender: ['c 3/9', 'd 3/9'],
          dice: [3, 9, 9, 9, 9, 9, 9],
          options,
        }),
        'battle-decided',
      )
    expect(told({})).toEqual(['won (equal hits, so the attacker retreats)'])
    expect(told({ endbattle_count: 'hits_and_panics' })).toEqual([
      'won on fewer hits and panics (0 against 1)',
    ])
  })

  test('[W-12.1-cards] says what a card does', () => {
    const b = play({
      ...PLAIN,
      cards: {
        attacker: {
          Storm: [
            { do: 'modifier', side: 'own', change: 2, rounds: 'rest' },
            { do: 'forbid', side: 'enemy', what: 'pursuit' },
          ],
        },
      },
      choices: ['Storm'],
    })
    expect(tellings(b, 'card-played')).toEqual([
      'Storm | +2 to friendly CF for the rest of the battle, enemy units can’t pursue',
    ])
    expect(
      told(b)
        .filter(line => line.of === 'modifiers-set')
        .map(line => line.outcome),
    ).toContain('Storm (card)')
  })

  test('[W-4.1-two-step][W-A1-bunker-panic] distinguishes reduced from eliminated, and names units that cannot panic', () => {
    const b = play({
      ...PLAIN,
      edition: 'B',
      options: { guard_panic: 'ignore' },
      defender: ['Old Guard 3>2/1 guard'],
      dice: [2, 4],
      rest: 9,
    })
    expect(tellings(b, 'panic-ignored')).toEqual(['Old Guard | can’t panic'])
    expect(tellings(b, 'step-lost')).toEqual(['Old Guard | reduced, CF now 2'])
  })
})

test('[W-5.3-land-attack][W-13.4-attack] remarks on an attack that a game would not allow', () => {
  const s = scenarioOf({ ...PLAIN, attacker: ['Foot 3/2 unsupplied', 'Horse 3/2'] }, 'A')
  expect(remarks(s).map(({ outcome, rules }) => `${outcome} ${rules.join()}`)).toEqual([
    'In a game this attack wouldn’t be allowed: it has no leader. W-5.3-land-attack',
    'In a game these units couldn’t attack, being out of supply: Foot. W-13.4-attack',
  ])
  expect(remarks(scenarioOf(PLAIN))).toEqual([])
})

test('another table of words gives the same log in another language', () => {
  const b = play(PLAIN)
  const table = { ...WORDS.en, 'what:cavalry': 'mehr Reiterei, {{own}} gegen {{enemy}}' }
  const german = storyteller(voiceOf(table, 'de'))
  const part = { rule: 'W-12.1.1-cav-none', what: 'cavalry', change: 1 }
  expect(sayPart(b.s, b.p, 0, part)).toBe('more cavalry (1 against 0)')
  expect(german.sayPart(b.s, b.p, 0, part)).toBe('mehr Reiterei, 1 gegen 0')
  const set = b.events.find(e => e.is === 'modifiers-set') as Event
  expect(german.say(b.s, b.p, set)[0]?.outcome).toBe('mehr Reiterei, 1 gegen 0')
})

test('names and questions of a decision', () => {
  const { s, p } = play(PLAIN)
  expect([
    sayOption(s, p, 'hit', 1),
    sayOption(s, p, 'commander', 0),
    sayOption(s, p, 'reroll', 'keep'),
  ]).toEqual(['Horse', 'Lee', 'keep the miss'])
  expect(sayQuestion('hit')).toBe('Choose a unit to take the hit.')
})

test('no phrase has an unfilled place', () => {
  const b = play({ ...PLAIN, crossing: 'major-river', terrain: 'swamp', dice: [0, 0, 0, 0], rest: 5 })
  const text = told(b).flatMap(({ who, reckoning, outcome, note }) => [who, reckoning, outcome, note])
  expect(text.filter(cell => /[{}]|undefined|NaN/.test(cell))).toEqual([])
})
