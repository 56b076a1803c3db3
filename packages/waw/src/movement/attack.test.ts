import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march, marchOrder } from '../testing/marching.ts'
import { allowed, attackers, open, placeOf, start, told, until } from '../testing/playing.ts'
import { front } from '../testing/grounds.ts'

const EDITIONS = ['A', 'B'] as const

const line = { town: ['Line 3/2'] }
/** A battle without hits, from which the leader escapes. */
const MISSES = [9, 9, 9, 9, 9, 9, 0]
const may = (w: Playing, names: string, to = 'town'): boolean => allowed(w, marchOrder(w, names, to))

/** Whether a stack of red's may attack, in each edition. */
const mayAttack = (stack: readonly string[], names: string): boolean[] =>
  EDITIONS.map(edition => may(start({ ...front({ red: { a: stack }, blue: line }), edition }), names))

describe('the right to attack', () => {
  test('[W-5.3-land-attack][W-5.3-land-attack-except] land units attack a region only with a leader', () => {
    expect(mayAttack(['Foot 3/2'], 'Foot')).toEqual([false, false])
    expect(mayAttack(['Foot 3/2', 'Lee 1* 0/0'], 'Foot, Lee')).toEqual([true, true])
    expect(mayAttack(['Foot 3/2', 'Lee 1* 0/0'], 'Foot')).toEqual([false, false])
  })

  test('[W-5.3-land-attack-except][W-A1-para-leader] in the revised edition paras and marines need none', () => {
    const mark = (kind: string): string[] => [`Foot 3/2 ${kind}`]
    expect(mayAttack(mark('marine'), 'Foot')).toEqual([false, true])
    const paras = start({ ...front({ red: { a: mark('para') }, blue: line }), edition: 'B' })
    expect(may(paras, 'Foot')).toBe(true)
  })

  test('[W-5.3-land-attack-except] and take along no units that need one', () => {
    const w = start(front({ red: { a: ['Sea 3/2 marine', 'Foot 3/2', 'Guns A'] }, blue: line }))
    expect([may(w, 'Sea, Foot'), may(w, 'Sea'), may(w, 'Sea, Guns')]).toEqual([false, true, true])
  })

  test('[W-5.3-land-attack-except] other friendly units already there do not join their attack', () => {
    const w = start(front({ red: { a: ['Sea 3/2 marine'], town: ['Foot 3/2'] }, blue: line }))
    march(w, 'Sea', 'town')
    endMovement(w)
    expect(attackers(w)).toEqual(['Sea'])
  })

  test('[W-5.3-hidden-secret] a face-down leader leads like any other', () => {
    const w = start(
      front({ red: { a: ['Foot 3/2', '?'], leaders: ['Lee 1* 1/1', 'Hood 1* 0/1'] }, blue: line }),
    )
    const slot = w.g.s.units.length
    expect([may(w, 'Foot'), allowed(w, { do: 'march', stack: [0, slot], to: 2 })]).toEqual([false, true])
  })

  test('[W-5.1-naval] a leader of ships leads no land units', () => {
    expect(mayAttack(['Foot 3/2', 'Farragut 3* 1/1 N'], 'Foot, Farragut')).toEqual([false, false])
  })

  test('[W-5.1-aerial] nor does one of aircraft', () => {
    expect(mayAttack(['Foot 3/2', 'Doolittle 3* 1/1 Air'], 'Foot, Doolittle')).toEqual([false, false])
  })

  test('[W-4.2-su-novalues] support units never attack, with or without a leader', () => {
    expect(mayAttack(['Guns A', 'Lee 1* 0/0'], 'Guns, Lee')).toEqual([false, false])
  })

  test('[G-81] a leader alone may not enter a region with revealed combat units', () => {
    const w = start(front({ red: { a: ['Lee 1* 0/0'] }, blue: { ...line, b: ['Band 3/2 G hidden'] } }))
    expect([may(w, 'Lee'), may(w, 'Lee', 'b')]).toEqual([false, true])
  })

  test('[W-10.5-one-attack] without an enemy combat unit, no leader is needed', () => {
    const support = start(front({ red: { a: ['Foot 3/2'] }, blue: { town: ['Guns A'] } }))
    expect(may(support, 'Foot')).toBe(true)
    const hidden = start(front({ red: { a: ['Foot 3/2'] }, blue: { town: ['Band 3/2 G hidden'] } }))
    expect(may(hidden, 'Foot')).toBe(true)
  })

  test('[W-12.8-no-leader] nor to enter the region of a fortress without defenders outside', () => {
    for (const edition of EDITIONS) {
      const map = { ...front({}).map, town: 'clear fort:blue:4' }
      const held = (stack: string[]): Playing =>
        start({ ...front({ red: { a: ['Foot 3/2'] }, blue: { town: stack } }, { map }), edition })
      expect(may(held([]), 'Foot')).toBe(true)
      expect(may(held(['Line 3/2 inside', 'Meade 2* 0/0 inside']), 'Foot')).toBe(true)
      expect(may(held(['Line 3/2']), 'Foot')).toBe(false)
    }
  })
})

