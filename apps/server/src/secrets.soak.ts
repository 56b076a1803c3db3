import { env } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Viewer } from '@sandtable/kernel'
import type { TwoHouses } from './testing/two-houses.ts'
import { rollDice, seeded } from '@sandtable/kernel'
import { differs, pairOf } from './testing/paired-worlds.ts'
import { HASTINGS, MISSOURI } from './testing/packs.ts'
import { tryPair, twoHouses } from './testing/two-houses.ts'

const PAIRS = Math.ceil(300 * Number(env['SOAK_SCALE'] ?? 1))
/** A pair is dealt after at most this many answers, and played on for some more. */
const LATEST = 300
const STEPS = 40

let two: TwoHouses
beforeAll(async () => void (two = await twoHouses()))
afterAll(() => two.close())

test.for([HASTINGS, MISSOURI])('$id in pairs of worlds: nobody can tell them apart', async opened => {
  const dice = seeded(`pairs of ${opened.id}`)
  const counts = { pairs: 0, varied: 0, answers: 0 }
  for (; counts.pairs < PAIRS; counts.pairs++) {
    const viewer = [0, 1, null][counts.pairs % 3] as Viewer
    const id = `soak-${opened.id}-${counts.pairs}`
    const pair = pairOf(opened, id, viewer, rollDice(dice, LATEST))
    if (differs(pair)) counts.varied++
    const { answers, apart } = await tryPair(two, pair, { opened, steps: STEPS, dice: seeded(id) })
    expect({ id, apart }).toEqual({ id, apart: null })
    counts.answers += answers
  }
  const { pairs, varied, answers } = counts
  console.log(
    `figure: ${opened.id}: ${pairs} pairs of worlds, ${varied} of them different, ${answers} answers in each, 0 bytes apart`,
  )
  expect(varied).toBeGreaterThan(pairs / 2)
})
