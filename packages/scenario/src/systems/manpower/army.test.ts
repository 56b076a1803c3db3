import { expect, test } from 'vitest'
import { armyText, parseArmy } from './army.ts'
import { commonSheets } from './testing/tiny-field.ts'
import { formatProblem } from '../../problem.ts'

const ARMY = `ruleset: manpower
army: The Mill Company
leader: marshal
groups:
  - name: First
    order: close
    stacks:
      - unit: line
        units: 40
        equipment:
          - grenades
  - name: Guns
    order: open
    stacks:
      - unit: gun
        units: 2
`

const read = (text: string) => {
  const reading = parseArmy(text, commonSheets())
  return reading.ok ? reading.army : reading.problems.map(problem => formatProblem('army.yaml', problem))
}

test('[MG-skirmish] a written army reads back as the same', () => {
  const army = read(ARMY)
  expect(army).toMatchObject({
    name: 'The Mill Company',
    leader: 'marshal',
    groups: [{ order: 'close' }, {}],
  })
  expect(armyText(army as never)).toBe(ARMY)
})

test('[MG-spacing] by default a group stands in the order of its era', () => {
  expect(read(ARMY.replace('    order: close\n', ''))).toMatchObject({ groups: [{ order: 'close' }, {}] })
})

test('[MG-skirmish] problems in an army have their line', () => {
  expect(read(ARMY.replace('unit: line', 'unit: lime'))).toEqual([
    expect.stringMatching(/^army\.yaml:8:\d+: .*expected a unit, found "lime".*line/),
  ])
  expect(read(ARMY.replace('leader: marshal', 'leader: nobody'))).toEqual([
    expect.stringMatching(/^army\.yaml:3:\d+: .*expected a leader/),
  ])
  expect(read(ARMY.replace('units: 40', 'units: many'))).toEqual([
    expect.stringMatching(/^army\.yaml:9:\d+: .*expected a whole number from 1 to 10000/),
  ])
  expect(read('ruleset: manpower\narmy: Nobody\ngroups: []\n')).toHaveLength(1)
})
