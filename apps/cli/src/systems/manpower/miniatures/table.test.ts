import { join } from 'node:path'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepTable } from './table.ts'
import { openRoster, PACKS } from '@sandtable/shelf'
import { PATIENCE, run, scratch } from '../../../testing/bin.ts'
import { sitDown } from '@sandtable/manpower'
import { typist } from '../../../testing/typist.ts'

const MILL = join(PACKS, 'examples/mill.roster.yaml')

/** What the terminal shows when these lines are typed at the example's table. */
async function typedAt(...lines: string[]): Promise<string> {
  const opening = openRoster(MILL)
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  const terminal = typist(lines)
  const roster = readFileSync(MILL, 'utf8')
  await keepTable({
    terminal,
    roster,
    sitting: sitDown(opening.s, 'test'),
    saveAs: null,
    asks: false,
    unsaved: false,
  })
  return terminal.paper()
}

test('[CLI] [M-adv-div] an attack shows its parts, its effects and the sheet', async () => {
  const paper = await typedAt('attack Alpha at Delta, theirs node +1 trench, units 90, dice 3 4')
  expect(paper).toContain('Alpha attacked Delta: 8 damage (strength 23 × 2d6 (3 + 4) ÷ 20)')
  expect(paper).toMatch(/\(target:\s+\+3\s+defending\s+the\s+node,\s+\+1\s+trench/)
  expect(paper).toMatch(/d Delta +Riflemen: 64 +Riflemen: 8 +Riflemen: 8/)
})

test('[CLI] [MG-volley-sum] all volleys of a group are one; a stack may be named by itself', async () => {
  const paper = await typedAt(
    'attack Echo at Alpha, dice 1 1',
    'turn',
    'attack riflemen of echo at a, dice 1 1',
  )
  expect(paper).toContain('(strength 34 ')
  expect(paper).toContain('(strength 10 ')
})

test('[CLI] dice that people roll are asked for until there are enough', async () => {
  const paper = await typedAt(
    'dice mine',
    'attack Delta at Alpha',
    '6',
    '7',
    '6',
    'attack Foxtrot at Beta',
    'no',
  )
  expect(paper).toContain('d6 d6: 6\nd6: 7\nA d6 shows 1 to 6, not 7.\nd6: 6\n')
  expect(paper).toMatch(/43 damage \(strength [\d.]+ × 2d6 \(6 \+ 6\) ÷ 20\)/)
  expect(paper).toContain('d6 d6 d6: no\nOrder cancelled: it needed dice.')
})

test('[CLI] strikes, deviations, rushes, healing and corrections are typed, undone and shown', async () => {
  const paper = await typedAt(
    'strike Gamma at Delta 3 4 and Echo 0 1, dice 2 3',
    'undo',
    'deviate Gamma 500 zero, dice 9',
    'rush Alpha river',
    'heal Delta 2',
    'order Alpha close',
    'morale Delta low 1',
    'correct Alpha injured 5 dead 20: counted again',
    'initiative',
    'log',
    'why M-exp-kill',
    '?',
  )
  expect(paper).toContain('Gamma: burst, damage 2 + 3, kill radius 4 m')
  expect(paper).toContain('Undone.')
  const log = paper.slice(paper.lastIndexOf('table> log'))
  expect(log).not.toContain('Gamma: burst')
  for (const text of [
    'on target (d10 for direction: 9; target point spotted, or guided weapon)',
    'Alpha rushed a hazard',
    'Delta: 2 healed (by hand); now 72 healthy, 2 injured',
    'Alpha: close order',
    'Delta corrected: Low morale until the end of turn 2',
    'Alpha corrected: 95 healthy, 5 injured, 20 dead (counted again)',
    'Initiative order: Village (defending), Attackers (attacking)',
    'An explosive',
    'take back the last order',
  ])
    expect(log).toContain(text)
})

test('[CLI] impossible orders are refused with the reason', async () => {
  const paper = await typedAt(
    'attack Alpha at Delta, dice 3',
    'attack Alpha at Delta, dice 3 4 5',
    'attack Alpha at Zulu',
    'attack Gamma at Delta',
    'strike Gamma at Delta 40 45',
    'attack Alpha at Delta, theirs moon',
    'sing',
    'undo',
  )
  for (const text of [
    'One more die is needed: a d6.',
    'Only 2 dice are needed.',
    "Can’t find a group called 'Zulu'. Try ",
    'That isn’t possible: it doesn’t work on such a target. For weapons fired at the ground use strike.',
    'That isn’t possible: there aren’t that many of them.',
    "'moon' isn’t a kind of ground",
    "There’s no command 'sing'.",
    'There’s nothing to undo yet.',
  ])
    expect(paper).toContain(text)
})

test('[CLI] odds show at the table what an attack would do, and change nothing', async () => {
  const paper = await typedAt('odds Alpha at Delta, theirs node', 'odds Gamma at Delta', 'odds Alpha', 'undo')
  expect(paper.match(/^ +\d+\.\d% +\d+: \d+ dead, \d+ more injured/gm)).toHaveLength(11)
  expect(paper).toContain(
    'odds Gamma at Delta\nThat isn’t possible: it doesn’t work on such a target. For weapons fired at the ground use strike',
  )
  expect(paper).toContain('Which group attacks which?')
  expect(paper).toContain('There’s nothing to undo yet.')
})

test('[CLI] quitting asks once where to save unsaved changes', async () => {
  const file = scratch('left.table.json')
  expect(await typedAt('quit')).not.toContain('Save the table?')
  const left = await typedAt('turn', 'quit', file)
  expect(left).toMatch(
    /Save the table\? Type a file name, press Enter for the-mill\S*\.table\.json, or type "no"\.\nSave as: /,
  )
  expect(left).toContain(`Saved: ${file}`)
  expect(readFileSync(file, 'utf8')).toContain('sandtable-table')
  expect(await typedAt('turn', `save ${file}`, 'quit')).not.toContain('Save the table?')
})

test('[CLI] an impossible order is refused before dice are asked for', async () => {
  expect(await typedAt('dice mine', 'attack Gamma at Delta')).toContain(
    'That isn’t possible: it doesn’t work on such a target',
  )
})

test.each([
  [
    'attack Alpha at Delta, units 1e9',
    "units of Riflemen of Alpha: expected a whole number from 1 to 106, not '1e9'.",
  ],
  [
    'attack Alpha at Delta, units 500',
    "units of Riflemen of Alpha: expected a whole number from 1 to 106, not '500'.",
  ],
  [
    'attack Alpha at Delta, units',
    "units of Riflemen of Alpha: expected a whole number from 1 to 106, not ''.",
  ],
  ['attack Alpha at Delta, dice 1e1', "dice: expected a whole number from 1 to 1,000,000, not '1e1'."],
  ['attack Alpha at Delta, distance 1e1', "distance: expected metres such as 25 or 12.5, not '1e1'."],
  ['strike Gamma at Delta 1e1', "Riflemen of Delta: expected a whole number from 0 to 74, not '1e1'."],
  ['strike Gamma at Delta -1', "Riflemen of Delta: expected a whole number from 0 to 74, not '-1'."],
  ['heal Delta 1e1', "heal: expected a whole number from 1 to 1,000,000, not '1e1'."],
  ['correct Alpha injured 1e1', "injured: expected a whole number from 0 to 1,000,000, not '1e1'."],
  ['correct Alpha dead -1', "dead: expected a whole number from 0 to 1,000,000, not '-1'."],
  ['correct Alpha injured 5 deadly', "injured: expected a whole number from 0 to 1,000,000, not '5 deadly'."],
])('[CLI] an invalid number changes nothing: %s', async (line, told) => {
  const paper = await typedAt(line, 'undo')
  expect(paper).toContain(`${line}\n${told}\n`)
  expect(paper).toContain('There’s nothing to undo yet.')
})

test(
  '[CLI] a table is saved after every order, resumes, and prints its sheet',
  { timeout: PATIENCE },
  async () => {
    const [saved, pdf] = [scratch('friday.table.json'), scratch('friday.pdf')]
    await run(['table', MILL, '--save', saved], {}, 'attack Alpha at Delta, dice 6 6\n')
    const again = await run(['table', saved], {}, `undo\nload ${saved}\n`)
    expect(again.out).toMatch(/Riflemen: 29[^]*Undone\.[^]*Riflemen: 70[^]*Riflemen: 29/)
    const sheet = await run(['sheet', saved, '--pdf', pdf])
    expect(sheet.out).toBe(`${pdf}: unit tracking sheets of The mill, on A4\n`)
    writeFileSync(saved, readFileSync(saved, 'utf8').replace('"units":106', '"units":105'))
    const damaged = await run(['table', saved])
    expect([damaged.code, damaged.err]).toEqual([1, expect.stringContaining('its checksum is wrong')])
  },
)

test(
  '[CLI] odds of an attack at a table show the effect of every roll, and of continuing the fire',
  { timeout: PATIENCE },
  async () => {
    const { out } = await run(['odds', MILL])
    expect(out).toContain('Alpha has no advantage; Delta has +3 defending the node M-adv-node')
    expect(out).toMatch(/16\.7% {3}7: 4 dead, 4 more injured\n/)
    expect(out).toMatch(/1,000 simulated exchanges, standard error 0\.00%/)
    expect(out).toMatch(/after turn {2}6: \d+\.\d of Alpha, \d+\.\d of Delta/)
    const unasked = scratch('unasked.roster.yaml')
    writeFileSync(unasked, readFileSync(MILL, 'utf8').replace(/^odds:.*$/m, ''))
    expect((await run(['odds', unasked])).err).toBe(`${unasked}: odds is missing: add an attack (by, at)\n`)
  },
)
