import { begin, fork, seeded, submit } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { PackFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { placeOf, start, told, until } from '../testing/playing.ts'
import { packOf } from '../testing/war.ts'
import { at, DUE, POOL } from '../position.ts'
import { STEPS } from '../scenario.ts'
import { hostile } from '../map/presence.ts'
import { warScenario } from './pack.ts'
import { WAW } from '../index.ts'

const EDITIONS = ['A', 'B'] as const

const war = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'forest', c: 'sea' },
  borders: ['a-b river', 'b-c'],
  armies,
  ...more,
})

type UnitFile = PackFile['units'][string]

/** A pack in which red's Foot is of Wales, a part of red's nation. */
function welsh(armies: War['armies'], change: Partial<PackFile> = {}): PackFile {
  const base = packOf(war(armies))
  return {
    ...base,
    nations: { ...base.nations, wales: { name: 'Wales', player: 'red', of: 'red', colour: '#00ff00' } },
    units: { ...base.units, Foot: { ...(base.units['Foot'] as UnitFile), nation: 'wales' } },
    ...change,
  }
}

const pack = (change: Partial<PackFile>, armies: War['armies'] = { red: { a: ['Foot 3/2'] } }): PackFile => ({
  ...packOf(war(armies)),
  ...change,
})

describe('the map', () => {
  test('[W-3-hierarchy] regions form areas, and areas theaters', () => {
    const { map } = packOf(war({}))
    const [a, b, c] = ['a', 'b', 'c'].map(id => map.regions[id] as PackFile['map']['regions'][string])
    const s = warScenario(
      pack({
        map: {
          ...map,
          regions: {
            a: { ...a, area: 'north' },
            b: { ...b, area: 'south' },
            c: { ...c, area: null },
          } as never,
          areas: { south: { name: 'South', theater: 'west' }, north: { name: 'North', theater: null } },
          theaters: { west: { name: 'The West' } },
        },
      }),
    )
    expect(s.map.regions.map(({ area }) => s.map.areas[area]?.name ?? null)).toEqual(['North', 'South', null])
    expect(s.map.areas.map(({ theater }) => s.map.theaters[theater]?.name ?? null)).toEqual([
      'The West',
      null,
    ])
  })

  test('[W-3-hierarchy] every region knows its neighbours, and the border to each', () => {
    const { map } = warScenario(pack({}))
    expect(map.board.next).toEqual([[1], [0, 2], [1]])
    expect(map.borders.map(({ river }) => river)).toEqual(['minor-river', 'none'])
  })

  test('[W-12.8-fdv] fortresses stand with their owner and their FDV', () => {
    const { g } = start(war({}, { map: { a: 'clear', b: 'clear fort:blue:7' }, borders: ['a-b'] }))
    expect([g.p.fort, g.p.fdv]).toEqual([
      [-1, 1],
      [0, 7],
    ])
  })
})

