import { expect, test } from 'vitest'
import type { GameSummary, ScenarioSummary } from '@sandtable/protocol'
import { troubleOf, wayInto } from './way-in.ts'

const SCENARIO: ScenarioSummary = {
  id: 'hastings-1066',
  ruleset: 'waw',
  title: 'Hastings 1066',
  when: '1066',
  about: '',
  pack: 'p',
  tagline: null,
  minutes: null,
  difficulty: null,
  turns: 6,
  players: ['Normans', 'Saxons', 'Norwegians'].map(name => ({
    id: name,
    name,
    side: name,
    colour: '#000000',
  })),
  bots: [],
}

const summary = (...holders: readonly ('open' | 'human' | 'bot')[]): GameSummary => ({
  game: 'g',
  scenario: 'hastings-1066',
  pack: 'p',
  ruleset: 'waw',
  stage: 'gathering',
  waiting: [],
  outcome: null,
  seats: holders.map((holder, player) => ({ player, name: `name ${player}`, holder })),
  commitment: 'c',
  nonces: [],
  clock: {},
})

test('a link is for the only free seat', () => {
  expect(wayInto(summary('human', 'open', 'bot'), SCENARIO)).toMatchObject({
    title: 'Hastings 1066',
    side: 'Saxons',
    others: [
      { side: 'Normans', who: 'name 0' },
      { side: 'Norwegians', who: 'name 2' },
    ],
  })
})

test('among several free seats, only the link knows its own', () => {
  const { side, others } = wayInto(summary('human', 'open', 'open'), SCENARIO)
  expect(side).toBe(null)
  expect(others.map(({ who }) => who)).toEqual(['name 0', null, null])
})

test('a scenario that is no longer on the shelf is named by its id', () => {
  expect(wayInto(summary('human', 'open'), undefined)).toMatchObject({ title: 'hastings-1066', side: '' })
})

const refused = (error: string | null): Error =>
  Object.assign(new Error('no'), { name: 'ServerError', status: 403, error })

test.for([
  ['no-such-game', 'no-game'],
  ['bad-invitation', 'bad'],
  ['malformed', 'bad'],
  [null, 'failed'],
] as const)('a refusal %s is shown as %s', ([error, trouble]) => {
  expect(troubleOf(refused(error))).toBe(trouble)
})

test('any other error counts as failed', () => {
  expect(troubleOf(new TypeError('x'))).toBe('failed')
})
