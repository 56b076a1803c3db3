import { describe, expect, test } from 'vitest'
import { fold, seen } from '@sandtable/kernel'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told } from '../testing/playing.ts'
import { view } from '../view.ts'
import { WAW } from '../ruleset.ts'

const EDITIONS = ['A', 'B'] as const

const eight = Array.from({ length: 8 }, (_, i) => `x${i + 1} 3/2 mp4`)
const names = eight.map(text => text.split(' ')[0]).join(', ')
const horde = [...eight, 'Lee 3* 1/1 mp4']

const field = (red: readonly string[], blue: readonly string[], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear' },
  borders: ['a-b', 'b-c'],
  armies: { red: { a: red }, blue: { b: blue } },
  ...more,
})

/** Red's question on entering the enemy region with everything. */
function asked(war: War): string {
  const w = start(war)
  const stack = w.g.s.owner.flatMap((owner, c) => (owner === 0 ? [c] : []))
  give(w, 'orders', { do: 'march', stack, to: 1 })
  return open(w).kind
}

/** Red enters and overruns. */
function overrun(war: War, stack = `${names}, Lee`): Playing {
  const w = start(war)
  give(w, 'orders', marchOrder(w, stack, 'b'))
  give(w, 'overrun', 'overrun')
  return w
}

describe.each(EDITIONS)('an overrun in edition %s', edition => {
  const war = (red: readonly string[], blue: readonly string[], more: Partial<War> = {}): War => ({
    ...field(red, blue, more),
    edition,
  })

  test('[W-10.5-overrun] eight combat units for each of the enemy’s overrun it without a battle', () => {
    const w = overrun(war(horde, ['Line 5/5']))
    expect([placeOf(w, 'Line'), told(w, 'overran').length]).toEqual([-1, 1])
    march(w, `${names}, Lee`, 'c')
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
  })

  test('[W-10.5-overrun] seven do not, nor eight against two', () => {
    expect(asked(war(horde, ['Line 5/5']))).toBe('overrun')
    expect(asked(war(horde.slice(1), ['Line 5/5']))).toBe('orders')
    expect(asked(war(horde, ['Line 5/5', 'Wall 1/1']))).toBe('orders')
  })

  test('[W-10.5-overrun-count-A] leaders and support units do not count', () => {
    expect(asked(war([...horde.slice(1), 'Guns A mp4', 'Hood 2* 0/0 mp4'], ['Line 5/5']))).toBe('orders')
    expect(asked(war(horde, ['Line 5/5', 'Guns A', 'Meade 3* 0/0']))).toBe('overrun')
  })

  test('[W-10.5-overrun] the player may fight a battle instead', () => {
    const w = start(war(horde, ['Line 5/5']))
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    give(w, 'overrun', 'battle')
    endMovement(w)
    expect([told(w, 'overrun-declined').length, told(w, 'battle-joined').length]).toEqual([1, 1])
  })

  test('[G-51] combat units, support units and leaders in the open are all lost', () => {
    const w = overrun(war(horde, ['Line 5/5', 'Guns A', 'Meade 1* 0/0']))
    expect(['Line', 'Guns', 'Meade'].map(name => placeOf(w, name))).toEqual([-1, -1, -1])
  })

  test('[G-51] it is no battle and scores nothing, but a leader scores by rank', () => {
    const players = [{ id: 'red' }, { id: 'blue', points: 5 }]
    const points = (stack: readonly string[]): number[] =>
      overrun(war(horde, stack, { players })).g.p.points.slice()
    expect(points(['Line 5/5', 'Guns A'])).toEqual([0, 5])
    expect(points(['Line 5/5', 'Meade 2* 0/0', 'Grant crown 0/0'])).toEqual([5, 0])
    expect(points(['Line 5/5', 'Meade 1* 0/0'])).toEqual([0, 5])
  })

  test('[G-51] it needs a leader like any attack', () => {
    const w = start(war(eight, ['Line 5/5']))
    expect(allowed(w, marchOrder(w, names, 'b'))).toBe(false)
  })

  test('[G-60] all declared enemies count together', () => {
    const both = (peace: War['peace']): string =>
      asked({
        ...war(horde, ['Line 5/5']),
        players: [{ id: 'red' }, { id: 'blue' }, { id: 'grey' }],
        armies: { red: { a: horde }, blue: { b: ['Line 5/5'] }, grey: { b: ['Wall 1/1'] } },
        ...(peace && { peace }),
      })
    expect([both([]), both([['red', 'grey']])]).toEqual(['orders', 'overrun'])
  })

  test('[W-10.5-overrun] by option another ratio will do', () => {
    expect(asked(war(horde.slice(4), ['Line 5/5'], { options: { overrun_ratio: 4 } }))).toBe('overrun')
  })
})

