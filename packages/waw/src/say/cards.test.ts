import { describe, expect, test } from 'vitest'
import type { EffectFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, start, until } from '../testing/playing.ts'
import { openStory, sentences, told } from './testing/tell.ts'

const gain: EffectFile = { do: 'money', side: 'own', change: 3 }
const draw: EffectFile = { do: 'draw', number: 1 }

const war = (cards: NonNullable<War['cards']>, more: Partial<War> = {}): War => ({
  players: [
    { id: 'red', hand: 9, money: 2, points: 2 },
    { id: 'blue', money: 1 },
  ],
  map: { a: 'clear', b: 'clear', wood: 'forest' },
  borders: ['a-b', 'a-wood'],
  armies: { red: { a: ['Foot 3>2/2', 'Lyon 1* 0/0'], pool: ['New 2/2'] }, blue: { b: ['Line 3/2'] } },
  technologies: ['rifles'],
  cards,
  ...more,
})

const drafts = {
  player: 'red',
  name: 'Drafts',
  text: 'Take 3.',
  cost: { money: 1, points: 1 },
  generic: { when: ['cards' as const], effects: [gain] },
}

describe('cards', () => {
  test('[W-8-generic][W-8-text][W-8-cost] a played card appears with its price, its text and its effects', () => {
    const w = start(war({ drafts }), [0])
    give(w, 'card', 0)
    expect(sentences(w, 'card-used')).toEqual(['Red played Drafts (for $1 and 1 point)', 'Take 3.'])
    expect(sentences(w, 'money-changed')).toEqual(['Red gained $3 (Drafts)'])
    until(w, 'orders', 'blue')
    expect(sentences(w, 'card-spent')).toEqual(['Drafts was discarded'])
  })

  test('[W-8-lasting][W-8-remove] says how long it lasts, and that it leaves the game', () => {
    const income: EffectFile = { do: 'income', side: 'own', change: 1 }
    const card = { ...drafts, lasting: 2, once: true, generic: { ...drafts.generic, effects: [income] } }
    const w = start(war({ card }), [0])
    give(w, 'card', 0)
    expect(sentences(w, 'card-used')[0]).toBe(
      'Red played Drafts (for $1 and 1 point, in effect until the end of turn 2)',
    )
    until(w, 'orders', 'blue')
    expect(sentences(w, 'card-spent')).toEqual([])
    until(w, 'orders', 'red')
    until(w, 'orders', 'blue')
    expect(sentences(w, 'card-spent')).toEqual(['Drafts was removed from the game'])
  })

  test('[W-7.1.1-draw] others learn only that a card was drawn', () => {
    const w = start(war({ drafts }, { players: [{ id: 'red' }, { id: 'blue' }] }), [0])
    expect(sentences(w, 'card-drawn', 'red')).toEqual(['Red drew Drafts (Take 3.)'])
    expect(sentences(w, 'card-drawn', 'blue')).toEqual(['Red drew a card'])
  })

  test('[W-8-own-deck][W-8-one-draw][W-8-paid-draw][W-8-text] a draw names the rule of its occasion', () => {
    const rules = (w: Playing): string[][] =>
      openStory(w.g.s, w.g.log ?? [])
        .filter(({ of }) => of === 'card-drawn')
        .map(({ outcome, rules: [rule = ''] }) => [outcome, rule])
    const card = { player: 'red', generic: { when: ['cards' as const], effects: [draw] } }
    const w = start(
      war(
        { one: { ...card, name: 'One' }, two: { ...card, name: 'Two', copies: 3 } },
        { players: [{ id: 'red', hand: 1, money: 2 }, { id: 'blue' }], uses: ['production'], extraDraw: 2 },
      ),
      [0, 0, 0, 0],
    )
    give(w, 'card', 0)
    give(w, 'card', 'pass')
    give(w, 'purchase', { do: 'card' })
    expect(rules(w)).toEqual([
      ['started with One', 'W-8-own-deck'],
      ['drew Two', 'W-8-one-draw'],
      ['drew Two', 'W-8-text'],
      ['drew Two', 'W-8-paid-draw'],
    ])
  })

  test('[W-8-hand-limit][G-59][W-8-defensive-return] names cards that leave the hand, or return to hand or deck', () => {
    const w = start(war({ drafts }), [0])
    const discarded = { is: 'card-discarded', player: 0, card: 0 } as const
    expect(told(w, { ...discarded, because: 'limit' })).toEqual(['Red discarded Drafts (hand limit)'])
    expect(told(w, { ...discarded, because: 'random' })).toEqual(['Red lost a random card: Drafts'])
    expect(told(w, { is: 'reshuffled', player: 0, cards: [0] })).toEqual([
      'Red shuffled 1 card into a new deck',
    ])
    expect(told(w, { is: 'card-returned', player: 0, card: 0, held: -1 })).toEqual([
      'Drafts returned to the hand, unused in any battle',
    ])
  })

  test('[W-8-text][W-A5-technology][G-60] effects appear with their card', () => {
    const w = start(war({ drafts }), [0])
    const tested = { is: 'effect-tested', source: 0, player: 0, upTo: 4 } as const
    expect(told(w, { ...tested, die: 4, passed: true })).toEqual(['Drafts: rolled 4 ≤ 4: success'])
    expect(told(w, { ...tested, die: 5, passed: false })).toEqual(['Drafts: rolled 5 > 4: failure'])
    expect(told(w, { is: 'technology-changed', source: 0, player: 0, track: 0, level: 2 })).toEqual([
      'Red moved to level 2 in rifles (Drafts)',
    ])
    expect(told(w, { is: 'war-declared', source: 0, sides: [0, 1] })).toEqual([
      'Red and blue are at war (Drafts)',
    ])
    expect(told(w, { is: 'peace-made', source: 0, sides: [0, 1] })).toEqual([
      'Red and blue are at peace (Drafts)',
    ])
  })

  test('[W-A3.5-reinforce] granted counters say where they may arrive', () => {
    const add: EffectFile = { do: 'add', units: ['New'], leaders: [], at: ['a', 'wood'] }
    const w = start(war({ drafts: { ...drafts, generic: { ...drafts.generic, effects: [add] } } }), [0])
    give(w, 'card', 0)
    expect(sentences(w, 'counters-granted')).toEqual([
      'Red will receive New at the end of the placement phase (in a or wood; Drafts)',
    ])
  })

  const remove: EffectFile = { do: 'remove', units: ['Foot', 'New', 'Bush', 'Wood'], leaders: ['Lyon'] }
  const armies: War['armies'] = {
    red: {
      a: ['Foot 3>2/2', 'Lyon 1* 0/0', 'Bush 2/2 G hidden'],
      wood: ['Wood 2/2 G hidden'],
      pool: ['New 2/2'],
    },
    blue: { b: ['Line 3/2'] },
  }

  test('[W-15-scenario-over-rules][W-4.1.2-hide] counters that leave the game are named, with their place if it was seen', () => {
    const rule = { name: 'Mutiny', player: 'blue', when: 'enemy-turn' as const, effects: [remove] }
    const w = start(war({}, { armies, rules: [rule] }))
    expect(sentences(w, 'counters-removed', 'red')).toEqual([
      'Lyon, Foot and Bush left a for good (Mutiny)',
      'New left the game for good (Mutiny)',
      'Wood left wood for good (Mutiny)',
    ])
    expect(sentences(w, 'counters-removed', 'blue')).toEqual([
      'Lyon and Foot left a for good (Mutiny)',
      'New, Bush and Wood left the game for good (Mutiny)',
    ])
  })
})

