import { submit } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { War } from '../testing/war.ts'
import { INJURED, KILLED, OUT } from '../position.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import { point, card, table, number, play, options, standing, purse } from '../testing/cards.ts'

const faster: EffectFile = { do: 'movement', side: 'own', change: 1 }
const charge: EffectFile = { do: 'modifier', side: 'own', change: 2, rounds: 'this' }

const inPhase = (...when: NonNullable<PackCardFile['generic']>['when']): Partial<PackCardFile> => ({
  generic: { when, effects: [point] },
})

describe('when a card may be played', () => {
  test('[W-8-generic] in the phases that it names, and in no other', () => {
    const cards = {
      early: card(),
      late: card(inPhase('siege', 'placement')),
      both: card(inPhase('cards', 'siege')),
    }
    const w = start(table(cards))
    expect(open(w)).toMatchObject({ player: 0, kind: 'card', rule: 'W-8-generic' })
    expect(options(w)).toEqual(['early', 'both', 'pass'])
    expect(submit(w.g, 0, number(w, 'late'))).toBe('not-an-option')
    give(w, 'card', 'pass')
    endMovement(w)
    expect(options(w)).toEqual(['late', 'both', 'pass'])
  })

  test('[W-8-generic] each phase of a turn has its moment', () => {
    const phases = ['cards', 'production', 'supply', 'movement', 'combat', 'siege', 'placement'] as const
    const cards = Object.fromEntries(phases.map(phase => [phase, card(inPhase(phase))]))
    const w = start(table(cards, { uses: ['production', 'supply', 'placement'] }))
    for (const phase of phases) {
      until(w, 'card', 'red')
      expect(options(w)).toEqual([phase, 'pass'])
      give(w, 'card', 'pass')
    }
  })

  test('[W-8-play-any] any number of them, one after the other', () => {
    const w = start(table({ one: card(), two: card(), three: card() }))
    play(w, 'two')
    play(w, 'one')
    expect(options(w)).toEqual(['three', 'pass'])
    play(w, 'three')
    expect([open(w).kind, purse(w)]).toEqual(['orders', [3, 6]])
  })

  test('[W-8-generic] whether a player is asked depends on public facts, not on the hand', () => {
    const hidden = table({ one: card(inPhase('movement')), two: card({ ...inPhase('siege'), once: true }) })
    const w = start({ ...hidden, players: [{ id: 'red' }, { id: 'blue' }] }, [0])
    expect([w.g.p.hands[0], options(w)]).toEqual([[0], ['one', 'pass']])
    const other = start({ ...hidden, players: [{ id: 'red' }, { id: 'blue' }] }, [1])
    expect([other.g.p.hands[0], options(other)]).toEqual([[1], ['pass']])
    give(other, 'card', 'pass')
    endMovement(other)
    play(other, 'two')
    until(other, 'orders', 'red')
    expect([other.g.p.gone, other.g.p.hands[0]]).toEqual([[1], [0]])
    endMovement(other)
    expect(open(other)).toMatchObject({ player: 1, kind: 'orders' })
  })

  test('[W-8-deck-order] nor is a player asked for a card of an unopened deck', () => {
    const first = card({ battle: { effects: [charge] }, generic: null })
    const second = card({ ...inPhase('movement'), deck: 2 })
    const war = table({ first, second }, { players: [{ id: 'red' }, { id: 'blue' }] })
    const w = start(war)
    expect([w.g.p.hands[0], open(w).kind]).toEqual([[0], 'orders'])
    until(w, 'card', 'red')
    expect([w.g.p.turn, w.g.p.hands[0]]).toEqual([2, [0, 1]])
  })

  test('[G-82] a player has no say in another’s turn, unless the text of a card allows it', () => {
    const cards = {
      own: card({ player: 'blue' }),
      theirs: card({ player: 'blue', ...inPhase('enemy-turn') }),
      red: card({ ...inPhase('enemy-turn') }),
    }
    const w = start(table(cards))
    expect(open(w)).toMatchObject({ player: 1, kind: 'card', rule: 'G-82' })
    expect(options(w)).toEqual(['theirs', 'pass'])
    play(w, 'theirs')
    expect([open(w).player, open(w).kind, w.g.p.points]).toEqual([0, 'orders', [3, 4]])
  })

  test('[G-82] several players are asked one by one, each until they pass; allies are not', () => {
    const players = ['red', 'blue', 'green', 'pink'].map(id => ({
      id,
      hand: 9,
      side: id === 'pink' ? 'red' : id,
    }))
    const cards = Object.fromEntries(
      players.flatMap(({ id }) =>
        [1, 2].map(n => [`${id}${n}`, card({ player: id, ...inPhase('enemy-turn') })]),
      ),
    )
    const w = start(table(cards, { players }))
    expect([open(w).player, options(w)]).toEqual([1, ['blue1', 'blue2', 'pass']])
    play(w, 'blue1')
    expect([open(w).player, options(w)]).toEqual([1, ['blue2', 'pass']])
    give(w, 'card', 'pass')
    expect([open(w).player, options(w)]).toEqual([2, ['green1', 'green2', 'pass']])
    give(w, 'card', 'pass')
    expect(open(w)).toMatchObject({ player: 0, kind: 'orders' })
  })

  test('[G-82] a player not yet in the war is not asked', () => {
    const players = [
      { id: 'red', hand: 9 },
      { id: 'blue', hand: 9, joins: 2 },
    ]
    const w = start(table({ theirs: card({ player: 'blue', ...inPhase('enemy-turn') }) }, { players }))
    expect(open(w)).toMatchObject({ player: 0, kind: 'orders' })
    until(w, 'card', 'blue')
    expect(w.g.p.turn).toBe(2)
  })
})

