import { describe, expect, test } from 'vitest'
import { seen, seeded } from '@sandtable/kernel'
import type { Event } from '../events.ts'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { UNKNOWN } from '../position.ts'
import { WAW } from '../index.ts'
import { view, world } from '../view.ts'

const EDITIONS = ['A', 'B'] as const

const woods = (red: Readonly<Record<string, readonly string[]>>, more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies: { red, blue: { c: ['Line 3/2', 'Meade 1* 0/0'] } },
  ...more,
})

const order = (w: Playing, what: string, names: string) => ({ do: what, stack: stackOf(w, names) })
const hide = (w: Playing, names: string): void => give(w, 'orders', order(w, 'hide', names))
const mayHide = (w: Playing, names: string): boolean => allowed(w, order(w, 'hide', names))
const hidden = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.hidden[w.c(name)])
const bands = (n: number, marks = 'hidden'): string[] =>
  Array.from({ length: n }, (_, i) => `g${i + 1} 2/1 G mp4 ${marks}`)

describe('going into hiding', () => {
  test.each(EDITIONS)(
    '[W-4.1.2-hide] guerrillas are turned to their hidden side in their movement phase, in edition %s',
    edition => {
      const w = start({ ...woods({ a: ['Band 2/1 G', 'Foot 3/2', 'Guns A'] }), edition })
      expect(['Band', 'Foot', 'Guns', 'Band, Foot'].map(names => mayHide(w, names))).toEqual([
        true,
        false,
        false,
        false,
      ])
      hide(w, 'Band')
      expect(hidden(w, 'Band', 'Foot')).toEqual([1, 0])
    },
  )

  test("[W-4.1.2-hide] only by their owner, and only in the owner's own", () => {
    const w = start({
      ...woods({ a: ['Foot 3/2'] }),
      armies: { red: { a: ['Foot 3/2'] }, blue: { c: ['Band 2/1 G'] } },
    })
    expect([open(w).player, mayHide(w, 'Band')]).toEqual([0, false])
    endMovement(w)
    expect([open(w).player, mayHide(w, 'Band')]).toEqual([1, true])
  })

  test('[W-4.1.2-hide] one order covers one place and one player', () => {
    const w = start({
      ...woods({}),
      armies: {
        red: { a: ['Band 2/1 G', 'Rest 2/1 G hidden'], b: ['Gang 2/1 G', 'Last 2/1 G hidden'] },
        blue: { a: ['Line 2/1 G'] },
      },
    })
    const may = (what: string, names: string): boolean => allowed(w, order(w, what, names))
    expect([may('hide', 'Band'), may('hide', 'Band, Gang'), may('hide', 'Band, Line')]).toEqual([
      true,
      false,
      false,
    ])
    expect([may('uncover', 'Rest'), may('uncover', 'Rest, Last'), may('uncover', 'Band, Rest')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[W-4.1.2-hide] before they move, or after', () => {
    const w = start(woods({ a: ['Band 2/1 G', 'Gang 2/1 G'] }))
    hide(w, 'Band')
    march(w, 'Band', 'b')
    march(w, 'Gang', 'b')
    hide(w, 'Gang')
    expect([placeOf(w, 'Band'), placeOf(w, 'Gang'), ...hidden(w, 'Band', 'Gang')]).toEqual(['b', 'b', 1, 1])
  })

  test('[W-4.1.2-hide][W-4.1-entry-side] they may be hidden from the start', () => {
    expect(hidden(start(woods({ a: ['Band 2/1 G hidden'] })), 'Band')).toEqual([1])
  })

  test('[G-75] leaders hide with hidden units, and never without', () => {
    const w = start(woods({ a: ['Band 2/1 G', 'Lee 1* 0/0'] }))
    expect([mayHide(w, 'Lee'), mayHide(w, 'Band, Lee')]).toEqual([false, true])
    hide(w, 'Band')
    expect(mayHide(w, 'Lee')).toBe(true)
    hide(w, 'Lee')
    const last = order(w, 'uncover', 'Band')
    expect([allowed(w, last), allowed(w, order(w, 'uncover', 'Lee'))]).toEqual([false, true])
    expect(allowed(w, order(w, 'uncover', 'Band, Lee'))).toBe(true)
  })

  test('[G-75] hidden units do not march away from their leader, nor the leader from them', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Lee 1* 0/0 hidden'] }))
    expect(['Band', 'Lee', 'Band, Lee'].map(names => allowed(w, marchOrder(w, names, 'b')))).toEqual([
      false,
      false,
      true,
    ])
  })

  test('[W-4.1.2-hide] hidden and revealed units do not march as one stack', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Foot 3/2'] }))
    expect(allowed(w, marchOrder(w, 'Band, Foot', 'b'))).toBe(false)
  })

  test('[W-15-scenario-over-rules] a rule of the scenario may forbid it', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'forbid', side: 'own', what: 'hide' }] }]
    expect(mayHide(start(woods({ a: ['Band 2/1 G'] }, { rules })), 'Band')).toBe(false)
  })
})

