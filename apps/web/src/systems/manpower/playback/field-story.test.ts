import { expect, test } from 'vitest'
import type { Moment } from '../../../playback/reel.ts'
import { copy, encode, fold } from '@sandtable/kernel'
import { MANPOWER } from '@sandtable/manpower'
import { battleOf, fought } from '../field/testing/battles.ts'
import { fieldStory } from './field-story.ts'
import { positionAt, reelOf, turnsOf } from '../../../playback/reel.ts'

const { s } = battleOf('lantern-marsh')
const STORY = fieldStory(s)
const g = fought(s, 300)
const log = g.log ?? []
const reel = reelOf(STORY, { log, redacted: false }, 'all')

test('a battle has the same position at any moment as its log folded from the start', () => {
  for (let moment = 0; moment < reel.moments.length; moment += 31) {
    const { after } = reel.moments[moment] as Moment
    const folded = fold(MANPOWER, s, copy(MANPOWER.start(s).position), log.slice(0, after))
    expect(encode(positionAt(reel, moment))).toBe(encode(folded))
  }
})

test('a battle is told in words, with fights, quiet moments and their groups', () => {
  const [setup, ...told] = reel.moments
  expect(setup).toMatchObject({ after: 0, words: '', place: null })
  expect(told.filter(({ words }) => words !== '').length).toBeGreaterThan(told.length / 2)
  expect(new Set(told.map(({ fight }) => fight)).size).toBe(2)
  const places = new Set(told.map(({ place }) => place))
  expect(places.size).toBeGreaterThan(3)
  for (const place of places) expect(place === null || g.p.groups[place] !== undefined).toBe(true)
})

test('its turns have only numbers, everybody sees the same, and the points are the units left', () => {
  expect(turnsOf(reel.moments).map(({ turn }) => turn)).toEqual(
    [...turnsOf(reel.moments).keys()].map(n => n + 1),
  )
  expect(STORY.eyes).toEqual(['all'])
  const all = s.players.map((_, side) =>
    s.setup.groups
      .filter(({ owner, where }) => owner === side && where === 'field')
      .flatMap(({ stacks }) => stacks)
      .reduce((sum, { healthy }) => sum + healthy, 0),
  )
  expect(STORY.points(positionAt(reel, 0))).toEqual(all)
  const left = STORY.points(positionAt(reel, reel.moments.length - 1))
  expect(left.some((units, side) => units < (all[side] as number))).toBe(true)
})
