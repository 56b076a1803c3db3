import { expect, test } from 'vitest'
import type { Game } from '@sandtable/kernel'
import { copy, fold, fork, over, pending, submit } from '@sandtable/kernel'
import type { Field } from '../testing/field.ts'
import type { LossKind } from '../battle/losses.ts'
import type { Waw } from '../events.ts'
import { defaultAnswer } from '../battle/policy.ts'
import { demoralized, moraleLeft } from '../battle/morale.ts'
import { isLoss } from '../battle/losses.ts'
import { lossesDue, lossOf, sideInBattle } from './loss.ts'
import { start } from '../testing/field.ts'
import { WAW } from '../ruleset.ts'

/** A battle in which every kind of loss is chosen; on each side several units could take it. */
const FIELD: Field = {
  attacker: ['Foot 5/2', 'Horse 5/2 cv', 'Third 5/2'],
  defender: ['Guard 3>2/2 guard', 'Line 3>2/2', 'Militia 3/2', 'Battery 2/1 art', 'Mortar 2/1 art'],
  dice: [0, 5, 5],
  rest: 4,
}

/** Each question about a loss in a battle played by the house rules. */
function* losses(field: Field): Generator<{ g: Game<Waw>; kind: LossKind; player: number; unit: number }> {
  const g = start(field)
  while (!over(g)) {
    const [asked] = pending(g)
    if (asked === undefined) return
    const { player, kind, options } = asked
    if (isLoss(kind)) for (const unit of options as readonly number[]) yield { g, kind, player, unit }
    submit(g, player, defaultAnswer(g, player, kind, options))
  }
}

test.each(['pass_on', 'ignore'] as const)(
  "[G-24] a loss's forecast matches its result, with a panic on a Guard set to %s",
  guard_panic => {
    const seen = new Set<string>()
    for (const { g, kind, player, unit } of losses({ ...FIELD, options: { guard_panic } })) {
      const told = lossOf(g.s, g.p, kind, player, unit)
      const after = fork(g)
      after.log = []
      submit(after, player, unit)
      const p = fold(WAW, g.s, copy(g.p), after.log.slice(0, 1))
      const side = sideInBattle(g.p, player)
      expect(told.morale).toEqual({
        from: moraleLeft(g.p.battle, g.p, side),
        to: moraleLeft(p.battle, p, side),
        breaks: demoralized(g.s, p.battle, p, side),
      })
      expect(told.unit).toBe(
        p.panicked[unit] !== g.p.panicked[unit]
          ? 'panics'
          : p.steps[unit] === 0
            ? 'eliminated'
            : p.steps[unit] === g.p.steps[unit]
              ? 'steady'
              : 'reduced',
      )
      expect(lossesDue(g.s, g.p, kind, player)).toBeGreaterThan(0)
      seen.add(`${kind} ${told.unit}`)
    }
    expect(seen).toContain('panic panics')
    expect(seen).toContain('hit reduced')
    expect(seen.has('panic steady')).toBe(guard_panic === 'ignore')
  },
)

test('[G-88] a support unit given up in the rout is gone, and morale stays the same', () => {
  const g = start(FIELD)
  const battery = g.p.battle.support[1]?.[0] as number
  const { unit, morale } = lossOf(g.s, g.p, 'support-loss', 1, battery)
  expect([unit, morale.to]).toEqual(['eliminated', morale.from])
})
