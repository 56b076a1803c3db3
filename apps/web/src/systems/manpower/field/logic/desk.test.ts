import { createStore } from 'zustand/vanilla'
import { expect, test } from 'vitest'
import type { SeenField } from '../../game/live-field.ts'
import { battleOf, fought } from '../testing/battles.ts'
import { notTold } from '../../../../game/testing/not-told.ts'
import { seenIn } from '../../../../game/testing/seen-in.ts'
import { sitAtOnce } from '../testing/sit-at-once.ts'

test('a group that vanishes with an undone split is no longer chosen, lit or shown', () => {
  const seen: SeenField = seenIn(fought(battleOf('hallam-junction').s, 1), null, { tale: [] })
  const groups = seen.view?.groups ?? []
  const split = { ...seen.view, groups: [...groups, groups[0]] } as SeenField['view']
  const live = {
    seen: createStore<SeenField>(() => ({ ...seen, view: split })),
    answer: () => Promise.resolve({ taken: 1, stop: null }),
    undo: () => Promise.resolve(null),
    say: () => Promise.resolve(null),
    told: notTold,
    close: () => {},
  }
  const desk = sitAtOnce(live)
  desk.pick(groups.length)
  desk.show({ group: groups.length, spot: [0, 0] })
  live.seen.setState(seen)
  expect(desk.state.getState()).toMatchObject({ selection: { at: 'idle' }, lit: null, shown: null })
  desk.pick(0)
  live.seen.setState({ ...seen, view: split })
  expect(desk.state.getState().selection).toEqual({ at: 'group', group: 0 })
})
