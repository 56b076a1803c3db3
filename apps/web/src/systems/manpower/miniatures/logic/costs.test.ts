import { expect, test } from 'vitest'
import type { Enrolled } from '@sandtable/scenario'
import { battleOf } from '../../field/testing/battles.ts'
import { costsOf } from './costs.ts'

const { catalogue } = battleOf('hill-41').pack

const roster = (unit: string, leader: string | null): Enrolled => ({
  title: 'A table',
  era: 'ww2',
  sides: ['Reds', 'Blues'].map((name, n) => ({
    id: name.toLowerCase(),
    name,
    colour: '#2b4c78',
    status: 'attacking',
    leader: n === 0 ? leader : null,
    groups: [
      {
        id: 'one',
        name: 'One',
        order: 'open',
        stacks: [{ unit, units: 3, equipment: ['grenades'], spells: [], injured: 0, dead: 0, damage: [] }],
      },
    ],
  })),
})

test('[M-mp-units] a roster costs what its units and their equipment cost, each group rounded up', () => {
  expect(costsOf(roster('paratrooper', null), catalogue)).toEqual([500, 500])
})

test("[M-mp-units] a leader who makes units cheaper does so only for the leader's side", () => {
  expect(costsOf(roster('fighter', 'air-marshal'), catalogue)).toEqual([3900, 4300])
})

test('[M-mp-units] units of a file’s own stat sheets have no price here', () => {
  expect(costsOf(roster('griffin', null), catalogue)).toEqual([null, null])
})
