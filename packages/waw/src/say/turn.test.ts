import { describe, expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, start, until } from '../testing/playing.ts'
import type { Event } from '../events.ts'
import type { LogLine } from './log-line.ts'
import { openStory, sentences } from './testing/tell.ts'
import { say, sayLine } from './testing/story.ts'
import { WAW } from '../ruleset.ts'

describe('the turn', () => {
  const WAR: War = {
    players: [
      { id: 'union', name: 'Union', points: 2 },
      { id: 'csa', name: 'Confederates', points: 1 },
    ],
    map: { rolla: 'clear city:2', lebanon: 'clear', ozark: 'clear' },
    borders: ['rolla-lebanon', 'lebanon-ozark'],
    armies: { union: { rolla: ['Foot 3/2'] }, csa: { ozark: ['Line 2/2'] } },
    turns: 1,
  }

  test('[W-7.2-continue][W-7.2-next] has a heading, and so has each player’s part', () => {
    const w = start(WAR)
    until(w, 'orders', 'csa')
    const headings = openStory(w.g.s, w.g.log ?? []).filter(line => line.as === 'heading')
    expect(headings.map(({ outcome, player }) => [outcome, player])).toEqual([
      ['Turn 1: turn 1', null],
      ['Union, turn 1', 0],
      ['Confederates, turn 1', 1],
    ])
  })

  test('[G-55] a region that changes hands says from whom to whom', () => {
    const w = start({ ...WAR, control: { csa: ['lebanon', 'ozark'], union: ['rolla'] } })
    march(w, 'Foot', 'lebanon')
    endMovement(w)
    expect(sentences(w, 'control-changed')).toEqual(['Lebanon passed from Confederates to Union'])
    const free = start(WAR)
    march(free, 'Foot', 'lebanon')
    endMovement(free)
    expect(sentences(free, 'control-changed')).toEqual(['Lebanon passed to Union'])
  })

  test('[K-17] says what newer rules have changed since the game was saved', () => {
    const { g } = start(WAR)
    const [line] = say(g.s, g.p, { is: 'rules-updated', from: 1, to: 2 })
    expect(sayLine(g.s, line as LogLine)).toBe(
      'Rules updated: upkeep must be paid, and terrain counts towards the limit on modifiers',
    )
    expect(say(g.s, g.p, { is: 'rules-updated', from: 2, to: 3 })).toEqual([])
    const [latest] = say(g.s, g.p, WAW.updated?.(WAW.version - 1) as Event)
    expect(sayLine(g.s, latest as LogLine)).toMatch(
      /^Rules updated: injured leaders return in the next game turn, .*, a cancelled card .* and cards that would do nothing/,
    )
  })

  test('[W-14-scenario][G-74] at the end cities are counted, and the victory has its reason and the points', () => {
    const w = start(WAR)
    until(w, 'nothing')
    expect(sentences(w, 'cities-scored')).toEqual(['Union: +2 points: cities held at the end (rolla 2)'])
    expect(sentences(w, 'game-ended')).toEqual([
      'Union won the game with the most points after the last turn (Union 4, Confederates 1)',
    ])
  })

  test('[W-7.2-verification][G-74] a condition that was met is named, and a draw is a draw', () => {
    const met = start({
      ...WAR,
      victory: [{ player: 'csa', if: { controls: { regions: ['ozark'], atLeast: 1 } } }],
    })
    until(met, 'nothing')
    expect(sentences(met, 'game-ended')[0]).toMatch(/^Confederates won the game: “won” \(/)
    const even = start({
      ...WAR,
      map: { ...WAR.map, rolla: 'clear' },
      players: [{ id: 'union' }, { id: 'csa' }],
    })
    until(even, 'nothing')
    expect(sentences(even, 'game-ended')).toEqual(['The game is a draw (union 0, csa 0)'])
  })
})

describe('a siege', () => {
  const TOWN: War = {
    map: { town: 'clear fort:blue:3', road: 'clear' },
    borders: ['town-road'],
    armies: {
      red: { town: ['Foot 3/2', 'Horse 3/2', 'Guns A', 'Sappers S'] },
      blue: { town: ['Home 1/1 inside', 'Polk 2* 0/0 S1 inside'] },
    },
    control: { blue: ['town'] },
  }

  test('[W-12.9-success] shows the die, every change with its reason, and the FDV', () => {
    const w = start(TOWN, [4])
    endMovement(w)
    expect(sentences(w, 'siege-tested')).toEqual([
      'Siege of town: rolled 4 − 1 (siege engines) − 1 (artillery) + 1 (siege value of Polk, inside) = 3 ≤ FDV 3: the fortress fell',
    ])
    expect(sentences(w, 'fortress-fell')).toEqual([
      'Red took the fortress of town from blue',
      'Polk and Home fell with the fortress of town',
    ])
    expect(sentences(w, 'scored')).toEqual([
      'Red: +1 point: fortress taken (blue −1)',
      'Red: +1 point: enemy leader Polk killed (blue −1)',
    ])
    const line = openStory(w.g.s, w.g.log ?? []).find(({ of }) => of === 'siege-tested')
    expect(line?.rules).toEqual([
      'W-12.9-success',
      'W-12.9-mod-engine',
      'W-12.9-mod-artillery',
      'W-12.9-mod-s-inside',
    ])
  })

  test('[W-12.9-failure][W-6-natural-zero] a fortress that holds, and one that falls to a natural 0', () => {
    const holds = start(TOWN, [9])
    endMovement(holds)
    expect(sentences(holds, 'siege-tested')[0]).toMatch(/= 8 > FDV 3: the fortress held$/)
    const armies = { ...TOWN.armies, blue: { town: ['Polk 2* 0/0 S9 inside'] } }
    const zero = start({ ...TOWN, armies }, [0])
    endMovement(zero)
    expect(sentences(zero, 'siege-tested')[0]).toMatch(
      /= 7 > FDV 3: the fortress fell \(a rolled 0 always succeeds\)$/,
    )
  })

  test('[W-12.8-takeover] the captor’s own fortress appears with its FDV', () => {
    const w = start(
      { ...TOWN, players: [{ id: 'red', forts: [{ fdv: 6, price: null }] }, { id: 'blue' }] },
      [0],
    )
    endMovement(w)
    give(w, 'takeover', 0)
    expect(sentences(w, 'fort-built')).toEqual(['Red placed a fortress in town (FDV 6)'])
  })
})

describe('supply', () => {
  const CUT: War = {
    uses: ['supply'],
    map: { base: 'clear src:red', gap: 'clear', out: 'clear' },
    borders: ['base-gap', 'gap-out'],
    armies: { red: { out: ['Foot 3/2', 'Horse 3/2'] }, blue: { gap: ['Line 3/2'] } },
    control: { red: ['base', 'out'], blue: ['gap'] },
  }

  test('[W-7.1.3-check][W-13.4-removal] names units out of it, their places, and units lost by it', () => {
    const w = start(CUT)
    expect(sentences(w, 'supply-checked')).toEqual([
      'Foot and Horse went out of supply in out: −1 CF and MF, moves one region a turn, can’t attack or besiege',
    ])
    until(w, 'orders', 'blue')
    until(w, 'orders', 'red')
    expect(sentences(w, 'starved')).toEqual([
      'Foot and Horse went back to the pool: out of supply at two checks running',
    ])
  })

  test('[W-13.5-logistics][W-13.2-line] an L unit given up, and a line open again', () => {
    const w = start({ ...CUT, armies: { ...CUT.armies, red: { out: ['Foot 3/2', 'Train L'] } } })
    give(w, 'train', w.c('Train'))
    expect(sentences(w, 'train-spent')).toEqual([
      'Train was given up in out; its stack is in supply until the next check (for Foot)',
    ])
    const again = start({
      ...CUT,
      control: { red: ['base', 'gap', 'out'] },
      armies: { red: { out: ['Foot 3/2', 'Horse 3/2'] }, blue: {} },
      rules: [{ when: 'always', if: { notAfter: 1 }, effects: [{ do: 'supply', side: 'own', as: 'out' }] }],
    })
    until(again, 'orders', 'blue')
    until(again, 'orders', 'red')
    expect(sentences(again, 'supply-checked').at(-1)).toBe('Foot and Horse returned to supply in out')
  })
})
