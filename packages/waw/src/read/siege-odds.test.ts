import { expect, test } from 'vitest'
import type { War } from '../testing/war.ts'
import { endMovement } from '../testing/marching.ts'
import { siegeAhead, siegeOdds } from './siege-odds.ts'
import { takingFaces } from '../siege/siege.ts'
import { start, told } from '../testing/playing.ts'

/** Red lies before a fortress of blue, FDV 4. */
const lying = (red: readonly string[], blue: readonly string[] = []): War => ({
  map: { camp: 'clear src:red', town: 'clear fort:blue:4', home: 'clear src:blue' },
  borders: ['camp-town', 'town-home'],
  armies: { red: { town: red }, blue: { town: blue } },
  control: { red: ['camp'], blue: ['town', 'home'] },
})

const FACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

test.each([[['Foot 3/2', 'Horse 3/2']], [['Foot 3/2', 'Horse 3/2', 'Guns A', 'Ram S']]])(
  '[W-12.9-success][W-12.9-failure] the faces told beforehand are those that take the fortress: %s',
  red => {
    const { g, r } = start(lying(red))
    const odds = siegeOdds(g.s, g.p, 0, r('town'))
    const falls = FACES.filter(die => {
      const w = start(lying(red), [die])
      endMovement(w)
      const [test] = told(w, 'siege-tested')
      expect(test).toMatchObject({ fdv: odds.fdv, because: odds.because })
      return test?.fell === true
    })
    expect(odds.faces).toEqual(falls)
  },
)

test('[W-6-natural-zero] a natural 0 takes every fortress', () => {
  expect(takingFaces(0, [{ rule: 'W-12.9-mod-s-inside', what: 's-inside:Wall', change: 3 }])).toEqual([0])
})

test('[W-12.8-min-2] the siege that a march would lay is known, if there would be one', () => {
  const war = lying([])
  const { g, r, c } = start({ ...war, armies: { red: { camp: ['Foot 3/2', 'Horse 3/2'] } } })
  const ahead = (...names: string[]) => siegeAhead(g.s, g.p, 0, names.map(c), r('town'))
  expect(ahead('Foot', 'Horse')?.faces).toEqual([0, 1, 2, 3, 4])
  expect(ahead('Foot')).toBeNull()
})
