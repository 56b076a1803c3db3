import { describe, expect, test } from 'vitest'
import type { Played } from '../testing/field.ts'
import type { EffectFile } from '@sandtable/scenario'
import type { War } from '../testing/war.ts'
import type { Trait, Unit } from '../counters.ts'
import {
  changeOf,
  happened,
  modifiers,
  play,
  scenarioOf,
  shots,
  stepsLeft,
  unitNames,
} from '../testing/field.ts'
import { march } from '../testing/marching.ts'
import { start, until } from '../testing/playing.ts'
import { TYPES } from './type-codes.ts'

const unitOf = (text: string): Unit | undefined =>
  scenarioOf({ attacker: [text], defender: ['Line 3/2'] }).units[0]

const traitsOf = (text: string): string[] => Object.keys(unitOf(text)?.is ?? {})

describe('kinds of counters', () => {
  test('[W-4-categories] combat units fire; support units and leaders do not', () => {
    const b = play({ attacker: ['Lee 3* 1/1', 'Foot 3/2', 'Guns A'], defender: ['Line 3/2'], rest: 5 })
    expect(
      new Set(
        unitNames(
          b,
          happened(b, 'fired').map(e => e.unit),
        ),
      ),
    ).toEqual(new Set(['Foot', 'Line']))
    expect(b.s.units.map(unit => [unit.name, unit.support])).toEqual([
      ['Foot', false],
      ['Guns', true],
      ['Line', false],
    ])
    expect(b.s.leaders.map(leader => leader.name)).toEqual(['Lee'])
  })

  test('[W-4.1-stats] a combat unit rolls against its CF and brings its MF into the morale', () => {
    const b = play({ attacker: ['Foot 4/3'], defender: ['Line 2/1'], rest: 9 })
    expect(happened(b, 'fired').map(({ cf }) => cf)).toEqual([4, 2, 4, 2])
    expect(b.report.amv).toEqual({ attacker: 3, defender: 1 })
  })

  test('[W-4.1-heavy-mark] a marked CF makes a unit Heavy, which strikes out an enemy C unit', () => {
    const heavy = play({ attacker: ['Horse 3/2 C'], defender: ['Tank 3/2 heavy'], rest: 9 })
    const plain = play({ attacker: ['Horse 3/2 C'], defender: ['Tank 3/2'], rest: 9 })
    expect([modifiers(heavy)[0], modifiers(plain)[0]]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('[W-4.1-flags] one unit can be Skirmisher, Elite and Guard at once', () => {
    const b = play({
      attacker: ['Chasseurs 3/1 sk elite guard', 'Foot 3/2'],
      defender: ['Line 3/1', 'Reserve 3/2'],
      dice: [9, 1, 9, 3, 9, 9, 9, 9],
    })
    expect(shots(b).slice(0, 3)).toEqual(['Chasseurs 9 miss', 'Chasseurs 1 panic', 'Foot 9 miss'])
    expect(
      unitNames(
        b,
        happened(b, 'panicked').map(e => e.unit),
      ),
    ).toEqual(['Foot', 'Line'])
  })

  test('[W-4.1-flag-symbols] the marks of Skirmisher and Elite make a unit one, whatever else it is', () => {
    expect(traitsOf('Bow 3/2 A sk')).toEqual(['archer', 'skirmisher'])
    expect(traitsOf('Horse 3/2 C elite')).toEqual(['cavalry', 'elite'])
    expect(traitsOf('Bow 3/2 A')).toEqual(['archer'])
  })

  test('[G-71] types without a rule are tags: such a unit fights like any other', () => {
    const line = play({ attacker: ['Scouts 3/2'], defender: ['Line 3/2'], rest: 2 })
    const tagged = play({ attacker: ['Scouts 3/2 D'], defender: ['Line 3/2'], rest: 2 })
    expect(tagged.report).toEqual(line.report)
    expect(traitsOf('Scouts 3/2 D')).toEqual(['discovery'])
  })

  test('[W-4.1-two-step] a two-step unit is full on its front and reduced on its back', () => {
    const b = play({
      attacker: ['Foot 3/2'],
      defender: ['Guard 4>2/3>1', 'Line 3/2'],
      dice: [2, 9, 9, 9, 9, 9],
      choices: ['Guard'],
    })
    expect(stepsLeft(b, 'Guard')).toBe(1)
    expect(b.report.reduced).toEqual(['Guard'])
    expect(happened(b, 'fired').map(({ unit, cf }) => [unit, cf])).toEqual([
      [0, 3],
      [1, 4],
      [2, 3],
      [0, 3],
      [1, 2],
      [2, 3],
    ])
  })

  test('[G-72][W-4.1-two-step] each side of a counter has its own CF and MF', () => {
    const front = play({ attacker: ['Foot 3/2'], defender: ['Guard 4>2/3>1'], rest: 9 })
    const back = play({ attacker: ['Foot 3/2'], defender: ['Guard 4>2/3>1 reduced'], rest: 9 })
    expect([front.report.amv.defender, back.report.amv.defender]).toEqual([3, 1])
    expect(happened(back, 'fired').map(({ cf }) => cf)).toEqual([3, 2, 3, 2])
    expect(happened(front, 'fired').map(({ cf }) => cf)).toEqual([3, 4, 3, 4])
  })

  test('[G-72][W-3.1-desert-attrition] marches through the desert cost no steps, unless the scenario has a rule for it', () => {
    const stepsAfter = (rules: War['rules']): (number | undefined)[] => {
      const war = {
        map: { a: 'clear', sand: 'desert', dunes: 'desert' },
        borders: ['a-sand', 'sand-dunes'],
        armies: { red: { a: ['Foot 3>2/2 mp1', 'Rear 3>2/2'] } },
        rules: rules ?? [],
      }
      const w = start(war, [0, 0])
      for (const to of ['sand', 'dunes']) {
        march(w, 'Foot', to)
        until(w, 'orders', 'blue')
        until(w, 'orders', 'red')
      }
      return [w.g.p.turn, ...['Foot', 'Rear'].map(name => w.g.p.steps[w.c(name)])]
    }
    const thirst: EffectFile = { do: 'attrition', side: 'own', fails: 1, of: { terrain: ['desert'] } }
    expect(stepsAfter([])).toEqual([3, 2, 2])
    expect(stepsAfter([{ when: 'siege', player: 'red', effects: [thirst] }])).toEqual([3, 0, 2])
  })

  test('[W-4.2-su-novalues] support units enter no average and do not fire', () => {
    const b = play({ attacker: ['Foot 3/2'], defender: ['Line 3/3', 'Guns A', 'Train L'], rest: 9 })
    expect(happened(b, 'morale-determined')[1]).toMatchObject({ total: 3, units: 1, amv: 3 })
    expect(shots(b).map(shot => shot.split(' ')[0])).toEqual(['Foot', 'Line', 'Foot', 'Line'])
  })
})

describe('type codes', () => {
  const COMBAT: Partial<Record<Trait, string[]>> = {
    cavalry: ['C'],
    mountain: ['M'],
    guerrilla: ['G'],
    transport: ['T'],
    archer: ['A'],
    naval: ['N', 'CV', 'SS'],
    air: ['Air', 'B', 'I', 'H', 'F', 'FB'],
    bomber: ['B', 'FB'],
    siege: ['S'],
    discovery: ['D'],
    para: ['P'],
    logistics: ['L'],
    antiair: ['AA'],
  }
  const { cavalry: _c, mountain: _m, archer: _a, para: _p, ...both } = COMBAT
  const SUPPORT: typeof COMBAT = { ...both, artillery: ['A'] }
  const codesOf = (table: typeof COMBAT, code: string): string[] =>
    Object.keys(table).filter(trait => table[trait as Trait]?.includes(code))

  test('[W-4.1-types] the codes are those that the book lists or uses', () => {
    expect(Object.keys(TYPES).toSorted()).toEqual(
      'A AA Air B C CV D F FB G H I L M N P S SS T'.split(' ').toSorted(),
    )
  })

  test.each(Object.keys(TYPES))('[W-4.1-types][G-02] %s on a combat unit and on a support unit', code => {
    expect(traitsOf(`Unit 3/2 ${code}`)).toEqual(codesOf(COMBAT, code))
    expect(traitsOf(`Unit ${code}`)).toEqual(codesOf(SUPPORT, code))
    expect(unitOf(`Unit 3/2 ${code}`)?.type).toBe(code)
  })

  test('[W-4.1-types] a unit without a type has no trait', () => {
    expect(unitOf('Unit 3/2')).toMatchObject({ type: null, is: {} })
  })

  test('[G-02] only A support units count as artillery, an A combat unit shoots like any other', () => {
    const against = (counter: string): (readonly number[])[] =>
      modifiers(play({ attacker: ['Foot 3/2'], defender: ['Line 3/2', counter], rest: 9 }))
    expect(against('Bow 3/2 A')[0]).toEqual([0, 0])
    expect(against('Guns A')[0]).toEqual([-1, 0])
  })

  test('[G-02] H is a helicopter and not a Heavy unit', () => {
    const b = play({ attacker: ['Horse 3/2 C'], defender: ['Chopper 3/2 H'], rest: 9 })
    expect(modifiers(b)[0]).toEqual([1, 0])
  })

  test('[G-02] if a scenario lets M mean mechanized, hills hinder it', () => {
    const hills = (options: { type_aliases?: Record<string, string> }): Played =>
      play({ terrain: 'hills', attacker: ['Trucks 3/2 M'], defender: ['Line 3/2'], rest: 9, options })
    expect(changeOf(hills({}), 'Trucks')).toBe(0)
    expect(changeOf(hills({ type_aliases: { M: 'mechanized' } }), 'Trucks')).toBe(-1)
  })

  test('[G-02] a letter can be given another meaning, and loses its own', () => {
    const options = { type_aliases: { A: 'cavalry' } }
    const b = play({ attacker: ['Foot 3/2', 'Chariots 3/2 A'], defender: ['Line 3/2'], rest: 9, options })
    expect(modifiers(b)[0]).toEqual([1, 0])
    expect(b.s.units[1]?.is).toEqual({ cavalry: true })
  })
})
