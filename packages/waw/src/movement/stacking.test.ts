import { describe, expect, test } from 'vitest'
import { fork } from '@sandtable/kernel'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, placeOf, start } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

/** A number of plain units, `x1` to `xn`. */
const foot = (n: number, name = 'x', marks = '3/2 mp4'): string[] =>
  Array.from({ length: n }, (_, i) => `${name}${i + 1} ${marks}`)
const namesOf = (stack: readonly string[]): string => stack.map(text => text.split(' ')[0]).join(', ')

/** Whether these counters may go into a region and stay there. */
function stays(w: Playing, names: string, to: string): boolean {
  if (!allowed(w, marchOrder(w, names, to))) return false
  const { g } = w
  const tried = { ...w, g: fork(g) }
  give(tried, 'orders', marchOrder(w, names, to))
  return tried.g.p.march.trail.length === 0 || allowed(tried, { do: 'halt' })
}

/** Whether a stack of red's may go into ground of this kind and stay. */
function mayStay(stack: readonly string[], terrain: string, more: Partial<War> = {}): boolean {
  const [older, revised] = EDITIONS.map(edition => {
    const w = start({
      map: { a: 'clear', b: terrain },
      borders: ['a-b'],
      armies: { red: { a: stack } },
      edition,
      ...more,
    })
    return stays(w, namesOf(stack), 'b')
  })
  if (older !== revised) throw new Error('the editions differ')
  return revised as boolean
}

describe('how many may stand in a region', () => {
  test('[W-9-ground] any number in clear terrain', () => {
    expect(mayStay(foot(20), 'clear')).toBe(true)
  })

  test.each(['forest', 'hills', 'mountain', 'swamp', 'desert', 'urban'])(
    '[W-9-difficult][W-3.1-difficult][G-04] six ground units of a side in %s',
    terrain => {
      expect([mayStay(foot(6), terrain), mayStay(foot(7), terrain)]).toEqual([true, false])
    },
  )

  test('[W-9-exempt] leaders and Heavy units do not count', () => {
    expect(mayStay([...foot(6), ...foot(3, 'h', '4/2 heavy mp4'), 'Lee 3* 1/1 mp4'], 'forest')).toBe(true)
  })

  test('[W-4.2-su-stacking] nor do support units', () => {
    expect(mayStay([...foot(6), ...foot(4, 'g', 'A mp4')], 'forest')).toBe(true)
  })

  test('[W-9-exempt] a Bunker counts like any unit, unless the scenario calls it a structure', () => {
    const joined = (...marks: string[]): boolean => {
      const bunker = ['Redoubt 2/2 bunker', ...marks].join(' ')
      const w = start({
        map: { a: 'clear', b: 'forest' },
        borders: ['a-b'],
        armies: { red: { a: foot(6), b: [bunker] } },
      })
      return stays(w, namesOf(foot(6)), 'b')
    }
    expect([joined(), joined('structure')]).toEqual([false, true])
  })

  test('[W-9-exempt] nor does the fortress, nor units in it', () => {
    const w = start({
      map: { a: 'clear', b: 'forest fort:red:4' },
      borders: ['a-b'],
      armies: { red: { a: foot(6), b: foot(3, 'y', '3/2 inside') } },
    })
    expect(stays(w, namesOf(foot(6)), 'b')).toBe(true)
  })

  test('[G-04] by option only swamp and desert are limited, or the number differs', () => {
    const options: War['options'] = { difficult_terrains: 'swamp_desert' }
    expect(
      ['forest', 'urban', 'swamp', 'desert'].map(terrain => mayStay(foot(7), terrain, { options })),
    ).toEqual([true, true, false, false])
    expect(mayStay(foot(7), 'forest', { options: { difficult_stack_limit: 7 } })).toBe(true)
  })

  test('[W-9-difficult] units already there count', () => {
    const w = start({
      map: { a: 'clear', b: 'forest' },
      borders: ['a-b'],
      armies: { red: { a: foot(3), b: foot(4, 'y') } },
    })
    expect([stays(w, 'x1, x2, x3', 'b'), stays(w, 'x1, x2', 'b')]).toEqual([false, true])
  })

  test('[G-04] each side has its own limit: allies share it, enemies do not', () => {
    const war = (side: string): Playing =>
      start({
        players: [{ id: 'red' }, { id: 'blue', side }, { id: 'grey' }],
        map: { a: 'clear', b: 'forest' },
        borders: ['a-b'],
        armies: { red: { a: [...foot(3), 'Lee 3* 1/1'] }, blue: { b: foot(4, 'y') } },
      })
    expect([war('red'), war('blue')].map(w => stays(w, 'x1, x2, x3, Lee', 'b'))).toEqual([false, true])
  })

  test('[G-04] it applies to attackers, too', () => {
    const w = start({
      map: { a: 'clear', b: 'forest' },
      borders: ['a-b'],
      armies: { red: { a: [...foot(7), 'Lee 3* 1/1'] }, blue: { b: ['Line 3/2'] } },
    })
    expect(allowed(w, marchOrder(w, `${namesOf(foot(7))}, Lee`, 'b'))).toBe(false)
    expect(allowed(w, marchOrder(w, `${namesOf(foot(6))}, Lee`, 'b'))).toBe(true)
  })
})