describe('special rules', () => {
  test('[W-15-scenario-over-rules] a rule that takes effect appears with its text, and its losses with its name', () => {
    const rule = { name: 'Winter', text: 'It is cold.', player: 'red', when: 'supply' as const }
    const losses: EffectFile = { do: 'losses', side: 'own', steps: 1, chooser: 'own' }
    const attrition: EffectFile = { do: 'attrition', side: 'own', fails: 1 }
    const w = start(war({}, { uses: ['supply'], rules: [{ ...rule, effects: [losses, attrition] }] }), [0])
    until(w, 'orders', 'red')
    expect(sentences(w, 'rule-applied')).toEqual(['Winter took effect', 'It is cold.'])
    expect(sentences(w, 'loss-suffered')).toEqual(['Foot lost a step (Winter)'])
    expect(sentences(w, 'attrition-rolled')).toEqual([
      'Foot: rolled 0 < 1: lost the last step: eliminated (Winter)',
    ])
    until(w, 'orders', 'blue')
    expect(sentences(w, 'rule-ended')).toEqual([])
  })

  test('[W-15-scenario-over-rules] the end of a lasting rule is logged', () => {
    const effects: EffectFile[] = [{ do: 'movement', side: 'own', change: -1 }]
    const w = start(war({}, { rules: [{ name: 'Mud', player: 'red', when: 'movement', effects }] }))
    until(w, 'orders', 'blue')
    expect(sentences(w, 'rule-ended')).toEqual(['Mud ended'])
  })
})

