import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { anySkirmish } from '../testing/skirmishes.ts'
import { ERAS } from '../charts/eras.ts'
import { MANPOWER } from '../ruleset.ts'

/** One decision in this many is examined closely. */
const ONE_IN = 100

/** Every law watches a skirmish of every era. */
describe.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (id, _sentence, law) => {
  test.each(ERAS)(`[${id}] [MG-skirmish] in a skirmish of %s`, era => {
    const s = anySkirmish(era, `${id} ci`)
    const trial = { rules: MANPOWER, s, scenario: s.id, seeds: [`${s.id} ci`], oneIn: ONE_IN }
    expect(() => law.check(trial)).not.toThrow()
  })
})
