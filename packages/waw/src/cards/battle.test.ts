import { describe, expect, test } from 'vitest'
import type { EffectFile, PackCardFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import type { Cards } from '../testing/cards.ts'
import { number, options, tested } from '../testing/cards.ts'

const charge: EffectFile = { do: 'modifier', side: 'own', change: 2, rounds: 'rest' }
const card = (more: Partial<PackCardFile> = {}): Cards[string] => ({
  player: 'red',
  battle: { effects: [charge] },
  ...more,
})

/** Red enters the wood where blue stands; both hold all their cards, and the dice of the deal are 0. */
function attack(cards: Cards, more: Partial<War> = {}, dice: readonly number[] = []): Playing {
  const dealt = Object.values(cards).map(() => 0)
  const war: War = {
    players: ['red', 'blue'].map(id => ({ id, hand: 9, points: 2, money: 2 })),
    map: { a: 'clear', wood: 'forest' },
    borders: ['a-wood'],
    armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { wood: ['Line 3/2'] } },
    cards,
    ...more,
  }
  const w = start(war, [...dealt, ...dice])
  until(w, 'orders', 'red')
  march(w, 'Foot,Lee', 'wood')
  endMovement(w)
  return w
}

const playIn = (w: Playing, id: string): void => give(w, 'cards', number(w, id))
const firstModifier = (w: Playing): readonly number[] | undefined => {
  until(w, 'orders', 'blue')
  return told(w, 'modifiers-set')[0]?.modifier
}

