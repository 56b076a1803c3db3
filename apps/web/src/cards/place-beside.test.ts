import { expect, test } from 'vitest'
import { bestPlace } from './place-beside.ts'

const SCREEN = { width: 1000, height: 800 }
const CARD = { width: 300, height: 400 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a card stands to the right of its piece', () => {
  expect(bestPlace(box(100, 100, 50, 50), CARD, SCREEN, [])).toEqual([162, 100])
})

test('where there is no room to the right it stands to the left', () => {
  expect(bestPlace(box(900, 100, 50, 50), CARD, SCREEN, [])).toEqual([588, 100])
})

test('it stands where it covers neither the selection nor its targets', () => {
  const target = box(200, 120, 100, 100)
  expect(bestPlace(box(100, 100, 50, 50), CARD, SCREEN, [target])).toEqual([100, 162 + 0])
})

test('it stays on the screen', () => {
  const [x, y] = bestPlace(box(400, 780, 20, 20), CARD, SCREEN, [])
  expect(x).toBe(432)
  expect(y).toBe(SCREEN.height - CARD.height - 8)
})