describe('passing through', () => {
  const pass = (mp: number, more: Partial<War> = {}): Playing =>
    start({
      map: { a: 'clear', b: 'forest', c: 'clear', d: 'clear' },
      borders: ['a-b', 'b-c', 'c-d'],
      armies: { red: { a: foot(4, 'x', `3/2 mp${mp}`), b: foot(4, 'y') } },
      ...more,
    })
  const all = 'x1, x2, x3, x4'

  test('[G-04] the limit holds at the end of movement: a full region may be passed, but not stayed in', () => {
    const w = pass(4)
    give(w, 'orders', marchOrder(w, all, 'b'))
    expect([allowed(w, { do: 'halt' }), allowed(w, { do: 'done' })]).toEqual([false, false])
    march(w, all, 'c')
    expect(placeOf(w, 'x1')).toBe('c')
  })

  test('[G-04] only by stacks that can get on', () => {
    const w = pass(2)
    expect(allowed(w, marchOrder(w, all, 'b'))).toBe(false)
  })

  test('[G-04][W-10.1-drop-off] a passing stack drops only as many units as there is room for', () => {
    const w = pass(4)
    give(w, 'orders', marchOrder(w, all, 'b'))
    expect([allowed(w, marchOrder(w, 'x1', 'c')), allowed(w, marchOrder(w, 'x1, x2', 'c'))]).toEqual([
      false,
      true,
    ])
  })

  test('[G-04][W-10.1-stop-on-enemy] stacks cannot pass if enemies stop them', () => {
    const w = start({
      map: { a: 'clear', b: 'forest', c: 'clear' },
      borders: ['a-b', 'b-c'],
      armies: {
        red: { a: [...foot(4), 'Lee 3* 1/1'], b: foot(4, 'y') },
        blue: { b: ['Line 3/2'] },
      },
    })
    expect(allowed(w, marchOrder(w, `${all}, Lee`, 'b'))).toBe(false)
  })

  test('[G-04][G-84] by option hidden units pass through full ground past enemies, too', () => {
    const passes = (options: War['options']): boolean => {
      const hidden = foot(4, 'x', '3/2 G hidden mp4')
      const armies = { red: { a: hidden, b: foot(4, 'y') }, blue: { b: ['Line 3/2'] } }
      const w = pass(4, { armies, ...(options && { options }) })
      return allowed(w, marchOrder(w, all, 'b'))
    }
    expect([passes({}), passes({ hidden_entry: 'pass' })]).toEqual([false, true])
  })

  test('[G-04][G-42] a stack passing without room does not stop to search', () => {
    const band = { blue: { b: ['Band 3/2 G hidden'] } }
    const armies = { red: { a: [...foot(4), 'Lee 3* 1/1'], b: foot(4, 'y') }, ...band }
    const w = pass(4, { armies })
    give(w, 'orders', marchOrder(w, `${all}, Lee`, 'b'))
    expect(allowed(w, { do: 'search', region: w.r('b') })).toBe(false)
    const roomy = pass(4, { armies: { ...armies, red: { ...armies.red, b: foot(2, 'y') } } })
    give(roomy, 'orders', marchOrder(roomy, `${all}, Lee`, 'b'))
    expect(allowed(roomy, { do: 'search', region: roomy.r('b') })).toBe(true)
  })

  test('[G-04] units that leave a fortress need room, too', () => {
    const w = start({
      map: { a: 'clear', b: 'forest fort:red:4' },
      borders: ['a-b'],
      armies: { red: { b: [...foot(5), 'y1 3/2 inside', 'y2 3/2 inside', 'Guns A inside'] } },
    })
    const sally = (names: string): boolean =>
      allowed(w, { do: 'sally', stack: names.split(', ').map(name => w.c(name)) })
    expect([sally('y1, y2'), sally('y1'), sally('y1, Guns')]).toEqual([false, true, true])
    expect(allowed(w, marchOrder(w, 'y1, y2', 'a'))).toBe(true)
  })

  test('[W-9-difficult] at the end of the phase no region is overfull', () => {
    const w = pass(4)
    march(w, 'x1, x2', 'b')
    expect(stays(w, 'x3', 'b')).toBe(false)
    march(w, 'x3, x4', 'b', 'c', 'd')
    endMovement(w)
    expect(['x1', 'x2', 'x3', 'x4'].map(name => placeOf(w, name))).toEqual(['b', 'b', 'd', 'd'])
  })
})