describe('one attack a turn', () => {
  const two = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'], b: ['Horse 3/2', 'Hood 1* 0/0'] }, blue: line }

  test.each(EDITIONS)(
    '[W-10.5-one-attack] one stack may enter a region with enemies, in edition %s',
    edition => {
      const w = start({ ...front(two), edition })
      march(w, 'Foot, Lee', 'town')
      expect([may(w, 'Horse, Hood'), may(w, 'Horse')]).toEqual([false, false])
    },
  )

  test('[W-10.1-merge][W-10.5-one-attack] two stacks that have joined do not attack together in the same turn', () => {
    const w = start(front(two))
    march(w, 'Foot, Lee', 'b')
    expect(may(w, 'Horse, Hood')).toBe(false)
    expect(may(w, 'Foot, Lee, Horse, Hood')).toBe(false)
  })

  test('[W-10.5-one-attack] in the next turn another may', () => {
    const w = start(front({ ...two, blue: { town: ['Wall 0/9', 'Rock 0/9'] } }, { turns: 5 }), MISSES)
    march(w, 'Foot, Lee', 'town')
    endMovement(w)
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Foot'), placeOf(w, 'Horse'), may(w, 'Horse, Hood')]).toEqual(['a', 'b', true])
  })

  test('[W-10.5-one-attack] into another region, another may', () => {
    const w = start(
      front({ ...two, blue: { ...line, rear: ['Wall 3/2'] } }, { borders: ['a-town', 'b-rear'] }),
    )
    march(w, 'Foot, Lee', 'town')
    expect(may(w, 'Horse, Hood', 'rear')).toBe(true)
  })

  const drop = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'], b: ['Wings 3/2 para', 'Horse 3/2'] }, blue: line }

  test('[W-A1-para-extra] paras may attack in addition to another stack, and fight beside it', () => {
    const w = start({ ...front(drop), edition: 'B' })
    march(w, 'Foot, Lee', 'town')
    march(w, 'Wings', 'town')
    endMovement(w)
    expect(attackers(w)).toEqual(['Foot', 'Wings'])
  })

  test('[W-A1-para-extra] or before it, and another stack may still attack', () => {
    const w = start({ ...front(drop), edition: 'B' })
    march(w, 'Wings', 'town')
    expect(may(w, 'Foot, Lee')).toBe(true)
  })

  test('[W-A1-para-extra] but not with other units in their stack', () => {
    const armies = { ...drop, red: { ...drop.red, b: ['Wings 3/2 para', 'Horse 3/2', 'Hood 1* 0/0'] } }
    const w = start({ ...front(armies), edition: 'B' })
    march(w, 'Foot, Lee', 'town')
    expect([may(w, 'Wings, Horse, Hood'), may(w, 'Wings, Hood')]).toEqual([false, true])
  })
})

describe('without the right to attack', () => {
  const both = (red: string[], blue: string[]): Playing =>
    start(front({ red: { town: red }, blue: { town: blue } }))

  test('[G-83] enemies in one region who cannot attack leave each other alone', () => {
    const w = both(['Foot 3/2'], ['Line 3/2'])
    endMovement(w)
    expect([told(w, 'battle-joined'), open(w).player]).toEqual([[], 1])
    endMovement(w)
    expect([told(w, 'battle-joined'), placeOf(w, 'Foot'), placeOf(w, 'Line')]).toEqual([[], 'town', 'town'])
  })

  test('[G-83] until the turn of one who can', () => {
    const w = both(['Foot 3/2'], ['Line 3/2', 'Meade 1* 0/0'])
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
    endMovement(w)
    expect(told(w, 'battle-joined')).toMatchObject([{ battle: { players: [1, 0] } }])
  })

  test('[G-83] a leader who joins them gives them the right, and then they must', () => {
    const w = start(front({ red: { town: ['Foot 3/2'], a: ['Horse 3/2', 'Lee 1* 0/0'] }, blue: line }))
    march(w, 'Horse, Lee', 'town')
    endMovement(w)
    expect(attackers(w)).toEqual(['Foot', 'Horse'])
  })

  test('[G-83] units that a rule forbids to attack neither attack nor join', () => {
    const rules: War['rules'] = [
      { when: 'always', effects: [{ do: 'forbid', side: 'own', what: 'attack', of: { units: ['Foot'] } }] },
    ]
    const armies = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'], town: [] }, blue: line }
    expect(may(start(front(armies, { rules })), 'Foot, Lee')).toBe(false)
    const beside = start(
      front({ red: { a: ['Horse 3/2', 'Lee 1* 0/0'], town: ['Foot 3/2'] }, blue: line }, { rules }),
    )
    march(beside, 'Horse, Lee', 'town')
    endMovement(beside)
    expect(attackers(beside)).toEqual(['Horse'])
  })
})
