import { expect, test } from 'vitest'
import { give } from '@sandtable/manpower'
import { parseRoster, rosterText } from '@sandtable/scenario'
import {
  draftOf,
  firstDraft,
  firstUnit,
  hasTwoArmies,
  spellsFor,
  unitsFor,
  withGroup,
  withSide,
} from './draft.ts'
import { catalogue, duel, duelRoster } from '../testing/duel.ts'

test('a roster from the form can be laid', () => {
  const { title, era, sides } = firstDraft(key => key).roster
  const unit = firstUnit(catalogue(), era)
  const grown = withSide(sides, 'Green').map((side, n) => withGroup(side, { name: `Group ${n}`, unit, era }))
  expect(grown.map(({ id }) => id)).toEqual(['side-1', 'side-2', 'side-3'])
  expect(new Set(grown.map(({ colour }) => colour)).size).toBe(3)
  const reading = parseRoster(rosterText({ title, era, sides: grown }, null), catalogue())
  expect(reading).toMatchObject({ ok: true, roster: { sides: [{ groups: [{ order: 'open' }] }, {}, {}] } })
})

test('a table needs groups on two sides', () => {
  const { roster } = firstDraft(key => key)
  const { era, sides } = roster
  const named = { name: 'Group', unit: firstUnit(catalogue(), era), era }
  const [one, other] = [0, 1].map(n => sides.with(n, withGroup(sides[n] as (typeof sides)[number], named)))
  expect([roster, { sides: one ?? [] }, { sides: other ?? [] }].map(hasTwoArmies)).toEqual([
    false,
    false,
    false,
  ])
  expect(hasTwoArmies({ sides: sides.map(side => withGroup(side, named)) })).toBe(true)
})

test('units belong to the era, or to their leader; spells are for casters', () => {
  const names = (leader: string | null) => unitsFor(catalogue(), 'medieval', leader).map(({ id }) => id)
  expect(names(null)).toContain('spearman')
  expect(names(null)).not.toContain('riflemen-ww2')
  const { id, row } = ownUnit()
  expect([names(null).includes(id), names(row.leader).includes(id)]).toEqual([false, true])
  expect(spellsFor(catalogue(), 'spearman')).toEqual([])
  expect(spellsFor(catalogue(), 'wizard').length).toBeGreaterThan(0)
})

/** A medieval unit that only one leader has. */
function ownUnit() {
  const found = Object.entries(catalogue().units).find(
    ([, unit]) => unit.leader !== null && unit.eras.includes('medieval'),
  )
  if (found === undefined) throw new Error('no leader has a unit of his own')
  return { id: found[0], row: found[1] }
}

test("editing a roster keeps its groups' losses", () => {
  const sitting = duel()
  const note = 'they ran'
  give(sitting, {
    order: { do: 'correct', group: 0, stack: 0, units: 100, injured: 7, dead: 9, damage: [], note },
    dice: [],
  })
  give(sitting, {
    order: { do: 'correct', group: 2, stack: 0, units: 1, injured: 0, dead: 0, damage: [1], note },
    dice: [],
  })
  const { roster } = draftOf(
    { roster: duelRoster(), sheets: null },
    sitting.history.game.s,
    sitting.history.game.p,
  )
  const [red, blue] = roster.sides
  expect(red?.groups[0]?.stacks[0]).toMatchObject({ units: 100, injured: 7, dead: 9, damage: [] })
  expect(blue?.groups[0]?.stacks[0]).toMatchObject({ units: 100, injured: 0, dead: 0 })
  expect(blue?.groups[1]?.stacks[0]).toMatchObject({ units: 1, injured: 0, dead: 0, damage: [1] })
  expect(parseRoster(rosterText(roster, null), catalogue()).ok).toBe(true)
})
