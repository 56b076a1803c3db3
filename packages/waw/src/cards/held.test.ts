import { seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, start, told, until } from '../testing/playing.ts'
import { WAW } from '../index.ts'
import type { Cards } from '../testing/cards.ts'
import { card, play, point, purse, standing, table } from '../testing/cards.ts'

const rearguard: EffectFile = { do: 'forbid', side: 'enemy', what: 'pursuit' }
const steady: EffectFile = { do: 'forbid', side: 'enemy', what: 'reroll' }

/** The effects that cards bring into each battle as it begins. */
const brought = (w: Playing): string[][] =>
  told(w, 'battle-effects').map(({ effects }) => effects.map(one => `${w.g.s.players[one.by]?.id} ${one.do}`))

describe('a card held for a battle', () => {
  const held = card({
    family: 'battle',
    cost: { money: 1, points: 2 },
    generic: { when: ['movement', 'cards'], effects: [rearguard] },
  })
  const toMovement = (cards: Cards, more: Partial<War> = {}): Playing => {
    const w = start(table(cards, more))
    give(w, 'card', 'pass')
    return w
  }

  test('[W-8-defensive-return] works in the first battle of its player, and is spent', () => {
    const w = toMovement({ held })
    play(w, 'held')
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(brought(w)).toEqual([['red pursuit']])
    expect([w.g.p.discards[0], standing(w), told(w, 'card-returned')]).toEqual([[0], [], []])
    expect(told(w, 'card-spent')).toHaveLength(1)
  })

  test('[W-8-defensive-return] in the first only', () => {
    const w = toMovement(
      { held },
      {
        map: { a: 'clear', b: 'clear', c: 'clear' },
        borders: ['a-b', 'a-c'],
        armies: {
          red: { a: ['Foot 9/9', 'Lee 1* 0/0', 'Horse 9/9', 'Hood 1* 0/0'] },
          blue: { b: ['Line 1/9'], c: ['Reserve 1/9'] },
        },
      },
    )
    play(w, 'held')
    march(w, 'Foot,Lee', 'b')
    march(w, 'Horse,Hood', 'c')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect([brought(w), told(w, 'battle-joined').length]).toEqual([[['red pursuit']], 2])
  })

  test('[W-8-defensive-return][G-59][G-82] returns to the hand, with its price, if there is none', () => {
    const w = toMovement({ held })
    play(w, 'held')
    expect([purse(w), w.g.p.hands[0]]).toEqual([[2, 1], []])
    until(w, 'orders', 'blue')
    expect([purse(w), w.g.p.hands[0], standing(w)]).toEqual([[3, 3], [0], []])
    expect(told(w, 'card-returned')).toEqual([{ is: 'card-returned', player: 0, card: 0, held: 0 }])
    expect(seen(WAW, told(w, 'card-returned')[0] as never, 1)).toMatchObject({ card: 0, held: -1 })
  })

  test('[W-8-defensive-return] in the enemy’s turn too, where it defends', () => {
    const cards = { stand: card({ player: 'blue', generic: { when: ['enemy-turn'], effects: [rearguard] } }) }
    const w = start(table(cards))
    play(w, 'stand')
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(brought(w)).toEqual([['blue pursuit']])
    const idle = start(table(cards))
    play(idle, 'stand')
    until(idle, 'orders', 'blue')
    expect(idle.g.p.hands[1]).toEqual([0])
  })

  test('[W-8-lasting] played before its phase it is in force in every battle of the turn instead', () => {
    const w = start(table({ held }))
    play(w, 'held')
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    const spent = (): number => (w.g.log ?? []).findIndex(e => e.is === 'card-spent')
    until(w, 'orders', 'blue')
    expect(brought(w)).toEqual([['red pursuit']])
    expect(spent()).toBeGreaterThan((w.g.log ?? []).findIndex(e => e.is === 'battle-ended'))
    expect([w.g.p.discards[0], told(w, 'card-returned')]).toEqual([[0], []])
  })

  test('[W-8-defensive-return] a battle of other players does not count', () => {
    const players = ['red', 'blue', 'green'].map(id => ({ id, hand: 9 }))
    const armies = { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, green: { b: ['Jaeger 3/2'] } }
    const stand = card({ player: 'blue', generic: { when: ['enemy-turn'], effects: [rearguard] } })
    const w = start(table({ stand }, { players, armies }))
    play(w, 'stand')
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    until(w, 'orders', 'blue')
    expect([brought(w), told(w, 'battle-joined').length]).toEqual([[], 1])
    expect([told(w, 'card-returned').length, w.g.p.hands[1]]).toEqual([1, [0]])
  })

  test('[W-8-defensive-return] a card with other effects too is not held', () => {
    const mixed = card({ generic: { when: ['movement'], effects: [rearguard, point] } })
    const w = start(table({ mixed }))
    play(w, 'mixed')
    until(w, 'orders', 'blue')
    expect([w.g.p.discards[0], w.g.p.points[0]]).toEqual([[0], 4])
  })

  test('[W-8-lasting] nor is one that affects more than battles, or lasts more than one turn', () => {
    const returned = (effects: EffectFile[], more: Partial<PackCardFile> = {}): number => {
      const w = start(table({ it: card({ generic: { when: ['movement'], effects }, ...more }) }))
      play(w, 'it')
      until(w, 'orders', 'blue')
      return told(w, 'card-returned').length
    }
    expect(returned([rearguard, steady])).toBe(1)
    expect(returned([rearguard, steady], { lasting: 2 })).toBe(0)
    expect(returned([rearguard, { do: 'forbid', side: 'enemy', what: 'hide' }])).toBe(0)
  })
})
