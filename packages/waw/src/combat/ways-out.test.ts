import { whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder, stackOf } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const
const OUT = -1

/** Blue's Line loses a step and must retreat; no other unit is hurt. */
const BLUE_LOSES = [0, 9, 9, 9, 0]
/** No unit hits: the attacker retreats. */
const RED_LOSES = [9, 9, 9, 9, 0]

/** Red in `a` attacks blue in `m`, from which routes lead to `n`, `o` and `p`. */
const field = (more: Partial<War> = {}): War => ({
  map: { a: 'clear', m: 'clear', n: 'clear', o: 'clear', p: 'clear', q: 'clear src:blue' },
  borders: ['a-m', 'm-n', 'm-o', 'm-p', 'n-q', 'o-p', 'p-q'],
  armies: { red: { a: ['Foot 5/9', 'Lee 1* 0/0'] }, blue: { m: ['Line 5>5/9'] } },
  control: { blue: ['n', 'o', 'p', 'q'] },
  ...more,
})

/** Fights the battle, up to the first question after the dice. */
function fight(war: War, dice: readonly number[], names = 'Foot, Lee'): Playing {
  const w = start(war, dice)
  march(w, names, 'm')
  if (open(w).kind === 'shelter') give(w, 'shelter', [])
  endMovement(w)
  return w
}

/** Where Line may go: the regions it is asked about, or the one it went to. */
function waysOf(war: War, dice = BLUE_LOSES): (string | number)[] {
  const w = fight(war, dice)
  const asked = open(w)
  if (asked.kind !== 'retreat') return [placeOf(w, 'Line')]
  return (asked.options as readonly (number | string)[]).map(way =>
    typeof way === 'number' ? (w.g.s.map.regions[way]?.id ?? '') : way,
  )
}

const both = (war: War): (string | number)[][] => EDITIONS.map(edition => waysOf({ ...war, edition }))

test("[W-12.5-attacker-path][G-30] a beaten attacker is refused other retreats by the attacker's own rule", () => {
  const armies = { red: { m: ['Foot 5/9', 'Lee 1* 0/0'] }, blue: { m: ['Line 5>5/9'] } }
  const w = start(field({ armies, control: { red: ['a', 'n'], blue: ['o', 'p', 'q'] } }), RED_LOSES)
  endMovement(w)
  expect([open(w).kind, open(w).player, open(w).rule]).toEqual(['retreat', 0, 'G-30'])
  const why = ['p', 'q'].map(name => whyNot(w.g, 0, w.r(name)))
  expect(why).toMatchObject([
    { rule: 'W-12.5-attacker-path', what: 'other-way' },
    { rule: 'W-12.5-attacker-path', what: 'no-way' },
  ])
})

