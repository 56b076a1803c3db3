import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { whyNot } from '@sandtable/kernel'
import { endMovement, march, marchOrder, may, places, step } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { row } from '../testing/grounds.ts'

const EDITIONS = ['A', 'B'] as const

describe('why a counter goes no further', () => {
  /** The rule that refuses a counter the next region. */
  const rule = (w: Playing, name: string, to: string): string | undefined => {
    const why = whyNot(w.g, open(w).player, marchOrder(w, name, to))
    expect(why?.what).toBe('halted')
    return why?.rule
  }
  const meeting = (there: Partial<War>): Playing => {
    const w = start({ ...row(['Foot 3/2 mp4', 'Lee 3* 1/1', 'Horse 3/2 mp4']), ...there })
    march(w, 'Foot, Lee', 'b')
    return w
  }

  test('[W-10.1-drop-off-done] it was left behind', () => {
    const w = start(row(['Foot 3/2 mp4', 'Horse 3/2 mp4']))
    step(w, 'Foot, Horse', 'b')
    step(w, 'Horse', 'c')
    expect(rule(w, 'Foot', 'c')).toBe('W-10.1-drop-off-done')
  })

  test('[W-10.1-merge] it has joined others, or others it', () => {
    const w = start(row([], { armies: { red: { a: ['Foot 3/2 mp4'], b: ['Horse 3/2 mp4'] } } }))
    march(w, 'Foot', 'b')
    expect([rule(w, 'Foot', 'c'), rule(w, 'Horse', 'c')]).toEqual(['W-10.1-merge', 'W-10.1-merge'])
  })

  test('[W-7.1.4-c-move] its march is over', () => {
    const w = start(row(['Foot 3/2 mp4']))
    march(w, 'Foot', 'b')
    expect(rule(w, 'Foot', 'c')).toBe('W-7.1.4-c-move')
  })

  test('[W-10.1-stop-on-enemy] it has met enemies', () => {
    const w = meeting({ armies: { red: { a: ['Foot 3/2 mp4', 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } } })
    expect(rule(w, 'Foot', 'c')).toBe('W-10.1-stop-on-enemy')
  })

  test('[W-A2.2-stop] or upon their fortress', () => {
    const w = meeting({
      map: { ...row([]).map, b: 'clear fort:blue:4' },
      armies: { red: { a: ['Foot 3/2 mp4', 'Lee 3* 1/1'] }, blue: { f: ['Line 3/2'] } },
      control: { blue: ['b'] },
    })
    expect(rule(w, 'Foot', 'c')).toBe('W-A2.2-stop')
  })

  test('[W-A2.2-shelter] it has gone into a fortress', () => {
    const w = start(row(['Foot 3/2 mp4'], { map: { ...row([]).map, a: 'clear fort:red:4' } }))
    give(w, 'orders', { do: 'enter', stack: [w.c('Foot')] })
    expect(rule(w, 'Foot', 'b')).toBe('W-A2.2-shelter')
  })

  test('[G-12] it has made its minimum move', () => {
    const w = start(row(['Foot 3/2 mp1'], { map: { ...row([]).map, b: 'mountain' } }))
    step(w, 'Foot', 'b')
    expect(rule(w, 'Foot', 'c')).toBe('G-12')
  })
})

describe('dropping off and merging', () => {
  test('[W-10.1-drop-off] a stack may leave units behind on its way', () => {
    const w = start(row(['Foot 3/2 mp4', 'Horse 3/2 mp4', 'Lee 1* 0/0', 'Guns A mp4']))
    step(w, 'Foot, Horse, Lee, Guns', 'b')
    step(w, 'Horse, Lee', 'c')
    march(w, 'Horse', 'd')
    expect(places(w, 'Foot', 'Guns', 'Lee', 'Horse')).toEqual(['b', 'b', 'c', 'd'])
  })

  test('[W-10.1-drop-off-done] dropped units move no further this turn, with points or without', () => {
    const w = start(row(['Foot 3/2 mp4', 'Horse 3/2 mp4']))
    step(w, 'Foot, Horse', 'b')
    march(w, 'Horse', 'c')
    expect([may(w, 'Foot', 'c'), may(w, 'Foot', 'a')]).toEqual([false, false])
  })

  test('[W-10.1-drop-off] units that stay where the march started have not been dropped off', () => {
    const w = start(row(['Foot 3/2 mp4', 'Horse 3/2 mp4']))
    march(w, 'Horse', 'b')
    march(w, 'Foot', 'b')
    expect(places(w, 'Foot', 'Horse')).toEqual(['b', 'b'])
  })

  test('[W-10.1-merge] a stack that joins another ends its movement, and the other’s too', () => {
    const w = start(row([], { armies: { red: { a: ['Foot 3/2 mp4'], b: ['Horse 3/2 mp4', 'Lee 1* 0/0'] } } }))
    march(w, 'Foot', 'b')
    expect(['Foot', 'Horse', 'Lee', 'Horse, Lee'].map(names => may(w, names, 'c'))).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(told(w, 'march-ended')).toMatchObject([{ region: 1, joined: [w.c('Horse'), w.c('Lee')] }])
  })

  test('[W-10.1-merge] a stack that merely passes does not merge', () => {
    const w = start(row([], { armies: { red: { a: ['Foot 3/2 mp4'], b: ['Horse 3/2 mp4'] } } }))
    march(w, 'Foot', 'b', 'c')
    expect(may(w, 'Horse', 'c')).toBe(true)
  })

  test('[W-10.1-merge] a stack picks up no units on its way', () => {
    const w = start(row([], { armies: { red: { a: ['Foot 3/2 mp4'], b: ['Horse 3/2 mp4'] } } }))
    step(w, 'Foot', 'b')
    expect(may(w, 'Foot, Horse', 'c')).toBe(false)
  })

  test('[W-7.1.4-c-move] one stack after another: while one is marching no other starts', () => {
    const w = start(row([], { armies: { red: { a: ['Foot 3/2 mp4'], d: ['Horse 3/2'] } } }))
    step(w, 'Foot', 'b')
    expect([may(w, 'Horse', 'e'), allowed(w, { do: 'done' })]).toEqual([false, false])
    give(w, 'orders', { do: 'halt' })
    expect([may(w, 'Horse', 'e'), allowed(w, { do: 'done' })]).toEqual([true, true])
  })

  test('[W-10.1-drop-off-done] in the next turn all move again', () => {
    const w = start(row(['Foot 3/2 mp1', 'Horse 3/2 mp1']))
    march(w, 'Foot, Horse', 'b')
    expect(may(w, 'Foot, Horse', 'c')).toBe(false)
    endMovement(w)
    until(w, 'orders', 'red')
    expect(may(w, 'Foot, Horse', 'c')).toBe(true)
  })
})

describe('stopping', () => {
  const meeting = (b: readonly string[], stack = ['Foot 3/2 mp4', 'Lee 3* 1/1']): Playing =>
    start(row([], { armies: { red: { a: stack }, blue: { b } } }))

  test('[W-10.1-stop-on-enemy] a stack that meets revealed enemies stops, and fights in the combat subphase', () => {
    for (const edition of EDITIONS) {
      const w = start({
        ...row([], { armies: { red: { a: ['Foot 3/2 mp4', 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } } }),
        edition,
      })
      step(w, 'Foot, Lee', 'b')
      expect([w.g.p.march.trail, may(w, 'Foot, Lee', 'c')]).toEqual([[], false])
      expect(told(w, 'battle-joined')).toEqual([])
      endMovement(w)
      expect(told(w, 'battle-joined')).toMatchObject([{ battle: { region: 1, players: [0, 1] } }])
    }
  })

  test('[W-10.1-hidden-no-stop] hidden enemies do not stop it', () => {
    const w = meeting(['Band 3/2 G hidden'])
    march(w, 'Foot, Lee', 'b', 'c')
    endMovement(w)
    expect([placeOf(w, 'Foot'), told(w, 'battle-joined')]).toEqual(['c', []])
  })

  test('[W-10.1-stop-on-enemy][G-60] players who are not declared enemies do not stop it', () => {
    const w = start(
      row([], {
        armies: { red: { a: ['Foot 3/2 mp4'] }, blue: { b: ['Line 3/2'] } },
        peace: [['red', 'blue']],
      }),
    )
    march(w, 'Foot', 'b', 'c')
    endMovement(w)
    expect([placeOf(w, 'Foot'), told(w, 'battle-joined')]).toEqual(['c', []])
  })

  test('[W-A2.2-stop][W-12.8-block] a stack that enters the region of an enemy fortress goes no further', () => {
    for (const edition of EDITIONS) {
      const w = start({
        ...row(['Foot 3/2 mp4'], { map: { ...row([]).map, b: 'clear fort:blue:4' } }),
        edition,
      })
      step(w, 'Foot', 'b')
      expect([w.g.p.march.trail, may(w, 'Foot', 'c')]).toEqual([[], false])
    }
  })

  test('[G-43] in its next turn it may leave in any direction', () => {
    const w = start(row(['Foot 3/2 mp4'], { map: { ...row([]).map, b: 'clear fort:blue:4' } }))
    step(w, 'Foot', 'b')
    endMovement(w)
    until(w, 'orders', 'red')
    expect([may(w, 'Foot', 'a'), may(w, 'Foot', 'c')]).toEqual([true, true])
  })

  test('[W-A2.2-stop] a fortress of its own side lets it pass', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    for (const owner of ['red', 'pink']) {
      const w = start(row(['Foot 3/2 mp4'], { players, map: { ...row([]).map, b: `clear fort:${owner}:4` } }))
      march(w, 'Foot', 'b', 'c')
      expect(placeOf(w, 'Foot')).toBe('c')
    }
  })
})
