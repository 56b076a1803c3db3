import { seen, whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { WAW } from '../index.ts'

const EDITIONS = ['A', 'B'] as const

/** Red, with a leader, in the wood where blue's band is hidden. */
const wood = (
  red: readonly string[] = ['Foot 3/2', 'Lee 1* 0/0'],
  blue: readonly string[] = ['Band 2/1 G hidden'],
  more: Partial<War> = {},
): War => ({
  map: { a: 'clear', wood: 'forest', c: 'clear' },
  borders: ['a-wood', 'wood-c'],
  armies: { red: { wood: red }, blue: { wood: blue } },
  ...more,
})

const look = (w: Playing, region = 'wood'): { do: string; region: number } => ({
  do: 'search',
  region: w.r(region),
})

/** Searches the wood, and returns the result. */
function search(w: Playing): { found: boolean; sum: number } {
  give(w, 'orders', look(w))
  const e = told(w, 'searched').at(-1)
  if (e === undefined) throw new Error('nobody searched')
  return { found: e.found, sum: e.because.reduce((sum, part) => sum + part.change, 0) }
}

const found = (war: War, die: number): boolean => search(start(war, [die])).found
const finds = (war: War): number[] =>
  Array.from({ length: 10 }, (_, die) => die).filter(die => found(war, die))

describe('the test', () => {
  test.each(EDITIONS)('[W-11.3-test] succeeds with 0 to 3, in edition %s', edition => {
    expect(finds({ ...wood(), edition })).toEqual([0, 1, 2, 3])
  })

  test("[W-11.3-mod-leader][G-38] the searchers’ leader makes it easier by the leader's CF", () => {
    expect(finds(wood(['Foot 3/2', 'Lee 1* 2/0']))).toEqual([0, 1, 2, 3, 4, 5])
    expect(finds(wood(['Foot 3/2', 'Lee 1* -1/0']))).toEqual([0, 1, 2])
  })

  test("[W-11.3-mod-leader][G-38] the hidden units' leader makes it harder likewise", () => {
    const led = (cf: number): War => wood(undefined, ['Band 2/1 G hidden', `Meade 1* ${cf}/0 hidden`])
    expect([finds(led(2)), finds(led(-1))]).toEqual([
      [0, 1],
      [0, 1, 2, 3, 4],
    ])
  })

  test('[W-6-natural-zero] a natural 0 finds them whatever the modifiers', () => {
    expect(finds(wood(undefined, ['Band 2/1 G hidden', 'Meade 1* 9/0 hidden']))).toEqual([0])
  })

  test('[W-11.3-mod-leader][W-5.1-rank-order][W-5.1-tie] of several leaders only the commander counts', () => {
    const sum = (...leaders: string[]): number => search(start(wood(['Foot 3/2', ...leaders]))).sum
    expect(sum('Hood 1* 3/0', 'Lee 3* 1/0')).toBe(-1)
    expect(sum('Hood 2* 3/0 (B)', 'Lee 2* 1/0 (A)')).toBe(-1)
    expect(sum('Hood 3* 3/0 N', 'Lee 1* 1/0')).toBe(-1)
  })

  test('[W-11.3-mod-five][G-42] five hidden units or more are easier to find, by 3; leaders do not count', () => {
    const bands = (n: number): string[] => Array.from({ length: n }, (_, i) => `g${i} 2/1 G hidden`)
    expect(finds(wood(undefined, bands(5)))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(finds(wood(undefined, [...bands(4), 'Meade 1* 0/0 hidden']))).toEqual([0, 1, 2, 3])
  })

  test('[G-38] by option the printed modifiers change the target: many are harder to find, and leaders count as before', () => {
    const bands = Array.from({ length: 5 }, (_, i) => `g${i} 2/1 G hidden`)
    const options = { intercept_mod_target: 'target' } as const
    expect(finds(wood(undefined, bands, { options }))).toEqual([0])
    const led = ['Foot 3/2', 'Lee 1* 4/0']
    expect(finds(wood(led, bands, { options }))).toEqual([0, 1, 2, 3, 4])
    expect(finds(wood(led, bands.slice(1), { options }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test("[G-38][W-4.1.2-hide] only its owner sees the hidden leader's modifier", () => {
    const w = start(wood(['Foot 3/2', 'Lee 1* 1/0'], ['Band 2/1 G hidden', 'Meade 1* 2/0 hidden']), [9])
    search(w)
    const [e] = told(w, 'searched')
    const parts = [0, 1, null].map(viewer => seen(WAW, e as Event, viewer) as typeof e)
    expect(parts.map(part => part?.because.map(({ change }) => change))).toEqual([[-1], [-1, 2], [-1]])
    expect(parts.map(part => part?.against)).toEqual([-1, 1, -1])
  })

  test('[G-38] once the leader is found, all see it', () => {
    const w = start(wood(['Foot 3/2', 'Lee 1* 1/0'], ['Band 2/1 G hidden', 'Meade 1* 2/0 hidden']), [0])
    search(w)
    const [e] = told(w, 'searched')
    expect(seen(WAW, e as Event, 0)).toEqual(e)
  })

  test('[W-5.3-hidden-secret] a face-down leader is unknown, and does not count', () => {
    const w = start({
      ...wood(),
      armies: {
        red: { wood: ['Foot 3/2', '?'], leaders: ['Lee 3* 5/5'] },
        blue: { wood: ['Band 2/1 G hidden'] },
      },
    })
    expect([search(w).sum, told(w, 'leader-revealed')]).toEqual([0, []])
  })
})

describe('searchers and places', () => {
  const may = (war: War, region = 'wood'): boolean => {
    const w = start(war)
    return allowed(w, look(w, region))
  }

  test('[W-11.5-search] the active player, in regions with their own land units and hidden enemies', () => {
    expect([may(wood()), may(wood(), 'a')]).toEqual([true, false])
    expect(may(wood(undefined, ['Line 3/2']))).toBe(false)
    const w = start(wood())
    endMovement(w)
    expect([open(w).player, allowed(w, look(w))]).toEqual([1, false])
  })

  test('[G-83][W-11.5-search] any combat unit, led or not, in supply or not', () => {
    for (const edition of EDITIONS) expect(may({ ...wood(['Foot 3/2']), edition })).toBe(true)
    const hungry = start(wood(['Foot 3/2']))
    hungry.g.p.unsupplied[hungry.c('Foot')] = 1
    expect(allowed(hungry, look(hungry))).toBe(true)
    expect([may(wood(['Guns A', 'Lee 1* 0/0'])), may(wood(['Lee 1* 0/0']))]).toEqual([false, false])
  })

  test('[G-83] without a combat unit there is no search, with or without leaders', () => {
    const w = start(wood(['Guns A', 'Lee 1* 0/0']))
    until(w, 'orders', 'red')
    expect(whyNot(w.g, 0, look(w))).toMatchObject({ rule: 'G-83', what: 'nobody' })
  })

  test('[G-83] found units are fought only by a stack that may attack', () => {
    const battles = ['Foot 3/2', 'Foot 3/2, Lee 1* 0/0'].map(stack => {
      const w = start(wood(stack.split(', ')), [0])
      search(w)
      endMovement(w)
      return [told(w, 'uncovered').length, told(w, 'battle-joined').length]
    })
    expect(battles).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  test('[G-42] one test for each region and turn', () => {
    const w = start(wood(), [9])
    search(w)
    expect(allowed(w, look(w))).toBe(false)
    endMovement(w)
    until(w, 'orders', 'red')
    expect(allowed(w, look(w))).toBe(true)
  })

  test('[G-42][G-60] it finds declared enemies only', () => {
    expect(may(wood(undefined, undefined, { peace: [['red', 'blue']] }))).toBe(false)
  })

  test('[W-15-scenario-over-rules] a rule of the scenario may forbid it', () => {
    const rules: War['rules'] = [{ when: 'always', effects: [{ do: 'forbid', side: 'own', what: 'search' }] }]
    expect(may(wood(undefined, undefined, { rules }))).toBe(false)
  })

  test('[G-84] hidden units do not search', () => {
    expect(may(wood(['Gang 2/1 G hidden', 'Lee 1* 0/0 hidden']))).toBe(false)
  })
})

describe('results of a search', () => {
  const many = ['Band 2/1 G hidden', 'Gang 2/1 G hidden', 'Meade 1* 0/0 hidden']

  test('[G-42] success reveals all hidden units there, and leads to battle', () => {
    const w = start(wood(undefined, many), [0])
    search(w)
    expect(['Band', 'Gang', 'Meade'].map(name => w.g.p.hidden[w.c(name)])).toEqual([0, 0, 0])
    endMovement(w)
    expect(told(w, 'battle-joined')).toMatchObject([{ battle: { forces: [[0], [1, 2]] } }])
  })

  test('[W-4.1.2-hidden-immune] failure leaves them as they were', () => {
    const w = start(wood(undefined, many), [9])
    search(w)
    endMovement(w)
    expect([w.g.p.hidden[w.c('Band')], told(w, 'battle-joined')]).toEqual([1, []])
  })

  test('[G-42] by option it reveals one', () => {
    const w = start(wood(undefined, many, { options: { search_reveals: 'one' } }), [0])
    search(w)
    expect(w.g.p.lurking.reduce((a, b) => a + b)).toBe(1)
  })

  test('[G-42] by that option the last one found reveals its leader', () => {
    const war = wood(undefined, ['Band 2/1 G hidden', 'Meade 1* 0/0 hidden'], {
      options: { search_reveals: 'one' },
    })
    const w = start(war, [0])
    search(w)
    expect(['Band', 'Meade'].map(name => w.g.p.hidden[w.c(name)])).toEqual([0, 0])
  })

  const onMarch = (die: number): Playing => {
    const w = start(
      wood(undefined, undefined, {
        armies: { red: { a: ['Foot 3/2 mp9', 'Lee 1* 0/0 mp9'] }, blue: { wood: ['Band 2/1 G hidden'] } },
      }),
      [die],
    )
    give(w, 'orders', marchOrder(w, 'Foot, Lee', 'wood'))
    search(w)
    return w
  }

  test('[G-42] a region just entered may be searched; success stops the mover and leads to battle', () => {
    const w = onMarch(0)
    expect([w.g.p.march.trail, allowed(w, marchOrder(w, 'Foot, Lee', 'c'))]).toEqual([[], false])
    endMovement(w)
    expect(told(w, 'battle-joined').length).toBe(1)
  })

  test('[G-42] after a failure the stack goes on', () => {
    const w = onMarch(9)
    march(w, 'Foot, Lee', 'c')
    endMovement(w)
    expect([placeOf(w, 'Foot'), told(w, 'battle-joined')]).toEqual(['c', []])
  })

  test('[G-42] while a stack is marching no other region is searched', () => {
    const w = start(
      wood(undefined, undefined, {
        armies: {
          red: { a: ['Foot 3/2'], wood: ['Horse 3/2', 'Lee 1* 0/0'] },
          blue: { wood: ['Band 2/1 G hidden'] },
        },
        borders: ['a-c', 'wood-c'],
      }),
    )
    expect(allowed(w, look(w))).toBe(true)
    give(w, 'orders', marchOrder(w, 'Foot', 'c'))
    expect(allowed(w, look(w))).toBe(false)
  })
})
