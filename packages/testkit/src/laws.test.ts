import { describe, expect, test } from 'vitest'
import { checkLaws, LAWS } from './laws.ts'
import { trialOf } from './toy/faulty.ts'
import { GOLD_RUN, printed } from './toy/ruleset.ts'

const seeds = Array.from({ length: 25 }, (_, i) => `game ${i}`)

describe.for([2, 3])('Gold Run for %i', players => {
  const trial = { rules: GOLD_RUN, s: printed(players), scenario: `gold-run-${players}`, seeds }

  test.for(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', ([, , law]) => {
    expect(() => law.check(trial)).not.toThrow()
  })
})

test('[L7] all laws are checked, and the first breach is thrown with law, seed and decision', () => {
  expect(LAWS.map(law => law.id)).toEqual(['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9', 'L11'])
  expect(() => checkLaws({ ...trialOf(GOLD_RUN, 1), answers: 5 })).toThrow(
    "[L1] seed 'seed 0', decision 5: the game is not over after 5 answers",
  )
})

test('[L1] a trial can have one decision in many examined closely', () => {
  const looks = (oneIn: number): number => {
    let dealt = 0
    const world: typeof GOLD_RUN.world = (...given) => {
      dealt++
      return GOLD_RUN.world(...given)
    }
    checkLaws({ ...trialOf({ ...GOLD_RUN, world }, 4), oneIn })
    return dealt
  }
  expect(looks(10)).toBeLessThan(looks(1) / 4)
})
