import { begin, fold, ownCopy, playOut, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { randomAnswer } from '@sandtable/testkit'
import type { LogLine } from './log-line.ts'
import type { Event } from '../events.ts'
import type { Position } from '../position.ts'
import type { Scenario } from '../scenario.ts'
import { randomField } from '../testing/random-field.ts'
import { say } from './testing/story.ts'
import { scenarioOf } from '../testing/field.ts'
import { WAW } from '../index.ts'

const BATTLES = 400

/** A sum's value as a number. */
const figure = ({ reckoning }: LogLine): number => Number(reckoning.replace('−', '-'))

/** Whether a line is about a unit: it names it, or names none. */
const about = (s: Scenario, unit: number, { outcome }: LogLine): boolean => {
  const names = /: ([^:]*)$/.exec(outcome)?.[1]?.split(', ') ?? []
  const others = s.units.map(({ name }) => name).filter(name => names.includes(name))
  return others.length === 0 || others.includes(s.units[unit]?.name ?? '')
}

test("[W-12.1-modifiers][W-12.1.1-cumulative] the sum shown equals the dice's modifier, and the sum of its reasons", () => {
  let [shots, sorted] = [0, 0]
  for (let seed = 0; seed < BATTLES; seed++) {
    const s = scenarioOf(randomField(seeded(`sum ${seed}`), { units: [1, 6], leaders: 2, rulings: 2 }))
    const g = begin(WAW, s, { dice: seeded(`dice ${seed}`) })
    const dice = seeded(`answers ${seed}`)
    playOut(g, (_g, _player, _kind, options) => randomAnswer(options, dice))
    const p = ownCopy<Position>(s.setup)
    let lines: readonly LogLine[] = []
    for (const e of (g.log ?? []) as Event[]) {
      fold(WAW, s, p, [e])
      if (e.is === 'modifiers-set' || e.is === 'pursuit-began') lines = say(s, p, e)
      if (e.is !== 'fired') continue
      const told = lines.filter(line => line.side === e.side && about(s, e.unit, line))
      const totals = told.filter(({ as }) => as === 'total').map(figure)
      const reasons = told.filter(({ as }) => as === 'reason').map(figure)
      expect([seed, totals, reasons.reduce((sum, n) => sum + n, 0)]).toEqual([seed, [e.change], e.change])
      shots++
      if (lines.filter(({ as }) => as === 'total').length > 2) sorted++
    }
  }
  expect(shots).toBeGreaterThan(BATTLES)
  expect(sorted).toBeGreaterThan(0)
})
