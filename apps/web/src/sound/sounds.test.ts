import { expect, test } from 'vitest'
import type { Cue } from './cue.ts'
import type { Moment } from '../playback/reel.ts'
import { heardBetween } from './sounds.tsx'
import { weightiest } from './cue.ts'

const moments = (...cues: (Cue | null)[]): Moment[] =>
  cues.map((cue, i) => ({
    after: i,
    happened: i,
    turn: 1,
    player: null,
    fight: false,
    detail: 'outcome',
    words: '',
    place: null,
    stay: 100,
    holds: false,
    cue,
  }))

const at = (all: readonly Moment[], moment: number) => ({
  moments: all,
  playback: { moment, playing: true, speed: 1 },
})

test('of what happens at once only the weightiest is heard', () => {
  expect(weightiest(['dice', null, 'rout', 'hit'])).toBe('rout')
  expect(weightiest([null])).toBeNull()
})

test('moments are heard as the screen comes to them, but not on the way back, nor when many are skipped', () => {
  const all = moments(null, 'march', 'dice', 'hit', ...Array.from({ length: 20 }, () => 'dice' as const))
  expect(heardBetween(at(all, 0), at(all, 1))).toBe('march')
  expect(heardBetween(at(all, 1), at(all, 3))).toBe('hit')
  expect(heardBetween(at(all, 3), at(all, 1))).toBeNull()
  expect(heardBetween(at(all, 0), at(all, 20))).toBeNull()
  expect(heardBetween(at([], 0), at(all, 3))).toBeNull()
})
