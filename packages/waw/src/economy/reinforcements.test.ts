import { fold, seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { DUE, INJURED, NOBODY, OUT, UNKNOWN, WELL } from '../position.ts'
import { endMovement, march } from '../testing/marching.ts'
import { give, open, placeOf, start, told, until } from '../testing/playing.ts'
import { view } from '../view.ts'
import { WAW } from '../index.ts'

/** Red's units of `due` come on turn 1 at these regions. */
const front = (due: readonly string[], at: string[], more: Partial<War> = {}): War => ({
  map: { home: 'clear src:red', hill: 'forest', far: 'clear src:blue', out: 'clear' },
  borders: ['home-hill', 'hill-far', 'far-out'],
  armies: { red: { home: ['Foot 3/2'], due }, blue: { far: ['Line 3/2'] } },
  reinforcements: [
    {
      turn: 1,
      player: 'red',
      at,
      units: due.filter(text => !text.includes('*')).map(text => text.split(' ')[0] ?? ''),
      leaders: due.filter(text => text.includes('*')).map(text => text.split(' ')[0] ?? ''),
      hidden: due.some(text => text.includes(' G')),
    },
  ],
  ...more,
})

const regions = (w: Playing): string[] =>
  (open(w).options as readonly { to: number }[]).map(({ to }) => w.g.s.map.regions[to]?.id ?? '')
const bring = (w: Playing, name: string, region: string): void =>
  give(w, 'reinforcement', { counter: w.c(name), to: w.r(region) })

describe('reinforcements', () => {
  test('[W-7.1.1-reinforce][G-56] come in the reinforcement phase of their turn, where the list says, and may move at once', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = start(front(['Horse 4/2 mp4', 'Lee 2* 1/1'], ['home', 'out'], { edition }))
      expect([open(w).kind, open(w).player, regions(w)]).toEqual(['reinforcement', 0, ['home', 'out']])
      bring(w, 'Horse', 'out')
      bring(w, 'Lee', 'home')
      expect([placeOf(w, 'Horse'), placeOf(w, 'Lee')]).toEqual(['out', 'home'])
      march(w, 'Foot, Lee', 'hill')
      expect(placeOf(w, 'Foot')).toBe('hill')
    }
  })

  test('[G-56][W-A3.5-reinforce] by option they come when the placement phase ends, and injured leaders as before', () => {
    const options = { reinforce_phase: 'V' } as const
    for (const uses of [[], ['placement' as const]]) {
      const w = start(front(['Horse 4/2 mp4'], ['home', 'out'], { options, uses }))
      expect([open(w).kind, placeOf(w, 'Horse')]).toEqual(['orders', DUE])
      endMovement(w)
      expect([open(w).kind, open(w).player, open(w).rule]).toEqual(['reinforcement', 0, 'W-A3.5-reinforce'])
      bring(w, 'Horse', 'out')
      expect([placeOf(w, 'Horse'), open(w).player]).toEqual(['out', 1])
    }
    const hurt = start(front([], [], { options, armies: { red: { home: ['Foot 3/2', 'Lee 1* 0/0'] } } }))
    hurt.g.p.fate[0] = INJURED
    hurt.g.p.where[hurt.c('Lee')] = OUT
    until(hurt, 'orders', 'blue')
    expect(placeOf(hurt, 'Lee')).toBe(OUT)
    until(hurt, 'orders', 'red')
    expect(placeOf(hurt, 'Lee')).toBe('home')
  })

  test('[W-7.1.1-reinforce] they do not come before their turn, nor in the other player’s', () => {
    const war = front(['Horse 4/2'], ['home'])
    const later = { ...war, reinforcements: war.reinforcements?.map(group => ({ ...group, turn: 2 })) ?? [] }
    const w = start(later)
    expect(placeOf(w, 'Horse')).toBe(DUE)
    until(w, 'orders', 'blue')
    expect([w.g.p.turn, placeOf(w, 'Horse')]).toEqual([1, DUE])
    until(w, 'orders', 'red')
    expect([w.g.p.turn, placeOf(w, 'Horse')]).toEqual([2, 'home'])
  })

  test('[W-7.1.1-reinforce] each player brings in their own, in their own turn', () => {
    const war = front([], [], {
      armies: { red: { home: ['Foot 3/2'] }, blue: { far: ['Line 3/2'], due: ['Lancers 4/2'] } },
      reinforcements: [{ turn: 1, player: 'blue', at: ['far'], units: ['Lancers'] }],
    })
    const w = start(war)
    expect([open(w).player, placeOf(w, 'Lancers')]).toEqual([0, DUE])
    until(w, 'orders', 'blue')
    expect([w.g.p.turn, placeOf(w, 'Lancers')]).toEqual([1, 'far'])
  })

  test('[W-4.1-entry-side] a unit that the scenario brings in reduced comes so', () => {
    const w = start(front(['Horse 4>2/2 reduced', 'Fresh 4>2/2'], ['home']))
    expect([w.g.p.steps[w.c('Horse')], w.g.p.steps[w.c('Fresh')]]).toEqual([1, 2])
  })

  test('[W-7.1.1-reinforce] with only one place the player is not asked', () => {
    const w = start(front(['Horse 4/2'], ['home']))
    expect([open(w).kind, placeOf(w, 'Horse')]).toEqual(['orders', 'home'])
  })

  test('[W-7.1.1-reinforce] an enemy or enemy fortress closes a region to them; enemy land without either is open', () => {
    expect(placeOf(start(front(['Horse 4/2'], ['far', 'home'])), 'Horse')).toBe('home')
    const walled = front(['Horse 4/2'], ['out', 'home'], {
      map: { ...front([], []).map, out: 'clear fort:blue:4' },
    })
    expect(placeOf(start(walled), 'Horse')).toBe('home')
    const empty = front(['Horse 4/2'], ['out'], { control: { blue: ['out'] } })
    expect(placeOf(start(empty), 'Horse')).toBe('out')
  })

  test('[W-7.1.1-reinforce] a unit without a place waits for a later turn', () => {
    const w = start(front(['Horse 4/2', 'Lee 2* 1/1'], ['far']))
    expect([open(w).kind, placeOf(w, 'Horse'), placeOf(w, 'Lee')]).toEqual(['orders', DUE, DUE])
    w.g.p.where[w.c('Line')] = w.r('out')
    endMovement(w)
    until(w, 'orders', 'red')
    expect([placeOf(w, 'Horse'), placeOf(w, 'Lee')]).toEqual(['far', 'far'])
  })

  test('[W-9-difficult] the stacking limit holds for them, and not for leaders', () => {
    const six = Array.from({ length: 6 }, (_, i) => `U${i} 3/2`)
    const due = ['Horse 4/2', 'Lee 2* 1/1']
    const w = start({ ...front(due, ['hill']), armies: { red: { hill: six, due } } })
    expect([placeOf(w, 'Horse'), placeOf(w, 'Lee')]).toEqual([DUE, 'hill'])
  })
})

