import { expect, test } from 'vitest'
import type { Position } from '../position.ts'
import { firstModifiers } from './first-modifiers.ts'
import { modifiers, play } from '../testing/field.ts'
import { say } from '../say/testing/story.ts'

test('[W-12.1-modifiers] modifiers shown before a battle are those of its first round, commanders included', () => {
  const b = play({
    attacker: ['Lee 3* 2/1', 'Foot 3/2', 'Horse 2/2 C'],
    defender: ['Line 3/2', 'Militia 1/1'],
    rest: 9,
  })
  const { view, e } = firstModifiers(b.s, b.s.setup as Position)
  const lines = say(b.s, view, e)
  expect(modifiers(b)[0]).toEqual([3, -1])
  expect(lines.filter(({ as }) => as === 'total').map(({ reckoning }) => reckoning)).toEqual(['+3', '−1'])
  expect(lines.flatMap(({ rules }) => rules)).toEqual(
    expect.arrayContaining(['W-12.1.1-leader-combat', 'W-12.1.1-cav-none', 'W-12.1.1-leader-morale']),
  )
})
