import { env } from 'node:process'
import { describe, expect, test } from 'vitest'
import { begin, over, pending, seeded, submit } from '@sandtable/kernel'
import { LAWS, randomAnswer } from '@sandtable/testkit'
import type { Scenario } from './scenario.ts'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'

const SCALE = Number(env['SOAK_SCALE'] ?? 1)

/** 3,000 games of all battles together. */
const GAMES = Math.ceil((3_000 / BATTLES.length) * SCALE)

/** Each law examines one game in this many closely, at one decision in this many. */
const ONE_GAME_IN: Readonly<Record<string, number>> = { L3: 20, L8: 20, L9: 20 }
const ONE_DECISION_IN = 10

/** No game may take more answers, and no answer may set off more steps. */
const ANSWERS = 5_000
const STEPS = 2_000

/** Plays a battle with any options to its end, and returns how many answers that took. */
function playedOut(s: Scenario, seed: string): number {
  const answers = seeded(`${seed} answers`)
  const g = begin(MANPOWER, s, { dice: seeded(seed), record: false, bound: STEPS })
  for (let n = 0; ; n++) {
    if (over(g)) return n
    const [decision] = pending(g)
    if (decision === undefined || n > ANSWERS) throw new Error(`seed '${seed}': no end after ${n} answers`)
    submit(g, decision.player, randomAnswer(decision.options, answers))
  }
}

/** Each law checks other games. */
const watched = (law: string, seeds: readonly string[]): string[] => {
  const share = ONE_GAME_IN[law] ?? 10
  return seeds.filter((_, i) => i % share === Number(law.slice(1)) % share)
}

const WATCHING = LAWS.filter(({ id }) => id !== 'L7').map(law => [law.id, law.sentence, law] as const)

describe.for(BATTLES)('%s', scenario => {
  const seeds = Array.from({ length: GAMES }, (_, i) => `soak of ${scenario} ${i}`)
  const s = battleNamed(scenario)

  test('[L7] no dead end, bounded automatic steps, and the battle ends', () => {
    const longest = seeds.reduce((most, seed) => Math.max(most, playedOut(s, seed)), 0)
    console.log(
      `figure: ${scenario}: ${GAMES} random games, 0 dead ends, at most ${longest} answers in a game`,
    )
    expect(longest).toBeLessThanOrEqual(ANSWERS)
  })

  test.for(WATCHING)('[%s] %s', ([id, , law]) => {
    const trial = { rules: MANPOWER, s, scenario, oneIn: ONE_DECISION_IN, seeds: watched(id, seeds) }
    expect(() => law.check(trial)).not.toThrow()
  })
})
