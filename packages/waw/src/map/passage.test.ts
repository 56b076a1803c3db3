import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { march, marchOrder } from '../testing/marching.ts'
import { allowed, give, placeOf, start, told } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

/** A war in which red's Foot is in `from` and may go to `to`, a neighbour. */
const step = (terrain: string, border = '', more: Partial<War> = {}): War => ({
  map: { from: 'clear', to: terrain },
  borders: [`from-to ${border}`],
  armies: { red: { from: ['Foot 3/2 mp9'] } },
  ...more,
})

/** Half movement points that the step costs, the same in both editions. */
function cost(terrain: string, border = '', more: Partial<War> = {}): number | undefined {
  const [older, revised] = EDITIONS.map(edition => {
    const w = start({ ...step(terrain, border, more), edition })
    march(w, 'Foot', 'to')
    return told(w, 'marched')[0]?.cost
  })
  if (older !== revised) throw new Error(`${older} half points in A, ${revised} in B`)
  return revised
}

/** Whether Foot may go there; the same in both editions. */
function open(terrain: string, border = '', more: Partial<War> = {}): boolean {
  const [older, revised] = EDITIONS.map(edition => {
    const w = start({ ...step(terrain, border, more), edition })
    return allowed(w, marchOrder(w, 'Foot', 'to'))
  })
  if (older !== revised) throw new Error('the editions differ')
  return revised as boolean
}

describe('the terrain of the region that is entered', () => {
  test.each([
    ['W-3.1-clear', 'clear', 2],
    ['W-3.1-forest', 'forest', 4],
    ['W-3.1-hills', 'hills', 2],
    ['W-3.1-mountain', 'mountain', 4],
    ['W-3.1-swamp', 'swamp', 4],
    ['W-3.1-desert', 'desert', 2],
    ['W-3.1-urban', 'urban', 4],
  ])('[%s][W-3-entry-cost] %s takes %i half points', (_id, terrain, halves) => {
    expect(cost(terrain)).toBe(halves)
  })

  test('[W-3-entry-cost] the terrain that is left does not count', () => {
    expect(cost('clear', '', { map: { from: 'swamp', to: 'clear' } })).toBe(2)
  })
})

describe('rivers', () => {
  test('[W-3.1-river-minor-mp] a minor river makes the step cost 1 MP more', () => {
    expect(cost('clear', 'river')).toBe(4)
    expect(cost('forest', 'river')).toBe(6)
  })

  test('[W-3.1-river-major-mp] a major river makes it cost 2 MP more', () => {
    expect(cost('clear', 'major')).toBe(6)
    expect(cost('forest', 'major')).toBe(8)
  })

  const bridged = (options: War['options'], river = 'major'): number | undefined => {
    const w = start({ ...step('clear', `${river} bridge`), edition: 'B', ...(options && { options }) })
    march(w, 'Foot', 'to')
    return told(w, 'marched')[0]?.cost
  }

  test('[G-06][W-3.1-bridge] in the revised edition a march over a bridge does not pay for the river', () => {
    expect([bridged({}, 'river'), bridged({})]).toEqual([2, 2])
  })

  test('[G-06] by option it saves only one kind of river, or none', () => {
    expect(bridged({ bridge_cancels: 'movement' })).toBe(2)
    expect(bridged({ bridge_cancels: 'combat' })).toBe(6)
    expect(bridged({ bridge_cancels: 'nothing' })).toBe(6)
  })
})

describe('roads', () => {
  test('[W-3.1-road] a step along a road takes half a point, whatever the terrain', () => {
    expect(cost('clear', 'road')).toBe(1)
    expect(cost('mountain', 'road')).toBe(1)
  })

  test('[W-3.1-road] whoever holds the region', () => {
    expect(cost('mountain', 'road', { control: { blue: ['to'] } })).toBe(1)
  })

  test('[G-07] the river is paid for as well', () => {
    expect(cost('mountain', 'road river')).toBe(3)
    expect(cost('mountain', 'road major')).toBe(5)
  })

  test('[G-07][G-06] unless a bridge spans it', () => {
    const w = start(step('mountain', 'road major bridge'))
    march(w, 'Foot', 'to')
    expect(told(w, 'marched')[0]?.cost).toBe(1)
  })

  const lee = { red: { from: ['Foot 3/2 mp9', 'Lee 3* 1/1 mp9'] }, blue: { to: ['Line 3/2'] } }

  /** What a step onto enemies costs. */
  const attack = (border: string, more: Partial<War> = {}): number | undefined => {
    const w = start({ ...step('mountain', border), armies: lee, ...more })
    march(w, 'Foot, Lee', 'to')
    return told(w, 'marched')[0]?.cost
  }

  test('[G-07][W-3.1-road] a road leads onto enemies too', () => {
    for (const edition of EDITIONS) expect(attack('road', { edition })).toBe(1)
    expect(attack('road river')).toBe(3)
  })

  test('[G-07] no train runs onto enemies, whoever controls the regions: the road is paid, or the terrain', () => {
    for (const control of [{ red: ['from', 'to'] }, { red: ['from'], blue: ['to'] }])
      for (const rail_requires_control of [true, false]) {
        const more = { control, options: { rail_requires_control } }
        expect([attack('rail', more), attack('road rail', more)]).toEqual([4, 1])
      }
  })

  test('[G-07] nor onto their support units alone', () => {
    const armies = { ...lee, blue: { to: ['Guns A'] } }
    const control = { red: ['from', 'to'] }
    expect(['rail', 'road rail'].map(border => cost('mountain', border, { armies, control }))).toEqual([4, 1])
  })

  test('[G-07] by option no road leads there either', () => {
    const options = { road_into_enemy: false }
    expect(['road', 'rail', 'road rail'].map(border => attack(border, { options }))).toEqual([4, 4, 4])
    expect(cost('mountain', 'road', { options })).toBe(1)
  })

  test('[G-07] nor to an enemy fortress, by the same option', () => {
    const fort = (options: War['options']): number | undefined =>
      cost('mountain fort:blue:4', 'road', { ...(options && { options }) })
    expect([fort({}), fort({ road_into_enemy: false })]).toEqual([1, 4])
  })

  test('[G-07] hidden enemies are no enemies on the road', () => {
    const armies = { ...lee, blue: { to: ['Band 3/2 G hidden'] } }
    expect(cost('mountain', 'road', { armies })).toBe(1)
  })
})

