import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { LAWS } from './laws.ts'
import { GOLD_RUN, printed } from './toy/ruleset.ts'

const GAMES = Math.ceil(1_000 * Number(env['SOAK_SCALE'] ?? 1))
const seeds = Array.from({ length: GAMES }, (_, i) => `soak ${i}`)

describe.for([2, 3])(`${GAMES} games of Gold Run for %i`, players => {
  const trial = { rules: GOLD_RUN, s: printed(players), scenario: `gold-run-${players}`, seeds }

  test.for(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', ([, , law]) => {
    expect(() => law.check(trial)).not.toThrow()
  })
})