describe('hidden arrivals', () => {
  const due = ['Band 1/1 G', 'Gang 1/1 G', 'Quan 1* 0/0']

  test('[W-4.1.2-hide][G-75] guerrillas come hidden, and their leader with them', () => {
    const w = start(front(due, ['out', 'home']))
    bring(w, 'Band', 'out')
    bring(w, 'Gang', 'out')
    bring(w, 'Quan', 'out')
    expect(['Band', 'Gang', 'Quan'].map(name => w.g.p.hidden[w.c(name)])).toEqual([1, 1, 1])
    expect([w.g.p.lurking[w.r('out')], w.g.p.lurkingLeaders[w.r('out')]]).toEqual([2, 1])
  })

  test('[G-75] a leader who arrives without hidden units arrives in the open', () => {
    const w = start(front(due, ['out', 'home']))
    bring(w, 'Band', 'out')
    bring(w, 'Gang', 'out')
    bring(w, 'Quan', 'home')
    expect([w.g.p.hidden[w.c('Quan')], w.g.p.lurkingLeaders.some(n => n > 0)]).toEqual([0, false])
  })

  test('[G-84] enemies do not keep them away', () => {
    const w = start(front(['Band 1/1 G'], ['far']))
    expect([placeOf(w, 'Band'), w.g.p.hidden[w.c('Band')]]).toEqual(['far', 1])
  })

  test('[W-4.1.2-hidden-cap] above the cap they come in the open, and only to regions without enemies', () => {
    const options = { hidden_cap: 1 }
    const open = start(front(['Band 1/1 G', 'Gang 1/1 G'], ['out'], { options }))
    expect([open.g.p.hidden[open.c('Band')], open.g.p.hidden[open.c('Gang')]]).toEqual([1, 0])
    const barred = start(front(['Band 1/1 G', 'Gang 1/1 G'], ['far'], { options }))
    expect([placeOf(barred, 'Band'), placeOf(barred, 'Gang')]).toEqual(['far', DUE])
  })

  test('[W-4.1.2-hide] others see the number and the place, and follow them with the same code', () => {
    for (const viewer of [0, 1, null]) {
      const w = start(front(due, ['out', 'home']))
      const before = view(w.g.s, w.g.p, viewer)
      const from = w.g.log?.length ?? 0
      for (const name of ['Band', 'Gang', 'Quan']) bring(w, name, 'out')
      const events = (w.g.log ?? []).slice(from).flatMap(e => seen(WAW, e, viewer) ?? [])
      const after = view(w.g.s, w.g.p, viewer)
      expect(fold(WAW, w.g.s, before, events)).toEqual(after)
      expect(after.where[w.c('Band')]).toBe(viewer === 0 ? w.r('out') : UNKNOWN)
      expect(after.lurking[w.r('out')]).toBe(2)
    }
  })
})

