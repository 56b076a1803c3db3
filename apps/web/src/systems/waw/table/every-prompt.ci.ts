import { describe, expect, test } from 'vitest'
import { packNames } from '@sandtable/shelf'
import { drawWar } from './testing/draw-war.tsx'

const HOW = { first: 1, oneIn: 150, most: 2, others: 1 }

describe.each(packNames(['waw']))('whatever %s asks, the table of a war draws it', name => {
  test.for(['wide 1', 'wide 2'])('in the game of seed %s', async seed => {
    const { pages, sorts } = await drawWar(name, { seed, ...HOW })
    expect(sorts.size).toBeGreaterThan(6)
    expect(pages).toBeGreaterThan(100)
  })
})
