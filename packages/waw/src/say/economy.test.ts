import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement } from '../testing/marching.ts'
import { give, start, until } from '../testing/playing.ts'
import { openStory, sentences, told } from './testing/tell.ts'

const TRADE: War = {
  uses: ['production', 'placement'],
  players: [{ id: 'red', money: 1, income: 2, hand: 0, forts: [{ fdv: 5, price: 4 }] }, { id: 'blue' }],
  resources: ['iron'],
  map: { home: 'clear prod:red tax:6 res:iron=2', mine: 'clear tax:3', far: 'clear' },
  borders: ['home-mine', 'mine-far'],
  armies: {
    red: { home: ['Old 3>2/2 reduced'], mine: ['Foot 3/2'], pool: ['New 3/2 $4'] },
    blue: { far: ['Line 2/2'] },
  },
  cards: { it: { player: 'red', name: 'Drums', text: 'They beat.', copies: 2, battle: { effects: [] } } },
  extraDraw: 1,
}

describe('production', () => {
  test('[W-7.1.2-income][W-A3.1-tax][W-A3.1-extra] shows the parts of an income, and the treasury', () => {
    const w = start(TRADE)
    expect(sentences(w, 'income-collected').slice(0, 3)).toEqual([
      'Red collected $11 and 2 iron ($12 in the treasury)',
      '+$9 taxes from 2 regions',
      '+$2 off-map income',
    ])
  })

  test('[W-A3.4-buy][W-A3.3-cost][W-8-paid-draw] shows every purchase with its price', () => {
    const w = start(TRADE)
    give(w, 'purchase', { do: 'unit', unit: w.c('New') })
    give(w, 'purchase', { do: 'fort', work: 0 })
    give(w, 'purchase', { do: 'replacement' })
    give(w, 'purchase', { do: 'card' })
    expect(
      (['unit-bought', 'fort-bought', 'replacement-bought', 'card-bought'] as const).flatMap(of =>
        sentences(w, of),
      ),
    ).toEqual([
      'Red bought New for $4',
      'Red bought a fortress for $4 (FDV 5)',
      'Red bought a replacement for $2 (1 replacement)',
      'Red bought another card for $1',
    ])
    expect([sentences(w, 'card-drawn', 'red').at(-1), sentences(w, 'card-drawn', 'blue').at(-1)]).toEqual([
      'Red drew Drums (They beat.)',
      'Red drew a card',
    ])
    endMovement(w)
    give(w, 'placement', { work: 0, to: w.r('mine') })
    give(w, 'replacement', w.c('Old'))
    expect(sentences(w, 'arrived')).toEqual(['New entered play in home'])
    expect(sentences(w, 'fort-built')).toEqual(['Red built a fortress in mine (FDV 5)'])
    const built = openStory(w.g.s, w.g.log ?? []).find(({ of }) => of === 'fort-built')
    expect([built?.section, built?.rules]).toEqual(['arrivals', ['W-7.1.5-placement']])
    expect(sentences(w, 'restored')).toEqual(['Old returned to full strength'])
  })

  test('[W-A3.3-no-carry] unused replacements lapse', () => {
    const w = start(TRADE)
    give(w, 'purchase', { do: 'replacement' })
    give(w, 'purchase', 'done')
    endMovement(w)
    give(w, 'replacement', 'done')
    expect(sentences(w, 'replacements-lapsed')).toEqual(['Red left 1 replacement unused'])
  })

  test('[W-A3.4-place] a fortress without a site is refunded', () => {
    const unbuilt = { is: 'fort-unbuilt', player: 0, work: 0, money: 4 } as const
    expect(told(start(TRADE), unbuilt)).toEqual(['Red had no site for a fortress and got $4 back'])
  })
})

describe('upkeep', () => {
  const host = (money: number, ...more: string[]): War => ({
    uses: ['production'],
    players: [{ id: 'red', money }, { id: 'blue' }],
    map: { home: 'clear', far: 'clear' },
    borders: ['home-far'],
    armies: {
      red: { home: [...Array.from({ length: 11 }, (_, i) => `r${i} 3/2`), 'Two 3>2/2', ...more] },
      blue: { far: ['Line 2/2'] },
    },
  })

  test("[W-A3.2-duty][W-A3.2-l-level] shows a stack's cost, and what an L unit saves", () => {
    const w = start(host(9, 'Train L'))
    expect(sentences(w, 'maintenance-paid')).toEqual([
      'The stack in home (12 units) paid $1 upkeep (supply train: one level lower)',
    ])
  })

  test('[W-A3.2-unpaid] shows the number of steps that an unpaid stack loses, and the units', () => {
    const w = start(host(2))
    give(w, 'unpaid', w.c('Two'))
    give(w, 'unpaid', w.c('r1'))
    expect(sentences(w, 'maintenance-unpaid')).toEqual([
      'The stack in home (12 units) lost 3 steps: $3 upkeep unpaid',
    ])
    expect(sentences(w, 'deserted')).toEqual([
      'Two lost a step in home',
      'R1 lost the last step in home: eliminated',
    ])
  })
})

test('[W-7.1.1-reinforce][G-33] reinforcements, and a recovered leader', () => {
  const w = start({
    map: { home: 'clear src:red', far: 'clear' },
    borders: ['home-far'],
    armies: { red: { home: ['Foot 3/2', 'Late 2/2', 'Lyon 2* 1/1'] }, blue: { far: ['Line 2/2'] } },
    reinforcements: [{ turn: 2, player: 'red', at: ['home'], units: ['Late'] }],
  })
  w.g.p.fate[0] = 1
  w.g.p.where[w.c('Lyon')] = -1
  until(w, 'orders', 'blue')
  until(w, 'orders', 'red')
  expect(sentences(w, 'arrived')).toEqual(['Late arrived in home', 'Lyon returned to play in home'])
})