describe('a beaten defender', () => {
  test('[G-30] without a source to reach, the rule given is the ruling on friendly ground', () => {
    const retreat = (map: War['map']) => {
      const w = fight(field({ map, borders: ['a-m', 'm-n', 'n-q'] }), BLUE_LOSES)
      const [retreated] = told(w, 'retreated')
      return [retreated?.towards, retreated?.rule]
    }
    const map: War['map'] = { a: 'clear', m: 'clear', n: 'clear', o: 'clear', p: 'clear' }
    expect(retreat({ ...map, q: 'clear src:blue' })).toEqual(['supply', 'W-12.5-evacuate-B'])
    expect(retreat({ ...map, q: 'clear' })).toEqual(['friendly', 'G-30'])
  })

  test('[W-12.5-defender-path][G-30] goes one region on a shortest route to its nearest source; with two routes the owner chooses', () => {
    expect(both(field())).toEqual([
      ['n', 'p'],
      ['n', 'p'],
    ])
    expect(both(field({ borders: ['a-m', 'm-n', 'm-o', 'm-p', 'n-q', 'o-p'] }))).toEqual([['n'], ['n']])
  })

  test('[W-12.5-evacuate-A][W-12.5-evacuate-B] the whole stack leaves the region', () => {
    for (const edition of EDITIONS) {
      const armies = { ...field().armies, blue: { m: ['Line 5>5/9', 'Guns A', 'Meade 1* 0/0'] } }
      const w = fight(field({ edition, armies }), BLUE_LOSES)
      give(w, 'retreat', w.r('p'))
      expect(['Line', 'Guns', 'Meade', 'Foot', 'Lee'].map(name => placeOf(w, name))).toEqual([
        'p',
        'p',
        'p',
        'm',
        'm',
      ])
      expect(told(w, 'retreated')).toMatchObject([{ rule: `W-12.5-evacuate-${edition}`, towards: 'supply' }])
    }
  })

  test('[G-30] the nearest of several sources', () => {
    const map = { ...field().map, o: 'clear src:blue' }
    expect(waysOf(field({ map }))).toEqual(['o'])
  })

  test('[G-30] a source no longer held does not count', () => {
    expect(waysOf(field({ control: { blue: ['n', 'o', 'p'], red: ['q'] } }))).toEqual(['n', 'o', 'p'])
  })

  const enemyIn = (region: string, unit: string): War => {
    const { armies } = field()
    return field({ armies: { ...armies, red: { ...armies['red'], [region]: [unit] } } })
  }

  test('[W-12.5-defender-path][G-30] not through regions with enemies', () => {
    expect(both(enemyIn('n', 'Horse 3/2'))).toEqual([['p'], ['p']])
  })

  test('[G-30] hidden enemies do not bar a region, nor do support units and leaders alone', () => {
    expect(waysOf(enemyIn('n', 'Band 3/2 G hidden'))).toEqual(['n', 'p'])
    expect(waysOf(enemyIn('n', 'Hood 1* 0/0'))).toEqual(['n', 'p'])
  })

  test('[G-30] an enemy fortress does', () => {
    expect(waysOf(field({ map: { ...field().map, n: 'clear fort:red:4' } }))).toEqual(['p'])
  })

  test('[G-30] no route crosses closed ground or closed borders', () => {
    expect(waysOf(field({ map: { ...field().map, n: 'clear closed:neutral' } }))).toEqual(['p'])
    expect(waysOf(field({ borders: ['a-m', 'm-n closed', 'm-o', 'm-p', 'n-q', 'p-q'] }))).toEqual(['p'])
    expect(waysOf(field({ map: { ...field().map, n: 'sea' } }))).toEqual(['p'])
  })

  test('[G-30] neither rivers nor movement points limit the retreat', () => {
    const borders = ['a-m', 'm-n major', 'n-q major', 'm-o', 'o-p', 'p-q']
    const map = { ...field().map, n: 'mountain' }
    const armies = { ...field().armies, blue: { m: ['Line 5>5/9 mp0'] } }
    expect(waysOf(field({ borders, map, armies }))).toEqual(['n'])
  })

  test('[G-30] with no source to reach, to any neighbouring region that is friendly', () => {
    const map = { ...field().map, q: 'clear' }
    expect(both(field({ map, control: { blue: ['n', 'o'] } }))).toEqual([
      ['n', 'o'],
      ['n', 'o'],
    ])
  })

  test('[W-12.5-no-retreat][G-30] with nowhere to go it is eliminated, in the older edition too', () => {
    const map = { ...field().map, q: 'clear' }
    for (const edition of EDITIONS) {
      const w = fight(field({ edition, map, control: {} }), BLUE_LOSES)
      expect([placeOf(w, 'Line'), told(w, 'no-retreat').length]).toEqual([OUT, 1])
    }
  })

  test('[G-60] an ally’s land is friendly', () => {
    const players = [{ id: 'red' }, { id: 'blue' }, { id: 'teal', side: 'blue' }]
    const map = { ...field().map, q: 'clear' }
    expect(waysOf(field({ players, map, control: { teal: ['o'] } }))).toEqual(['o'])
  })

  test('[W-12.5-evacuate-B][G-30] in the revised edition it may retreat into a friendly fortress there', () => {
    const map = { ...field().map, m: 'clear fort:blue:0' }
    expect(both(field({ map }))).toEqual([
      ['n', 'p'],
      ['n', 'p', 'fortress'],
    ])
    const w = fight(field({ map }), BLUE_LOSES)
    give(w, 'retreat', 'fortress')
    expect([placeOf(w, 'Line'), w.g.p.inside[w.c('Line')]]).toEqual(['m', 1])
  })

  test('[W-12.5-evacuate-B] which saves it if there is no other retreat', () => {
    const map = { ...field().map, m: 'clear fort:blue:0', q: 'clear' }
    const places = EDITIONS.map(edition =>
      placeOf(fight(field({ edition, map, control: {} }), BLUE_LOSES), 'Line'),
    )
    expect(places).toEqual([OUT, 'm'])
  })

  test('[W-A1-bunker-immobile][G-37] a bunker holds the place, and the attacker goes back', () => {
    const armies = { ...field().armies, blue: { m: ['Works 5>5/9 bunker'] } }
    const w = fight(field({ armies }), BLUE_LOSES)
    expect([placeOf(w, 'Works'), placeOf(w, 'Foot')]).toEqual(['m', 'a'])
  })

  test('[G-31] a leader whose stack was wiped out retreats alone by the same route', () => {
    const armies = { ...field().armies, blue: { m: ['Line 5/9', 'Meade 1* 0/0'] } }
    const w = fight(field({ armies, borders: ['a-m', 'm-n', 'n-q'] }), [0, 9, 0, 0])
    until(w, 'orders', 'blue')
    expect([placeOf(w, 'Line'), placeOf(w, 'Meade')]).toEqual([OUT, 'n'])
  })

  test('[W-12.5-defender-path] beaten units may move again in their own turn', () => {
    const w = fight(field(), BLUE_LOSES)
    give(w, 'retreat', w.r('n'))
    until(w, 'orders', 'blue')
    expect(allowed(w, marchOrder(w, 'Line', 'q'))).toBe(true)
  })
})

