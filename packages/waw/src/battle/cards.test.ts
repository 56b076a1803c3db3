import { pending, submit } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { CardEffect } from '@sandtable/scenario'
import type { Field, Played } from '../testing/field.ts'
import { changeOf, happened, modifiers, morales, optionNames, play, shots, start } from '../testing/field.ts'

const FIELD: Field = { attacker: ['Foot 3/2'], defender: ['Line 3/2'], rest: 9 }

const bonus = (
  change: number,
  rounds: 'this' | 'rest' = 'this',
  side: 'own' | 'enemy' = 'own',
): CardEffect => ({
  do: 'modifier',
  side,
  change,
  rounds,
})

const withCards = (
  cards: NonNullable<Field['cards']>,
  choices: string[],
  more: Partial<Field> = {},
): Played => play({ ...FIELD, cards, choices, ...more })

describe('when cards are played', () => {
  test('[W-12.1-cards][W-8-battle] at the start of a round, the attacker first, then the defender', () => {
    const b = withCards({ attacker: { Charge: [bonus(1)] }, defender: { Stand: [bonus(2)] } }, [
      'pass',
      'Stand',
      'Charge',
    ])
    expect(b.asked).toEqual([
      {
        player: 'attacker',
        kind: 'cards',
        rule: 'W-12.1-cards',
        options: ['Charge', 'pass'],
        answer: 'pass',
      },
      {
        player: 'defender',
        kind: 'cards',
        rule: 'W-12.1-cards',
        options: ['Stand', 'pass'],
        answer: 'Stand',
      },
      {
        player: 'attacker',
        kind: 'cards',
        rule: 'W-12.1-cards',
        options: ['Charge', 'pass'],
        answer: 'Charge',
      },
    ])
    const kinds = b.events.map(e => e.is)
    expect(kinds.indexOf('round-began')).toBeLessThan(kinds.indexOf('cards-passed'))
    expect(kinds.indexOf('card-played')).toBeLessThan(kinds.indexOf('modifiers-set'))
    expect(happened(b, 'cards-passed')).toEqual([{ is: 'cards-passed', side: 0 }])
    expect(happened(b, 'card-played')[0]).toEqual({ is: 'card-played', player: 1, side: 1, card: 1 })
  })

  test('[W-12.1-cards-several] a player may play more than one, and may stop after any', () => {
    const hand = { attacker: { One: [bonus(1)], Two: [bonus(1)], Three: [bonus(1)] } }
    expect(modifiers(withCards(hand, ['Three', 'One', 'Two']))[0]).toEqual([3, 0])
    const two = withCards(hand, ['Two', 'Three', 'pass', 'pass'])
    expect(modifiers(two)[0]).toEqual([2, 0])
    expect(two.asked.map(({ options }) => options)).toEqual([
      ['One', 'Two', 'Three', 'pass'],
      ['One', 'Three', 'pass'],
      ['One', 'pass'],
      ['One', 'pass'],
    ])
  })

  test('[G-19] both rounds offer cards', () => {
    const b = withCards({ defender: { Stand: [bonus(2)] } }, ['pass', 'Stand'])
    expect(modifiers(b)).toEqual([
      [0, 0],
      [0, 2],
    ])
  })

  test('[G-19] by option only the first does', () => {
    const cards = { defender: { Stand: [bonus(2)], Hold: [bonus(1)] } }
    const b = withCards(cards, ['Stand', 'pass'], { options: { cards_each_round: false } })
    expect(modifiers(b)).toEqual([
      [0, 2],
      [0, 0],
    ])
    expect(b.asked).toHaveLength(2)
    expect(b.p.hands).toEqual([[], [1]])
  })

  test('[W-8-discard] a played card is gone, and cannot be played again', () => {
    const b = withCards({ attacker: { Charge: [bonus(1)], Rally: [bonus(2)] } }, ['Charge', 'pass', 'pass'])
    expect(b.p.hands).toEqual([[1], []])
    expect(b.p.discards).toEqual([[0], []])
    expect(b.asked[2]?.options).toEqual(['Rally', 'pass'])
  })

  test('[W-8-discard] a card that is not in the hand is no option', () => {
    const g = start({
      ...FIELD,
      cards: { attacker: { Charge: [bonus(1)] }, defender: { Stand: [bonus(1)] } },
    })
    expect(pending(g).map(({ player }) => player)).toEqual([0])
    expect(optionNames(g)).toEqual(['Charge', 'pass'])
    expect(submit(g, 0, 1)).toBe('not-an-option')
    expect(submit(g, 1, 1)).toBe('not-your-decision')
    expect(submit(g, 0, 0)).toBeNull()
    expect(submit(g, 1, 'pass')).toBeNull()
  })
})

