import { beforeAll, describe, expect, test } from 'vitest'
import type { Tale, Waw } from '@sandtable/waw'
import type { Moment, Reel } from './reel.ts'
import { copy, encode, fold, seen } from '@sandtable/kernel'
import { WAW } from '@sandtable/waw'
import type { Played } from '../replay/testing/played.ts'
import { HASTINGS, played } from '../replay/testing/played.ts'
import { positionAt, reelOf, sameMoment, turnsOf } from './reel.ts'
import { warStory } from '../systems/waw/playback/war-story.ts'

const { s } = HASTINGS
const STORY = warStory(s)
let game: Played
let all: Reel<Waw, Tale>
beforeAll(() => {
  game = played()
  all = reelOf(STORY, { log: game.g.log ?? [], redacted: false }, 'all')
})

describe('a viewer who sees everything', () => {
  test('starts with the set-up and ends with the result', () => {
    expect(encode(positionAt(all, 0))).toBe(encode(WAW.start(s).position))
    expect(all.moments.at(-1)?.after).toBeLessThanOrEqual(game.g.log?.length ?? 0)
    expect(encode(positionAt(all, all.moments.length - 1).points)).toBe(encode(game.g.p.points))
  })

  test('has the same position at any moment as the log folded from the start', () => {
    for (let moment = 0; moment < all.moments.length; moment += 37) {
      const { after } = all.moments[moment] as Moment
      const folded = fold(WAW, s, copy(WAW.start(s).position), (game.g.log ?? []).slice(0, after))
      expect(encode(positionAt(all, moment))).toBe(encode(folded))
    }
  })

  test('goes through the turns in order', () => {
    const turns = turnsOf(all.moments)
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1))
    for (const { turn, moment } of turns) expect(all.moments[moment]?.turn).toBe(turn)
  })

  test('finds fights, with both sides in them, and quiet moments', () => {
    const fights = all.moments.filter(({ fight }) => fight)
    expect(fights.length).toBeGreaterThan(0)
    expect(fights.length).toBeLessThan(all.moments.length)
    expect(new Set(fights.map(({ player }) => player)).size).toBeGreaterThan(1)
  })
})

test.for([0, 1, null])('a viewer (%s) sees the same as in the game', viewer => {
  const reel = reelOf(STORY, { log: game.g.log ?? [], redacted: false }, viewer)
  const last = reel.moments.length - 1
  const { after } = reel.moments[last] as Moment
  const whole = fold(WAW, s, copy(WAW.start(s).position), (game.g.log ?? []).slice(0, after))
  expect(encode(positionAt(reel, last))).toBe(encode(WAW.view(s, whole, viewer)))
})

test("one viewer's stream gives the same as the whole log through the same eyes", () => {
  const told = (game.g.log ?? []).flatMap(e => seen(WAW, e, 0) ?? [])
  const streamed = reelOf(STORY, { log: told, redacted: true }, 0)
  const whole = reelOf(STORY, { log: game.g.log ?? [], redacted: false }, 0)
  expect(streamed.moments.length).toBe(whole.moments.length)
  for (let moment = 0; moment < whole.moments.length; moment += 53)
    expect(encode(positionAt(streamed, moment))).toBe(encode(positionAt(whole, moment)))
})

test('changing eyes keeps the moment', () => {
  const mine = reelOf(STORY, { log: game.g.log ?? [], redacted: false }, 0)
  for (const moment of [0, 20, all.moments.length - 1]) {
    const there = sameMoment(all.moments, moment, mine.moments)
    expect(mine.moments[there]?.after).toBeLessThanOrEqual(all.moments[moment]?.after as number)
  }
  expect(sameMoment(all.moments, all.moments.length - 1, all.moments)).toBe(all.moments.length - 1)
})
