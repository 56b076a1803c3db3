import { describe, expect, test } from 'vitest'
import { LAWS } from '@sandtable/testkit'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'

/** Milliseconds that a law may take on a slow machine. */
const SLOW = 60_000
/** One decision in this many is examined closely. */
const ONE_IN = 100

/** Every battle is played to its end; each other law checks one or two, and together they check all of them. */
const watching = (law: number): string[] =>
  LAWS[law]?.id === 'L7' ? BATTLES : BATTLES.filter((_, battle) => (battle + law) % 4 === 0)

describe.each(LAWS.map((law, number) => [law.id, law.sentence, law, number] as const))(
  '[%s] %s',
  (_id, _sentence, law, number) => {
    test.each(watching(number))(`[${law.id}] in %s`, { timeout: SLOW }, scenario => {
      const trial = {
        rules: MANPOWER,
        s: battleNamed(scenario),
        scenario,
        seeds: [`${scenario} 0`],
        oneIn: ONE_IN,
      }
      expect(() => law.check(trial)).not.toThrow()
    })
  },
)
