import { expect, test } from 'vitest'
import type { Event } from '@sandtable/manpower'
import { MANPOWER } from '@sandtable/manpower'
import { foughtByBots } from './testing/fought-by-bots.ts'
import { fieldStory } from './field-story.ts'
import { placeOf } from '../field/logic/scene-of.ts'
import { startOfBlow } from './runs.ts'
import { STAYS } from './stays.ts'

/** Events of a whole side or turn, which only the bar tells. */
const TOLD: ReadonlySet<Event['is']> = new Set<Event['is']>([
  'battle-ended',
  'buying-ended',
  'gave-up',
  'group-bought',
  'initiative-rolled',
  'initiative-set',
  'leader-chosen',
  'part-began',
  'reinforced',
  'spell-directed',
  'spell-strayed',
  'spell-failed',
  'surrendered',
  'truce-answered',
  'truce-made',
  'truce-offered',
  'turn-began',
])

test('every kind of event says how it is shown', () => {
  expect(Object.keys(STAYS).toSorted()).toEqual(Object.keys(MANPOWER.events).toSorted())
})

test.for(['hallam-junction', 'lantern-marsh', 'coldwater-ford'])(
  'whatever is played of %s can be seen: as a blow, at a place on the field, or in the bar',
  id => {
    const { s, tale, at } = foughtByBots(id, 5)
    const story = fieldStory(s)
    const p = at(tale.length)
    const unseen = tale.flatMap(({ e }, i) => {
      const gist = story.gist(tale[i] as (typeof tale)[number], i, tale)
      if (gist === null || gist.stay === 0 || TOLD.has(e.is)) return []
      const hasGroup = gist.place !== null && p.groups[gist.place] !== undefined
      const isSeen = startOfBlow(tale, i) !== null || hasGroup || placeOf(s, p, e) !== null
      return isSeen ? [] : [e.is]
    })
    expect([...new Set(unseen)]).toEqual([])
  },
)