describe('what cards do', () => {
  test('[W-8-battle][W-12.1.1-cumulative] a modifier holds for the round, or for the rest of the battle', () => {
    const round = withCards({ attacker: { Charge: [bonus(2)] } }, ['Charge'])
    expect(modifiers(round)).toEqual([
      [2, 0],
      [0, 0],
    ])
    expect(happened(round, 'modifiers-set')[0]?.because[0]).toEqual([
      { rule: 'W-8-battle', what: 'card:0', change: 2 },
    ])
    const rest = withCards({ attacker: { Charge: [bonus(2, 'rest')] } }, ['Charge'])
    expect(modifiers(rest)).toEqual([
      [2, 0],
      [2, 0],
    ])
  })

  test('[W-8-target] a card helps its player or harms the enemy', () => {
    const b = withCards(
      {
        attacker: { Mud: [bonus(-2, 'this', 'enemy')] },
        defender: { Stand: [bonus(1)], Fog: [bonus(-1, 'this', 'enemy')] },
      },
      ['Mud', 'Stand', 'Fog'],
    )
    expect(modifiers(b)[0]).toEqual([-1, -1])
    expect([changeOf(b, 'Foot'), changeOf(b, 'Line')]).toEqual([-1, -1])
  })

  test('[W-8-battle] a card can raise or lower morale, until the battle is over', () => {
    const steady = { attacker: { Faith: [{ do: 'morale', side: 'own', change: 2 }] } } as const
    expect(morales(withCards(steady, ['Faith']))).toEqual([
      [4, 2],
      [4, 2],
    ])
    const fear = { attacker: { Fear: [{ do: 'morale', side: 'enemy', change: -3 }] } } as const
    const b = withCards(fear, ['Fear'], { dice: [9, 9, 4] })
    expect(morales(b)).toEqual([[2, -1]])
    expect(b.report).toMatchObject({ winner: 'attacker', how: 'retreat' })
  })

  test('[W-8-battle] one card can do several things', () => {
    const b = withCards(
      {
        attacker: { Fury: [bonus(1), { do: 'morale', side: 'own', change: -1 }, bonus(-1, 'rest', 'enemy')] },
      },
      ['Fury'],
    )
    expect(modifiers(b)).toEqual([
      [1, -1],
      [0, -1],
    ])
    expect(morales(b)[0]).toEqual([1, 2])
  })

  test('[W-15-cards-over-all] a card forbids a pursuit that the rules allow', () => {
    const rout: Field = {
      attacker: ['Horse 3/2 C', 'Scouts 5/2 sk'],
      defender: ['Line 3/0'],
      cards: { defender: { Rearguard: [{ do: 'forbid', side: 'enemy', what: 'pursuit' }] } },
    }
    const free = play({ ...rout, dice: [9, 0, 9, 9], choices: ['pass'] })
    expect(happened(free, 'pursuit-began')).toHaveLength(1)
    const barred = play({ ...rout, dice: [9, 0, 9], choices: ['Rearguard'] })
    expect(barred.report.routed).toBe('defender')
    expect(happened(barred, 'pursuit-began')).toEqual([])
  })

  test('[W-15-cards-over-all] a card takes the second roll from the enemy’s Elites, and from no others', () => {
    const elites: Field = {
      attacker: ['Guard 3/2 elite'],
      defender: ['Veterans 3/2 elite'],
      cards: { attacker: { Haste: [{ do: 'forbid', side: 'enemy', what: 'reroll' }] } },
    }
    const b = play({ ...elites, dice: [9, 9, 9, 9, 9, 9], choices: ['Haste'] })
    expect(shots(b)).toEqual([
      'Guard 9 miss',
      'Guard 9 miss',
      'Veterans 9 miss',
      'Guard 9 miss',
      'Guard 9 miss',
      'Veterans 9 miss',
    ])
  })

  test('[W-15-cards-over-all] and lets no Elite roll again in pursuit either', () => {
    const b = play({
      attacker: ['Guard 3/2 C elite', 'Scouts 5/2 sk'],
      defender: ['Line 3/0'],
      cards: { defender: { Haste: [{ do: 'forbid', side: 'enemy', what: 'reroll' }] } },
      dice: [9, 0, 9, 9],
      choices: ['Haste'],
    })
    expect(shots(b).at(-1)).toBe('Guard 9 miss')
  })
})
