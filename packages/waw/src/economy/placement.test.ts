import type { Answer } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { BOUGHT } from '../position.ts'
import { endMovement } from '../testing/marching.ts'
import { give, open, placeOf, start, until } from '../testing/playing.ts'

/** Red buys the unit in the pool; the depots are at `east` and `west`. */
const field: War = {
  uses: ['production', 'placement'],
  players: [{ id: 'red', money: 9 }, { id: 'blue' }],
  map: {
    home: 'clear',
    east: 'clear prod:red',
    west: 'clear prod:red',
    far: 'clear',
    out: 'clear prod:blue',
  },
  borders: ['home-east', 'home-west', 'home-far', 'far-out'],
  armies: {
    red: { home: ['Foot 3/2'], pool: ['Horse 4/2 $4'] },
    blue: { far: ['Line 3/2'] },
  },
  control: { red: ['east', 'west'], blue: ['out'] },
}

/** Buys these units, and ends red's movement. */
const buy = (
  war: War,
  names: readonly string[] = ['Horse'],
  before: (w: Playing) => void = () => {},
): Playing => {
  const w = start(war)
  until(w, 'purchase', 'red')
  for (const name of names) give(w, 'purchase', { do: 'unit', unit: w.c(name) })
  until(w, 'orders', 'red')
  before(w)
  endMovement(w)
  return w
}

/** The regions that a counter may be put in; none if the owner is not asked. */
const regions = (w: Playing): string[] => {
  if (open(w).kind !== 'placement' && open(w).kind !== 'grant') return []
  return (open(w).options as readonly { to: number }[]).map(({ to }) => w.g.s.map.regions[to]?.id ?? '')
}
const to = (w: Playing, name: string, region: string): Answer => ({ counter: w.c(name), to: w.r(region) })

describe('purchases', () => {
  test('[W-7.1.5-placement][W-A2.1-production] a purchase is put into a production region of its owner at the end of the turn', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = buy({ ...field, edition })
      expect([open(w).kind, regions(w)]).toEqual(['placement', ['east', 'west']])
      give(w, 'placement', to(w, 'Horse', 'west'))
      expect([placeOf(w, 'Horse'), w.g.p.steps[w.c('Horse')], open(w).player]).toEqual(['west', 1, 1])
    }
  })

  test('[W-A3.4-place] a production region must be friendly, and free of enemies and of their fortresses', () => {
    const lost = { ...field, control: { red: ['west'], blue: ['east', 'out'] } }
    expect(placeOf(buy(lost), 'Horse')).toBe('west')
    const held = buy(field, ['Horse'], w => (w.g.p.where[w.c('Line')] = w.r('east')))
    expect(placeOf(held, 'Horse')).toBe('west')
    const walled = buy({ ...field, map: { ...field.map, east: 'clear prod:red fort:blue:3' } })
    expect(placeOf(walled, 'Horse')).toBe('west')
  })

  test('[W-A3.4-place] without a production region in the scenario, any friendly region without enemies will do', () => {
    const map = {
      ...field.map,
      east: 'clear',
      west: 'clear prod:blue',
      lake: 'sea',
      alps: 'mountain closed:impassable',
    }
    const control = { red: ['east', 'west', 'lake', 'alps'] }
    expect(regions(buy({ ...field, map, control }))).toEqual(['home', 'east', 'west'])
  })

  test('[W-A3.4-specific][W-A2.1-location] a unit with a region of its own goes there only', () => {
    const pool = ['Horse 4/2 $4 @home']
    const war = { ...field, armies: { ...field.armies, red: { home: ['Foot 3/2'], pool } } }
    expect(placeOf(buy(war), 'Horse')).toBe('home')
    const taken = buy({
      ...war,
      armies: { red: { east: ['Foot 3/2'], pool } },
      control: { red: ['west'], blue: ['home'] },
    })
    expect(placeOf(taken, 'Horse')).toBe(BOUGHT)
  })

  test('[W-9-difficult] the stacking limit holds for new units too', () => {
    const six = Array.from({ length: 6 }, (_, i) => `U${i} 3/2`)
    const map = { ...field.map, east: 'forest prod:red', west: 'clear' }
    const pool = ['Horse 4/2 $1', 'Guns A $1']
    const money = { ...field, map, armies: { red: { east: six, pool } }, control: { red: ['west', 'home'] } }
    const w = start(money)
    give(w, 'purchase', { do: 'unit', unit: w.c('Horse') })
    give(w, 'purchase', { do: 'unit', unit: w.c('Guns') })
    until(w, 'orders', 'blue')
    expect([placeOf(w, 'Horse'), placeOf(w, 'Guns')]).toEqual([BOUGHT, 'east'])
  })

  test('[W-9-difficult] hidden units take room by number, whatever they are', () => {
    const map = { ...field.map, east: 'forest prod:red', west: 'clear' }
    const space = (hidden: string): string | number => {
      const east = ['U1 3/2', 'U2 3/2', 'U3 3/2', 'U4 3/2', 'U5 3/2', hidden]
      const armies = { red: { east, pool: ['Horse 4/2 $1'] } }
      return placeOf(buy({ ...field, map, armies }), 'Horse')
    }
    expect([space('Spies G hidden'), space('Spies G')]).toEqual([BOUGHT, 'east'])
  })

  test('[W-7.1.5-placement] a unit without a place waits for the next turn', () => {
    const w = buy({ ...field, control: { red: [], blue: ['east', 'west', 'out'] } })
    expect([placeOf(w, 'Horse'), open(w).player]).toEqual([BOUGHT, 1])
    w.g.p.control[w.r('west')] = 0
    until(w, 'orders', 'red')
    endMovement(w)
    expect(placeOf(w, 'Horse')).toBe('west')
  })

  test('[W-A3.4-place] ships go into ports and aircraft to airbases', () => {
    const map = { ...field.map, east: 'clear prod:red port', west: 'clear prod:red airbase:0' }
    const pool = ['Sloop 3/2 N $1', 'Kite 3/2 F $1']
    const w = buy({ ...field, map, armies: { red: { home: ['Foot 3/2'], pool } } }, ['Sloop', 'Kite'])
    expect([placeOf(w, 'Sloop'), placeOf(w, 'Kite')]).toEqual(['east', 'west'])
  })
})

