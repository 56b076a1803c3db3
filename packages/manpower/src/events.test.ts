import type { Answer } from '@sandtable/kernel'
import { begin, copy, encode, fold, isSpace, playOut, rollDice, seeded } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Position } from './position.ts'
import { BATTLES, battleNamed } from './testing/packs.ts'
import { MANPOWER } from './ruleset.ts'
import { MOVING_NOBODY } from './events.ts'

/** Everything that whereabouts, lines of sight and leaders are worked out from. */
const placesIn = ({ groups, leaders, works, clouds }: Position): string =>
  encode({
    leaders,
    works,
    clouds,
    groups: groups.map(({ at, facing, files, order, where, inside, flying, strays, stacks }) => ({
      at,
      facing,
      files,
      order,
      where,
      inside,
      flying,
      strays,
      units: stacks.map(({ unit, healthy, injured, dead }) => [unit, healthy, injured, dead]),
    })),
  })

test.each(BATTLES)('[K-16] in %s no event listed as moving nothing moves anything', id => {
  const s = battleNamed(id)
  const dice = seeded(`${id}, event by event`)
  const g = begin(MANPOWER, s, { dice })
  const p = copy(MANPOWER.start(s).position)
  playOut(g, (_g, _player, _kind, options) =>
    isSpace(options) ? options.sample(dice) : (options[rollDice(dice, options.length)] as Answer),
  )
  const moved = new Set<string>()
  let before = placesIn(p)
  for (const e of g.log ?? []) {
    fold(MANPOWER, s, p, [e])
    const after = placesIn(p)
    if (after !== before) moved.add(e.is)
    before = after
  }
  expect(moved).toContain('advanced')
  expect([...moved].filter(is => MOVING_NOBODY.has(is as 'advanced'))).toEqual([])
})
