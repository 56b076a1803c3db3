import { whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

/** Blue's fortress stands in `keep`, between red in `a` and blue's land in `c`. */
const keep = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', keep: 'clear fort:blue:0', c: 'clear src:blue' },
  borders: ['a-keep', 'keep-c'],
  armies,
  control: { blue: ['keep', 'c'] },
  ...more,
})

const order = (w: Playing, what: 'enter' | 'sally', names: string) => ({ do: what, stack: stackOf(w, names) })
const inside = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.inside[w.c(name)])
const redComes = (w: Playing, names = 'Foot, Lee'): void => give(w, 'orders', marchOrder(w, names, 'keep'))

const siege = {
  red: { a: ['Foot 3/2', 'Lee 1* 0/0'] },
  blue: { keep: ['Line 3/2', 'Guns A', 'Meade 1* 0/0'] },
}

describe.each(EDITIONS)('shelter when an enemy comes, in edition %s', edition => {
  const war = (armies: War['armies'] = siege, more: Partial<War> = {}): Playing =>
    start({ ...keep(armies, more), edition })

  test('[W-A2.2-shelter][G-43] the owner may bring units inside, and then there is no battle', () => {
    const w = war()
    redComes(w)
    expect(open(w)).toMatchObject({ kind: 'shelter', player: 1, rule: 'W-A2.2-shelter' })
    give(w, 'shelter', stackOf(w, 'Line, Guns, Meade'))
    endMovement(w)
    expect([inside(w, 'Line', 'Guns', 'Meade'), told(w, 'battle-joined')]).toEqual([[1, 1, 1], []])
  })

  test('[G-43] or some of them: the others fight alone', () => {
    const w = war()
    redComes(w)
    give(w, 'shelter', stackOf(w, 'Guns, Meade'))
    endMovement(w)
    expect(told(w, 'battle-joined')).toMatchObject([
      { battle: { forces: [[0], [w.c('Line')]], support: [[], []], leaders: [[0], []] } },
    ])
  })

  test('[G-43] or none', () => {
    const w = war()
    redComes(w)
    give(w, 'shelter', [])
    expect([inside(w, 'Line'), told(w, 'shelter-declined').length]).toEqual([[0], 1])
  })

  test('[G-43] the owner is not asked if no units are outside, or for hidden enemies', () => {
    const garrison = war({ ...siege, blue: { keep: ['Line 3/2 inside'] } })
    redComes(garrison)
    expect(open(garrison).kind).toBe('orders')
    const band = war({ ...siege, red: { a: ['Band 2/1 G hidden'] } })
    redComes(band, 'Band')
    expect(open(band).kind).toBe('orders')
  })

  test('[G-43] there is room for all', () => {
    const many = Array.from({ length: 20 }, (_, i) => `y${i} 3/2`)
    const w = war({ ...siege, blue: { keep: many } })
    redComes(w)
    expect(allowed(w, stackOf(w, many.map(text => text.split(' ')[0]).join(',')))).toBe(true)
  })

  test("[G-43] not another player's units, and none from elsewhere", () => {
    const w = war({ ...siege, blue: { keep: ['Line 3/2'], c: ['Horse 3/2'] } })
    redComes(w)
    expect(['Line', 'Foot', 'Horse'].map(name => allowed(w, stackOf(w, name)))).toEqual([true, false, false])
  })

  test('[G-60] an ally’s units find shelter, too', () => {
    const w = war(
      { ...siege, teal: { keep: ['Ally 3/2'] } },
      { players: [{ id: 'red' }, { id: 'blue' }, { id: 'teal', side: 'blue' }] },
    )
    redComes(w)
    give(w, 'shelter', stackOf(w, 'Ally, Line'))
    expect(inside(w, 'Ally', 'Line', 'Guns')).toEqual([1, 1, 0])
  })
})

