import { describe, expect, test } from 'vitest'
import type { Scenario } from './scenario.ts'
import { begin, playOut, seeded } from '@sandtable/kernel'
import { LAWS, randomAnswer } from '@sandtable/testkit'
import { formatProblem, readPack } from '@sandtable/scenario'
import { counterpart } from './counterpart.ts'
import { UNDECIDED } from './position.ts'
import { warScenario } from './setup/pack.ts'
import { WAW } from './index.ts'

const SCENARIOS = ['hastings-1066', 'missouri-1861', 'mongols-1241']

function packNamed(id: string): Scenario {
  const read = readPack(`${import.meta.dirname}/../../../packs/${id}`)
  if (!read.ok) throw new Error(read.problems.map(problem => formatProblem(id, problem)).join('\n'))
  return warScenario(read.pack)
}

/** Own dice; one decision in this many is examined closely. */
const SEEDS = ['ci 0', 'ci 1', 'ci 2']
const ONE_IN = 20

describe.each(SCENARIOS)('the laws in more games of %s', scenario => {
  const s = packNamed(scenario)
  const trial = { rules: WAW, s, scenario, seeds: SEEDS, oneIn: ONE_IN, counterpart: counterpart(s) }

  test.each(LAWS.map(law => [law.id, law.sentence, law] as const))('[%s] %s', (_id, _sentence, law) => {
    expect(() => law.check(trial)).not.toThrow()
  })

  test('[L7] sixty of them reach their end, each within its turns', () => {
    for (let i = 0; i < 60; i++) {
      const answers = seeded(`${scenario} ci answers ${i}`)
      const g = begin(WAW, s, { dice: seeded(`${scenario} ci end ${i}`), record: false })
      let given = 0
      playOut(g, (_g, _player, _kind, options) => {
        if (++given > 5_000) throw new Error(`game ${i} goes on and on`)
        return randomAnswer(options, answers)
      })
      expect(g.p.turn).toBeLessThanOrEqual(s.turns.length)
      expect(g.p.winner).not.toBe(UNDECIDED)
    }
  })
})