describe('requirements of a card', () => {
  const offered = (more: Partial<PackCardFile>, change: Partial<War> = {}): boolean => {
    const w = start(table({ it: card(more), other: card() }, change))
    return options(w).includes('it')
  }

  test('[W-8-cost] its price is paid when it is played', () => {
    const w = start(table({ it: card({ cost: { money: 2, points: 3 } }) }))
    play(w, 'it')
    expect(purse(w)).toEqual([1, 1])
  })

  test('[W-8-unmet][W-8-cost] a player who cannot pay keeps the card', () => {
    expect(offered({ cost: { money: 3, points: 3 } })).toBe(true)
    expect(offered({ cost: { money: 4, points: 0 } })).toBe(false)
    expect(offered({ cost: { money: 0, points: 4 } })).toBe(false)
    const w = start(table({ it: card({ cost: { money: 4, points: 0 } }), other: card() }))
    until(w, 'orders', 'blue')
    expect(w.g.p.hands[0]).toContain(number(w, 'it'))
  })

  test('[W-8-conditions][W-8-unmet] money, points and technology in hand', () => {
    expect([offered({ if: { money: 3 } }), offered({ if: { money: 4 } })]).toEqual([true, false])
    expect([offered({ if: { points: 3 } }), offered({ if: { points: 4 } })]).toEqual([true, false])
    const guns = (level: number): boolean =>
      offered(
        { if: { technology: { guns: level } } },
        {
          technologies: ['guns'],
          players: [{ id: 'red', hand: 9, technology: { guns: 1 } }, { id: 'blue' }],
        },
      )
    expect([guns(1), guns(2)]).toEqual([true, false])
  })

  test("[W-8-conditions] regions of the player's side, or an enemy’s", () => {
    const held = (regions: string[], atLeast: number): boolean =>
      offered({ if: { controls: { regions, atLeast } } })
    expect([held(['a', 'b'], 1), held(['a', 'b'], 2), held(['b'], 1)]).toEqual([true, false, false])
    const lost = (regions: string[]): boolean => offered({ if: { lost: { regions, atLeast: 1 } } })
    expect([lost(['b']), lost(['a'])]).toEqual([true, false])
  })

  test('[W-8-conditions] a leader who is on the map, or is not', () => {
    expect([offered({ if: { alive: 'Ney' } }), offered({ if: { dead: 'Ney' } })]).toEqual([true, false])
    const armies = { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'], pool: ['Ney 1* 0/0'] } }
    expect([
      offered({ if: { alive: 'Ney' } }, { armies }),
      offered({ if: { dead: 'Ney' } }, { armies }),
    ]).toEqual([false, false])
  })

  test('[G-33][W-8-conditions] a killed leader is dead; an injured one will be back', () => {
    const fate = (of: number): boolean => {
      const w = start(table({ it: card({ if: { dead: 'Ney' } }), other: card() }))
      w.g.p.fate[w.c('Ney') - w.g.s.units.length] = of
      w.g.p.where[w.c('Ney')] = OUT
      return options(w).includes('it')
    }
    expect([fate(INJURED), fate(KILLED)]).toEqual([false, true])
  })

  test('[G-58][W-8-turn-mark][W-8-turn-window] not before one turn, not after another', () => {
    const w = start(table({ it: card({ if: { notBefore: 2, notAfter: 3 } }), other: card() }))
    const turns: number[] = []
    for (let turn = 1; turn <= 4; turn++) {
      until(w, 'card', 'red')
      if (options(w).includes('it')) turns.push(w.g.p.turn)
      give(w, 'card', 'pass')
    }
    expect(turns).toEqual([2, 3])
  })
})

describe('after a card is played', () => {
  test('[W-8-discard][W-8-uses] it leaves the hand with both its uses, and is discarded at the end of the turn', () => {
    const both = card({ battle: { effects: [charge] } })
    const w = start(
      table({ both, third: card({ player: 'blue', battle: { effects: [charge] }, generic: null }) }),
    )
    play(w, 'both')
    expect([w.g.p.hands[0], standing(w), w.g.p.discards[0]]).toEqual([[], ['both'], []])
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    expect([open(w).player, open(w).kind]).toEqual([1, 'cards'])
    until(w, 'orders', 'blue')
    expect([standing(w), w.g.p.discards[0]]).toEqual([[], [0]])
  })

  test('[W-8-lasting] one that lasts stays in force, and lies on the table until then', () => {
    const w = start(
      table({ it: card({ lasting: 2, generic: { when: ['cards'], effects: [faster, point] } }) }),
    )
    play(w, 'it')
    until(w, 'orders', 'blue')
    expect([w.g.p.turn, standing(w), told(w, 'card-spent')]).toEqual([1, ['it'], []])
    until(w, 'orders', 'red')
    expect([w.g.p.turn, standing(w)]).toEqual([2, ['it']])
    until(w, 'orders', 'blue')
    expect([standing(w), w.g.p.discards[0], w.g.p.points[0]]).toEqual([[], [0], 4])
  })

  test('[W-8-lasting] its turns count for the player in whose turn it was played', () => {
    const w = start(
      table({ it: card({ player: 'blue', lasting: 2, generic: { when: ['cards'], effects: [faster] } }) }),
    )
    until(w, 'card', 'blue')
    play(w, 'it')
    until(w, 'orders', 'red')
    endMovement(w)
    expect([w.g.p.turn, w.g.p.active, standing(w)]).toEqual([2, 1, ['it']])
  })

  test('[W-8-lasting] a card with only immediate effects does not lie there', () => {
    const w = start(table({ it: card({ lasting: 3 }) }))
    play(w, 'it')
    until(w, 'orders', 'blue')
    expect([standing(w), w.g.p.discards[0]]).toEqual([[], [0]])
  })

  test("[W-8-lasting] played in an enemy’s turn it ends with one of that enemy's turns", () => {
    const effects: EffectFile[] = [{ do: 'movement', side: 'enemy', change: -1 }]
    const w = start(
      table({ it: card({ player: 'blue', lasting: 2, generic: { when: ['enemy-turn'], effects } }) }),
    )
    play(w, 'it')
    until(w, 'orders', 'blue')
    expect([w.g.p.turn, standing(w)]).toEqual([1, ['it']])
    until(w, 'orders', 'red')
    expect([w.g.p.turn, standing(w)]).toEqual([2, ['it']])
    endMovement(w)
    expect([w.g.p.turn, standing(w)]).toEqual([2, []])
    expect(told(w, 'card-spent')).toEqual([{ is: 'card-spent', player: 1, card: 0 }])
  })

  test('[W-8-remove] a card marked * leaves the game', () => {
    const w = start(table({ it: card({ once: true }) }))
    play(w, 'it')
    until(w, 'orders', 'blue')
    expect([w.g.p.gone, w.g.p.discards[0]]).toEqual([[0], []])
  })
})
