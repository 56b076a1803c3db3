import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { anySkirmish } from '../testing/skirmishes.ts'
import { ERAS } from '../charts/eras.ts'
import { MANPOWER } from '../ruleset.ts'

/** Milliseconds that a law may take on a slow machine. */
const SLOW = 60_000
/** One decision in this many is examined closely. */
const ONE_IN = 100

/** Each law watches a skirmish of one era, and together they watch every era. */
describe.each(LAWS.map((law, number) => [law.id, law.sentence, law, number] as const))(
  '[%s] %s',
  (id, _sentence, law, number) => {
    const era = ERAS[number % ERAS.length] ?? 'modern'
    test(`[${id}] [MG-skirmish] in a skirmish of ${era}`, { timeout: SLOW }, () => {
      const s = anySkirmish(era, id)
      const trial = { rules: MANPOWER, s, scenario: s.id, seeds: [`${s.id} 0`], oneIn: ONE_IN }
      expect(() => law.check(trial)).not.toThrow()
    })
  },
)