describe('injured leaders', () => {
  /** Lee was injured in red's last turn, which is ending. */
  const hurt = (war: Partial<War> = {}, before: (w: Playing) => void = () => {}): Playing => {
    const w = start({
      ...front([], []),
      armies: { red: { home: ['Foot 3/2'], hill: ['Guard 3/2', 'Lee 2* 1/1'] }, blue: { far: ['Line 3/2'] } },
      reinforcements: [],
      ...war,
    })
    until(w, 'orders', 'red')
    w.g.p.fate[0] = INJURED
    w.g.p.where[w.c('Lee')] = OUT
    before(w)
    endMovement(w)
    return w
  }
  const back = (w: Playing, region: string): void =>
    give(w, 'leader-back', { counter: w.c('Lee'), to: w.r(region) })
  const nextTurn = (w: Playing): void => {
    until(w, 'orders', 'blue')
    endMovement(w)
  }

  test('[G-33] come back in their owner’s next reinforcement phase with a stack that the owner chooses', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = hurt({ edition })
      expect([open(w).player, placeOf(w, 'Lee')]).toEqual([1, OUT])
      nextTurn(w)
      expect([open(w).kind, open(w).player, regions(w)]).toEqual(['leader-back', 0, ['home', 'hill']])
      back(w, 'home')
      expect([placeOf(w, 'Lee'), w.g.p.fate[0], w.g.p.came[w.c('Lee')]]).toEqual(['home', WELL, NOBODY])
    }
  })

  /** The game turns in which blue injures Lee, and in which Lee is back. */
  const hurtByBlue = (players: readonly string[]): number[] => {
    const w = start(
      {
        players: players.map(id => ({ id })),
        map: { home: 'clear', hill: 'clear', far: 'clear' },
        borders: ['home-hill', 'hill-far'],
        armies: {
          red: { hill: ['Guard 3/9', 'Line 3/9', 'Lee 1* 0/0'], home: ['Foot 3/2'] },
          blue: { far: ['Host 3/9', 'Grant 3* 0/0'] },
        },
      },
      [9, 9, 9, 9, 9, 9, 0, 9, 0],
    )
    until(w, 'orders', 'blue')
    march(w, 'Host, Grant', 'hill')
    const hurtIn = w.g.p.turn
    endMovement(w)
    until(w, 'leader-back', 'red')
    return [hurtIn, w.g.p.turn]
  }

  test('[G-33][W-12.4-injured-return] come back in the next game turn, whether their owner plays first or last', () => {
    expect(hurtByBlue(['red', 'blue'])).toEqual([1, 2])
    expect(hurtByBlue(['blue', 'red'])).toEqual([1, 2])
  })

  test('[G-33] with units in a fortress they arrive inside, with hidden units hidden', () => {
    const map = { ...front([], []).map, hill: 'forest fort:red:4' }
    const inside = hurt({ map, armies: { red: { hill: ['Guard 3/2 inside', 'Lee 2* 1/1'] } } })
    nextTurn(inside)
    expect([placeOf(inside, 'Lee'), inside.g.p.inside[inside.c('Lee')]]).toEqual(['hill', 1])
    const hidden = hurt({ armies: { red: { hill: ['Band 1/1 G hidden', 'Lee 2* 1/1'] } } })
    nextTurn(hidden)
    expect([placeOf(hidden, 'Lee'), hidden.g.p.hidden[hidden.c('Lee')]]).toEqual(['hill', 1])
    expect(hidden.g.p.lurkingLeaders[hidden.r('hill')]).toBe(1)
  })

  test('[G-33] without a stack they come back at a friendly source that no enemy holds', () => {
    const gone = (w: Playing): void => ['Foot', 'Guard'].forEach(name => (w.g.p.where[w.c(name)] = OUT))
    const w = hurt({}, gone)
    nextTurn(w)
    expect(placeOf(w, 'Lee')).toBe('home')
    const walled = hurt({ map: { ...front([], []).map, home: 'clear src:red fort:blue:3' } }, gone)
    nextTurn(walled)
    expect([walled.g.p.control[walled.r('home')], placeOf(walled, 'Lee')]).toEqual([0, OUT])
  })

  test('[G-33] without either they wait until there is one', () => {
    const w = hurt({}, playing => {
      for (const name of ['Foot', 'Guard']) playing.g.p.where[playing.c(name)] = OUT
      playing.g.p.where[playing.c('Line')] = playing.r('home')
    })
    nextTurn(w)
    expect([open(w).kind, placeOf(w, 'Lee'), w.g.p.fate[0]]).toEqual(['orders', OUT, INJURED])
    w.g.p.where[w.c('Guard')] = w.r('hill')
    endMovement(w)
    nextTurn(w)
    expect(placeOf(w, 'Lee')).toBe('hill')
  })

  test('[G-33] killed leaders do not come back', () => {
    const w = hurt({}, playing => (playing.g.p.fate[0] = 2))
    nextTurn(w)
    expect([placeOf(w, 'Lee'), told(w, 'arrived')]).toEqual([OUT, []])
  })
})