describe('how many hide', () => {
  test('[W-4.1.2-hidden-cap] six units in a region; leaders come on top', () => {
    const w = start(woods({ a: [...bands(5), 'Band 2/1 G', 'Gang 2/1 G', 'Lee 1* 0/0'] }))
    expect([mayHide(w, 'Band, Gang'), mayHide(w, 'Band, Lee')]).toEqual([false, true])
  })

  test('[G-75] each player has a cap for each region', () => {
    const w = start(
      woods(
        { a: bands(6), b: ['Band 2/1 G'] },
        { armies: { red: { a: bands(6), b: ['Band 2/1 G'] }, blue: { a: ['Gang 2/1 G'] } } },
      ),
    )
    expect(mayHide(w, 'Band')).toBe(true)
    endMovement(w)
    expect(mayHide(w, 'Gang')).toBe(true)
  })

  test('[W-4.1.2-hidden-excess][G-75] units over the limit are revealed when movement is over, and the owner chooses which', () => {
    const w = start(woods({ a: bands(4), b: ['h1 2/1 G hidden', 'h2 2/1 G hidden', 'h3 2/1 G hidden'] }))
    march(w, 'g1, g2, g3, g4', 'b')
    expect(told(w, 'uncovered')).toEqual([])
    endMovement(w)
    expect(open(w)).toMatchObject({ kind: 'hidden-excess', player: 0 })
    give(w, 'hidden-excess', w.c('h2'))
    expect([hidden(w, 'h1', 'h2', 'h3'), open(w).player]).toEqual([[1, 0, 1], 1])
    expect(told(w, 'uncovered')).toMatchObject([{ because: 'cap', stack: [w.c('h2')] }])
  })

  test('[G-75] by option the cap is another', () => {
    const w = start(woods({ a: ['Band 2/1 G', 'Gang 2/1 G'] }, { options: { hidden_cap: 1 } }))
    expect([mayHide(w, 'Band, Gang'), mayHide(w, 'Band')]).toEqual([false, true])
  })
})

describe('in hiding', () => {
  test('[W-4.1.2-hidden-immune] hidden units cannot be attacked until found', () => {
    const w = start(woods({ b: ['Band 2/1 G hidden'] }))
    endMovement(w)
    march(w, 'Line, Meade', 'b')
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
  })

  test('[W-4.1.2-hidden-passive] beside an enemy they do not fight', () => {
    const w = start(woods({ c: ['Band 2/1 G hidden', 'Lee 1* 0/0 hidden'] }))
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
  })

  test('[W-4.1.2-hide] others see how many are where, but not which', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Gang 2/1 G', 'Lee 1* 0/0 hidden'] }))
    const { s, p } = w.g
    const theirs = view(s, p, 1)
    expect([theirs.where[w.c('Band')], theirs.where[w.c('Lee')], theirs.where[w.c('Gang')]]).toEqual([
      UNKNOWN,
      UNKNOWN,
      w.r('a'),
    ])
    expect([theirs.lurking[0], theirs.lurkingLeaders[0]]).toEqual([1, 1])
    expect(view(s, p, 0).where[w.c('Band')]).toBe(w.r('a'))
  })

  test("[W-4.1.2-hide] others see a hidden march's route and its numbers", () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Gang 2/1 G hidden'] }))
    march(w, 'Gang', 'b')
    const [e] = told(w, 'marched')
    expect(seen(WAW, e as Event, 1)).toMatchObject({
      stack: [],
      tired: [],
      units: 1,
      leaders: 0,
      from: 0,
      to: 1,
    })
    expect(seen(WAW, e as Event, 0)).toMatchObject({ stack: [w.c('Gang')] })
  })

  test('[W-4.1.2-hide] others see units go into hiding and then lose sight of them; of a halt they see the number', () => {
    const w = start(woods({ a: ['Band 2/1 G', 'Gang 2/1 G hidden'], b: ['Rest 2/1 G hidden'] }))
    hide(w, 'Band')
    march(w, 'Gang', 'b')
    const as = (viewer: number, is: 'hid' | 'march-ended'): unknown =>
      seen(WAW, told(w, is)[0] as Event, viewer)
    expect(as(1, 'hid')).toMatchObject({ stack: [], lost: [w.c('Band')], units: 1, region: w.r('a') })
    expect(as(0, 'hid')).toMatchObject({ stack: [w.c('Band')], lost: [] })
    expect(as(1, 'march-ended')).toMatchObject({ stack: [], joined: [], units: 1, region: w.r('b') })
    expect(as(0, 'march-ended')).toMatchObject({ stack: [w.c('Gang')], joined: [w.c('Rest')] })
  })

  test('[W-4.1.2-hide] they could be any missing units, as far as others know', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Gang 2/1 G hidden'] }))
    march(w, 'Gang', 'b')
    const { s, p } = w.g
    const places = Array.from({ length: 20 }, (_, i) => world(s, view(s, p, 1), 1, seeded(`w${i}`)).where[0])
    expect(new Set(places)).toEqual(new Set([0, 1]))
  })

  test('[G-41] their owner may turn them up in the movement phase, and they may still move', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden', 'Gang 2/1 G hidden'] }))
    give(w, 'orders', order(w, 'uncover', 'Band'))
    expect(hidden(w, 'Band', 'Gang')).toEqual([0, 1])
    march(w, 'Band', 'b')
    expect(placeOf(w, 'Band')).toBe('b')
  })

  test('[W-10.1-drop-off-done] units that marched hidden cannot march again revealed', () => {
    const w = start(woods({ a: ['Band 2/1 G hidden mp4'] }))
    march(w, 'Band', 'b')
    give(w, 'orders', order(w, 'uncover', 'Band'))
    expect(allowed(w, marchOrder(w, 'Band', 'a'))).toBe(false)
    endMovement(w)
    until(w, 'orders', 'red')
    expect(allowed(w, marchOrder(w, 'Band', 'a'))).toBe(true)
  })
})
