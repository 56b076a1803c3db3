import { describe, expect, test } from 'vitest'
import type { PackFile } from '@sandtable/scenario'
import type { War } from '../testing/war.ts'
import { packOf } from '../testing/war.ts'
import { checkPack } from './check-pack.ts'

const TWO: War = {
  map: { from: 'clear', to: 'forest fort:blue:4' },
  borders: ['from-to'],
  armies: { red: { from: ['Foot 3/2', 'Lee 2* 1/1'] }, blue: { to: ['Line 3/2'] } },
}

const check = (more: Partial<War> = {}, change: (pack: PackFile) => void = () => {}): unknown[] => {
  const pack = packOf({ ...TWO, ...more })
  change(pack)
  return checkPack(pack)
}

const rows = (count: number, of: (i: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => of(i))

describe('options', () => {
  test('[W-15-scenario-over-rules] a small sound war has nothing wrong', () => {
    expect(check({ options: { hidden_cap: 4, type_aliases: { M: 'mechanized' } } })).toEqual([])
  })

  test('[W-15-scenario-over-rules] an unknown option is refused by its place in the pack', () => {
    const [found, ...more] = check({}, pack => (pack.options['hidden_cup'] = 4)) as { path: string[] }[]
    expect(more).toEqual([])
    expect(found).toEqual({
      path: ['pack', 'options', 'hidden_cup'],
      message: expect.stringMatching(/^there is no option 'hidden_cup'; expected one of /) as string,
    })
  })

  test('[W-15-scenario-over-rules] a value that an option does not have is refused', () => {
    expect(check({}, pack => (pack.options['hidden_cap'] = 'few'))).toEqual([
      {
        path: ['pack', 'options', 'hidden_cap'],
        message: 'expected a whole number from 0 to 1000, found "few"',
      },
    ])
  })

  test('[W-15-scenario-over-rules] a name that would clear the screen is quoted harmlessly', () => {
    const [found] = check({}, pack => (pack.options['\u001b[2J'] = 4)) as { message: string }[]
    expect(found?.message).toContain("there is no option '\\u{1b}[2J'")
  })

  test.each<[Record<string, string>]>([[{ Z: 'cavalry' }], [{ M: 'angels' }], [{ constructor: 'cavalry' }]])(
    '[G-02] the alias %j is none',
    aliases => {
      const [found, ...more] = check({}, pack => (pack.options['type_aliases'] = aliases))
      expect(more).toEqual([])
      expect(found).toMatchObject({ path: ['pack', 'options', 'type_aliases'] })
    },
  )
})

describe('counters', () => {
  test.each(['N', 'CV', 'B'])(
    '[W-4.1.1-ground-domain] a combat unit of type %s has no place on land',
    type => {
      const armies = { red: { from: [`Foot 3/2 ${type}`, 'Line 3/2', 'Lee 2* 1/1'] } }
      expect(check({ armies })).toEqual([
        {
          path: ['counters', 'units', 'Foot', 'type'],
          message: `expected a unit of the land, found ${type}: the air and the sea are not yet played`,
          rule: 'W-4.1.1-ground-domain',
        },
      ])
    },
  )

  test('[G-02] if N stands for marines it has', () => {
    const armies = { red: { from: ['Foot 3/2 N'] } }
    expect(check({ armies, options: { type_aliases: { N: 'marine' } } })).toEqual([])
  })

  test('[W-5.3-land-attack] a leader of ships alone has no units to lead', () => {
    const naval = (pack: PackFile): void => void (pack.leaders['Lee']!.commands = ['naval', 'air'])
    expect(check({}, naval)).toEqual([
      {
        path: ['counters', 'leaders', 'Lee'],
        message: 'expected a leader who commands on land, found one who commands naval and air',
        rule: 'W-5.3-land-attack',
      },
    ])
    expect(check({}, pack => void (pack.leaders['Lee']!.commands = ['naval', 'land']))).toEqual([])
  })

  test("[W-4.1.2-hide][G-02] only guerrillas can be hidden, by their letter's meaning here", () => {
    const armies = { red: { from: ['Band 1/1 G hidden'] }, blue: { pool: ['Gang 1/1 G'] } }
    const reinforcements = [{ turn: 2, player: 'blue', at: ['to'], units: ['Gang'], hidden: true }]
    expect(check({ armies, reinforcements })).toEqual([])
    expect(check({ armies, reinforcements, options: { type_aliases: { G: 'cavalry' } } })).toEqual([
      { path: ['setup', 'hidden', 0], message: 'expected a guerrilla, found Band', rule: 'W-4.1.2-hide' },
      {
        path: ['setup', 'reinforcements', 0, 'units', 0],
        message: 'expected a guerrilla, found Gang',
        rule: 'W-4.1.2-hide',
      },
    ])
  })
})

describe('stacks at the start', () => {
  const stack = (count: number, more: string[] = [], region = 'to'): Partial<War> => ({
    armies: { blue: { [region]: [...rows(count, i => `B${i} 1/1`), ...more] } },
  })

  test('[W-9-difficult] six units of a side in a forest are allowed, the seventh is not', () => {
    expect(check(stack(6))).toEqual([])
    expect(check(stack(7))).toEqual([
      {
        path: ['setup', 'at', 'to', 6],
        message: 'expected at most 6 units of a side in forest, found B6 beyond them',
        rule: 'W-9-difficult',
      },
    ])
  })

  test('[W-9-ground] on open ground there is no limit', () => {
    expect(check(stack(12, [], 'from'))).toEqual([])
  })

  test('[W-9-exempt][G-43] leaders, support units and Heavy ones do not count, nor units in the fortress', () => {
    expect(check(stack(6, ['Bell 1* 1/1', 'Guns A', 'Tower 2/2 heavy', 'Watch 1/1 inside']))).toEqual([])
  })

  test('[W-9-difficult] each side has its own six, and allies share one', () => {
    const armies = { red: { to: rows(4, i => `R${i} 1/1`) }, blue: { to: rows(4, i => `B${i} 1/1`) } }
    expect(check({ armies })).toEqual([])
    const players = [{ id: 'red', side: 'one' }, { id: 'blue', side: 'one' }, { id: 'gold' }]
    expect(check({ armies, players })).toHaveLength(2)
  })

  test('[G-04] the option for the limit counts', () => {
    expect(check({ ...stack(3), options: { difficult_stack_limit: 2 } })).toHaveLength(1)
  })
})
