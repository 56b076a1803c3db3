import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { anySkirmish } from '../testing/skirmishes.ts'
import { ERAS } from '../charts/eras.ts'
import { MANPOWER } from '../ruleset.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)

/** Skirmishes of each era: 1,200 of all of them together. Each law examines one in this many. */
const SKIRMISHES = Math.ceil(200 * SCALE)
const ONE_GAME_IN = 10

/** A law examines one decision in this many closely. */
const ONE_IN = 20

/** No game may take more answers. */
const ANSWERS = 5_000

describe.for(ERAS)('skirmishes of %s', era => {
  test.for(LAWS.map((law, number) => [law.id, law.sentence, law, number] as const))(
    '[MG-skirmish] [%s] %s',
    ([id, , law, number]) => {
      const every = id === 'L7' ? 1 : ONE_GAME_IN
      const games = Array.from({ length: SKIRMISHES }, (_, game) => game).filter(
        game => game % every === number % every,
      )
      for (const game of games) {
        const s = anySkirmish(era, `soak ${game}`)
        const seeds = [`${s.id} soak ${game}`]
        const trial = { rules: MANPOWER, s, scenario: s.id, seeds, answers: ANSWERS, oneIn: ONE_IN }
        expect(() => law.check(trial)).not.toThrow()
      }
      if (id === 'L7') console.log(`figure: ${era}: ${games.length} random skirmishes, 0 dead ends`)
    },
  )
})
