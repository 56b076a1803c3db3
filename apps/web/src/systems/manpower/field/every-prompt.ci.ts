import { describe, expect, test } from 'vitest'
import { packNames } from '@sandtable/shelf'
import { drawBattle } from './testing/draw-battle.ts'

const HOW = { first: 1, oneIn: 150, most: 1, others: 1 }

describe.each([...packNames(['manpower']), 'hill-41--ww2-250', 'merle-bridges--medieval-v-modern-500'])(
  'whatever %s asks, the table of a battle draws it',
  name => {
    test.for(['wide 1', 'wide 2'])('in the game of seed %s', async seed => {
      const { pages, sorts } = await drawBattle(name, { seed, ...HOW })
      expect(sorts.size).toBeGreaterThan(3)
      expect(pages).toBeGreaterThan(100)
    })
  },
)
