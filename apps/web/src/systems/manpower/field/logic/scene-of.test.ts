import type { Event } from '@sandtable/manpower'
import { centre } from '@sandtable/manpower'
import { expect, test } from 'vitest'
import { battleOf } from '../testing/battles.ts'
import { begun } from '../testing/asked.ts'
import { groupAt } from './orders.ts'
import { placeOf } from './scene-of.ts'

const { s, p } = begun(battleOf('hallam-junction').pack)
const place = (e: unknown) => placeOf(s, p, e as Event)

test("an event is at its group's current place, or nowhere if the group is off the field", () => {
  expect(place({ is: 'move-ended', group: 3 })).toEqual({ group: 3, spot: centre(s, groupAt(p, 3)) })
  expect(place({ is: 'volley-fired', by: [{ group: 2 }], aim: { at: 'stack', group: 3 } })?.group).toBe(2)
  expect(place({ is: 'attack-declared', declared: { group: 4, aim: { at: 'work', work: 0 } } })?.group).toBe(
    4,
  )
  const left = { ...p, groups: p.groups.map(group => ({ ...group, where: 'left' as const })) }
  expect(placeOf(s, left, { is: 'left', group: 3 })).toBeNull()
})

test('an event on the ground or at a work is at its spot, and other events have no place', () => {
  expect(place({ is: 'ground-struck', by: null, point: [100, 200] })).toEqual({
    group: null,
    spot: [100, 200],
  })
  const declared = { group: 4, aim: { at: 'point', point: [300, 400] } }
  expect(place({ is: 'attack-declared', declared })).toEqual({ group: null, spot: [300, 400] })
  expect(place({ is: 'work-hit', work: 0, damage: 3 })?.spot).toEqual(p.works[0]?.at)
  expect(place({ is: 'turn-began', turn: 2 })).toBeNull()
})
