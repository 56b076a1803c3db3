import { expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { start, until } from '../testing/playing.ts'
import { stackOf } from '../testing/marching.ts'
import { threatsIn } from './threat.ts'
import { WAW } from '../ruleset.ts'

type Armies = Readonly<Record<string, readonly string[]>>

/** A war in which blue stands around red's town. */
function war(blue: Armies, more: Partial<War> = {}) {
  const w = start({
    map: { town: 'clear', near: 'clear', far: 'clear', hill: 'mountain', isle: 'clear' },
    borders: ['town-near', 'near-far', 'far-hill'],
    armies: { red: { town: ['Guard 3/2'] }, blue: blue as War['armies'][string] },
    ...more,
  })
  until(w, 'orders')
  const { s } = w.g
  const seen = WAW.view(s, w.g.p, 0)
  const nameOf = (region: number): string => s.map.regions[region]?.id ?? ''
  return { w, threats: threatsIn(s, seen, 0), nameOf }
}

/** From where, how many counters, and how many hidden units threaten a region. */
function threat(to: string, blue: Armies, more: Partial<War> = {}): string[] {
  const { w, threats, nameOf } = war(blue, more)
  return (threats[w.r(to)] ?? []).map(
    ({ from, counters, unseen }) => `${nameOf(from)} ${counters.length}${unseen > 0 ? ` +${unseen}` : ''}`,
  )
}

test('[W-10.5-mp] a stack threatens the regions that its points take it to, and no others', () => {
  expect(threat('town', { near: ['Line 3/2 mp1', 'Lee 1* 0/0'] })).toEqual(['near 2'])
  expect(threat('town', { far: ['Line 3/2 mp1', 'Lee 1* 0/0'] })).toEqual([])
  expect(threat('town', { far: ['Line 3/2 mp2', 'Lee 1* 0/0'] })).toEqual(['far 2'])
  expect(threat('isle', { far: ['Line 3/2 mp9', 'Lee 1* 0/0'] })).toEqual([])
})

test('[W-10.5-mp] of a stack those threaten it who get there, without the slow', () => {
  const { w, threats } = war({ far: ['Line 3/2 mp1', 'Horse 2/2 mp2', 'Lee 1* 0/0'] })
  expect(threats[w.r('town')]?.map(({ counters }) => counters)).toEqual([stackOf(w, 'Horse, Lee')])
  expect(threats[w.r('near')]?.map(({ counters }) => counters)).toEqual([stackOf(w, 'Line, Horse, Lee')])
})

test('[W-5.3-land-attack] those who need a leader to attack threaten nobody without one', () => {
  expect(threat('town', { near: ['Line 3/2'] })).toEqual([])
  expect(threat('near', { far: ['Line 3/2'] })).toEqual(['far 1'])
})

test('[W-10.1-stop-on-enemy] enemies on the way stop a stack before what lies behind them', () => {
  const more = {
    armies: {
      red: { near: ['Guard 3/2'], town: ['Foot 1/1'] },
      blue: { far: ['Line 3/2 mp9', 'Lee 1* 0/0'] },
    },
  }
  expect(threat('town', {}, more)).toEqual([])
  expect(threat('near', {}, more)).toEqual(['far 2'])
})

test('[W-10.5-fixed] who is fixed threatens nothing', () => {
  expect(threat('town', { near: ['Line 3/2 mp2 fixed', 'Lee 1* 0/0'] })).toEqual([])
})

test('[W-4.1.2-hide] of hidden units only their number and the regions beside them are told', () => {
  const hidden = { near: ['Band 1/1 G hidden', 'Gang 1/1 G hidden'] }
  expect(threat('town', hidden)).toEqual(['near 0 +2'])
  expect(threat('hill', hidden)).toEqual([])
})

test('[G-60] who is at peace with a player threatens nothing of his', () => {
  expect(threat('town', { near: ['Line 3/2', 'Lee 1* 0/0'] }, { peace: [['red', 'blue']] })).toEqual([])
})
