import { describe, expect, test } from 'vitest'
import type { Playing } from '../testing/playing.ts'
import type { War } from '../testing/war.ts'
import { endMovement } from '../testing/marching.ts'
import { give, open, start, told, until } from '../testing/playing.ts'

/** Red has these units at home, and pays for this many replacements. */
const repair = (number: number, stack: readonly string[], more: Partial<War> = {}): Playing => {
  const w = start({
    uses: ['production', 'placement'],
    players: [{ id: 'red', money: 2 * number }, { id: 'blue' }],
    map: { home: 'clear', port: 'clear port airbase:0', far: 'clear' },
    borders: ['home-port', 'port-far'],
    armies: { red: { home: stack }, blue: { far: ['Line 3/2'] } },
    ...more,
  })
  until(w, 'purchase', 'red')
  for (let i = 0; i < number; i++) give(w, 'purchase', { do: 'replacement' })
  until(w, 'orders', 'red')
  return w
}

const steps = (w: Playing, ...names: string[]): (number | undefined)[] =>
  names.map(name => w.g.p.steps[w.c(name)])
const flip = (w: Playing, name: string): void => give(w, 'replacement', w.c(name))
const worn = ['Old 3>2/2 reduced', 'Young 3>2/2 reduced', 'Fresh 3>2/2', 'Lone 1/1', 'Guns A']

describe('replacements', () => {
  test('[W-A3.3-when][W-A3.3-number] at the end of the turn the owner restores as many reduced units as the marker says', () => {
    for (const edition of ['A', 'B'] as const) {
      const w = repair(1, worn, { edition })
      expect(steps(w, 'Old', 'Young')).toEqual([1, 1])
      endMovement(w)
      expect(open(w)).toMatchObject({
        kind: 'replacement',
        player: 0,
        options: [w.c('Old'), w.c('Young'), 'done'],
      })
      flip(w, 'Young')
      expect([steps(w, 'Old', 'Young'), w.g.p.replacements[0], open(w).player]).toEqual([[1, 2], 0, 1])
    }
  })

  test('[W-A3.3-when] units out of supply are not restored', () => {
    const w = repair(2, worn)
    w.g.p.unsupplied[w.c('Young')] = 1
    endMovement(w)
    expect(open(w).options).toEqual([w.c('Old'), 'done'])
  })

  test('[W-A3.3-when] hidden units and those in a fortress can be restored, those off the map cannot', () => {
    const stack = ['Band 2>1/1 G hidden reduced', 'In 3>2/2 inside reduced']
    const map = { home: 'clear fort:red:4', port: 'clear', far: 'clear' }
    const w = repair(2, stack, { map, armies: { red: { home: stack, pool: ['Rest 3>2/2'] } } })
    w.g.p.steps[w.c('Rest')] = 1
    endMovement(w)
    expect(open(w).options).toEqual([w.c('Band'), w.c('In'), 'done'])
    flip(w, 'Band')
    expect([steps(w, 'Band'), w.g.p.hidden[w.c('Band')]]).toEqual([[2], 1])
  })

  test('[G-62] restoring units is optional', () => {
    const w = repair(2, worn)
    endMovement(w)
    flip(w, 'Old')
    give(w, 'replacement', 'done')
    expect([steps(w, 'Old', 'Young'), open(w).player]).toEqual([[2, 1], 1])
  })

  test('[G-62] by option it is compulsory, as far as money and marker go, before any other purchase', () => {
    const war = (money: number): War => ({
      uses: ['production', 'placement'],
      players: [{ id: 'red', money }, { id: 'blue' }],
      map: { home: 'clear prod:red', far: 'clear' },
      borders: ['home-far'],
      armies: { red: { home: worn, pool: ['Levy 1/1 $1'] }, blue: { far: ['Line 3/2'] } },
      options: { repair_optional: false },
    })
    expect(open(start(war(1))).options).toEqual([{ do: 'unit', unit: start(war(1)).c('Levy') }, 'done'])
    const w = start(war(5))
    for (let i = 0; i < 2; i++) {
      expect(open(w)).toMatchObject({ kind: 'purchase', options: [{ do: 'replacement' }] })
      give(w, 'purchase', { do: 'replacement' })
    }
    expect(open(w).options).toEqual([{ do: 'unit', unit: w.c('Levy') }, 'done'])
    until(w, 'orders', 'red')
    endMovement(w)
    expect(open(w)).toMatchObject({ kind: 'replacement', options: [w.c('Old'), w.c('Young')] })
    flip(w, 'Old')
    until(w, 'orders', 'blue')
    expect([steps(w, 'Old', 'Young'), w.g.p.replacements[0]]).toEqual([[2, 2], 0])
  })

  test('[G-62] the dead are not restored', () => {
    const w = repair(2, worn)
    w.g.p.where[w.c('Old')] = -1
    w.g.p.steps[w.c('Old')] = 0
    endMovement(w)
    expect(open(w).options).toEqual([w.c('Young'), 'done'])
  })

  test('[W-A3.3-no-carry] unused replacements are lost, whether or not there was a use for them', () => {
    const refused = repair(2, worn)
    endMovement(refused)
    give(refused, 'replacement', 'done')
    const useless = repair(1, ['Fresh 3>2/2'])
    endMovement(useless)
    expect([refused.g.p.replacements[0], useless.g.p.replacements[0]]).toEqual([0, 0])
    expect(told(useless, 'replacements-lapsed')).toEqual([
      { is: 'replacements-lapsed', player: 0, number: 1 },
    ])
  })

  test('[W-A3.3-naval] ships are restored in friendly ports only', () => {
    const ships = { home: ['Away 3>2/2 N reduced'], port: ['Sloop 3>2/2 N reduced'] }
    const options = (control: War['control']): unknown => {
      const w = repair(2, [], {
        players: [{ id: 'red', money: 5 }, { id: 'blue' }],
        armies: { red: ships },
        control: control ?? {},
      })
      endMovement(w)
      return open(w).kind === 'replacement' ? open(w).options : 'nobody is asked'
    }
    expect([options({ red: ['port'] }), options({ blue: ['port'] })]).toEqual([
      [1, 'done'],
      'nobody is asked',
    ])
  })

  test('[W-A3.3-air] in edition B aircraft are restored at friendly airbases only; edition A allows any place', () => {
    const planes = { home: ['Away 3>2/2 F reduced'], port: ['Kite 3>2/2 F reduced'] }
    const options = (edition: 'A' | 'B', port: 'red' | 'blue'): unknown => {
      const w = repair(2, [], {
        edition,
        players: [{ id: 'red', money: 5 }, { id: 'blue' }],
        armies: { red: planes },
        control: { [port]: ['port'] },
      })
      endMovement(w)
      return open(w).kind === 'replacement' ? open(w).options : 'nobody is asked'
    }
    expect([options('A', 'red'), options('A', 'blue')]).toEqual([
      [0, 1, 'done'],
      [0, 1, 'done'],
    ])
    expect([options('B', 'red'), options('B', 'blue')]).toEqual([[1, 'done'], 'nobody is asked'])
  })
})