describe('battle cards in a war', () => {
  test('[W-8-families][W-8-battle] a card without a battle use cannot be played there', () => {
    const point: EffectFile = { do: 'points', side: 'own', change: 1 }
    const later = card({ battle: null, generic: { when: ['siege'], effects: [point] } })
    expect(options(attack({ it: card(), later }))).toEqual(['it', 'pass'])
    expect(open(attack({ later })).kind).not.toBe('cards')
  })

  test('[W-8-conditions][W-8-unmet] nor one whose conditions are not met: turn, ground, part in the battle', () => {
    const cards = {
      soon: card({ if: { notBefore: 2 } }),
      swamp: card({ if: { terrain: ['swamp'] } }),
      wood: card({ if: { terrain: ['forest', 'swamp'] } }),
      defence: card({ if: { role: 'defender' } }),
      attack: card({ if: { role: 'attacker' } }),
    }
    expect(options(attack(cards))).toEqual(['wood', 'attack', 'pass'])
  })

  test('[W-8-unmet] nor one without an effect that would work', () => {
    const when = (role: 'attacker' | 'defender'): EffectFile[] => [{ ...charge, if: { role } }]
    const cards = {
      defence: card({ battle: { effects: when('defender') } }),
      either: card({ battle: { effects: [...when('defender'), { do: 'morale', side: 'own', change: 1 }] } }),
      attack: card({ battle: { effects: when('attacker') } }),
    }
    expect(options(attack(cards))).toEqual(['either', 'attack', 'pass'])
  })

  test('[W-8-cost] its price is paid, and a player who cannot pay cannot play it', () => {
    const w = attack({
      it: card({ cost: { money: 2, points: 1 } }),
      dear: card({ cost: { money: 3, points: 0 } }),
    })
    expect(options(w)).toEqual(['it', 'pass'])
    playIn(w, 'it')
    expect([w.g.p.money[0], w.g.p.points[0]]).toEqual([0, 1])
  })

  test('[W-8-remove] one marked * leaves the game', () => {
    const w = attack({ it: card({ once: true }) })
    playIn(w, 'it')
    expect([w.g.p.gone, w.g.p.discards[0], w.g.p.hands[0]]).toEqual([[0], [], []])
  })

  test('[G-82] cancelling removes the effects of the enemy’s cards, and their price is spent', () => {
    const cards = {
      it: card({ cost: { money: 1, points: 0 } }),
      cancel: card({ player: 'blue', battle: { effects: [{ do: 'cancel' }] } }),
      stand: card({ player: 'blue', battle: { effects: [{ ...charge, change: 1 }] } }),
    }
    const w = attack(cards)
    playIn(w, 'it')
    playIn(w, 'stand')
    playIn(w, 'cancel')
    expect([w.g.p.money[0], w.g.p.discards[0]]).toEqual([1, [0]])
    expect(firstModifier(w)).toEqual([0, 1])
  })

  test('[W-8-text][G-82] the enemy’s cards have no effect in the whole battle, and no more can be played', () => {
    const cards = {
      cancel: card({ battle: { effects: [{ do: 'cancel' }] } }),
      stand: card({ player: 'blue' }),
      mine: card(),
    }
    const w = attack(cards, {}, [9, 9, 9, 9])
    playIn(w, 'cancel')
    expect(options(w)).toEqual(['mine', 'pass'])
    playIn(w, 'mine')
    expect([open(w).player, options(w)]).toEqual([1, ['pass']])
    until(w, 'orders', 'blue')
    expect(told(w, 'modifiers-set').map(({ modifier }) => modifier)).toEqual([
      [2, 0],
      [2, 0],
    ])
    expect(w.g.p.hands[1]).toEqual([number(w, 'stand')])
  })

  test('[G-82] of two such cards the later prevails, and effects removed by the first do not come back', () => {
    const silence = (player: string): Cards[string] =>
      card({ player, battle: { effects: [{ do: 'cancel' }] } })
    const cards = {
      stand: card({ player: 'blue' }),
      hold: card({ player: 'blue', battle: { effects: [{ ...charge, change: 1 }] } }),
      theirs: silence('blue'),
      ours: silence('red'),
      charge: card(),
    }
    const w = attack(cards, {}, [9, 9, 9, 9])
    playIn(w, 'ours')
    playIn(w, 'charge')
    expect(options(w)).toEqual(['theirs', 'pass'])
    playIn(w, 'theirs')
    expect(options(w)).toEqual(['stand', 'hold', 'pass'])
    playIn(w, 'hold')
    expect(firstModifier(w)).toEqual([0, 1])
    expect(told(w, 'modifiers-set')[1]?.modifier).toEqual([0, 1])
  })

  test('[W-8-text] a die may silence the enemy too', () => {
    const gamble = tested(4, [{ do: 'cancel' }])
    const cards = { plan: card({ battle: { effects: [gamble] } }), stand: card({ player: 'blue' }) }
    const won = attack(cards, {}, [4])
    playIn(won, 'plan')
    expect([open(won).player, options(won)]).toEqual([1, ['pass']])
    const lost = attack(cards, {}, [5])
    playIn(lost, 'plan')
    expect(options(lost)).toEqual(['stand', 'pass'])
  })

  test('[W-8-text][G-82] a silenced side may try to cancel in its turn; until that succeeds its card does nothing', () => {
    const gamble = [
      charge,
      tested(4, [{ do: 'cancel' }, { ...charge, change: 1 }], [{ ...charge, change: 5 }]),
    ]
    const cards = {
      ours: card({ battle: { effects: [{ do: 'cancel' }] } }),
      mine: card({ battle: { effects: [{ ...charge, change: 1 }] } }),
      plan: card({ player: 'blue', battle: { effects: gamble } }),
    }
    const played = (die: number): Playing => {
      const w = attack(cards, {}, [die, 9, 9, 9, 9])
      playIn(w, 'ours')
      playIn(w, 'mine')
      playIn(w, 'plan')
      return w
    }
    expect(firstModifier(played(5))).toEqual([1, 0])
    expect(firstModifier(played(4))).toEqual([0, 1])
  })

  test('[W-8-unmet] a card that cancels needs a card to cancel, or one that may still be played', () => {
    const cancel = card({ battle: { effects: [{ do: 'cancel' }] } })
    expect(options(attack({ cancel }))).toEqual(['pass'])
    expect(options(attack({ cancel, stand: card({ player: 'blue' }) }))).toEqual(['cancel', 'pass'])
  })

  test('[W-8-unmet] and does nothing against a side whose cards are already cancelled', () => {
    const cancel = card({ battle: { effects: [{ do: 'cancel' }] } })
    const w = attack({ cancel, again: cancel, stand: card({ player: 'blue' }) })
    expect(options(w)).toEqual(['cancel', 'again', 'pass'])
    playIn(w, 'cancel')
    expect(options(w)).toEqual(['pass'])
  })

  test('[W-8-unmet] one that forbids pursuit or rerolls needs an enemy capable of them', () => {
    const forbid = (what: 'pursuit' | 'reroll'): Cards[string] =>
      card({ battle: { effects: [{ do: 'forbid', side: 'enemy', what }] } })
    const cards = { chase: forbid('pursuit'), luck: forbid('reroll'), again: forbid('reroll') }
    const against = (unit: string, ground: 'clear' | 'forest'): Playing =>
      attack(cards, {
        map: { a: 'clear', wood: ground },
        armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { wood: [unit] } },
      })
    expect(options(against('Line 3/2', 'clear'))).toEqual(['pass'])
    expect(options(against('Horse 3/2 C', 'clear'))).toEqual(['chase', 'pass'])
    expect(options(against('Horse 3/2 C', 'forest'))).toEqual(['pass'])
    const elite = against('Guard 3/2 elite', 'clear')
    expect(options(elite)).toEqual(['luck', 'again', 'pass'])
    playIn(elite, 'luck')
    expect(options(elite)).toEqual(['pass'])
  })

  test('[W-15-cards-over-all] it cancels cards in force from before, but no rule and no symbol', () => {
    const forbid: EffectFile = { do: 'forbid', side: 'enemy', what: 'pursuit' }
    const generic: PackCardFile['generic'] = { when: ['cards'], effects: [forbid] }
    const cards = {
      lasting: card({ battle: null, generic }),
      cancel: card({ player: 'blue', battle: { effects: [{ do: 'cancel' }] } }),
    }
    const w = start({
      players: ['red', 'blue'].map(id => ({ id, hand: 9 })),
      map: { a: 'clear', b: 'clear' },
      borders: ['a-b'],
      armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Line 3/2'] } },
      rules: [{ when: 'always', player: 'red', effects: [{ ...charge, change: 1 }] }],
      cards,
    })
    give(w, 'card', 0)
    march(w, 'Foot,Lee', 'b')
    endMovement(w)
    const inForce = (): string[] => w.g.p.battle.effects.map(effect => effect.do)
    expect(inForce()).toEqual(['modifier', 'pursuit'])
    playIn(w, 'cancel')
    expect(inForce()).toEqual(['modifier', 'cancel'])
    expect(firstModifier(w)).toEqual([1, 0])
  })

  test('[W-8-text][G-82][W-A6-supremacy] nor does a cancelled card give supremacy in this battle', () => {
    const generic: PackCardFile['generic'] = {
      when: ['cards'],
      effects: [{ do: 'supremacy', side: 'own', change: 1 }],
    }
    const cards = {
      drilled: card({ battle: null, generic }),
      cancel: card({ player: 'blue', battle: { effects: [{ do: 'cancel' }] } }),
    }
    const shots = (silence: boolean): number[] => {
      const w = start({
        players: [
          { id: 'red', hand: 9, supremacy: 1 },
          { id: 'blue', hand: 9 },
        ],
        map: { a: 'clear', b: 'clear' },
        borders: ['a-b'],
        armies: { red: { a: ['Foot 3/2', 'Lee 1* 0/0'] }, blue: { b: ['Line 3/2'] } },
        cards,
      })
      give(w, 'card', 0)
      march(w, 'Foot,Lee', 'b')
      endMovement(w)
      if (silence) playIn(w, 'cancel')
      until(w, 'orders', 'blue')
      return told(w, 'fired')
        .filter(({ unit }) => unit === w.c('Foot'))
        .map(({ change }) => change)
    }
    expect(new Set(shots(false))).toEqual(new Set([2]))
    expect(new Set(shots(true))).toEqual(new Set([1]))
  })

  test('[W-8-text] a die may decide what a card does in the battle', () => {
    const gamble = tested(
      4,
      [{ ...charge, change: 3 }, tested(0, [], [{ do: 'cancel' }])],
      [{ ...charge, side: 'enemy', change: 1 }],
    )
    const cards = {
      plan: card({ player: 'blue', battle: { effects: [gamble] } }),
      it: card(),
    }
    const played = (...dice: number[]): Playing => {
      const w = attack(cards, {}, dice)
      playIn(w, 'it')
      playIn(w, 'plan')
      return w
    }
    expect(firstModifier(played(5))).toEqual([3, 0])
    expect(firstModifier(played(4, 0))).toEqual([2, 3])
    const cancelled = played(4, 1)
    expect(firstModifier(cancelled)).toEqual([0, 3])
    expect(told(cancelled, 'effect-tested').map(({ player, die, passed }) => [player, die, passed])).toEqual([
      [1, 4, true],
      [1, 1, false],
    ])
  })

  test('[G-60] the commander’s owner plays the side’s cards', () => {
    const players = [{ id: 'red', hand: 9 }, { id: 'pink', side: 'red', hand: 9 }, { id: 'blue' }]
    const armies = {
      red: { a: ['Foot 3/2', 'Lee 1* 0/0'] },
      pink: { wood: ['Jaeger 3/2', 'Hood 3* 0/0'] },
      blue: { wood: ['Line 3/2'] },
    }
    const w = attack({ it: card(), pinks: card({ player: 'pink' }) }, { players, armies })
    expect([open(w).player, open(w).kind, options(w)]).toEqual([1, 'cards', ['pinks', 'pass']])
  })
})
