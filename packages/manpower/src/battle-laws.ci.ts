import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'

/** One decision in this many is examined closely. */
const ONE_IN = 100

/** Every law checks every battle, one or two of them every day, with their own dice. */
describe.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (_id, _sentence, law) => {
  test.each(BATTLES)(`[${law.id}] in %s`, scenario => {
    const seeds = [`${scenario} ci`]
    const trial = { rules: MANPOWER, s: battleNamed(scenario), scenario, seeds, oneIn: ONE_IN }
    expect(() => law.check(trial)).not.toThrow()
  })
})