describe('a beaten attacker', () => {
  test.each(EDITIONS)(
    '[W-12.5-attacker-path][W-12.5-tie] goes back to where it came from, in edition %s',
    edition => {
      const w = fight(field({ edition }), RED_LOSES)
      expect([placeOf(w, 'Foot'), placeOf(w, 'Lee'), placeOf(w, 'Line')]).toEqual(['a', 'a', 'm'])
      expect(told(w, 'retreated')).toMatchObject([{ towards: 'origin', rule: 'W-12.5-attacker-path' }])
    },
  )

  test('[W-12.5-attacker-path] that is the last region on its march, whoever holds it', () => {
    const armies = { ...field().armies, red: { a: ['Foot 5/9 mp4', 'Lee 1* 0/0 mp4'] } }
    const w = start(field({ armies, borders: ['a-o', 'o-m', 'm-n', 'n-q'] }), RED_LOSES)
    march(w, 'Foot, Lee', 'o', 'm')
    endMovement(w)
    expect([placeOf(w, 'Foot'), w.g.p.control[w.r('o')]]).toEqual(['o', w.player('red')])
  })

  test('[W-12.5-evacuate-B] in the revised edition it, too, may go into a friendly fortress there', () => {
    const relief = (edition: 'A' | 'B'): Playing => {
      const map = { ...field().map, m: 'clear fort:red:0' }
      return fight(field({ edition, map }), RED_LOSES)
    }
    expect([placeOf(relief('A'), 'Foot'), relief('A').g.p.inside[0]]).toEqual(['a', 0])
    const w = relief('B')
    expect(open(w)).toMatchObject({ kind: 'retreat', player: 0, options: [w.r('a'), 'fortress'] })
    give(w, 'retreat', 'fortress')
    expect([placeOf(w, 'Foot'), w.g.p.inside[w.c('Foot')], w.g.p.inside[w.c('Lee')]]).toEqual(['m', 1, 1])
    expect(told(w, 'retreated')).toMatchObject([{ towards: 'fortress', rule: 'W-12.5-evacuate-B' }])
  })

  const besieger = (more: Partial<War>): War =>
    field({ map: { ...field().map, a: 'clear fort:blue:0' }, control: { blue: ['n', 'p', 'q'] }, ...more })

  test('[G-30] if that is barred, to any neighbouring friendly region that is free of enemies', () => {
    const w = fight(besieger({ control: { blue: ['n', 'p', 'q'], red: ['o'] } }), RED_LOSES)
    expect(placeOf(w, 'Foot')).toBe('o')
  })

  test('[G-30] and if there is none it is eliminated, and its leader caught', () => {
    for (const edition of EDITIONS) {
      const w = fight(besieger({ edition }), RED_LOSES)
      until(w, 'orders', 'blue')
      expect([placeOf(w, 'Foot'), placeOf(w, 'Lee'), told(w, 'leader-caught').length]).toEqual([OUT, OUT, 1])
    }
  })

  test('[G-30] of a combined attack each part goes where it came from', () => {
    const armies = {
      ...field().armies,
      red: { a: ['Foot 5/9', 'Lee 1* 0/0'], o: ['Wings 5/9 para'] },
    }
    const w = start(field({ armies, control: { blue: ['n', 'p', 'q'] } }), [9, 9, 9, 9, 9, 9, 0])
    march(w, 'Foot, Lee', 'm')
    march(w, 'Wings', 'm')
    endMovement(w)
    expect(['Foot', 'Lee', 'Wings'].map(name => placeOf(w, name))).toEqual(['a', 'a', 'o'])
  })

  test('[G-30] a unit without an origin goes to any neighbouring friendly region', () => {
    const w = start(
      field({
        armies: { red: { m: ['Foot 5/9', 'Lee 1* 0/0'] }, blue: { m: ['Line 5>5/9'] } },
        control: { red: ['o'], blue: ['n'] },
      }),
      RED_LOSES,
    )
    endMovement(w)
    expect([placeOf(w, 'Foot'), placeOf(w, 'Lee')]).toEqual(['o', 'o'])
  })

  test('[G-80] units that stayed behind out of supply stay', () => {
    const w = start(
      field({
        uses: ['supply'],
        map: { ...field().map, a: 'clear src:red' },
        borders: ['a-m', 'm-n', 'm-p', 'n-q', 'p-q'],
        armies: { red: { a: ['Foot 5/9', 'Lee 1* 0/0'], m: ['Horse 5/9'] }, blue: { m: ['Line 5>5/9'] } },
        control: { blue: ['m', 'n', 'p', 'q'] },
        rules: [
          {
            when: 'always',
            player: 'red',
            effects: [{ do: 'supply', side: 'own', as: 'out', of: { units: ['Horse'] } }],
          },
        ],
      }),
      RED_LOSES,
    )
    march(w, 'Foot, Lee', 'm')
    endMovement(w)
    expect([w.g.p.unsupplied[w.c('Horse')], placeOf(w, 'Foot'), placeOf(w, 'Horse')]).toEqual([1, 'a', 'm'])
  })
})

test('[G-43][W-12.5-evacuate-A] in the older edition units must enter the fortress before the battle', () => {
  const w = start(field({ edition: 'A', map: { ...field().map, m: 'clear fort:blue:0' } }))
  give(w, 'orders', marchOrder(w, 'Foot, Lee', 'm'))
  give(w, 'shelter', stackOf(w, 'Line'))
  endMovement(w)
  expect([told(w, 'battle-joined'), w.g.p.inside[w.c('Line')]]).toEqual([[], 1])
})
