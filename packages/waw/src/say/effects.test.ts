import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import { PACKS, packed } from './testing/pack.ts'
import { sayEffects } from './testing/story.ts'
import { start } from '../testing/playing.ts'

describe.each(PACKS)('the cards and special rules of %s', pack => {
  const s = packed(pack)

  test('[W-8-text] every effect of a card has words, with no unfilled place', () => {
    const effects = [
      ...s.cards.flatMap(({ generic, battle }) => [generic, battle]),
      ...s.special,
      ...s.symbols,
    ]
      .flatMap(use => use?.effects ?? [])
      .map(effect => ({ effect, said: sayEffects(s, [effect]).join() }))
    expect(effects.length).toBeGreaterThan(10)
    expect(effects.filter(({ said }) => said === '' || /[{}]|undefined|NaN/.test(said))).toEqual([])
  })
})

test('[W-8-text] an effect is shown with its figures, its targets and its conditions', () => {
  const effects: EffectFile[] = [
    { do: 'modifier', side: 'own', change: 2, rounds: 'this', if: { role: 'defender' } },
    { do: 'movement', side: 'own', change: 1, of: { is: ['cavalry'], regions: ['a', 'b'] } },
    { do: 'money', side: 'enemy', change: -3 },
    { do: 'points', side: 'own', change: 1 },
    { do: 'attrition', side: 'enemy', fails: 2, of: { terrain: ['swamp'] } },
    { do: 'losses', side: 'enemy', steps: 2, chooser: 'own' },
    {
      do: 'test',
      upTo: 4,
      then: [{ do: 'draw', number: 2 }],
      else: [{ do: 'discard', side: 'own', number: 1 }],
    },
  ]
  const { s } = start({
    map: { a: 'clear', b: 'swamp' },
    borders: ['a-b'],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] } },
    cards: { all: { player: 'red', generic: { when: ['cards'], effects } } },
  }).g
  expect(sayEffects(s, s.cards[0]?.generic?.effects ?? [])).toEqual([
    '+2 to friendly CF this round (only when defending)',
    'your units (cavalry) in a or b get +1 MP',
    'the enemy loses $3',
    'you gain 1 point',
    'enemy units in swamp each roll a die and lose a step on a roll below 2',
    'enemy units lose 2 steps of your choice',
    'roll a die: on 4 or less, you draw 2 cards; otherwise you discard 1 card',
  ])
})
