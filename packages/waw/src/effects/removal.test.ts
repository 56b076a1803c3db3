import { seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { DUE, INJURED, OUT, POOL, WELL } from '../position.ts'
import { slotOf } from '../scenario.ts'
import { WAW } from '../index.ts'

const remove = (units: string[], leaders: string[] = []): EffectFile => ({ do: 'remove', units, leaders })

/** In blue's turn these effects happen. */
const field = (effects: EffectFile[], more: Partial<War> = {}): War => ({
  players: ['red', 'blue'].map(id => ({ id, points: 3, money: 3 })),
  map: { a: 'clear src:red', b: 'forest fort:blue:4', c: 'desert' },
  borders: ['a-b', 'b-c'],
  armies: {
    red: {
      a: ['Foot 3>2/2', 'Guns A', 'Lee 3* 0/0'],
      c: ['Spies 2/1 G hidden', 'Hood 1* 0/0 hidden'],
      b: ['Wolves 2/1 G hidden'],
      pool: ['Late 3/2 $1', 'Next 3/2'],
    },
    blue: { b: ['Line 3>2/2 inside', 'Meade 2* 0/0 inside'] },
  },
  reinforcements: [{ turn: 2, player: 'red', at: ['a'], units: ['Next'] }],
  rules: [{ when: 'movement', player: 'red', if: { notAfter: 1 }, effects }],
  turns: 4,
  ...more,
})

const leaderFate = (w: Playing, name: string): number => w.g.p.fate[slotOf(w.g.s, w.c(name))] as number

describe('counters that a card or a rule removes', () => {
  test('[W-15-scenario-over-rules] leave the map, units and leaders alike, and no one scores for them', () => {
    const w = start(field([remove(['Foot', 'Guns'], ['Lee'])]))
    expect(['Foot', 'Guns', 'Lee'].map(name => placeOf(w, name))).toEqual([OUT, OUT, OUT])
    expect([w.g.p.steps[w.c('Foot')], w.g.p.steps[w.c('Guns')]]).toEqual([0, 0])
    expect([w.g.p.points, told(w, 'scored')]).toEqual([[3, 3], []])
    expect(w.g.p.control[w.r('a')]).toBe(w.player('red'))
  })

  test('[W-15-scenario-over-rules] whoever owns them, and out of a fortress too', () => {
    const w = start(field([remove(['Line', 'Foot'], ['Meade'])]))
    expect(['Line', 'Meade', 'Foot'].map(name => placeOf(w, name))).toEqual([OUT, OUT, OUT])
    expect([w.g.p.inside[w.c('Line')], w.g.p.inside[w.c('Meade')]]).toEqual([0, 0])
    expect([w.g.p.fort[w.r('b')], w.g.p.fdv[w.r('b')]]).toEqual([w.player('blue'), 4])
    expect(told(w, 'counters-removed').map(({ player, counters }) => [player, counters])).toEqual([
      [0, [w.c('Foot')]],
      [1, [w.c('Line'), w.c('Meade')]],
    ])
  })

  test('[W-7.1.1-reinforce] due counters never arrive', () => {
    const arrive = (war: War): Playing => {
      const w = start(war)
      until(w, 'orders', 'blue')
      until(w, 'orders', 'red')
      return w
    }
    expect(placeOf(start(field([])), 'Next')).toBe(DUE)
    expect(placeOf(arrive(field([])), 'Next')).toBe('a')
    expect(placeOf(arrive(field([remove(['Next'])])), 'Next')).toBe(OUT)
  })

  test('[W-A3.4-buy] counters of the force pool can no longer be bought', () => {
    const forSale = (w: Playing): boolean =>
      JSON.stringify(until(w, 'purchase', 'red')?.options).includes(`"unit":${w.c('Late')}`)
    const uses = ['production', 'placement'] as const
    const [kept, gone] = [[], [remove(['Late'])]].map(effects => {
      const w = start(field(effects, { uses: [...uses] }))
      until(w, 'orders', 'blue')
      return w
    }) as [Playing, Playing]
    expect([forSale(kept), forSale(gone)]).toEqual([true, false])
    expect([placeOf(kept, 'Late'), placeOf(gone, 'Late')]).toEqual([POOL, OUT])
  })

  test('[W-A3.5-reinforce] granted counters do not arrive', () => {
    const add: EffectFile = { do: 'add', units: ['Late'], leaders: [], at: ['a'] }
    const w = start(field([add, remove(['Late'])]))
    expect([placeOf(w, 'Late'), w.g.p.granted]).toEqual([OUT, []])
    until(w, 'orders', 'blue')
    expect(placeOf(w, 'Late')).toBe(OUT)
  })

  test('[G-33] an injured leader does not come back, and is not dead', () => {
    const war = field([], {
      armies: { red: { a: ['Foot 0/0', 'Lee 1* 0/0'] }, blue: { b: ['Line 9/9'], c: ['Rear 3/2'] } },
      map: { a: 'clear src:red', b: 'forest', c: 'desert' },
      reinforcements: [],
      rules: [
        { when: 'enemy-turn', player: 'red', if: { notAfter: 1 }, effects: [remove([], ['Lee'])] },
        {
          when: 'enemy-turn',
          player: 'red',
          if: { notBefore: 2, dead: 'Lee' },
          effects: [{ do: 'points', side: 'own', change: 9 }],
        },
      ],
    })
    const w = start(war, [9, 0, 9, 4])
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    expect(told(w, 'leader-tested')[0]).toMatchObject({ slot: 0, fate: INJURED })
    expect([leaderFate(w, 'Lee'), told(w, 'counters-removed')[0]?.from]).toEqual([WELL, [OUT]])
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Lee'), told(w, 'arrived')]).toEqual([OUT, []])
    until(w, 'orders', 'blue')
    expect(w.g.p.points[0]).toBeLessThan(9)
  })

  test('[W-15-scenario-over-rules] skips lost counters without logging them', () => {
    const w = start(field([remove(['Foot']), remove(['Foot'])]))
    expect(told(w, 'counters-removed')).toHaveLength(1)
  })

  test('[W-15-scenario-over-rules] a rule that only removes does not take effect again when all are gone', () => {
    const applied = (more: EffectFile[]): number => {
      const effects = [remove(['Foot'], ['Lee']), ...more]
      const w = start(field([], { rules: [{ when: 'movement', player: 'red', effects }] }))
      until(w, 'orders', 'blue')
      until(w, 'orders', 'red')
      return told(w, 'rule-applied').length
    }
    expect(applied([])).toBe(1)
    expect(applied([{ do: 'points', side: 'own', change: 1 }])).toBe(2)
  })
})

describe('hidden counters that are removed', () => {
  const both = field([remove(['Spies', 'Wolves'])])
  const hiddenIn = (w: Playing, region: string): number => w.g.p.lurking[w.r(region)] as number

  test('[W-4.1.2-hide] no longer count where they lay', () => {
    const before = start(field([]))
    expect([hiddenIn(before, 'b'), hiddenIn(before, 'c')]).toEqual([1, 1])
    const w = start(both)
    expect([hiddenIn(w, 'b'), hiddenIn(w, 'c'), w.g.p.hidden[w.c('Spies')]]).toEqual([0, 0, 0])
  })

  test('[W-4.1.2-hide] their owner sees where each was, others only the numbers', () => {
    const w = start(both)
    const [e] = told(w, 'counters-removed')
    const lurked = [w.r('b'), w.r('c')].map(region => ({ region, units: 1, leaders: 0 }))
    expect(seen(WAW, e as never, 0)).toMatchObject({ from: [w.r('c'), w.r('b')], lurked })
    for (const viewer of [1, null])
      expect(seen(WAW, e as never, viewer)).toMatchObject({ from: [-5, -5], lurked })
  })

  test('[G-75] leaders no longer hidden by any unit are turned up', () => {
    const w = start(both)
    expect([w.g.p.hidden[w.c('Hood')], placeOf(w, 'Hood')]).toEqual([0, 'c'])
    expect(w.g.p.lurkingLeaders.some(n => n > 0)).toBe(false)
    const alone = start(field([remove([], ['Hood'])]))
    expect([placeOf(alone, 'Hood'), alone.g.p.hidden[alone.c('Spies')], open(alone).kind]).toEqual([
      OUT,
      1,
      'orders',
    ])
  })
})

test('[W-8-text] a card can remove counters too, once it is played', () => {
  const war = field([], {
    players: [{ id: 'red', hand: 1 }, { id: 'blue' }],
    cards: { plot: { player: 'red', generic: { when: ['cards'], effects: [remove(['Line'])] } } },
  })
  const w = start(war, [0])
  expect(placeOf(w, 'Line')).toBe('b')
  give(w, 'card', 0)
  expect(placeOf(w, 'Line')).toBe(OUT)
  expect(told(w, 'counters-removed')[0]).toMatchObject({ source: 0, player: 1, from: [w.r('b')] })
})
