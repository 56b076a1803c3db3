import { describe, expect, test } from 'vitest'
import { pending, seeded, submit } from '@sandtable/kernel'
import type { Space } from '@sandtable/kernel'
import type { GroupSpec } from '../testing/field.ts'
import { built, moving, patch } from '../testing/moves.ts'
import { overlap } from '@sandtable/board'
import { footprint } from '../formation/layout.ts'
import { standsOnGround } from './contact.ts'

const group = (side: number, x: number, y: number, stacks: GroupSpec['stacks']): GroupSpec => ({
  side,
  stacks,
  at: [x, y],
})
const s = {
  groups: [
    group(0, 300, 300, [['riflemen-ww2', 60]]),
    group(0, 300, 400, [['medium-tank', 4]]),
    group(0, 300, 420, [['truck-ww2', 2]]),
    group(0, 290, 420, [['riflemen-ww2', 20]]),
    group(0, 200, 600, [['scout-fighter', 2]]),
    group(1, 600, 300, [['riflemen-ww2', 60]]),
    group(1, 600, 420, [['heavy-machine-gun', 3]]),
    group(1, 700, 500, [['cargo-helicopter', 1]]),
  ],
  map: {
    width: 80_000,
    height: 80_000,
    ground: [patch('river', 400, 0, 420, 800), patch('house', 330, 280, 340, 290)],
    works: [built('trench', [320, 430]), built('minefield', [450, 420])],
  },
}

/** Pairs of enemies on the same ground. */
function onEnemies({ s: scenario, p }: ReturnType<typeof moving>): string[] {
  const standing = p.groups.filter(standsOnGround)
  return standing.flatMap(one =>
    standing
      .filter(
        other => other.owner > one.owner && overlap(footprint(scenario, one), footprint(scenario, other)),
      )
      .map(other => `${one.name} and ${other.name}`),
  )
}

describe('sampled orders', () => {
  test.each([...Array(12).keys()])('are lawful and come to an end, whatever the dice (%i)', n => {
    const g = moving(s, `orders ${n}`)
    const dice = seeded(`answers ${n}`)
    let answers = 0
    for (let [one] = pending(g); one !== undefined && g.p.phase === 'movement'; [one] = pending(g)) {
      const { has, sample } = one.options as Space
      const answer = sample(dice)
      expect(has(answer)).toBe(true)
      expect(submit(g, one.player, answer)).toBeNull()
      expect(answers++).toBeLessThan(500)
      expect(onEnemies(g)).toEqual([])
    }
    expect(answers).toBeGreaterThan(0)
  })
})
