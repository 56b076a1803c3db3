import { expect, test } from 'vitest'
import type { DeepReadonly, Game, Kind } from '@sandtable/kernel'
import { begin, over, playOut, seeded } from '@sandtable/kernel'
import { join } from 'node:path'
import { randomAnswer } from '@sandtable/testkit'
import { PACKS } from './folders.ts'
import { readFolder } from './packs.ts'

test.for(['hastings-1066', 'missouri-1861', 'orlen-ridge', 'hill-41'])(
  '[K-18] in %s a bot takes a draw only where it would lose, and never in the first turn',
  scenario => {
    const opening = readFolder(join(PACKS, scenario))
    if (!opening.ok) throw new Error(scenario)
    const { s, system } = opening.opened
    const { rules, takesDraw, sides } = system
    const takers = (g: Game<Kind>): number[] =>
      sides(s).flatMap((_, player) =>
        takesDraw?.(s, rules.view(s, g.p as DeepReadonly<object>, player), player) === true ? [player] : [],
      )
    const g = begin(rules, s, { dice: seeded('draws') })
    expect(takers(g)).toEqual([])
    const answers = seeded('answers')
    let most = 0
    playOut(g, (now, _player, _kind, options) => {
      most = Math.max(most, takers(now as Game<Kind>).length)
      return randomAnswer(options, answers)
    })
    expect(over(g)).toBe(true)
    // Of two sides at most one would lose.
    expect(most).toBeLessThan(2)
  },
)
