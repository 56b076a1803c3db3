import { describe, expect, test } from 'vitest'
import { chiefOf, figuresOf } from './army.ts'
import { groundOf } from './ground.ts'
import { march, stackOf } from '../testing/marching.ts'
import { start, until } from '../testing/playing.ts'
import { pointsOfPlayer } from './standing.ts'
import { routesOf } from './route.ts'
import { UNDECIDED } from '../position.ts'
import { wareOf } from './wares.ts'
import { WAW } from '../ruleset.ts'

const MAP = {
  map: { a: 'clear city:3', b: 'mountain', c: 'sea', d: 'clear' },
  borders: ['a-b', 'b-d', 'a-c'],
}

describe("a table's facts about a war", () => {
  test('[W-5.1-tie] of two leaders of one rank the earlier letter is the chief', () => {
    const w = start({
      ...MAP,
      armies: { red: { a: ['Foot 3/2', 'Lee 2* (B) 0/1', 'Hood 2* (A) 1/0'] }, blue: {} },
    })
    const { s, p } = w.g
    expect(chiefOf(s, p, stackOf(w, 'Foot, Lee, Hood'))).toBe(w.c('Hood'))
    expect(figuresOf(s, p, stackOf(w, 'Foot, Hood'))).toMatchObject({ cf: 3, morale: 2 })
  })

  test("[W-3.1-mountain] [W-3.1-sea] ground shows its cost, and the sea that it can't be entered", () => {
    const { s } = start({ ...MAP, armies: { red: { a: ['Foot 3/2'] }, blue: {} } }).g
    expect(groundOf(s, 1)).toMatchObject({ enter: 4, difficult: true })
    expect(groundOf(s, 2).enter).toBeNull()
  })

  test('[W-14-scenario] cities count for their holder until the game is over', () => {
    const { s, p } = start({
      ...MAP,
      armies: { red: { a: ['Foot 3/2'] }, blue: {} },
      control: { red: ['a'] },
    }).g
    expect(p.winner).toBe(UNDECIDED)
    expect(pointsOfPlayer(s, p, 0)).toEqual({ now: 0, withCities: 3 })
    expect(pointsOfPlayer(s, { ...p, winner: 0 }, 0)).toEqual({ now: 0, withCities: 0 })
  })

  test('[W-A3.3-cost] a replacement has its price, and a unit its full steps', () => {
    const w = start({ ...MAP, armies: { red: { a: ['Foot 3/2'], pool: ['Levy 4>2/3 $2 mp3'] }, blue: {} } })
    expect(wareOf(w.g.s, { do: 'replacement' })).toEqual({ is: 'replacement', money: 2 })
    expect(wareOf(w.g.s, { do: 'unit', unit: w.c('Levy') })).toMatchObject({
      factors: { cf: 4, mf: 3 },
      mp: 6,
      steps: 2,
    })
    expect(wareOf(w.g.s, 'done')).toBeNull()
  })

  test('[W-10.5-min-one] a route shows that it is the one step always allowed, and what waits at its end', () => {
    const w = start({
      ...MAP,
      armies: { red: { a: ['Foot 3/2 mp1', 'Lee 1* 0/0 mp1'] }, blue: { b: ['Line 3/2'] } },
    })
    until(w, 'orders')
    const route = routesOf(w.g, WAW.view(w.g.s, w.g.p, 0), 0, stackOf(w, 'Foot, Lee')).get(w.r('b'))
    expect(route).toMatchObject({ only: true, meets: 'enemies', stops: true })
    march(w, 'Foot, Lee', 'b')
    expect(w.g.p.where[w.c('Foot')]).toBe(w.r('b'))
  })
})