describe('Hordes', () => {
  /** The camp stands alone in blue's land. */
  const steppe: War = {
    ...field,
    edition: 'A',
    map: { ...field.map, west: 'clear' },
    armies: {
      red: { home: ['Foot 3/2'], west: ['Camp L horde'], pool: ['Horse 4/2 $4'] },
      blue: { far: ['Line 3/2'] },
    },
    control: { red: ['east'], blue: ['west', 'out'] },
  }

  test('[W-A1-horde-production][W-A1-horde-move] in edition A new units may come where a Horde of their side is', () => {
    expect(regions(buy(steppe))).toEqual(['east', 'west'])
    const moved = buy(steppe, ['Horse'], w => {
      give(w, 'orders', { do: 'march', stack: [w.c('Camp')], to: w.r('home') })
      give(w, 'orders', { do: 'halt' })
    })
    expect(regions(moved)).toEqual(['home', 'east'])
  })

  test('[W-A3.4-specific] a unit with a region of its own does not come to a Horde', () => {
    const red = { ...steppe.armies['red'], pool: ['Horse 4/2 $4 @east'] }
    expect(placeOf(buy({ ...steppe, armies: { ...steppe.armies, red } }), 'Horse')).toBe('east')
  })

  test('[W-A1-horde-production][W-4.1.2-hide] a hidden Horde takes in no units: that would reveal its place', () => {
    const red = { ...steppe.armies['red'], west: ['Camp 2/2 G horde hidden'] }
    expect(placeOf(buy({ ...steppe, armies: { ...steppe.armies, red } }), 'Horse')).toBe('east')
  })

  test('[W-A1-horde-production] edition B has none', () => {
    expect(placeOf(buy({ ...steppe, edition: 'B' }), 'Horse')).toBe('east')
  })

  test('[G-87] when the Horde is lost its units arrive elsewhere, or wait', () => {
    const lost = (w: Playing): void => void (w.g.p.where[w.c('Camp')] = -1)
    expect(placeOf(buy(steppe, ['Horse'], lost), 'Horse')).toBe('east')
    expect(placeOf(buy({ ...steppe, map: { ...steppe.map, east: 'clear' } }, ['Horse'], lost), 'Horse')).toBe(
      BOUGHT,
    )
  })
})

describe('grants', () => {
  /** Red's Militia arrives by a rule of the scenario, at `east` or at `far`. */
  const granted = (at: string[], more: Partial<War> = {}): War => ({
    ...field,
    uses: [],
    armies: { ...field.armies, red: { home: ['Foot 3/2'], pool: ['Militia 1/1', 'Lee 2* 1/1'] } },
    rules: [
      {
        when: 'movement',
        player: 'red',
        if: { notAfter: 1 },
        effects: [{ do: 'add', units: ['Militia'], leaders: ['Lee'], at }],
      },
    ],
    ...more,
  })

  test('[G-56][W-A3.5-reinforce] counters granted by a card or rule arrive at the end of the placement phase, where it says', () => {
    const w = start(granted(['east', 'west', 'far']))
    expect([placeOf(w, 'Militia'), open(w).kind]).toEqual([BOUGHT, 'orders'])
    endMovement(w)
    expect([open(w).kind, regions(w)]).toEqual(['grant', ['east', 'west']])
    give(w, 'grant', to(w, 'Militia', 'west'))
    give(w, 'grant', to(w, 'Lee', 'east'))
    expect([placeOf(w, 'Militia'), placeOf(w, 'Lee'), w.g.p.granted]).toEqual(['west', 'east', []])
  })

  test('[W-A3.5-reinforce] they can enter any land without enemies, friendly or not', () => {
    const w = start(granted(['out']))
    endMovement(w)
    expect(placeOf(w, 'Militia')).toBe('out')
  })

  test('[W-A3.5-reinforce] those without a place wait, and are not mistaken for purchases', () => {
    const w = start(granted(['far']))
    endMovement(w)
    expect([placeOf(w, 'Militia'), w.g.p.granted.length]).toEqual([BOUGHT, 2])
    w.g.p.where[w.c('Line')] = w.r('out')
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Militia'), placeOf(w, 'Lee')]).toEqual(['far', 'far'])
  })
})