describe('railroads', () => {
  const held = { control: { red: ['from', 'to'] } }

  test('[W-3.1-rail] a step along a railroad is free', () => {
    expect(cost('mountain', 'rail', held)).toBe(0)
  })

  test('[G-07] trains run only through friendly regions: else the terrain is paid, or the road', () => {
    expect(cost('mountain', 'rail', { control: { red: ['from'] } })).toBe(4)
    expect(cost('mountain', 'rail', { control: { red: ['from'], blue: ['to'] } })).toBe(4)
    expect(cost('mountain', 'rail', { control: { red: ['to'], blue: ['from'] } })).toBe(4)
    expect(cost('mountain', 'rail road', { control: { red: ['from'] } })).toBe(1)
  })

  test('[G-07][G-60] an ally’s regions are friendly', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    expect(cost('mountain', 'rail', { players, control: { red: ['from'], pink: ['to'] } })).toBe(0)
  })

  test('[G-07] by option they run through any region without enemies', () => {
    expect(cost('mountain', 'rail', { control: {}, options: { rail_requires_control: false } })).toBe(0)
  })

  test('[G-07] the river is paid for, without a bridge', () => {
    expect(cost('mountain', 'rail river', held)).toBe(2)
    expect(cost('mountain', 'rail major', held)).toBe(4)
  })

  test('[G-07] they carry any distance, and a march goes on from where they end', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `r${i}`)
    const w = start({
      map: { ...Object.fromEntries(ids.map(id => [id, 'forest'])), end: 'clear' },
      borders: [...ids.slice(1).map((id, i) => `r${i}-${id} rail`), 'r11-end'],
      armies: { red: { r0: ['Foot 3/2 mp1'] } },
      control: { red: ids },
    })
    march(w, 'Foot', ...ids.slice(1), 'end')
    expect(placeOf(w, 'Foot')).toBe('end')
  })

  test('[G-07] a march cannot ride back free to a region it has left', () => {
    const w = start({ ...step('mountain', 'rail', held), armies: { red: { from: ['Foot 3/2 mp1'] } } })
    give(w, 'orders', marchOrder(w, 'Foot', 'to'))
    give(w, 'orders', marchOrder(w, 'Foot', 'from'))
    expect(told(w, 'marched').map(e => e.cost)).toEqual([0, 2])
  })

  test('[W-15-scenario-over-rules] a rule of the scenario may close them', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'forbid', side: 'own', what: 'rail' }] }]
    expect(cost('mountain', 'rail', { ...held, rules })).toBe(4)
  })
})

describe('where land units cannot go', () => {
  test('[W-3.1-impassable] an impassable region, and over an impassable border', () => {
    expect([open('clear'), open('clear closed:impassable'), open('clear', 'closed')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[W-3.1-neutral] a neutral region, and over a neutral border', () => {
    expect([open('clear closed:neutral'), open('clear', 'neutral')]).toEqual([false, false])
  })

  test('[G-12][W-3.1-impassable] not as the least move either', () => {
    const armies = { red: { from: ['Foot 3/2 mp1'] } }
    expect(open('mountain', '', { armies })).toBe(true)
    expect(open('mountain', 'closed', { armies })).toBe(false)
    expect(open('mountain closed:neutral', '', { armies })).toBe(false)
  })

  test('[W-3.1-sea][W-4.1.1-ground-domain] the sea', () => {
    expect(open('sea')).toBe(false)
  })

  test('[W-3.1-sea] not even a road leads over it, nor a lone leader', () => {
    expect(open('sea', 'road')).toBe(false)
    expect(open('sea', '', { armies: { red: { from: ['Foot 3/2', 'Lee 3* 1/1'] } } })).toBe(false)
    const w = start({ ...step('sea'), armies: { red: { from: ['Lee 3* 1/1'] } } })
    expect(allowed(w, marchOrder(w, 'Lee', 'to'))).toBe(false)
  })

  test('[W-7.1.4-c-move] and ships and aircraft do not march', () => {
    for (const type of ['N', 'B']) {
      const w = start({ ...step('clear port'), armies: { red: { from: [`Foot 3/2 ${type}`] } } })
      expect(allowed(w, marchOrder(w, 'Foot', 'to'))).toBe(false)
    }
  })

  test('[W-3-hierarchy] to a region that is no neighbour', () => {
    const w = start({
      map: { from: 'clear', to: 'clear', far: 'clear' },
      borders: ['from-to', 'to-far'],
      armies: { red: { from: ['Foot 3/2 mp9'] } },
    })
    expect(allowed(w, marchOrder(w, 'Foot', 'far'))).toBe(false)
    expect(allowed(w, marchOrder(w, 'Foot', 'from'))).toBe(false)
  })
})
