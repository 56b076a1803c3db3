import { describe, expect, test } from 'vitest'
import type { BattleFile, Problem } from '@sandtable/scenario'
import { fileOf, play, scenarioOf } from '../testing/field.ts'
import { ALIASES, TYPES } from '../charts/type-codes.ts'
import { battleScenario, checkBattle } from './battle.ts'
import { EDITIONS } from '../editions/rules.ts'
import { RULINGS } from '../editions/rulings.ts'

const FIELD = { attacker: ['Foot 3/2'], defender: ['Line 3/2'] }

const check = (edition: 'A' | 'B', change: Partial<BattleFile>): Problem[] =>
  checkBattle({ ...fileOf(FIELD, edition), ...change })

const option = (name: string, value: BattleFile['options'][string]): Problem[] =>
  check('B', { options: { [name]: value } })

describe('refusals by an edition', () => {
  test('[W-A1-bunker-hold] the older edition has no bunkers', () => {
    const file = fileOf({ attacker: ['Foot 3/2'], defender: ['Line 3/2', 'Fort 3/2 elite bunker'] }, 'A')
    expect(checkBattle(file)).toEqual([
      {
        path: ['defender', 'units', 1, 'flags', 1],
        message: 'edition A has no bunkers',
        rule: 'W-A1-bunker-hold',
      },
    ])
    expect(checkBattle({ ...file, edition: 'B' })).toEqual([])
  })

  test('[W-A1-para-drop] the older edition has no rules for paras', () => {
    const file = fileOf({ attacker: ['Eagles 3/2 para'], defender: ['Line 3/2'] }, 'A')
    expect(checkBattle(file)).toEqual([
      {
        path: ['attacker', 'units', 0, 'flags', 0],
        message: 'edition A has no paras',
        rule: 'W-A1-para-drop',
      },
    ])
    expect(checkBattle({ ...file, edition: 'B' })).toEqual([])
  })

  test('[W-A1-bunker-hold] both editions know marines and all other flags', () => {
    const attacker = ['Foot 3>2/2 sk elite guard heavy suicide marine unsupplied reduced']
    expect(checkBattle(fileOf({ attacker, defender: ['Line 3/2'] }, 'A'))).toEqual([])
  })
})

describe('options', () => {
  test('[W-15-scenario-over-rules] an unknown option is refused', () => {
    const [problem, ...more] = option('natural_zero', 'panic')
    expect(more).toEqual([])
    expect(problem?.path).toEqual(['options', 'natural_zero'])
    expect(problem?.message).toMatch(
      /^there is no option 'natural_zero'; expected one of combat_mod_target, type_aliases, /,
    )
  })

  test('[W-15-scenario-over-rules] a value that an option does not have is refused', () => {
    expect(option('natural_zero_min', 'miss')).toEqual([
      { path: ['options', 'natural_zero_min'], message: 'expected one of panic, hit, none, found "miss"' },
    ])
    expect(option('heavy_spill', 'true')[0]?.message).toBe('expected one of true, false, found "true"')
    expect(option('leaderless', 10)[0]?.message).toBe('expected a whole number from -9 to 9, found 10')
    expect(option('leaderless', -10)).toHaveLength(1)
    expect(option('leaderless', 'none')).toHaveLength(1)
    expect(option('type_aliases', 'C')[0]?.message).toBe('expected a map from type codes to traits')
  })

  test('[W-15-scenario-over-rules] numbers may reach their limits', () => {
    expect([...option('leaderless', -9), ...option('leaderless', 9)]).toEqual([])
    expect([...option('leader_injured_max', -1), ...option('leader_injured_max', 9)]).toEqual([])
    expect([...option('vp_major_min', 1), ...option('vp_major_min', 0)]).toHaveLength(1)
  })

  test('[W-15-scenario-over-rules] every value of every ruling is accepted, and the first is the rule', () => {
    for (const [name, { values }] of Object.entries(RULINGS)) {
      if (!Array.isArray(values)) continue
      for (const value of values as (string | boolean)[]) expect(option(name, value)).toEqual([])
      expect(EDITIONS.A).toHaveProperty([name], values[0])
      expect(EDITIONS.B).toHaveProperty([name], values[0])
    }
  })

  test('[G-02] a letter can mean any trait that the land battle knows, and nothing else', () => {
    for (const trait of 'cavalry mountain mechanized archer artillery logistics marine para'.split(' '))
      expect(option('type_aliases', { G: trait })).toEqual([])
    for (const code of Object.keys(TYPES)) expect(option('type_aliases', { [code]: 'cavalry' })).toEqual([])
    expect(option('type_aliases', { M: 'mechanized', G: 'wizard' })).toEqual([
      {
        path: ['options', 'type_aliases'],
        message: `G: wizard: expected a type code and one of ${ALIASES.join(', ')}`,
      },
    ])
    expect(option('type_aliases', { Z: 'cavalry' })[0]?.message).toMatch(/^Z: cavalry: expected a type code/)
  })

  test('[W-15-scenario-over-rules] an option overrides the ruling, in either edition', () => {
    for (const edition of ['A', 'B'] as const) {
      const s = scenarioOf({ ...FIELD, options: { leaderless: -1, per_n: 'ceil' } }, edition)
      expect(s.rules).toEqual({ ...EDITIONS[edition], leaderless: -1, per_n: 'ceil' })
    }
  })

  test('[W-15-scenario-over-rules] and the battle is fought by it', () => {
    const field = { attacker: ['Lee 1* 0/0', 'Foot 3/2'], defender: ['Line 3/2'], rest: 5 }
    expect(play(field).report.amv.defender).toBe(2)
    expect(play({ ...field, options: { leaderless: -1 } }).report.amv.defender).toBe(1)
  })
})

describe('a battle file as a scenario', () => {
  test('[W-4.1-stats] it keeps names, owners and the order of the stacks', () => {
    const s = battleScenario(
      fileOf(
        { attacker: ['Lee 3* 1/2', 'Foot 3/2', 'Guns A', 'Horse 2>1/2 C'], defender: ['Line 3/2'] },
        'B',
      ),
    )
    expect(s.name).toBe('attacker against defender, 1861')
    expect(s.players.map(({ name }) => name)).toEqual(['attacker', 'defender'])
    expect(s.units.map(unit => [unit.name, unit.owner, unit.steps])).toEqual([
      ['Foot', 0, 1],
      ['Guns', 0, 1],
      ['Horse', 0, 2],
      ['Line', 1, 1],
    ])
    expect(s.setup.battle).toMatchObject({ forces: [[0, 2], [3]], support: [[1], []], leaders: [[0], []] })
    expect(s.setup.steps).toEqual([1, 1, 2, 1])
  })
})
