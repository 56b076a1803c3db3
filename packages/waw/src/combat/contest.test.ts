import { whyNot } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { SpecialRuleFile } from '@sandtable/scenario'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'

const EDITIONS = ['A', 'B'] as const

const land = (armies: War['armies'], more: Partial<War> = {}): War => ({
  map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear' },
  borders: ['a-b', 'a-c', 'a-d', 'c-d'],
  armies,
  ...more,
})

const lee = ['Foot 3/2', 'Lee 1* 0/0']

/** The sides of a battle by name, of the first by default. */
function sides(w: Playing, number = 0): string[] {
  const battle = told(w, 'battle-joined')[number]?.battle
  return (battle?.forces ?? []).map(force => force.map(u => w.g.s.units[u]?.name).join(' '))
}

describe('when there is a battle', () => {
  test.each(EDITIONS)(
    '[W-12-trigger] enemies with units in the open in one region must fight, in edition %s',
    edition => {
      const w = start({ ...land({ red: { a: lee }, blue: { a: ['Line 3/2'] } }), edition })
      endMovement(w)
      expect(told(w, 'battle-joined')).toMatchObject([{ battle: { region: 0, players: [0, 1] } }])
    },
  )

  test('[W-12-trigger] once a turn, whatever the result', () => {
    const w = start(land({ red: { a: ['Foot 0/9', 'Lee 1* 0/9'] }, blue: { a: ['Line 0/9'] } }), [9, 9, 9, 9])
    endMovement(w)
    until(w, 'orders', 'blue')
    expect(told(w, 'battle-joined').length).toBe(1)
  })

  test('[W-12-trigger][G-60] only declared enemies fight', () => {
    const w = start(land({ red: { a: lee }, blue: { a: ['Line 3/2'] } }, { peace: [['red', 'blue']] }))
    endMovement(w)
    expect([told(w, 'battle-joined'), open(w).player]).toEqual([[], 1])
  })

  test.each([
    ['A', 'W-5.3-land-attack'],
    ['B', 'W-5.3-land-attack-except'],
  ] as const)('[G-83] each reason for not fighting has its own rule, in edition %s', (edition, led) => {
    const armies = {
      red: { a: lee, b: ['Horse 3/2', 'Hood 1* 0/0'], c: ['Guard 3/2'], d: ['Corps 3/2', 'Hill 1* 0/0'] },
      blue: { a: ['Line 3/2'], b: ['Wall 3/2'], c: ['Post 3/2'], d: ['Rear 3/2'] },
    }
    const feed: SpecialRuleFile['effects'] = [
      { do: 'supply', side: 'own', as: 'out', of: { units: ['Corps'] } },
      { do: 'supply', side: 'own', as: 'in' },
    ]
    const rules = [{ when: 'always', effects: feed.toReversed() }] as const
    const w = start({ ...land(armies, { uses: ['supply'], rules }), edition })
    endMovement(w)
    expect(open(w).kind).toBe('battle')
    const why = ['c', 'd'].map(name => whyNot(w.g, 0, { region: w.r(name), side: 1 })?.rule)
    expect(why).toEqual([led, 'W-13.4-attack'])
  })

  test('[W-12-trigger] leaders alone are no stack', () => {
    const w = start(land({ red: { a: ['Lee 1* 0/0'] }, blue: { a: ['Meade 1* 0/0'] } }))
    endMovement(w)
    expect(told(w, 'battle-joined')).toEqual([])
  })

  test('[W-12-trigger][G-60] only the active player’s own stack fights: an ally’s waits for its turn', () => {
    const w = start({
      ...land({
        red: { b: ['Foot 3/2'] },
        pink: { a: ['Ally 3/2', 'Pinkerton 1* 0/0'] },
        blue: { a: ['Line 3/2'] },
      }),
      players: [{ id: 'red' }, { id: 'pink', side: 'red' }, { id: 'blue' }],
    })
    endMovement(w)
    expect([told(w, 'battle-joined'), open(w).player]).toEqual([[], 1])
    endMovement(w)
    expect(told(w, 'battle-joined')).toMatchObject([{ battle: { players: [1, 2] } }])
  })
})

describe('several battles', () => {
  const three = land({
    red: { b: [...lee], c: ['Horse 3/2', 'Hood 1* 0/0'] },
    blue: { b: ['Line 3/2'], c: ['Wall 3/2'] },
  })

  test('[W-7.1.4-c1-combat] are fought in the order that the active player chooses', () => {
    for (const region of [1, 2]) {
      const w = start(three)
      endMovement(w)
      const first = open(w)
      expect(first).toMatchObject({ kind: 'battle', player: 0, rule: 'W-7.1.4-c1-combat' })
      expect(first.options).toEqual([
        { region: 1, side: 1 },
        { region: 2, side: 1 },
      ])
      give(w, 'battle', { region, side: 1 })
      until(w, 'orders', 'blue')
      expect(told(w, 'battle-joined').map(e => e.battle.region)).toEqual([region, 3 - region])
    }
  })

  test('[W-7.1.4-c1-combat] the player is asked for the order only if there is a choice', () => {
    const w = start(land({ red: { b: lee }, blue: { b: ['Line 3/2'] } }))
    endMovement(w)
    expect([open(w).kind === 'battle', told(w, 'battle-joined').length]).toEqual([false, 1])
  })
})

