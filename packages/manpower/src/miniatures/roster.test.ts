import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { RosterFile } from '@sandtable/scenario'
import { CATALOGUE } from '../testing/field.ts'
import { checkRoster, rosterScenario } from './roster.ts'
import { formatProblem, readRoster } from '@sandtable/scenario'
import { sheetRows } from '../say/testing/english.ts'

const EXAMPLES = join(import.meta.dirname, '../../../../packs/examples')

function mill(): RosterFile {
  const reading = readRoster(join(EXAMPLES, 'mill.roster.yaml'), CATALOGUE)
  if (!reading.ok)
    throw new Error(reading.problems.map(problem => formatProblem('roster', problem)).join('\n'))
  return reading.roster
}

test('[M-men-states] [MG-crew] a roster stands as it is written: the injured, the dead, and machines by their damage', () => {
  const s = rosterScenario(mill())
  const [alpha, beta, , , , foxtrot] = sheetRows(s, s.setup)
  expect([alpha?.alive, alpha?.injured, alpha?.dead]).toEqual([
    ['Riflemen: 97'],
    ['Riflemen: 9'],
    ['Riflemen: 14'],
  ])
  expect(beta?.pools).toEqual(['Medium tanks: health 9, 15, 15, crew 3, 5, 5'])
  expect([foxtrot?.alive, foxtrot?.dead]).toEqual([['Anti-tank guns: 1'], ['Anti-tank guns: 1']])
  expect(checkRoster(mill())).toEqual([])
})

test('[MG-crew] damage that kills is refused where it is written', () => {
  const roster = mill()
  const tanks = roster.sides[0]?.groups[1]?.stacks[0]
  tanks?.damage.push(20)
  expect(checkRoster(roster)).toEqual([
    {
      path: ['sides', 'attackers', 'groups', 'beta', 'stacks', 'medium-tank', 'damage', 1],
      message: 'expected less: 20 kills it',
      rule: 'MG-crew',
    },
  ])
})
