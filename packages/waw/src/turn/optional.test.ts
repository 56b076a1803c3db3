import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { allowed, give, open, start, told, until } from '../testing/playing.ts'

const WAR: War = {
  map: { home: 'clear src:red', field: 'clear', camp: 'clear src:blue' },
  borders: ['home-field', 'field-camp'],
  armies: {
    red: { home: ['Foot 3/2', 'Lee 3* 1/1'] },
    blue: { camp: ['Line 3/2 G hidden', 'Meade 3* 0/0 hidden'] },
  },
  control: { blue: ['field'] },
}

describe('optional phases of a scenario', () => {
  test('[W-7.1.4-optional] without them a turn is land movement, land combat and siege', () => {
    const w = start(WAR)
    expect(open(w).kind).toBe('orders')
    endMovement(w)
    until(w, 'orders', 'red')
    expect(told(w, 'supply-checked')).toEqual([])
    expect(told(w, 'income-collected')).toEqual([])
  })

  test('[W-7.1.4-optional] each is played if the scenario names it', () => {
    const w = start({
      ...WAR,
      uses: ['production', 'placement', 'supply'],
      map: { ...WAR.map, home: 'clear tax:2' },
    })
    expect(told(w, 'income-collected')).toHaveLength(1)
    expect(told(w, 'supply-checked')).toMatchObject([{ out: [w.c('Foot')] }])
  })
})

describe('replacements', () => {
  test('[W-A3.3-when][W-A3.3-no-carry] paid replacements are used or lapse, with a placement phase or without', () => {
    const w = start({
      ...WAR,
      uses: ['production'],
      players: [{ id: 'red', money: 2 }, { id: 'blue' }],
      armies: { ...WAR.armies, red: { home: ['Foot 3>2/2 reduced'] } },
    })
    give(w, 'purchase', { do: 'replacement' })
    until(w, 'replacement')
    give(w, 'replacement', w.c('Foot'))
    until(w, 'orders', 'blue')
    expect([w.g.p.steps[w.c('Foot')], w.g.p.replacements[w.player('red')]]).toEqual([2, 0])
  })
})

describe('searchers', () => {
  test('[W-11.5-search-order] land units search in the land movement phase, and not when it is over', () => {
    const w = start({ ...WAR, armies: { ...WAR.armies, red: { camp: ['Foot 3/2', 'Lee 3* 1/1'] } } }, [9])
    expect(allowed(w, { do: 'search', region: w.r('camp') })).toBe(true)
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(allowed(w, { do: 'search', region: w.r('camp') })).toBe(false)
  })

  test('[G-68] a land stack under attack cannot evade: the battle is joined', () => {
    const w = start({
      ...WAR,
      armies: { red: { field: ['Foot 3/2', 'Lee 3* 1/1'] }, blue: { camp: ['Line 3/2'] } },
    })
    march(w, 'Foot,Lee', 'camp')
    endMovement(w)
    expect(told(w, 'battle-joined')).toHaveLength(1)
  })

  test('[W-11-who] only the player whose turn it is may search', () => {
    const w = start({ ...WAR, armies: { ...WAR.armies, red: { field: ['Foot 3/2', 'Lee 3* 1/1'] } } }, [9])
    expect(open(w).player).toBe(w.player('red'))
    march(w, 'Foot,Lee', 'camp')
    give(w, 'orders', { do: 'search', region: w.r('camp') })
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'searched').map(({ player }) => player)).toEqual([w.player('red')])
    expect(open(w)).toMatchObject({ player: w.player('blue') })
  })
})
