import { over } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'
import type { Event } from '../events.ts'

const EDITIONS = ['A', 'B'] as const

/**
 * A little of everything: a card to draw, a reinforcement, money, something to buy, a battle, and a siege by units out of supply.
 */
const whole: War = {
  options: { unsupplied_besiege: true },
  uses: ['production', 'supply', 'placement'],
  map: {
    home: 'clear src:red prod:red tax:2',
    field: 'clear',
    keep: 'clear fort:blue:9',
    back: 'clear src:blue',
  },
  borders: ['home-field', 'field-keep', 'keep-back'],
  armies: {
    red: {
      home: ['Foot 9/9', 'Lee 3* 0/9'],
      keep: ['Dig1 3/2', 'Dig2 3/2', 'Dig3 3/2', 'Dig4 3/2', 'Dig5 3/2', 'Dig6 3/2'],
      pool: ['New 3/2 $1'],
      due: ['Late 3/2'],
    },
    blue: { field: ['Line 0/0'] },
  },
  control: { red: ['home'], blue: ['keep', 'back'] },
  reinforcements: [{ turn: 1, player: 'red', at: ['home'], units: ['Late'] }],
  cards: { Luck: { player: 'red' } },
}

/** The phases of red's first turn, as the log shows them. */
const PHASES: readonly (readonly [string, (e: Event) => boolean])[] = [
  ['draw', e => e.is === 'card-drawn'],
  ['reinforce', e => e.is === 'arrived' && e.how === 'reinforcement'],
  ['income', e => e.is === 'income-collected'],
  ['maintenance', e => e.is === 'maintenance-paid'],
  ['purchase', e => e.is === 'unit-bought'],
  ['supply', e => e.is === 'supply-checked'],
  ['movement', e => e.is === 'marched'],
  ['battle', e => e.is === 'battle-joined'],
  ['control', e => e.is === 'control-changed'],
  ['siege', e => e.is === 'siege-tested'],
  ['placement', e => e.is === 'arrived' && e.how === 'purchase'],
  ['end', e => e.is === 'player-ended'],
]

function phasesOf(w: Playing): string[] {
  const events = w.g.log ?? []
  const end = events.findIndex(e => e.is === 'player-ended')
  const found = events.slice(0, end + 1).flatMap(e => PHASES.filter(([, is]) => is(e)).map(([name]) => name))
  return found.filter((name, i) => name !== found[i - 1])
}

function playTurn(war: War): Playing {
  const w = start(war)
  if (open(w).kind !== 'orders') {
    until(w, 'purchase')
    give(w, 'purchase', purchaseOf(w))
    until(w, 'orders', 'red')
  }
  march(w, 'Foot, Lee', 'field')
  endMovement(w)
  until(w, 'orders', 'blue')
  return w
}

const purchaseOf = (w: Playing) => {
  const { options } = open(w)
  if ('has' in options) throw new Error('purchases have no list')
  return options.find(option => option !== 'done' && option !== 'pass') ?? 'done'
}

describe.each(EDITIONS)('a player turn in edition %s', edition => {
  test('[W-7-order][W-7.1.4-order][G-55] goes through cards and reinforcements, production, supply, action and placement', () => {
    expect(phasesOf(playTurn({ ...whole, edition }))).toEqual([
      'draw',
      'reinforce',
      'income',
      'maintenance',
      'purchase',
      'supply',
      'movement',
      'battle',
      'control',
      'siege',
      'control',
      'placement',
      'end',
    ])
  })

  test('[W-7.1.2-optional][W-7.1.3-optional][W-1-advanced-optin][G-57] production and supply are played only if the scenario says so', () => {
    expect(phasesOf(playTurn({ ...whole, edition, uses: [] }))).toEqual([
      'draw',
      'reinforce',
      'movement',
      'battle',
      'control',
      'siege',
      'control',
      'end',
    ])
    expect(phasesOf(playTurn({ ...whole, edition, uses: ['supply'] }))).toContain('supply')
  })
})

describe('the course of the game', () => {
  const three: War = {
    players: [{ id: 'red' }, { id: 'blue' }, { id: 'grey' }],
    map: { a: 'clear', b: 'clear', c: 'clear' },
    borders: ['a-b', 'b-c'],
    armies: { red: { a: ['Foot 3/2'] }, blue: { b: ['Line 3/2'] }, grey: { c: ['Wall 3/2'] } },
    turns: 2,
  }

  /** Turns and players in order. */
  const course = (w: Playing): string[] =>
    (w.g.log ?? []).flatMap(e =>
      e.is === 'turn-began'
        ? [`turn ${e.turn}`]
        : e.is === 'player-began'
          ? [String(w.g.s.players[e.player]?.id)]
          : [],
    )

  const playOn = (war: War): Playing => {
    const w = start(war)
    until(w, 'nothing')
    return w
  }

  test('[W-1-alternation][W-7.2-next][W-7.2-continue] players take whole turns one after another, and then a new game turn starts', () => {
    const w = playOn(three)
    expect(course(w)).toEqual(['turn 1', 'red', 'blue', 'grey', 'turn 2', 'red', 'blue', 'grey'])
    const order = (w.g.log ?? [])
      .filter(e => e.is === 'player-began' || e.is === 'player-ended')
      .map(e => e.player)
    expect(order).toEqual([0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2])
  })

  test('[W-7.2-next] in the order of the scenario', () => {
    const players = [{ id: 'grey' }, { id: 'blue' }, { id: 'red' }]
    expect(course(playOn({ ...three, players, turns: 1 }))).toEqual(['turn 1', 'grey', 'blue', 'red'])
  })

  test('[W-7.2-extra-players] a player who joins later plays from then on, at their place in the order', () => {
    const players = [{ id: 'red' }, { id: 'blue', joins: 2 }, { id: 'grey' }]
    expect(course(playOn({ ...three, players }))).toEqual([
      'turn 1',
      'red',
      'grey',
      'turn 2',
      'red',
      'blue',
      'grey',
    ])
  })

  test('[W-1-scenario-limits] the scenario says how many play, and for how many turns', () => {
    const w = playOn({ ...three, turns: 4 })
    expect([over(w.g), told(w, 'turn-began').length, w.g.rules.players(w.g.s)]).toEqual([true, 4, 3])
  })

  test('[W-7.2-verification] victory is checked once all have played, and ends the game', () => {
    const war: War = {
      ...three,
      turns: 5,
      victory: [{ player: 'red', if: { controls: { regions: ['a'], atLeast: 1 } } }],
    }
    const w = playOn(war)
    expect(course(w)).toEqual(['turn 1', 'red', 'blue', 'grey'])
    expect(told(w, 'game-ended')).toMatchObject([{ winner: 0, how: 'condition' }])
  })
})
