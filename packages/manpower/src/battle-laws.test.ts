import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'

/** Milliseconds that a law may take on a slow machine. */
const SLOW = 60_000
/** One decision in so many is looked at closely. */
const ONE_IN = 40

describe.each(BATTLES)('the laws in a battle: %s', scenario => {
  const trial = {
    rules: MANPOWER,
    s: battleNamed(scenario),
    scenario,
    seeds: [`${scenario} 0`],
    oneIn: ONE_IN,
  }

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))(
    '[%s] %s',
    { timeout: SLOW },
    (_id, _sentence, law) => {
      expect(() => law.check(trial)).not.toThrow()
    },
  )
})