describe('the counters', () => {
  test('[W-4.1-stats][W-4.1-two-step] each step has its CF, MF and MP, the front first', () => {
    const plain = pack({}).units['Foot'] as UnitFile
    const s = warScenario(
      pack({ units: { Foot: { ...plain, cf: [4, 2], mf: [3, 1], mp: [3, { halves: 3 }] } } }),
    )
    expect([s.cf, s.mf, s.mp].map(row => row.slice(0, STEPS))).toEqual([
      [0, 2, 4],
      [0, 1, 3],
      [0, 3, 6],
    ])
    expect(s.units[0]?.steps).toBe(2)
  })

  test('[W-4.1-two-step] a reduced unit moves, fights and holds out by its back', () => {
    const { g } = start(war({ red: { a: ['Foot 5>3/2>1 reduced', 'Horse 5>3/2>1'] } }))
    expect(g.p.steps).toEqual([1, 2])
    expect([at(g.s.cf, 1), at(g.s.mf, 1)]).toEqual([3, 1])
  })

  test('[W-4-categories] units are combat or support units; leaders are a third kind', () => {
    const w = start(war({ red: { a: ['Foot 3/2', 'Guns A', 'Lee 1* 0/0'] } }))
    expect(w.g.s.units.map(({ support }) => support)).toEqual([false, true])
    expect([w.g.s.owner.length, w.c('Lee')]).toEqual([3, 2])
  })

  test('[W-4.2-su-types] artillery, anti-aircraft and logistics are support units', () => {
    const { g } = start(war({ red: { a: ['Guns A', 'Flak AA', 'Train L'] } }))
    expect(g.s.units.map(({ support, is }) => [support, Object.keys(is)])).toEqual([
      [true, ['artillery']],
      [true, ['antiair']],
      [true, ['logistics']],
    ])
  })

  test('[W-4.1-nation] a unit is of one nation, or of a part of one, and so its player’s', () => {
    const s = warScenario(welsh({ red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } }))
    expect(s.units.map(({ nation, owner }) => [s.nations[nation]?.name, s.players[owner]?.id])).toEqual([
      ['Wales', 'red'],
      ['blue', 'blue'],
    ])
    expect(s.owner).toEqual([0, 1])
  })

  test('[W-4.1-nation] a rule of the scenario may be about one nation alone', () => {
    const effects: PackFile['rules'][number]['effects'] = [
      { do: 'forbid', side: 'own', what: 'move', of: { nations: ['wales'] } },
    ]
    const stay: PackFile['rules'][number] = {
      name: 'Stay',
      text: '',
      when: 'always',
      player: 'red',
      if: {},
      effects,
    }
    const s = warScenario(welsh({ red: { a: ['Foot 3/2', 'Horse 3/2'] } }, { rules: [stay] }))
    const g = begin(WAW, s, { dice: seeded('nation') })
    const may = (unit: number): string | null => submit(fork(g), 0, { do: 'march', stack: [unit], to: 1 })
    expect([may(0), may(1)]).toEqual(['not-an-option', null])
  })

  test('[W-A1-horde-su] a Horde without CF is an L support unit, whatever its letter', () => {
    const { g } = start(war({ red: { a: ['Camp horde', 'Horde 2/2 horde'] } }, { edition: 'A' }))
    expect(g.s.units.map(({ support, is }) => [support, is.logistics ?? false])).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('[W-A1-horde-su][W-14-battle] and does not count towards the six of a great victory', () => {
    const great = (sixth: string): boolean => {
      const w = start(
        {
          ...war({
            red: { a: ['Foot 9/9', 'Lee 3* 0/9'] },
            blue: { b: [...Array.from({ length: 5 }, (_, i) => `y${i} 0/0`), sixth] },
          }),
          edition: 'A',
        },
        [0],
      )
      march(w, 'Foot, Lee', 'b')
      endMovement(w)
      until(w, 'orders', 'blue')
      const [e] = told(w, 'points-scored')
      return (e?.because[0] ?? []).some(({ rule }) => rule === 'W-14-battle')
    }
    expect([great('Guns A'), great('Camp horde'), great('Train L')]).toEqual([true, false, false])
  })
})

describe('the start', () => {
  test.each(EDITIONS)(
    '[W-4.1-entry-side] units stand face up, hidden or reduced as the scenario says, in edition %s',
    edition => {
      const w = start(
        war({ red: { a: ['Foot 3/2', 'Band 3/2 G hidden', 'Horse 5>3/2 reduced'] } }, { edition }),
      )
      const rows = ['Foot', 'Band', 'Horse'].map(name => [w.g.p.hidden[w.c(name)], w.g.p.steps[w.c(name)]])
      expect(rows).toEqual([
        [0, 1],
        [1, 1],
        [0, 1],
      ])
      expect(w.g.p.lurking).toEqual([1, 0, 0, 0, 0, 0])
    },
  )

  test('[W-5-entry-side] leaders start in the open, hidden with guerrillas, or face down', () => {
    const w = start(
      war({
        red: {
          a: ['Band 3/2 G hidden', 'Hood 1* 0/0 hidden'],
          b: ['Lee 1* 0/0', '?'],
          leaders: ['Ewell 1* 0/0'],
        },
      }),
    )
    const faceDown = w.g.s.owner.length - 1
    expect([w.g.p.hidden[w.c('Lee')], w.g.p.hidden[w.c('Hood')], w.g.p.where[faceDown]]).toEqual([0, 1, 1])
    expect([w.g.p.face, w.g.p.pool[0], w.g.p.lurkingLeaders[0]]).toEqual([[0, 1, -1], [2], 1])
  })

  test('[W-7.1.1-reinforce] later arrivals wait, and units for sale are in the pool', () => {
    const w = start(
      war(
        { red: { a: ['Foot 3/2'], pool: ['New 3/2 $2'], due: ['Late 3/2'] } },
        { reinforcements: [{ turn: 3, player: 'red', at: ['a'], units: ['Late'] }] },
      ),
    )
    expect([placeOf(w, 'New'), placeOf(w, 'Late')]).toEqual([POOL, DUE])
  })

  test('[W-14-gauge] each player has their own gauge, and starts where the scenario says', () => {
    expect(start(war({}, { players: [{ id: 'red', points: 7 }, { id: 'blue' }] })).g.p.points).toEqual([7, 0])
  })

  test('[G-60] players of different sides are declared enemies, unless the scenario has them at peace', () => {
    const players = [{ id: 'red', side: 'us' }, { id: 'pink', side: 'us' }, { id: 'blue' }, { id: 'grey' }]
    const { g } = start(war({}, { players, peace: [['us', 'grey']] }))
    const foes = players.map((_, a) => players.flatMap((_, b) => (hostile(g.s, g.p, a, b) ? [b] : [])))
    expect(foes).toEqual([[2], [2], [0, 1, 3], [2]])
  })
})

describe('precedence', () => {
  test('[W-15-scenario-over-rules] an option of the scenario changes one rule, and no other', () => {
    const limits = (options: War['options']): number[] => {
      const { rules } = start(war({}, options && { options })).g.s
      return [rules.difficult_stack_limit, rules.hidden_cap]
    }
    expect([limits({}), limits({ difficult_stack_limit: 4 })]).toEqual([
      [6, 6],
      [4, 6],
    ])
  })

  test('[W-15-scenario-over-rules] special rules are in force from the start', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'forbid', side: 'own', what: 'move' }] }]
    const w: Playing = start(war({ red: { a: ['Foot 3/2'] } }, { rules }))
    expect(() => march(w, 'Foot', 'b')).toThrow('refused')
  })

  test('[W-1-advanced-optin] phases are used only where the scenario lists them', () => {
    const used = (uses: NonNullable<War['uses']>): string[] =>
      Object.entries(start(war({}, { uses })).g.s.uses).flatMap(([phase, on]) => (on ? [phase] : []))
    expect([used([]), used(['supply', 'placement'])]).toEqual([[], ['supply', 'placement']])
  })
})
