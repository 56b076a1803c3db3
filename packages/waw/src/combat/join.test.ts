import { submit } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import { view } from '../view.ts'

const EDITIONS = ['A', 'B'] as const

/** Red in `a` and `c`, blue in `b` between them. */
const field = (
  red: Readonly<Record<string, readonly string[]>>,
  blue: readonly string[],
  more: Partial<War> = {},
): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear' },
  borders: ['a-b', 'b-c', 'b-d'],
  armies: { red, blue: { b: blue } },
  ...more,
})

/** Red attacks with these and the units already there; the battle as joined. */
function attack(war: War, names: string): Playing {
  const w = start(war)
  march(w, names, 'b')
  endMovement(w)
  return w
}

const battle = (w: Playing): Extract<Event, { is: 'battle-joined' }>['battle'] => {
  const [e] = told(w, 'battle-joined')
  if (e === undefined) throw new Error('there was no battle')
  return e.battle
}

/** What the defenders add in each round because of the attackers' approach. */
const ways = (w: Playing): number[] =>
  told(w, 'modifiers-set').map(e =>
    (e.because[1] ?? []).filter(({ what }) => what === 'river').reduce((sum, { change }) => sum + change, 0),
  )

describe('the stacks that fight', () => {
  test('[G-76] all of a side there in the open fight as one stack, with one commander', () => {
    const w = attack(
      field({ a: ['Foot 3/2', 'Lee 2* 0/0'], b: ['Horse 3/2', 'Hood 1* 0/0', 'Guns A'] }, [
        'Line 3/2',
        'Meade 1* 0/0',
        'Train L',
      ]),
      'Foot, Lee',
    )
    expect(battle(w)).toMatchObject({
      forces: [[w.c('Foot'), w.c('Horse')], [w.c('Line')]],
      support: [[w.c('Guns')], [w.c('Train')]],
      leaders: [[0, 1], [2]],
    })
    expect(told(w, 'commander-named').map(e => e.slot)).toEqual([0, 2])
  })

  test('[G-83][W-5.3-naval-air-free] ships in port do not attack on land, and do not enable units that need a leader', () => {
    const map = { a: 'clear', b: 'clear port', c: 'clear', d: 'clear' }
    const war = field({ b: ['Foot 3/2', 'Sloop 3/2 N'] }, ['Line 3/2'], { map })
    const w = start(war)
    endMovement(w)
    expect([told(w, 'battle-joined'), open(w).player]).toEqual([[], 1])
  })

  test('[W-12-trigger] the terrain is that of the region', () => {
    const map = { a: 'forest', b: 'swamp', c: 'clear', d: 'clear' }
    expect(
      battle(attack(field({ a: ['Foot 3/2', 'Lee 1* 0/0'] }, ['Line 3/2'], { map }), 'Foot, Lee')).terrain,
    ).toBe('swamp')
  })

  test('[W-3.1-road-rail-combat] roads and railroads change nothing', () => {
    const parts = (border: string): unknown => {
      const war = field({ a: ['Foot 3/2', 'Lee 1* 0/0'] }, ['Line 3/2'], { borders: [`a-b ${border}`] })
      return told(attack(war, 'Foot, Lee'), 'modifiers-set')[0]?.because
    }
    expect([parts('road'), parts('rail')]).toEqual([parts(''), parts('')])
  })

  test('[W-A6-supremacy] a side brings its supremacy', () => {
    const players = [{ id: 'red', supremacy: 2 }, { id: 'blue' }]
    expect(
      battle(attack(field({ a: ['Foot 3/2', 'Lee 1* 0/0'] }, ['Line 3/2'], { players }), 'Foot, Lee'))
        .supremacy,
    ).toEqual([2, 0])
  })
})

describe('rivers', () => {
  const lee = ['Foot 0/9', 'Lee 1* 0/9']
  const over = (border: string, more: Partial<War> = {}): number[] =>
    ways(attack(field({ a: lee }, ['Line 0/9'], { borders: [`a-b ${border}`], ...more }), 'Foot, Lee'))

  test('[W-3.1-river-minor-combat][W-3.1-river-major-combat] an attack across a river gives the defenders +1 or +2, in round 1', () => {
    for (const edition of EDITIONS)
      expect([over('', { edition }), over('river', { edition }), over('major', { edition })]).toEqual([
        [0, 0],
        [1, 0],
        [2, 0],
      ])
  })

  test('[G-06][W-3.1-bridge] a bridge avoids that, in the revised edition', () => {
    expect([over('river bridge'), over('major bridge')]).toEqual([
      [0, 0],
      [0, 0],
    ])
    expect(over('major bridge', { options: { bridge_cancels: 'movement' } })).toEqual([2, 0])
  })

  test('[W-3.1-river-minor-combat] the last river on the march counts', () => {
    const war = (borders: string[]): number[] => {
      const w = start(field({ a: ['Foot 0/9 mp9', 'Lee 1* 0/9 mp9'] }, ['Line 0/9'], { borders }))
      march(w, 'Foot, Lee', 'c', 'b')
      endMovement(w)
      return ways(w)
    }
    expect([war(['a-c river', 'c-b']), war(['a-c', 'c-b river'])]).toEqual([
      [0, 0],
      [1, 0],
    ])
  })

  test('[W-3.1-river-minor-combat] units already in the region crossed no river', () => {
    const war = field({ b: lee }, ['Line 0/9'], { borders: ['a-b river', 'b-c major'] })
    const w = start(war)
    endMovement(w)
    expect(ways(w)).toEqual([0, 0])
  })

  test('[G-73] one attacker across a river is enough', () => {
    const war = field({ a: lee, b: ['Horse 0/9'] }, ['Line 0/9'], { borders: ['a-b river'] })
    expect(ways(attack(war, 'Foot, Lee'))).toEqual([1, 0])
    expect(ways(attack({ ...war, options: { defender_bonus_if_mixed: false } }, 'Foot, Lee'))).toEqual([0, 0])
  })
})