describe('hidden enemies', () => {
  const war = (edition: 'A' | 'B', red: readonly string[], blue: readonly string[]): War => ({
    ...field(red, blue),
    edition,
  })
  const band = ['Line 5/5', 'Band 2/1 G hidden']
  const sixteen = [...horde, ...eight.map(text => text.replace('x', 'y'))]
  const all = [...names.split(', '), ...names.split(', ').map(name => name.replace('x', 'y')), 'Lee'].join(
    ', ',
  )

  test('[G-51][W-10.5-overrun-count-B] in the revised edition are neither counted nor touched', () => {
    const w = overrun(war('B', horde, band))
    expect([placeOf(w, 'Line'), placeOf(w, 'Band')]).toEqual([-1, 'b'])
    expect(asked(war('B', horde, ['Band 2/1 G hidden']))).toBe('orders')
  })

  test('[G-51][W-10.5-overrun-count-A] in the older edition count, and die with the rest', () => {
    expect([asked(war('A', horde, band)), asked(war('A', sixteen, band))]).toEqual(['orders', 'overrun'])
    const w = overrun(war('A', sixteen, [...band, 'Quan 1* 0/0 hidden']), all)
    expect(['Line', 'Band', 'Quan'].map(name => placeOf(w, name))).toEqual([-1, -1, -1])
    expect(told(w, 'uncovered').map(({ because }) => because)).toEqual(['overrun'])
    expect(w.g.p.lurking.concat(w.g.p.lurkingLeaders).every(n => n === 0)).toBe(true)
  })

  test('[G-51][W-10.5-overrun] alone can be overrun in the older edition, or ignored, and the march goes on', () => {
    const w = start(war('A', horde, ['Band 2/1 G hidden']))
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    expect(open(w).options).toEqual(['overrun', 'pass'])
    give(w, 'overrun', 'pass')
    expect(allowed(w, marchOrder(w, `${names}, Lee`, 'c'))).toBe(true)
    expect(placeOf(overrun(war('A', horde, ['Band 2/1 G hidden'])), 'Band')).toBe(-1)
    expect(asked(war('A', eight, ['Band 2/1 G hidden']))).toBe('orders')
  })

  test('[G-51] others learn of them only what they see', () => {
    for (const viewer of [0, 1, null]) {
      const w = start(war('A', sixteen, band))
      give(w, 'orders', marchOrder(w, all, 'b'))
      const before = view(w.g.s, w.g.p, viewer)
      const from = w.g.log?.length ?? 0
      give(w, 'overrun', 'overrun')
      const events = (w.g.log ?? []).slice(from).flatMap(e => seen(WAW, e, viewer) ?? [])
      expect(fold(WAW, w.g.s, before, events)).toEqual(view(w.g.s, w.g.p, viewer))
    }
  })
})

describe('after the overrun', () => {
  const slow = (mp: number): string[] => [...eight.slice(1), `slow 3/2 mp${mp}`, 'Lee 3* 1/1 mp4']

  test('[W-10.5-overrun-continue][G-51] the stack goes on by paying 1 MP on top of the entry cost', () => {
    const w = overrun(field(horde, ['Line 5/5']))
    expect([w.g.p.spent[0], w.g.p.march.trail.length]).toEqual([4, 2])
    march(w, `${names}, Lee`, 'c')
    expect([placeOf(w, 'x1'), w.g.p.spent[0]]).toEqual(['c', 6])
  })

  test('[W-10.5-overrun-continue] with none left it stays there', () => {
    const stack = Array.from({ length: 8 }, (_, i) => `x${i + 1} 3/2 mp1`)
    const w = overrun(field([...stack, 'Lee 3* 1/1 mp1'], ['Line 5/5']))
    expect([w.g.p.march.trail, allowed(w, marchOrder(w, names, 'c'))]).toEqual([[], false])
  })

  test('[W-10.5-overrun-continue][G-11] those who cannot pay stay behind, and the others go on', () => {
    const stack = `${names.replace('x1', 'slow')}, Lee`
    const w = overrun(field(slow(1), ['Line 5/5']), stack)
    expect(allowed(w, marchOrder(w, stack, 'c'))).toBe(false)
    march(w, 'x2, x3, Lee', 'c')
    expect(['slow', 'x4', 'x2'].map(name => placeOf(w, name))).toEqual(['b', 'b', 'c'])
  })

  test('[G-51][W-A2.2-stop] a fortress stops it, and units inside are untouched', () => {
    const map = { a: 'clear', b: 'clear fort:blue:4', c: 'clear' }
    const w = start(field(horde, ['Line 5/5', 'Guard 5/5 inside', 'Meade 2* 0/0 inside'], { map }))
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    give(w, 'shelter', [])
    give(w, 'overrun', 'overrun')
    expect(['Line', 'Guard', 'Meade'].map(name => placeOf(w, name))).toEqual([-1, 'b', 'b'])
    expect([w.g.p.march.trail, allowed(w, marchOrder(w, `${names}, Lee`, 'c'))]).toEqual([[], false])
  })

  test('[G-43] the owner of the fortress may first bring units inside', () => {
    const map = { a: 'clear', b: 'clear fort:blue:4', c: 'clear' }
    const w = start(field(horde, ['Line 5/5'], { map }))
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    give(w, 'shelter', [w.c('Line')])
    expect([open(w).kind, placeOf(w, 'Line'), told(w, 'overran')]).toEqual(['orders', 'b', []])
  })

  test('[G-51] a Bunker cannot be overrun', () => {
    expect([asked(field(horde, ['Line 5/5'])), asked(field(horde, ['Works 5/5 bunker']))]).toEqual([
      'overrun',
      'orders',
    ])
  })

  test('[W-10.5-overrun] a stack may overrun more than once on its way', () => {
    const w = start({
      ...field(horde, ['Line 5/5']),
      armies: { red: { a: horde }, blue: { b: ['Line 5/5'], c: ['Wall 5/5'] } },
    })
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    give(w, 'overrun', 'overrun')
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'c'))
    give(w, 'overrun', 'overrun')
    expect([placeOf(w, 'Line'), placeOf(w, 'Wall')]).toEqual([-1, -1])
  })

  test('[W-5.3-hidden-reveal][G-66] a face-down leader is turned up for scoring', () => {
    const w = start({
      ...field(horde, []),
      players: [{ id: 'red' }, { id: 'blue', points: 9 }],
      armies: { red: { a: horde }, blue: { b: ['Line 5/5', '?'], leaders: ['Meade 3* 0/0'] } },
    })
    give(w, 'orders', marchOrder(w, `${names}, Lee`, 'b'))
    give(w, 'overrun', 'overrun')
    expect([told(w, 'leader-revealed').length, w.g.p.points]).toEqual([1, [2, 7]])
  })
})