describe('allies', () => {
  const players = [{ id: 'red' }, { id: 'blue', points: 9 }, { id: 'teal', side: 'blue', points: 9 }]
  const allied = (blue: readonly string[], teal: readonly string[], dice: number[] = []): Playing => {
    const w = start(
      {
        ...land({
          red: { b: ['Foot 9/9', 'Horse 9/9', 'Lee 3* 0/0'] },
          blue: { a: blue },
          teal: { a: teal },
        }),
        players,
        control: { blue: ['c'] },
      },
      dice,
    )
    march(w, 'Foot, Horse, Lee', 'a')
    endMovement(w)
    return w
  }

  test('[G-60][G-76] in battle allies form one stack', () => {
    expect(sides(allied(['Line 3/2', 'Wall 3/2'], ['Ally 3/2', 'Guns A']))).toEqual([
      'Foot Horse',
      'Line Wall Ally',
    ])
    expect(
      told(allied(['Line 3/2'], ['Ally 3/2', 'Guns A']), 'battle-joined')[0]?.battle.support[1]?.length,
    ).toBe(1)
  })

  test('[G-60] the owner of the commander speaks for them, and gets the points', () => {
    const w = allied(['Line 0/0', 'Meade 1* 0/0'], ['Ally 0/0', 'Porter 2* 0/0'], [0, 0, 9, 9, 0, 0])
    expect(w.g.p.battle.players).toEqual([0, 2])
    until(w, 'orders', 'blue')
    expect(w.g.p.points).toEqual([1, 9, 8])
  })

  test('[G-60] without a leader, the player with most combat units', () => {
    expect(allied(['Line 3/2'], ['Ally 3/2', 'Third 3/2']).g.p.battle.players).toEqual([0, 2])
    expect(allied(['Line 3/2', 'Wall 3/2'], ['Ally 3/2']).g.p.battle.players).toEqual([0, 1])
  })

  test('[G-60] the attacker’s allies there attack too', () => {
    const w = start({
      ...land({ red: { b: lee }, pink: { a: ['Ally 3/2'] }, blue: { a: ['Line 3/2'] } }),
      players: [{ id: 'red' }, { id: 'pink', side: 'red' }, { id: 'blue' }],
    })
    march(w, 'Foot, Lee', 'a')
    endMovement(w)
    expect(sides(w)).toEqual(['Foot Ally', 'Line'])
  })
})

describe('three sides', () => {
  const players = [{ id: 'red' }, { id: 'blue' }, { id: 'grey' }]
  const crowd = (more: Partial<War> = {}, red = 9): War => ({
    ...land(
      {
        red: { b: [`Foot ${red}/9`, `Horse ${red}/9`, 'Lee 3* 0/9'] },
        blue: { a: ['Line 0/0'] },
        grey: { a: ['Wall 0/0'] },
      },
      { map: { a: 'clear', b: 'clear', c: 'clear', d: 'clear' } },
    ),
    players,
    control: { blue: ['c'], grey: ['d'] },
    ...more,
  })

  const attack = (war: War, dice: number[] = []): Playing => {
    const w = start(war, dice)
    march(w, 'Foot, Horse, Lee', 'a')
    endMovement(w)
    return w
  }

  test('[G-60] hostile, unallied sides are fought one by one, in the order of the active player', () => {
    const w = attack(crowd())
    expect(open(w).options).toEqual([
      { region: 0, side: 1 },
      { region: 0, side: 2 },
    ])
    give(w, 'battle', { region: 0, side: 2 })
    until(w, 'orders', 'blue')
    expect([sides(w, 0), sides(w, 1)]).toEqual([
      ['Foot Horse', 'Wall'],
      ['Foot Horse', 'Line'],
    ])
  })

  test('[G-60] every battle is new: units panicked in one fight in the next', () => {
    // Two misses, and a panic that strikes one of them; the other fires and kills; in the next battle both fire.
    const dice = [9, 9, 0, 0, 9, 0, 0, 0, 9, 0]
    const armies = { ...crowd().armies, red: { b: ['Foot 5/9', 'Horse 5/9', 'Lee 3* 0/9'] } }
    const w = attack({ ...crowd(), armies, control: {} }, dice)
    give(w, 'battle', { region: 0, side: 1 })
    until(w, 'orders', 'grey')
    expect(told(w, 'fired').map(e => e.side)).toEqual([0, 0, 1, 0, 1, 0, 0, 1])
    expect(told(w, 'round-began').map(e => e.round)).toEqual([1, 2, 1])
  })

  test('[G-60] after a retreat from one, the others lapse', () => {
    const armies = { ...crowd().armies, blue: { a: ['Line 9/9', 'Rock 9/9'] } }
    const w = attack({ ...crowd(), armies }, [9, 9, 0, 0])
    give(w, 'battle', { region: 0, side: 1 })
    until(w, 'orders', 'blue')
    expect([told(w, 'battle-joined').length, placeOf(w, 'Wall')]).toEqual([1, 'a'])
  })

  test('[G-60] players at peace with the attacker are left out', () => {
    const w = attack(crowd({ peace: [['red', 'grey']] }))
    until(w, 'orders', 'blue')
    expect([told(w, 'battle-joined').length, placeOf(w, 'Wall')]).toEqual([1, 'a'])
  })
})