test('[W-A1-bunker-immobile][G-43][G-91] when enemies come a fixed unit may go in, and a bunker stays outside', () => {
  const w = start(keep({ ...siege, blue: { keep: ['Line 3/2', 'Posts 3/2 fixed', 'Works 3/2 bunker'] } }))
  redComes(w)
  const may = ['Line', 'Posts', 'Works'].map(name => allowed(w, stackOf(w, name)))
  expect(may).toEqual([true, true, false])
})

describe('going in', () => {
  const home = (stack: readonly string[], more: Partial<War> = {}): Playing =>
    start({
      map: { a: 'clear', keep: 'clear fort:red:4', c: 'clear' },
      borders: ['a-keep', 'keep-c'],
      armies: { red: { keep: stack, a: ['Horse 3/2', 'Lee 1* 0/0'] } },
      ...more,
    })

  test('[W-A2.2-shelter][G-43] in their own move a player may put units into a fortress of their own in the same region', () => {
    for (const edition of EDITIONS) {
      const w = home(['Foot 3/2', 'Guns A'], { edition })
      expect([allowed(w, order(w, 'enter', 'Foot, Guns')), allowed(w, order(w, 'enter', 'Horse'))]).toEqual([
        true,
        false,
      ])
      give(w, 'orders', order(w, 'enter', 'Foot, Guns'))
      expect(inside(w, 'Foot', 'Guns')).toEqual([1, 1])
    }
  })

  test('[G-43] no units from elsewhere with them, and no other player’s', () => {
    const w = home(['Foot 3/2'], {
      armies: { red: { keep: ['Foot 3/2'], a: ['Horse 3/2'] }, blue: { keep: ['Line 3/2'] } },
    })
    expect(['Foot', 'Foot, Horse', 'Foot, Line'].map(names => allowed(w, order(w, 'enter', names)))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('[G-43] units that have just arrived there, too', () => {
    const w = home([])
    march(w, 'Horse, Lee', 'keep')
    give(w, 'orders', order(w, 'enter', 'Horse, Lee'))
    expect(inside(w, 'Horse', 'Lee')).toEqual([1, 1])
  })

  test('[G-43] but not units that have come to fight the besiegers', () => {
    const w = home(['Foot 3/2 inside'], {
      armies: {
        red: { keep: ['Foot 3/2 inside'], a: ['Horse 3/2', 'Lee 1* 0/0'] },
        blue: { keep: ['Line 3/2'] },
      },
    })
    march(w, 'Horse, Lee', 'keep')
    expect(allowed(w, order(w, 'enter', 'Horse, Lee'))).toBe(false)
  })

  test('[G-43] units that have gone in stay there this turn', () => {
    const w = home(['Foot 3/2'])
    give(w, 'orders', order(w, 'enter', 'Foot'))
    expect([allowed(w, order(w, 'sally', 'Foot')), allowed(w, marchOrder(w, 'Foot', 'a'))]).toEqual([
      false,
      false,
    ])
  })

  test('[W-A2.2-shelter][G-60] an ally’s fortress shelters, an enemy’s does not', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'pink', side: 'red' }]
    const stands = (owner: string): boolean => {
      const w = home(['Foot 3/2'], {
        players,
        map: { a: 'clear', keep: `clear fort:${owner}:4`, c: 'clear' },
      })
      return allowed(w, order(w, 'enter', 'Foot'))
    }
    expect(['pink', 'blue'].map(stands)).toEqual([true, false])
  })

  test('[G-91] a fixed unit goes in and comes out, and yet goes nowhere; a bunker stays', () => {
    const w = home(['Foot 3/2 fixed', 'Works 3/2 bunker', 'Posts 3/2 fixed inside'])
    const why = ['Foot', 'Works'].map(name => whyNot(w.g, 0, order(w, 'enter', name))?.rule)
    expect(why).toEqual([undefined, 'W-A1-bunker-immobile'])
    give(w, 'orders', order(w, 'enter', 'Foot'))
    give(w, 'orders', order(w, 'sally', 'Posts'))
    expect(inside(w, 'Foot', 'Posts')).toEqual([1, 0])
    expect(['Foot', 'Posts'].map(name => allowed(w, marchOrder(w, name, 'a')))).toEqual([false, false])
  })
})

