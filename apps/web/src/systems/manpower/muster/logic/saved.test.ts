import { expect, test } from 'vitest'
import type { Asked } from '../../field/logic/orders.ts'
import type { SavedArmy } from './saved.ts'
import { answered, askedIn, begun } from '../../field/testing/asked.ts'
import { armyFile, openArmy } from '../army-files.ts'
import { draftOf, fittingDraft, misfitsOf } from './saved.ts'
import { battleOf } from '../../field/testing/battles.ts'
import { reckoned } from './reckoning.ts'
import { found, unitWares } from './wares.ts'
import { suggestedArmy, suggestedPlaces } from '../../field/logic/counsel.ts'

/** A skirmish in which both sides have chosen the first free leader. */
function mustering(terms: string) {
  const g = begun(battleOf(`hill-41--${terms}`).pack)
  for (const leader of ['tribune', 'field-marshal'])
    answered(g, { do: 'lead', leader: g.s.leaders.findIndex(({ id }) => id === leader) })
  return g
}

const WW2 = mustering('ww2-500')
const asked: Asked = askedIn(WW2)

const saved = (...stacks: readonly { unit: string; units: number; equipment?: string[] }[]): SavedArmy => ({
  name: 'Second corps',
  era: 'ww2',
  manpower: 50_000,
  cost: 10_000,
  army: {
    leader: 'field-marshal',
    groups: stacks.map(({ unit, units, equipment = [] }) => ({
      name: 'Alder',
      order: 'open',
      stacks: [{ unit, units, equipment, spells: [] }],
    })),
  },
})

test('an army survives a round trip through its file, and other files are refused', () => {
  const { pack } = battleOf('hill-41')
  const army = saved({ unit: 'riflemen-ww2', units: 40 })
  const opened = (text: string) => openArmy(asked, pack, { name: 'corps.yaml', text })
  expect(opened(armyFile(army))).toEqual({ ...army, cost: 4000 })
  expect(opened(armyFile(army).replace('riflemen-ww2', 'griffin'))).toEqual([
    expect.stringMatching(/corps\.yaml.*griffin/),
  ])
  expect(opened('{}')).toEqual(expect.arrayContaining([expect.stringContaining('corps.yaml')]))
})

test('[MG-skirmish] an army that fits is loaded whole', () => {
  const army = saved(
    { unit: 'riflemen-ww2', units: 40, equipment: ['grenades'] },
    { unit: 'medium-tank', units: 2 },
  )
  expect(misfitsOf(asked, { ...army, cost: 11_000 })).toEqual([])
  const { why, cost } = reckoned(asked, draftOf(asked.s, army.army))
  expect([why, cost]).toEqual([null, 10_400])
})

test('[MG-skirmish] an army that does not fit says why, unit by unit, and the rest can be loaded', () => {
  const army = saved(
    { unit: 'knight', units: 4 },
    { unit: 'griffin', units: 1 },
    { unit: 'riflemen-ww2', units: 9 },
  )
  expect(misfitsOf(asked, army)).toEqual([
    { key: 'saved:misfit:sale', values: { name: 'Knight', why: 'from another era' } },
    { key: 'saved:misfit:unknown', values: { name: 'griffin' } },
  ])
  expect(fittingDraft(asked, army.army)).toHaveLength(1)
})

test('[MG-skirmish] an army that has become more expensive says so', () => {
  const army = saved({ unit: 'riflemen-ww2', units: 200 })
  expect(misfitsOf(asked, army)).toEqual([
    { key: 'saved:misfit:costs-more', values: { cost: 200, was: 100 } },
  ])
  expect(misfitsOf(asked, saved({ unit: 'riflemen-ww2', units: 600 }))).toEqual([
    { key: 'saved:misfit:too-expensive', values: { cost: 600, manpower: 500 } },
  ])
})

test('the list can be searched by name and use, and leaves out units of other leaders', () => {
  const wares = unitWares(asked)
  expect(found(wares, null, 'stops tanks').map(({ id }) => id)).toContain('anti-tank-gun')
  expect(found(wares, 'anti-tank', '').map(({ id }) => id)).toEqual(['bazooka-team', 'anti-tank-gun'])
  expect(wares.map(({ id }) => id)).toContain('guard-infantry-ww2')
  expect(wares.map(({ id }) => id)).not.toContain('volunteers-ww2')
})

test('groups without a name get a free one', () => {
  const stack = draftOf(asked.s, saved({ unit: 'riflemen-ww2', units: 4 }).army)[0]!
  const { groups } = reckoned(asked, [
    { ...stack, name: '' },
    { ...stack, name: 'Riflemen 1' },
  ])
  expect(groups.map(({ name }) => name)).toEqual(['Riflemen 2', 'Riflemen 1'])
})

test('a suggested army can be bought, and all of it placed', () => {
  const g = mustering('ww2-250')
  for (const _ of [0, 1]) {
    const { side } = askedIn(g)
    const groups = suggestedArmy(g, side, 'counsel')
    expect(groups.length).toBeGreaterThan(1)
    answered(g, { do: 'muster', groups } as never)
  }
  const { side, kind } = askedIn(g)
  const waiting = g.p.groups.filter(({ owner }) => owner === side).length
  expect([kind, suggestedPlaces(g, side).length]).toEqual(['place', waiting])
})
