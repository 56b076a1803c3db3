import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { give, start, until } from '../testing/playing.ts'
import { sayOption } from './testing/story.ts'
import { openStory, sentences } from './testing/tell.ts'

const LAND: War = {
  map: { rolla: 'clear', camp: 'forest', town: 'clear fort:blue:4', ford: 'hills', far: 'clear' },
  borders: ['rolla-camp rail', 'camp-town', 'rolla-ford river', 'ford-far road'],
  armies: {
    red: { rolla: ['Foot 3/2 mp4', 'Horse 2/2 C mp4', 'Lyon 2* 1/1 mp6'] },
    blue: { far: ['Line 2/2'] },
  },
  control: { red: ['rolla', 'camp', 'ford'], blue: ['town', 'far'] },
}

describe('a march', () => {
  test('[W-10.5-mp][W-3.1-rail] shows its leader, its route and its cost', () => {
    const w = start(LAND)
    march(w, 'Foot,Horse,Lyon', 'camp')
    expect(sentences(w, 'marched')).toEqual(['Lyon with 2 units marched from rolla to camp (by rail, 0 MP)'])
  })

  test('[W-3.1-river-minor-mp][W-3.1-road] names rivers and roads, and an attack as one', () => {
    const w = start({ ...LAND, armies: { ...LAND.armies, blue: { ford: ['Line 2/2'] } } })
    march(w, 'Foot,Lyon', 'ford')
    expect(sentences(w, 'marched')).toEqual([
      'Lyon with 1 unit marched from rolla to attack ford (across a minor river, 2 MP)',
    ])
    const road = start({ ...LAND, armies: { red: { ford: ['Foot 3/2'] }, blue: {} } })
    march(road, 'Foot', 'far')
    expect(sentences(road, 'marched')).toEqual(['Foot marched from ford to far (by road, ½ MP)'])
    const rules = openStory(road.g.s, road.g.log ?? []).find(({ of }) => of === 'marched')
    expect(rules).toMatchObject({ player: 0, region: road.r('far'), rules: ['W-10.5-mp', 'W-3.1-road'] })
  })

  test("[W-10.5-min-one] a step beyond a unit's points is shown as the one always allowed", () => {
    const w = start({
      ...LAND,
      armies: { red: { camp: ['Foot 3/2 mp1', 'Horse 2/2 C mp4'] }, blue: {} },
      borders: ['rolla-camp', 'camp-town', 'rolla-ford river', 'ford-far'],
    })
    march(w, 'Foot,Horse', 'rolla')
    const slow = start({
      ...LAND,
      armies: { red: { rolla: ['Foot 3/2 mp1'] }, blue: {} },
      borders: ['rolla-camp'],
    })
    march(slow, 'Foot', 'camp')
    expect(sentences(slow, 'marched')).toEqual([
      'Foot marched from rolla to camp (minimum one-region move, 2 MP)',
    ])
    const [line] = openStory(slow.g.s, slow.g.log ?? []).filter(({ of }) => of === 'marched')
    expect(line?.rules).toEqual(['W-10.5-mp', 'W-10.5-min-one'])
    expect(sentences(w, 'marched')).toEqual(['Foot and Horse marched from camp to rolla (1 MP)'])
  })

  test('[W-10.1-merge] the stack that is joined is named, for it stays too', () => {
    const w = start({
      ...LAND,
      armies: { red: { rolla: ['Foot 3/2'], camp: ['Guns A', 'Sigel 1* 0/0'] }, blue: {} },
    })
    march(w, 'Foot', 'camp')
    expect(sentences(w, 'march-ended')).toEqual([
      'Foot joined Sigel with 1 unit in camp; both are done moving',
    ])
    const alone = start(LAND)
    march(alone, 'Foot', 'camp')
    expect(sentences(alone, 'march-ended')).toEqual([])
  })

  test('[W-5.3-hidden-secret] face-down leaders are counted', () => {
    const w = start({
      ...LAND,
      armies: { red: { rolla: ['Foot 3/2', '?', '?'], leaders: ['Pope 1* 0/0', 'Hunter 1* 0/0'] }, blue: {} },
    })
    give(w, 'orders', { do: 'march', stack: [0, 1, 2], to: w.r('camp') })
    expect(sentences(w, 'marched')[0]).toMatch(/^2 face-down leaders with 1 unit marched/)
  })
})