describe('a garrison', () => {
  const garrison = (
    stack: readonly string[],
    besiegers: readonly string[],
    more: Partial<War> = {},
  ): Playing =>
    start({
      map: { keep: 'clear fort:red:4', a: 'clear', c: 'clear' },
      borders: ['a-keep', 'keep-c'],
      armies: { red: { keep: stack }, blue: { keep: besiegers } },
      ...more,
    })
  const led = ['Foot 3/2 inside', 'Lee 1* 0/0 inside']

  test('[W-A2.2-shelter] is not attacked in the field', () => {
    for (const edition of EDITIONS) {
      const w = garrison(['Foot 3/2 inside'], ['Line 3/2', 'Meade 1* 0/0'], { edition })
      endMovement(w)
      endMovement(w)
      expect(told(w, 'battle-joined')).toEqual([])
    }
  })

  test('[G-43] does not join in a field battle beside it', () => {
    const w = start({
      ...keep({ red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { keep: ['Line 3/2', 'Guard 5/5 inside'] } }),
    })
    redComes(w)
    give(w, 'shelter', [])
    endMovement(w)
    expect(told(w, 'battle-joined')[0]?.battle.forces[1]).toEqual([w.c('Line')])
  })

  test('[G-43] may sally against besiegers: that is an attack, and needs a leader', () => {
    expect(allowedSally(garrison(['Foot 3/2 inside'], ['Line 3/2']), 'Foot')).toBe(false)
    const w = garrison(led, ['Line 3/2'])
    give(w, 'orders', order(w, 'sally', 'Foot, Lee'))
    expect(inside(w, 'Foot', 'Lee')).toEqual([0, 0])
    endMovement(w)
    expect(told(w, 'battle-joined')).toMatchObject([{ battle: { players: [0, 1], river: ['none'] } }])
  })

  test('[G-43] only units inside can sally', () => {
    const w = garrison(led, [], {
      armies: { red: { keep: [...led, 'Out 3/2'], a: ['Far 3/2'] }, blue: { keep: ['Line 3/2 inside'] } },
    })
    expect(['Foot', 'Foot, Out', 'Foot, Far', 'Line'].map(names => allowedSally(w, names))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  const allowedSally = (w: Playing, names: string): boolean => allowed(w, order(w, 'sally', names))

  const relieved = (stack: readonly string[], more: Partial<War> = {}): Playing =>
    garrison(stack, ['Line 3/2'], {
      armies: { red: { keep: stack, a: ['Horse 3/2', 'Hood 2* 0/0'] }, blue: { keep: ['Line 3/2'] } },
      ...more,
    })

  test('[G-89][W-10.5-one-attack] it is no entry: garrison and relief fight as one under the highest leader, in any order of moving', () => {
    for (const edition of EDITIONS)
      for (const first of ['sally', 'relief']) {
        const w = relieved(led, { edition })
        if (first === 'relief') march(w, 'Horse, Hood', 'keep')
        give(w, 'orders', order(w, 'sally', 'Foot, Lee'))
        if (first === 'sally') march(w, 'Horse, Hood', 'keep')
        endMovement(w)
        const [joined, ...more] = told(w, 'battle-joined')
        expect([joined?.battle.forces[0], more]).toEqual([stackOf(w, 'Foot, Horse'), []])
        expect(told(w, 'commander-named')[0]).toMatchObject({
          side: 0,
          slot: w.c('Hood') - w.g.s.units.length,
        })
      }
  })

  test("[G-89] the relief's leader leads them too; without one they stay inside", () => {
    const w = relieved(['Foot 3/2 inside'])
    expect(allowedSally(w, 'Foot')).toBe(false)
    march(w, 'Horse, Hood', 'keep')
    expect(allowedSally(w, 'Foot')).toBe(true)
  })

  test('[G-89] a second stack still cannot enter', () => {
    const w = relieved(led, {
      armies: {
        red: { keep: led, a: ['Horse 3/2', 'Hood 2* 0/0'], c: ['Guard 3/2', 'Polk 1* 0/0'] },
        blue: { keep: ['Line 3/2'] },
      },
    })
    march(w, 'Horse, Hood', 'keep')
    give(w, 'orders', order(w, 'sally', 'Foot, Lee'))
    expect(allowed(w, marchOrder(w, 'Guard, Polk', 'keep'))).toBe(false)
  })

  test('[G-89][G-30] beaten together, each goes back where it came from', () => {
    const weak = { red: { keep: ['Foot 0/9 inside', 'Lee 1* 0/0 inside'], a: ['Horse 0/9', 'Hood 2* 0/0'] } }
    const w = garrison([], [], { armies: { ...weak, blue: { keep: ['Line 0/9'] } } })
    march(w, 'Horse, Hood', 'keep')
    give(w, 'orders', order(w, 'sally', 'Foot, Lee'))
    endMovement(w)
    until(w, 'orders', 'blue')
    expect([placeOf(w, 'Foot'), placeOf(w, 'Horse'), ...inside(w, 'Foot', 'Horse')]).toEqual([
      'keep',
      'a',
      1,
      0,
    ])
  })

  test('[G-43][G-89] by option it is the one attack of the turn', () => {
    const war = (): Playing => relieved(led, { options: { sally_joins: false } })
    const first = war()
    give(first, 'orders', order(first, 'sally', 'Foot, Lee'))
    expect(allowed(first, marchOrder(first, 'Horse, Hood', 'keep'))).toBe(false)
    const second = war()
    march(second, 'Horse, Hood', 'keep')
    expect(allowedSally(second, 'Foot, Lee')).toBe(false)
  })

  test('[G-43] with besiegers around it marches nowhere', () => {
    const w = garrison(led, ['Line 3/2'])
    expect(allowed(w, marchOrder(w, 'Foot, Lee', 'a'))).toBe(false)
  })

  test('[G-43] without them it comes and goes as it likes', () => {
    const w = garrison(['Foot 3/2 inside', 'Horse 3/2 inside'], ['Guns A'])
    give(w, 'orders', order(w, 'sally', 'Foot'))
    march(w, 'Foot', 'c')
    march(w, 'Horse', 'a')
    expect([placeOf(w, 'Foot'), placeOf(w, 'Horse'), ...inside(w, 'Foot', 'Horse')]).toEqual(['c', 'a', 0, 0])
  })

  test('[G-30][G-43] a beaten sally goes back into the fortress, in the older edition too', () => {
    for (const edition of EDITIONS) {
      const w = start(
        {
          map: { keep: 'clear fort:red:4', a: 'clear', c: 'clear' },
          borders: ['a-keep', 'keep-c'],
          armies: { red: { keep: ['Foot 3/9 inside', 'Lee 1* 0/0 inside'] }, blue: { keep: ['Line 0/9'] } },
          edition,
        },
        [9, 9, 9, 9, 0, 0],
      )
      give(w, 'orders', order(w, 'sally', 'Foot, Lee'))
      endMovement(w)
      until(w, 'orders', 'blue')
      expect(told(w, 'battle-decided')).toMatchObject([{ winner: 1, how: 'hits' }])
      expect([placeOf(w, 'Foot'), ...inside(w, 'Foot', 'Lee')]).toEqual(['keep', 1, 1])
      expect(told(w, 'retreated')).toMatchObject([{ towards: 'fortress', rule: 'G-30' }])
    }
  })
})
