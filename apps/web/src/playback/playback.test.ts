import { expect, test } from 'vitest'
import type { Playback, Wish } from './playback.ts'
import { wished, wishOf } from './playback.ts'

const at = (moment: number, playing = false): Playback => ({ moment, playing, speed: 1 })
const LAST = 10

test.for<[string, Playback, Wish, Playback]>([
  ['goes where it is told', at(3), { do: 'go', to: 7 }, at(7)],
  ['goes no further than the end', at(3), { do: 'go', to: Infinity }, at(10)],
  ['goes no further back than the set-up', at(1), { do: 'step', by: -20 }, at(0)],
  ['stops where somebody steps', at(3, true), { do: 'step', by: 1 }, at(4)],
  ['plays', at(3), { do: 'play' }, at(3, true)],
  ['stops playing', at(3, true), { do: 'play' }, at(3)],
  ['starts again at the end', at(10), { do: 'play' }, at(0, true)],
  ['goes on by itself', at(3, true), { do: 'tick' }, at(4, true)],
  ['ends at the end', at(9, true), { do: 'tick' }, at(10)],
])('a replay %s', ([, before, wish, after]) => {
  expect(wished(before, wish, LAST)).toEqual(after)
})

test('a speed changes how long a moment stays, and nothing else', () => {
  expect(wished(at(3, true), { do: 'speed', speed: 4 }, LAST)).toEqual({ ...at(3, true), speed: 4 })
})

test('keys are commands', () => {
  const keys = [' ', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End']
  expect(keys.map(key => wished(at(3), wishOf(key) as Wish, LAST).moment)).toEqual([3, 4, 2, 10, 0, 0, 10])
  expect(wishOf('x')).toBe(null)
})
