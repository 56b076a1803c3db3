import { expect, test } from 'vitest'
import { addTally } from '../../../simulate/game-tally.ts'
import { COLDWATER } from '../testing/coldwater.ts'
import { emptyFieldTally, playField } from './field-tally.ts'
import { json, PATIENCE } from '../../../testing/bin.ts'

test('[CLI] bots play a battle in metres many times, and every game counts for a side or as a draw', () => {
  const field = { s: COLDWATER.s, bots: ['random', 'random'], swap: true, seed: 'f', games: 2 }
  const sum = emptyFieldTally(field)
  for (let game = 0; game < 2; game++) addTally(sum, playField(field, game))
  expect(sum.games).toBe(2)
  expect(sum.wins.reduce((all, n) => all + n, sum.draws)).toBe(2)
  expect(sum.botGames).toEqual([2, 2])
  expect(sum.left.every(value => value > 0)).toBe(true)
})

test('[CLI] simulate prints the figures of a battle in metres', { timeout: PATIENCE }, async () => {
  const figures = await json('simulate', 'coldwater', '--games', '1', '--bots', 'random', '--seed', 'f')
  expect(figures).toMatchObject({ scenario: 'coldwater-ford', games: 1, bots: ['random', 'random'] })
  expect(Object.keys(figures['manpower'] as object)).toEqual(['town', 'count'])
})