describe('leaders who lie face down', () => {
  const pool = ['Grant 3* 3/1', 'Pope 1* 0/0', 'Hunter 2* 1/1']
  const war = (edition: 'A' | 'B' = 'B'): War => ({
    ...field({ a: ['Foot 3/2'] }, ['Line 3/2', '?']),
    armies: {
      red: { a: ['Foot 3/2', 'Lee 1* 0/0'] },
      blue: { b: ['Line 3/2', '?'], leaders: pool, c: ['?'] },
    },
    edition,
  })
  /** The slots of blue's two, after red's Lee. */
  const [there, elsewhere] = [1, 2]

  test.each(EDITIONS)(
    '[W-5.3-hidden-secret][W-5-entry-side] are unknown until a battle involves them, in edition %s',
    edition => {
      const w = start(war(edition))
      for (const viewer of [0, 1, null]) expect(view(w.g.s, w.g.p, viewer).face).toEqual([0, -1, -1])
    },
  )

  test('[W-5.3-hidden-reveal] a battle turns up those in it, and no others', () => {
    const w = attack(war(), 'Foot, Lee')
    expect(told(w, 'leader-revealed').map(e => e.slot)).toEqual([there])
    expect([w.g.p.face[there] !== -1, w.g.p.face[elsewhere]]).toEqual([true, -1])
  })

  test('[W-5.3-hidden-draw] each drawn at random from its owner’s pool, and removed from it', () => {
    const drawn = [0, 1, 2].map(die => {
      const w = start(war(), [die])
      march(w, 'Foot, Lee', 'b')
      endMovement(w)
      const leader = told(w, 'leader-revealed')[0]?.leader as number
      expect(w.g.p.pool[1]).not.toContain(leader)
      return w.g.s.leaders[leader]?.name
    })
    expect(drawn).toEqual(['Grant', 'Pope', 'Hunter'])
  })

  test('[W-5.3-hidden-reveal] once turned up a leader stays face up', () => {
    const w = attack(war(), 'Foot, Lee')
    const face = w.g.p.face[there]
    until(w, 'orders', 'red')
    expect([w.g.p.face[there], open(w).kind]).toEqual([face, 'orders'])
  })

  test('[W-5.3-hidden-secret] a leader in a fortress beside the battle stays face down', () => {
    const map = { a: 'clear', b: 'clear fort:blue:4', c: 'clear', d: 'clear' }
    const w = start({ ...war(), map })
    give(w, 'orders', marchOrder(w, 'Foot, Lee', 'b'))
    give(w, 'shelter', [w.g.s.units.length + there])
    endMovement(w)
    expect([told(w, 'battle-joined').length, told(w, 'leader-revealed')]).toEqual([1, []])
  })

  test('[W-5.3-hidden-secret] until then the counter moves like the slowest leader it may be', () => {
    const [unit, faceDown] = [0, 1]
    /** How many regions these go along a road of five, if leaders of such movement may be face down. */
    const reach = (stack: number[], ...mps: number[]): number => {
      const w = start({
        map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear', e: 'clear' },
        borders: ['a-b', 'b-c', 'c-d', 'd-e'],
        armies: {
          red: { a: ['Foot 3/2 mp4', '?'], leaders: mps.map((mp, i) => `Marshal${i} 1* 0/0 mp${mp}`) },
        },
      })
      const way = ['b', 'c', 'd', 'e']
      const stops = way.findIndex(to => submit(w.g, 0, { do: 'march', stack, to: w.r(to) }) !== null)
      return stops < 0 ? way.length : stops
    }
    expect(reach([unit], 3, 1)).toBe(4)
    expect([
      reach([unit, faceDown], 3, 1),
      reach([unit, faceDown], 2, 3),
      reach([unit, faceDown], 3),
    ]).toEqual([1, 2, 3])
    expect([reach([faceDown], 2, 3), reach([faceDown], 3, 1)]).toEqual([2, 1])
  })
})