describe('a battle in a war', () => {
  const fight: War = war(
    {
      storm: { player: 'red', name: 'Storm', battle: { effects: [{ do: 'cancel' }] } },
      stand: {
        player: 'blue',
        name: 'Stand',
        battle: { effects: [{ do: 'morale', side: 'own', change: 1 }] },
      },
    },
    {
      players: ['red', 'blue'].map(id => ({ id, hand: 9 })),
      borders: ['a-b river', 'a-wood'],
      symbols: { cross: [{ do: 'morale', side: 'own', change: 1 }] },
      rules: [
        {
          name: 'Zeal',
          when: 'always',
          player: 'blue',
          effects: [{ do: 'modifier', side: 'enemy', change: -1, rounds: 'rest' }],
        },
      ],
      armies: { red: { a: ['Foot 3>2/2 symbol:cross', 'Guns A', 'Lyon 1* 0/0'] }, blue: { b: ['Line 3/2'] } },
      control: { red: ['a'], blue: ['b'] },
    },
  )

  const fought = (dice: readonly number[]) => {
    const w = start(fight, [0, 0, ...dice])
    until(w, 'orders', 'red')
    march(w, 'Foot,Guns,Lyon', 'b')
    endMovement(w)
    return w
  }

  test('[W-12-trigger][G-76] starts with its place, its armies, and its ground', () => {
    const w = fought([])
    expect(sentences(w, 'battle-joined')).toEqual([
      'Battle of b',
      'Red, Lyon: Foot (Guns)',
      'Blue, no leader: Line',
      'Fought in the open',
      'Red: attacking across a minor river: 1 unit',
      'Blue: nowhere to retreat',
    ])
    const [heading, army] = openStory(w.g.s, w.g.log ?? []).filter(({ of }) => of === 'battle-joined')
    expect([heading?.as, heading?.region, army?.player, army?.region]).toEqual([
      'heading',
      w.r('b'),
      0,
      w.r('b'),
    ])
  })

  test('[W-15-cards-over-all][W-4.1-scenario-symbol] lists effects in force, with their rule or symbol', () => {
    const w = fought([])
    expect(sentences(w, 'battle-effects')).toEqual([
      'Blue, Zeal: −1 to enemy CF for the rest of the battle (special rule)',
      'Red, cross: +1 to friendly morale (symbol)',
    ])
    until(w, 'orders', 'blue')
    expect(sentences(w, 'modifiers-set')).toContain('Red: −1 Zeal')
  })

  test('[W-4.1-scenario-symbol][W-12.1-morale-loss] morale from a symbol is not attributed to cards', () => {
    const w = fought([9, 9])
    until(w, 'orders', 'blue')
    expect(sentences(w, 'morale-checked')[0]).toBe('Red: 2 + 1 from counter symbols = 3: steady')
  })

  test('[G-82] says that cards are cancelled', () => {
    const w = fought([])
    give(w, 'cards', 0)
    expect(sentences(w, 'card-played')).toEqual(['Red, Storm: enemy cards have no effect in this battle'])
    expect(told(w, { is: 'cards-cancelled', side: 0 })).toEqual([
      'Red: enemy cards have no effect in this battle',
    ])
  })

  test('[W-12.5-attacker-path][W-12.5-no-retreat] names the region of a retreat', () => {
    const w = fought([9, 9, 9, 9, 9])
    until(w, 'orders', 'blue')
    expect(sentences(w, 'retreated')).toEqual([
      'Red, Lyon with 2 units: retreated to a, where the attack started',
    ])
    expect(told(w, { is: 'no-retreat', side: 1, units: [2], rule: 'W-12.5-no-retreat' })).toEqual([
      'Blue, Line: eliminated: nowhere to retreat',
    ])
  })
})
