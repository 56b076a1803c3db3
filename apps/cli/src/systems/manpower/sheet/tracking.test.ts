import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Position } from '@sandtable/manpower'
import { trackingSheets } from '@sandtable/manpower'
import { copy } from '@sandtable/kernel'
import { COLDWATER, typedAt } from '../testing/coldwater.ts'
import { openRoster, PACKS } from '@sandtable/shelf'
import { PATIENCE, run, scratch } from '../../../testing/bin.ts'

const rowsOf = (p: Position) => trackingSheets(COLDWATER.s, p, 'map').flatMap(({ rows }) => rows)

test('[M-sheet-purpose] every side has its own sheet, headed with its name', () => {
  const sheets = trackingSheets(COLDWATER.s, COLDWATER.s.setup as Position, 'map')
  expect(sheets.map(({ head }) => head)).toEqual(
    COLDWATER.s.players.map(({ name }) => ({ player: name, battle: COLDWATER.s.name, turn: 0 })),
  )
  expect(sheets.map(({ rows }) => rows[0]?.group)).toEqual(['Weavers', 'Spears of Hale'])
})

test('[M-sheet-columns] [MG-sheet] a battle fills the tracking sheet: counts by type, the speed and what sets it, pools', () => {
  const { setup } = COLDWATER.s
  const row = rowsOf(setup as Position).find(({ group }) => group === "Bailiff's men")
  const men = setup.groups.find(({ name }) => name === "Bailiff's men")?.stacks[0]?.healthy
  expect(row).toMatchObject({
    alive: [
      { unit: 'Men-at-arms', units: men },
      { unit: 'Standard Bearer', units: 1 },
    ],
    injured: [],
    dead: [],
    speed: { metres: 90, from: 'Men-at-arms' },
    pools: [{ unit: 'Standard Bearer', health: 8, crew: null }],
    shots: { of: 1, spent: 0 },
    advantage: 3,
  })
})

test("[M-shots-count] [MG-sheet] the sheet ticks the shots fired this turn, and adds up a group's own advantage", () => {
  const p = copy(COLDWATER.s.setup) as Position
  const engines = p.groups.find(({ name }) => name === 'Stone-throwers') as Position['groups'][number]
  engines.low = 2
  Object.assign(engines.stacks[0] ?? {}, { fired: [1] })
  const row = rowsOf(p).find(({ group }) => group === 'Stone-throwers')
  expect(row).toMatchObject({ shots: { of: 1, spent: 1 }, advantage: -1, morale: { which: 'low', turns: 1 } })
})

test("[MG-sheet] at a table, a group's advantage stays blank until its ground is given, but its Low morale shows", () => {
  const opening = openRoster(join(PACKS, 'examples/mill.roster.yaml'))
  if (!opening.ok) throw new Error(JSON.stringify(opening.problems))
  const p = copy(opening.s.setup) as Position
  for (const group of p.groups.slice(0, 1)) group.low = p.turn + 1
  const advantages = trackingSheets(opening.s, p, 'table')[0]?.rows.map(({ advantage }) => advantage)
  expect(advantages?.slice(0, 2)).toEqual([-1, null])
})

test(
  '[M-sheet-purpose] sheet prints the tracking sheets of a roster, and reports its errors',
  { timeout: PATIENCE },
  async () => {
    const [pdf, wrong] = [scratch('mill.pdf'), scratch('wrong.roster.yaml')]
    const roster = join(PACKS, 'examples/mill.roster.yaml')
    const { out, err } = await run(['sheet', roster, '--pdf', pdf])
    expect([out, err]).toEqual([`${pdf}: unit tracking sheets of The mill, on A4\n`, ''])
    expect(readFileSync(pdf, 'latin1')).toMatch(/^%PDF-1\.\d/)
    writeFileSync(wrong, readFileSync(roster, 'utf8').replace('damage: [8]', 'damage: [80]'))
    const refused = await run(['sheet', wrong, '--pdf', pdf])
    expect(refused.err).toBe(
      `${wrong}:11:71: sides.attackers.groups.beta.stacks.medium-tank.damage[0]: expected less: 80 kills it (MG-crew)\n`,
    )
    expect(refused.code).toBe(1)
  },
)

test(
  '[CLI] sheet prints a battle, and the tracking sheets of a saved one',
  { timeout: PATIENCE },
  async () => {
    const [pdf, game, filled] = [scratch('ford.pdf'), scratch('ford.game.json'), scratch('filled.pdf')]
    const printed = await run(['sheet', 'coldwater-ford', '--pdf', pdf, '--what', 'tracking'])
    expect([printed.out, printed.err]).toEqual([`${pdf}: Coldwater Ford: tracking sheets, on A4\n`, ''])
    const { session } = await typedAt(COLDWATER, 'done')
    await session.save(game)
    const sheets = await run(['sheet', game, '--pdf', filled, '--paper', 'letter'])
    expect(sheets.out).toBe(`${filled}: unit tracking sheets of Coldwater Ford, on US Letter\n`)
    for (const path of [pdf, filled]) expect(readFileSync(path, 'latin1')).toMatch(/^%PDF-1\.\d/)
    const refused = await run(['sheet', 'coldwater-ford', '--pdf', pdf, '--what', 'cards'])
    expect(refused.err).toMatch(/^sandtable: 'coldwater-ford' has no cards to print/)
  },
)
