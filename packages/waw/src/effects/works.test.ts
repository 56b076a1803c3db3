import { expect, test } from 'vitest'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement } from '../testing/marching.ts'
import { open, start, until } from '../testing/playing.ts'
import { phaseOf, whyNotCard } from '../index.ts'
import { sayWhyNot } from '../say/testing/story.ts'

/** Red holds one card with this effect, to be played in phase I; blue has nothing to lose. */
function holding(effect: EffectFile, card: Partial<PackCardFile> = {}, more: Partial<War> = {}): Playing {
  return start({
    players: [{ id: 'red', hand: 1 }, { id: 'blue' }, { id: 'green' }],
    peace: [['red', 'green']],
    map: { a: 'clear', b: 'forest', c: 'clear' },
    borders: ['a-b', 'b-c'],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } },
    technologies: ['guns'],
    uses: ['supply'],
    cards: { it: { player: 'red', generic: { when: ['cards'], effects: [effect] }, ...card } },
    ...more,
  })
}

const why = (w: Playing): string => {
  const { player, kind } = open(w)
  return sayWhyNot(w.g.s, w.g.p, whyNotCard(w.g.s, w.g.p, player, 0, phaseOf(w.g.agenda), kind))
}
const enemy = { side: 'enemy' as const }
const own = { side: 'own' as const }

// prettier-ignore
test.for<[EffectFile, string]>([
  [{ do: 'losses', ...enemy, steps: 1, chooser: 'own', of: { regions: ['a', 'c'] } }, 'the enemy has no unit in a or c to lose a step'],
  [{ do: 'losses', ...own, steps: 1, chooser: 'own', of: { is: ['cavalry'] } },       'you have no unit to lose a step'],
  [{ do: 'attrition', ...enemy, fails: 2, of: { terrain: ['swamp'] } },                'the enemy has no unit in swamp that would have to roll'],
  [{ do: 'money', ...enemy, change: -2 },                                              'the enemy has no money to lose'],
  [{ do: 'points', ...own, change: -2 },                                               'you have no points to lose'],
  [{ do: 'technology', ...enemy, track: 'guns', change: -1 },                          'there’s nothing for it to affect'],
  [{ do: 'draw', number: 1 },                                                          'you have no cards left to draw'],
  [{ do: 'discard', ...enemy, number: 1 },                                             'the enemy has no cards in hand'],
  [{ do: 'discard', ...own, number: 1 },                                               'you have no other card in hand'],
  [{ do: 'add', units: ['Foot'], leaders: [], at: ['a'] },                             'none of those counters is left in the pool'],
  [{ do: 'reveal', regions: [] },                                                      'no hidden enemy is there'],
  [{ do: 'war', with: 'blue' },                                                        'you’re already at war'],
  [{ do: 'peace', with: 'green' },                                                     'you’re already at peace'],
  [{ do: 'movement', ...own, change: 1, of: { is: ['cavalry'] } },                     'you have no such unit'],
  [{ do: 'forbid', ...enemy, what: 'move', of: { is: ['guerrilla'] } },                'the enemy couldn’t do that anyway'],
  [{ do: 'forbid', ...enemy, what: 'hide' },                                           'the enemy couldn’t do that anyway'],
  [{ do: 'forbid', ...enemy, what: 'search' },                                         'the enemy couldn’t do that anyway'],
  [{ do: 'forbid', ...enemy, what: 'rail' },                                           'the enemy couldn’t do that anyway'],
])('[W-8-unmet] a card that can do nothing now is not offered, and says why: %j', ([effect, lack]) => {
  const w = holding(effect)
  expect([open(w).kind, open(w).options]).toEqual(['card', ['pass']])
  expect(why(w)).toBe(`it would do nothing now: ${lack}`)
  const beside = holding(effect, { generic: { when: ['cards'], effects: [effect, { do: 'points', ...own, change: 1 }] } })
  expect(open(beside).options).toEqual([0, 'pass'])
})

test('[W-8-unmet] a lasting card may still find its target, and is offered', () => {
  const slow: EffectFile = { do: 'movement', side: 'enemy', change: -1, of: { regions: ['c'] } }
  expect(open(holding(slow, { lasting: 2 })).options).toEqual([0, 'pass'])
  expect(open(holding(slow)).options).toEqual([0, 'pass'])
})

test('[W-8-unmet] a prohibition must be of something possible: guerrillas to hide, hidden units to search for, railroads', () => {
  const offered = (what: 'hide' | 'search' | 'rail', more: Partial<War>): boolean => {
    const effect: EffectFile = { do: 'forbid', side: 'enemy', what }
    return (open(holding(effect, {}, more)).options as readonly unknown[]).includes(0)
  }
  const bands = { red: { a: ['Foot 3/2', 'Band 2/1 G'] }, blue: { b: ['Line 3/2', 'Rovers 2/1 G'] } }
  expect(offered('hide', { armies: bands })).toBe(true)
  expect(offered('search', { armies: bands })).toBe(true)
  expect(offered('rail', { borders: ['a-b rail', 'b-c'] })).toBe(true)
})

test('[W-8-unmet] in the enemy’s turn a player searches only for units already hidden', () => {
  const effect: EffectFile = { do: 'forbid', side: 'enemy', what: 'search' }
  const scatter = (band: string): unknown => {
    const w = holding(
      effect,
      { generic: { when: ['enemy-turn'], effects: [effect] } },
      { armies: { red: { a: ['Foot 3/2', band] }, blue: { b: ['Line 3/2'] } } },
    )
    until(w, 'orders', 'red')
    endMovement(w)
    expect([open(w).kind, open(w).player]).toEqual(['card', 0])
    return open(w).options
  }
  expect(scatter('Band 2/1 G hidden')).toEqual([0, 'pass'])
  expect(scatter('Band 2/1 G')).toEqual(['pass'])
})

test('[W-8-unmet] in the phase that it is about, it must find its target there', () => {
  const fast = (region: string): Playing => {
    const effect: EffectFile = { do: 'movement', side: 'own', change: 1, of: { regions: [region] } }
    return holding(effect, { generic: { when: ['movement'], effects: [effect] } })
  }
  expect(open(fast('a')).options).toEqual([0, 'pass'])
  expect(open(fast('c')).options).toEqual(['pass'])
  expect(why(fast('c'))).toBe('it would do nothing now: you have no such unit in c')
})

test('[W-8-generic][W-8-cost][W-8-conditions] other reasons are given separately', () => {
  const point: EffectFile = { do: 'points', side: 'own', change: 1 }
  const generic = { when: ['cards' as const], effects: [point] }
  expect(why(holding(point, { generic, cost: { money: 2, points: 1 } }))).toMatch(
    /^it costs .*2.*, and you have .*0/,
  )
  expect(why(holding(point, { generic, if: { notBefore: 3 } }))).toBe(
    'the conditions of it aren’t met: not before turn 3',
  )
  const two = { when: ['cards' as const], effects: [point] }
  const siege = { generic: { when: ['siege' as const], effects: [point] }, battle: { effects: [] } }
  const other = { late: { player: 'red', ...siege }, it: { player: 'red', generic: two } }
  const w = holding(point, {}, { players: [{ id: 'red', hand: 2 }, { id: 'blue' }], peace: [], cards: other })
  expect(why(w)).toBe('you can play late only at another time (in the siege phase; in battle)')
})