describe('hidden units', () => {
  const WOOD: War = {
    map: { a: 'clear', wood: 'forest' },
    borders: ['a-wood'],
    armies: {
      red: { a: ['Foot 3/2', 'Lyon 2* 1/1'] },
      blue: { wood: ['Band 2/1 G hidden', 'Gang 2/1 G hidden', 'Price 1* 2/0 hidden'] },
    },
  }

  test('[W-4.1.2-hide] others see how many move, hide and come, their owner sees which', () => {
    const w = start({
      ...WOOD,
      armies: {
        red: { a: ['Foot 3/2'] },
        blue: { wood: ['Band 2/1 G', 'Gang 2/1 G', 'Price 1* 2/0', 'Late 2/1 G'] },
      },
      reinforcements: [{ turn: 1, player: 'blue', at: ['wood'], units: ['Late'], hidden: true }],
    })
    until(w, 'orders', 'blue')
    give(w, 'orders', { do: 'hide', stack: stackOf(w, 'Band,Gang,Price') })
    march(w, 'Band,Gang,Price', 'a')
    expect([sentences(w, 'hid', 'blue'), sentences(w, 'hid', 'red')]).toEqual([
      ['Price with 2 units hid in wood'],
      ['1 leader with 2 units hid in wood'],
    ])
    expect([sentences(w, 'arrived', 'blue'), sentences(w, 'arrived', 'red')]).toEqual([
      ['Late arrived in wood (hidden)'],
      ['1 hidden unit arrived in wood'],
    ])
    expect([sentences(w, 'marched', 'blue'), sentences(w, 'marched', 'red')]).toEqual([
      ['Price with 2 units marched from wood to a (hidden, 1 MP)'],
      ['1 leader with 2 hidden units moved from wood to a (1 MP)'],
    ])
  })

  test('[W-11.3-test][W-11.3-mod-leader] a search shows its die, its modifiers and the limit', () => {
    const w = start(WOOD, [2])
    march(w, 'Foot,Lyon', 'wood')
    give(w, 'orders', { do: 'search', region: w.r('wood') })
    expect(sentences(w, 'searched', 'red')).toEqual([
      'Search of wood: rolled 2 − 1 (Lyon’s CF) + 2 (the enemy leader’s CF) = 3 ≤ 3: found hidden enemies',
    ])
    expect(sentences(w, 'uncovered', 'red')).toEqual([
      'Price, Band and Gang came out of hiding in wood (found by a search)',
    ])
  })

  test('[W-6-natural-zero] a natural 0 finds them whatever the sum', () => {
    const armies = { ...WOOD.armies, blue: { wood: ['Band 2/1 G hidden', 'Price 1* 9/0 hidden'] } }
    const w = start({ ...WOOD, armies }, [0])
    march(w, 'Foot,Lyon', 'wood')
    give(w, 'orders', { do: 'search', region: w.r('wood') })
    const line = openStory(w.g.s, w.g.log ?? []).find(({ of }) => of === 'searched')
    expect(line).toMatchObject({ note: 'a rolled 0 always succeeds', tone: 'good' })
    expect(line?.reckoning).toMatch(/= 8 > 3$/)
    expect(line?.rules).toContain('W-6-natural-zero')
  })
})

test('[W-A2.2-shelter][G-43] units that enter a fortress, and units that leave it', () => {
  const w = start({
    ...LAND,
    armies: {
      red: { camp: ['Foot 3/2', 'Lyon 2* 1/1'] },
      blue: { town: ['Line 2/2', 'Home 1/1 inside', 'Polk 1* 0/0 inside'] },
    },
  })
  march(w, 'Foot,Lyon', 'town')
  give(w, 'shelter', [w.c('Line')])
  expect(sentences(w, 'sheltered')).toEqual(['Line entered the fortress of town'])
  until(w, 'orders', 'blue')
  give(w, 'orders', { do: 'sally', stack: stackOf(w, 'Home,Polk') })
  expect(sentences(w, 'sallied')).toEqual(['Polk with 1 unit sortied from the fortress of town'])
})

test('[W-10.5-overrun][W-10.1-lone-leader][W-4.2-su-alone] eliminated counters are named', () => {
  const many = Array.from({ length: 8 }, (_, i) => `r${i} 3/2 mp4`)
  const w = start({
    map: { rolla: 'clear', camp: 'clear' },
    borders: ['rolla-camp'],
    armies: { red: { rolla: [...many, 'Lyon 3* 1/1 mp6'] }, blue: { camp: ['Line 2/2', 'Polk 2* 0/0'] } },
  })
  const names = [...many.map(text => text.slice(0, 2)), 'Lyon']
  give(w, 'orders', marchOrder(w, names.join(), 'camp'))
  give(w, 'overrun', 'overrun')
  expect(sentences(w, 'overran')).toEqual([
    'Lyon with 8 units overran the enemy in camp (pays 1 MP to march on)',
    'Polk and Line eliminated',
  ])
  expect(sentences(w, 'scored')).toEqual(['Red: +1 point: enemy leader Polk killed (blue −1)'])

  const bush = start({
    edition: 'A',
    map: { rolla: 'clear', camp: 'clear' },
    borders: ['rolla-camp'],
    armies: { red: { rolla: [...many, 'Lyon 3* 1/1 mp6'] }, blue: { camp: ['Band 1/1 G hidden'] } },
  })
  give(bush, 'orders', marchOrder(bush, names.join(), 'camp'))
  expect(sayOption(bush.g.s, bush.g.p, 'overrun', 'pass')).toBe('leave them alone')
  give(bush, 'overrun', 'overrun')
  expect(sentences(bush, 'uncovered')).toEqual(['Band came out of hiding in camp (driven out by an overrun)'])
  const spared = start({
    ...LAND,
    edition: 'A',
    armies: { red: { rolla: [...many, 'Lyon 3* 1/1 mp6'] }, blue: { camp: ['Band 1/1 G hidden'] } },
  })
  give(spared, 'orders', marchOrder(spared, names.join(), 'camp'))
  give(spared, 'overrun', 'pass')
  expect(sentences(spared, 'overrun-declined')).toEqual(['Red left the hidden enemies in camp alone'])

  const lone = start({
    ...LAND,
    armies: { red: { rolla: ['Foot 3/2', 'Horse 3/2'] }, blue: { camp: ['Guns A'], ford: ['Polk 2* 0/0'] } },
  })
  march(lone, 'Foot', 'camp')
  march(lone, 'Horse', 'ford')
  endMovement(lone)
  expect(sentences(lone, 'support-abandoned')).toEqual(['Guns left the map: no combat unit in camp'])
  expect(sentences(lone, 'leader-caught')).toEqual(['Polk was caught alone in ford by red and eliminated'])
})
