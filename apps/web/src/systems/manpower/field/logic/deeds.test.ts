import { expect, test } from 'vitest'
import type { Group } from '@sandtable/manpower'
import { answered, begun, until } from '../testing/asked.ts'
import { battleOf } from '../testing/battles.ts'
import { deedsOf } from './deeds.ts'

/** The first movement of the Eastern Corps at Merle. */
function easternMove() {
  const g = begun(battleOf('merle-bridges').pack)
  until(g, 'orders')
  answered(g, { do: 'done' })
  until(g, 'orders')
  return g
}

test("[MG-carry] a group beside a carrier that can't take it learns why; a group far away learns nothing", () => {
  const g = easternMove()
  const numberOf = (name: string): number => g.p.groups.findIndex(group => group.name === name)
  const [men, carriers] = [numberOf('Bridging platoon'), g.p.groups[numberOf('Carriers')] as Group]
  const boarding = (): unknown[] =>
    deedsOf(until(g, 'orders'), men)
      .filter(({ key, values }) => key === 'embark' && values['other'] === 'Carriers')
      .map(({ why }) => why?.what ?? 'yes')
  expect(boarding()).toEqual([])
  const [x, y] = (g.p.groups[men] as Group).at
  carriers.at = [x + 4500, y]
  expect(boarding()).toEqual(['apart'])
  carriers.at = [x + 2500, y]
  expect(boarding()).toEqual(['yes'])
  carriers.covered = 5000
  expect(boarding()).toEqual(['carrier-moved'])
})
