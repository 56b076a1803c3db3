import { expect, test } from 'vitest'
import { placeBeside } from './note-layout.ts'

const SCREEN = { width: 1440, height: 900 }
const NOTE = { width: 300, height: 160 }

test.for([
  ['in the middle', { left: 600, top: 400, width: 50, height: 50 }, 'right'],
  ['at the right edge', { left: 1380, top: 400, width: 50, height: 50 }, 'left'],
  ['as wide as the screen, at the foot', { left: 0, top: 800, width: 1440, height: 100 }, 'above'],
  ['as wide as the screen, at the top', { left: 0, top: 0, width: 1440, height: 56 }, 'below'],
  ['as large as the screen', { left: 0, top: 0, width: 1440, height: 900 }, 'over'],
] as const)('beside something %s', ([, target, side]) => {
  const place = placeBeside(target, NOTE, SCREEN)
  expect(place.side).toBe(side)
  expect(place.left).toBeGreaterThanOrEqual(0)
  expect(place.left + NOTE.width).toBeLessThanOrEqual(SCREEN.width)
  expect(place.top).toBeGreaterThanOrEqual(0)
  expect(place.top + NOTE.height).toBeLessThanOrEqual(SCREEN.height)
})

test('the note covers nothing that must stay visible, if there is room elsewhere', () => {
  const hand = { left: 330, top: 780, width: 500, height: 60 }
  const done = { left: 960, top: 850, width: 110, height: 40 }
  expect(placeBeside(hand, NOTE, SCREEN).side).toBe('right')
  expect(placeBeside(hand, NOTE, SCREEN, [done]).side).toBe('left')
  expect(placeBeside({ ...hand, left: 300 }, NOTE, SCREEN, [done]).side).toBe('above')
  const everything = { left: 0, top: 0, width: 1440, height: 900 }
  expect(placeBeside(hand, NOTE, SCREEN, [everything]).side).toBe('right')
})

test('the pointer stays on the edge, however far off the target is', () => {
  const { pointer, side } = placeBeside({ left: 10, top: 880, width: 20, height: 10 }, NOTE, SCREEN)
  expect(side).toBe('right')
  expect(pointer.top).toBeLessThanOrEqual(NOTE.height)
})
